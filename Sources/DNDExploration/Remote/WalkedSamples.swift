package import DNDInterpreter

/// Ways to come to states, to be compared with what is known of the states: of each kind some, all with the same
/// chance.
package struct WalkedSamples {
    package struct Sample {
        package let state: Int

        /// Steps from the start that lead to the state.
        package let way: [String]

        /// The step to go on with; nil for any.
        package var choice: Int?
    }

    private struct Reservoir {
        var samples: [Sample] = []
        var count = 0
    }

    private var reservoirs: [String: Reservoir] = [:]
    package var random = SeededGenerator(seed: 1)

    private static let samplesOfKindAtMost = 24

    package init() {}

    /// Takes a way to a state that is known by another one. What a delegate remembers shows in what follows.
    package mutating func take(_ way: [String], to state: Int) {
        take(Sample(state: state, way: way), kind: "to \(verb(way.last ?? ""))")
    }

    /// Takes a step that was played after a longer way than the path of its state.
    package mutating func take(_ step: String, of choice: Int, after path: [String], to state: Int) {
        take(Sample(state: state, way: path, choice: choice), kind: verb(step))
    }

    private mutating func take(_ sample: Sample, kind: String) {
        var reservoir = reservoirs[kind] ?? Reservoir()
        reservoir.count += 1
        if reservoir.samples.count < Self.samplesOfKindAtMost {
            reservoir.samples.append(sample)
        } else {
            let place = random.next(below: reservoir.count)
            if reservoir.samples.indices.contains(place) { reservoir.samples[place] = sample }
        }
        reservoirs[kind] = reservoir
    }

    private func verb(_ step: String) -> String { String(step.prefix { $0 != " " }) }

    /// In the order of the kinds.
    package var all: [Sample] { reservoirs.sorted { $0.key < $1.key }.flatMap { $0.value.samples } }
}
