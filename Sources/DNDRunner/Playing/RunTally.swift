package import DNDResults

/// What a run came to, counted.
package struct RunTally {
    package var summary = RunSummary()

    /// Scenarios that were selected, and not run.
    package var notRun = 0

    /// The worst that happened.
    ///
    /// A selection that is empty is no success, unless all of it runs in other shards, or it is allowed.
    package func exitCode(_ selected: SelectedSpecs, allowsEmpty: Bool = false) -> ExitCode {
        if !selected.fileErrors.isEmpty { return .noInput }
        if summary.badFileCount > 0 || !selected.refusedOnly.isEmpty { return .badSpec }
        if summary.failureCount > 0 { return .failed }
        let isEmpty = summary.playedCount == 0 && selected.elsewhereCount == 0 && !allowsEmpty
        return isEmpty ? .nothingRan : .passed
    }
}
