import Measuring

/// Measures the engine in process: `engine-benchmark NAME…` prints the figures of those workloads as lines of JSON.
///
/// The baselines of the figures are measured in the same process, with the same random numbers.
@main enum EngineBenchmark {
    static func main() {
        let workloads: [(name: String, run: () -> [Figure])] = [
            // The memory of a row can only be measured in a process that has not freed memory yet.
            ("rows", RowMemory.figures), ("drags", Drags.figures), ("batch", Batches.figures),
            ("snapshots", Snapshots.figures), ("traces", Traces.figures),
        ]
        let wanted = CommandLine.arguments.dropFirst()
        guard wanted.allSatisfy({ name in workloads.contains { $0.name == name } }) else {
            fatalError("engine-benchmark: the workloads are \(workloads.map { $0.name }.joined(separator: ", "))")
        }
        for workload in workloads where wanted.isEmpty || wanted.contains(workload.name) {
            for figure in workload.run() { print(figure.line) }
        }
    }
}
