/// The end of `performBatchUpdates(_:completion:)`, or of the outermost `endUpdates()` (B09).
package enum BatchUpdate {
    /// Checks the updates of a batch in UIKit's order and carries them out.
    ///
    /// - Parameters:
    ///   - updates: In the order of issue, which matters to the ledger alone (B01). None at all is a check of the
    ///     counts (B18).
    ///   - shown: What the list counted last (B10).
    ///   - model: What the data source says after the block (B13).
    ///   - kind: Chooses between the words of a table view and of a collection view.
    ///   - device: Its version decides what is refused (B08) and in which words (Q23).
    ///   - rulebook: The rules in force.
    /// - Returns: What the list shows now and where its rows went.
    /// - Throws: What UIKit would raise, with the account of the batch.
    /// - Complexity: O(k log n) for k updates of n rows, and O(sections).
    package static func commit(
        _ updates: [ListUpdate], shown: Arrangement, model: Arrangement, kind: ListKind,
        device: Device = Device(), rulebook: Rulebook = Rulebook()
    ) throws(UIKitException) -> BatchResult {
        guard !updates.isEmpty || rulebook.checksEmptyBatch else { return BatchResult(shown: shown, paths: PathMap()) }
        let batch = Batch(updates, shown: shown, model: model, kind: kind, device: device, rulebook: rulebook)
        do throws(UpdateFault) {
            try batch.check()
        } catch {
            throw batch.exception(for: error)
        }
        return batch.result()
    }
}
