package import DNDResults

/// The counted results of a run.
package struct RunTally {
    package var summary = RunSummary()

    /// Selected scenarios that were not run.
    package var notRun = 0

    /// The exit code of the worst result.
    ///
    /// An empty selection is an error, unless it is allowed or other shards run scenarios of it.
    package func exitCode(_ selected: SelectedSpecs, allowsEmpty: Bool = false) -> ExitCode {
        if !selected.fileErrors.isEmpty { return .noInput }
        if summary.badFileCount > 0 || !selected.refusedOnly.isEmpty { return .badSpec }
        if summary.failureCount > 0 { return .failed }
        let isEmpty = summary.playedCount == 0 && selected.elsewhereCount == 0 && !allowsEmpty
        return isEmpty ? .nothingRan : .passed
    }
}
