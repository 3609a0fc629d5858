/// Measures the engine from inside: `engine-benchmark NAME` prints one line of JSON, the figures of that workload.
///
/// What the figures stand beside is measured in the same process, from the same random numbers.
@main enum EngineBenchmark {
    static func main() {
        let workloads: [(name: String, run: () -> [Figure])] = [
            ("drags", Drags.figures), ("rows", RowMemory.figures), ("batch", Batches.figures),
            ("snapshots", Snapshots.figures), ("scenarios", Scenarios.figures),
        ]
        let wanted = CommandLine.arguments.dropFirst()
        guard wanted.allSatisfy({ name in workloads.contains { $0.name == name } }) else {
            print("engine-benchmark: the workloads are \(workloads.map { $0.name }.joined(separator: ", "))")
            return
        }
        for workload in workloads where wanted.isEmpty || wanted.contains(workload.name) {
            for figure in workload.run() { print(figure.line) }
        }
    }
}

/// One measured number.
struct Figure {
    let name: String
    let value: Double

    /// `µs`, `ms`, `bytes`
    let unit: String

    /// With three digits behind the point.
    var line: String {
        let thousandths = Int((value * 1000).rounded())
        let rest = "\(thousandths % 1000)"
        let digits = "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
        return "{\"name\":\"\(name)\",\"value\":\(digits),\"unit\":\"\(unit)\"}"
    }
}

/// How long something takes: the median of several runs, in microseconds.
func median(of count: Int, _ body: () -> Duration) -> Double {
    let times = (0..<count).map { _ in body() / .microseconds(1) }.sorted()
    return times[count / 2]
}

/// How long a body takes.
func elapsed(_ body: () -> Void) -> Duration {
    let start = ContinuousClock.now
    body()
    return ContinuousClock.now - start
}

/// SplitMix64: the same numbers from a seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
