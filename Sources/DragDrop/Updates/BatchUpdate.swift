/// The end of `performBatchUpdates(_:completion:)`, or of the outermost `endUpdates()` (B09).
package enum BatchUpdate {
    /// Checks the updates of a batch in UIKit's order and carries them out.
    ///
    /// - Parameters:
    ///   - updates: In the order of issue, which matters to the ledger alone (B01). None at all is a check of the
    ///     counts
    ///     (B18).
    ///   - shown: What the list counted last (B10).
    ///   - model: What the data source says after the block (B13).
    ///   - kind: Chooses between the words of a table view and of a collection view.
    ///   - form: How counts that do not add up are worded (Q23).
    /// - Returns: What the list shows now and where its rows went.
    /// - Throws: What UIKit would raise, with the account of the batch.
    /// - Complexity: O(k log n) for k updates of n rows, and O(sections).
    package static func commit(
        _ updates: [ListUpdate], shown: Arrangement, model: Arrangement, kind: ListKind,
        form: CountMismatchForm = Decisions.countMismatchForm
    ) throws(UIKitException) -> BatchResult {
        let batch = Batch(updates, shown: shown, model: model, kind: kind)
        do throws(UpdateFault) {
            try batch.checkRanges()
            try batch.checkContradictions()
            try batch.checkCounts(form)
        } catch {
            throw batch.exception(for: error)
        }
        return batch.result()
    }
}
