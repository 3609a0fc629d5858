@testable import DragDrop

extension Engine {
    /// The first broken invariant; nil for none.
    func brokenInvariant() -> String? {
        if sessions.isEmpty || exception != nil {
            if !sessions.isEmpty { return "a drag survives an exception" }
            if lists.contains(where: { $0.gap != nil }) { return "a gap is left" }
        }
        if coordinator != nil { return "a coordinator is left" }
        for list in lists {
            let isSource = sessions.contains { $0.drag.phase == .dragging && $0.drag.source == list.id }
            if hasActiveDrag(list.id) != isSource { return "hasActiveDrag" }
            if hasActiveDrop(list.id), hands.draggingFingers.isEmpty { return "hasActiveDrop without a session" }
            if list.batch.isOpen || list.presentationValueDepth > 0 { return "a batch is open" }
            if sessions.count == 1, let gap = list.gap, !isInside(gap, of: list) {
                return "the gap \(gap) is outside \(list.name)"
            }
            if let broken = brokenRows(of: list) { return "\(broken) in \(list.name)" }
        }
        for item in sessions.flatMap({ $0.drag.items }) {
            if let path = item.sourcePath, !self[item.list].shown.contains(path) { return "a source path is gone" }
        }
        return nil
    }

    private func isInside(_ gap: RowPath, of list: ListState) -> Bool {
        guard let count = list.shown.rowCount(inSection: gap.section) else { return false }
        return (0...(count - hand.draggedRows(inSection: gap.section, of: list.id).count)).contains(gap.item)
    }

    private func brokenRows(of list: ListState) -> String? {
        if list.selected.contains(where: { list.shown.path(of: $0) == nil }) { return "a vanished row is selected" }
        let anchors = list.placeholders.all.map { $0.path }
        if anchors != anchors.sorted() { return "placeholders are out of order" }
        for anchor in anchors {
            guard let count = list.shown.rowCount(inSection: anchor.section), (0...count).contains(anchor.item) else {
                return "a placeholder stands outside"
            }
        }
        return nil
    }
}
