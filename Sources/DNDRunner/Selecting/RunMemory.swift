internal import DNDSpecs
package import System

/// What runs in a folder remember for later ones.
package struct RunMemory {
    package private(set) var failures: FailureMemory
    package private(set) var finished: FinishedMemory

    package init(folder: String, wantsNew: Bool) {
        failures = FailureMemory(folder: folder)
        finished = FinishedMemory(file: StateFile("finished", of: folder), isWanted: wantsNew)
    }

    /// Nothing is looked up while nothing has ever failed, and nobody has asked for what is new.
    mutating func note(_ scenario: PlayedScenario, of spec: LoadedSpec) {
        if scenario.isFailure || !failures.failed.isEmpty {
            failures.note(spec.memoryKey(of: scenario.number), hasFailed: scenario.isFailure)
        }
        if finished.isKept, scenario.state.isVerdict { finished.note(spec.finishedID(of: scenario.number)) }
    }

    /// What could not be written.
    package func save() -> [FileError] {
        [failures.save(), finished.save()].compactMap { $0 }
    }
}
