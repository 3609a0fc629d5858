package import DragDrop

extension Finding.Code {
    /// The remedy for a delegate in Swift, when the usual remedy refers to phrases of a script.
    package func remedyInSwift(_ kind: ListKind) -> String? {
        let row = kind == .collection ? "Item" : "Row"
        let suffix = kind == .collection ? "" : "with:"
        let updates = "`delete\(row)s(at:\(suffix))`, `insert\(row)s(at:\(suffix))`, `move\(row)(at:to:)`"
        let announcing = "or say that the two differ: `expect shown: …`."
        return switch self {
        case .modelNotTold:
            "Tell the list of the change in the same `performBatchUpdates` (\(updates)), \(announcing)"
        case .listToldOnly:
            "Change the data that the data source answers from, then tell the list the same (\(updates)), \(announcing)"
        case .snapshotNotApplied: "End the changes with `dataSource.apply(_:)`, \(announcing)"
        case .toldDifferently:
            "Use the same index paths for the data and for \(updates): deletions count before the batch, insertions "
                + "after it; \(announcing)"
        case .itemLeftOut:
            "Go through all of `coordinator.items`, or name the rows that there are: `expect order: …`."
        default: nil
        }
    }
}
