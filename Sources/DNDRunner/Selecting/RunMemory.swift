internal import DNDSpecs
package import System

/// What runs in a folder store for later runs.
package struct RunMemory {
    package private(set) var failures: FailureMemory
    package private(set) var finished: FinishedMemory

    package init(folder: String, wantsNew: Bool) {
        failures = FailureMemory(folder: folder)
        finished = FinishedMemory(file: StateFile("finished", of: folder), isWanted: wantsNew)
    }

    /// Records a result. Costs almost nothing while no scenario has failed and `--new` is not in use.
    mutating func note(_ scenario: PlayedScenario, of spec: LoadedSpec) {
        if scenario.isFailure || !failures.failed.isEmpty {
            failures.note(spec.memoryKey(of: scenario.number), hasFailed: scenario.isFailure)
        }
        if finished.isKept, scenario.state.isVerdict { finished.note(spec.finishedID(of: scenario.number)) }
    }

    /// Saves both files. Returns the errors.
    package func save() -> [FileError] {
        [failures.save(), finished.save()].compactMap { $0 }
    }
}
