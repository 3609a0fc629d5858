/// The end of `performBatchUpdates(_:completion:)`, or of the outermost `endUpdates()` (B09).
package enum BatchUpdate {
    /// Checks the updates of a batch in UIKit's order and applies them.
    ///
    /// - Parameters:
    ///   - updates: In the order of issue, which matters only to the ledger (B01). Without updates the call checks the
    ///     counts (B18).
    ///   - shown: The rows that the list counted last (B10).
    ///   - model: The data source's rows after the block (B13).
    ///   - kind: Selects the wording of a table view or collection view.
    ///   - device: Its version decides what is refused (B08) and the wording (Q23).
    ///   - rulebook: The rules in force.
    /// - Returns: The shown rows, and the new paths of the previous ones.
    /// - Throws: UIKit's exception, with the ledger of the batch.
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
