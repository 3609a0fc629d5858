internal import DragDrop

extension NSDiffableDataSourceSectionSnapshot {
    // MARK: - Identifying items

    /// All items, parents before their children.
    public var items: [ItemIdentifierType] { table.identifiers(of: content.items) }

    public var rootItems: [ItemIdentifierType] { table.identifiers(of: content.rootItems) }

    /// The items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { table.identifiers(of: content.visibleItems) }

    public var expandedItems: [ItemIdentifierType] { table.identifiers(of: content.expandedItems) }

    public func contains(_ item: ItemIdentifierType) -> Bool {
        table.known(item).map { content.contains($0) } ?? false
    }

    /// The index among all items.
    public func index(of item: ItemIdentifierType) -> Int? {
        table.known(item).flatMap { content.index(of: $0) }
    }

    /// Whether every ancestor is expanded. Raises for an unknown item (S17).
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        ask(item) { (content, id) throws(SectionSnapshotFault) in try content.isVisible(id) } ?? false
    }

    /// Raises for an unknown item (S17).
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        ask(item) { (content, id) throws(SectionSnapshotFault) in try content.isExpanded(id) } ?? false
    }

    // MARK: - Finding relatives

    /// The number of ancestors of an item. Raises for an unknown item (S17).
    public func level(of item: ItemIdentifierType) -> Int {
        ask(item) { (content, id) throws(SectionSnapshotFault) in try content.level(of: id) } ?? 0
    }

    /// Nil for a root. Raises for an unknown item (S17).
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        let parent = ask(child) { (content, id) throws(SectionSnapshotFault) in try content.parent(of: id) }
        return parent.flatMap { $0 }.map { table[$0] }
    }

    /// The descendants of an item, on request with the item itself. Raises for an unknown item (S18).
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        let part = ask(parent) { (content, id) throws(SectionSnapshotFault) in
            try content.snapshot(of: id, includingParent: includingParent)
        }
        return part.map { Self(part: $0, table: table) } ?? Self()
    }

    // MARK: - Debugging

    /// One line per item, indented by its level: `+` for an expanded and `-` for a collapsed item, with or without
    /// children; then `*` for a visible item and a blank for others.
    public func visualDescription() -> String {
        let (expanded, visible) = (Set(content.expandedItems), Set(content.visibleItems))
        let lines = content.items.map { id in
            let indentation = String(repeating: "  ", count: (try? content.level(of: id)) ?? 0)
            let marks = (expanded.contains(id) ? "+" : "-") + (visible.contains(id) ? "*" : " ")
            return "\(indentation)\(marks)\(table[id])\n"
        }
        return "<NSDiffableDataSourceSectionSnapshot: \(UIKitException.fixedAddress)\n\(lines.joined())>"
    }

    /// Queries an item, known or unknown. Nil when UIKit raises.
    private func ask<Answer>(
        _ item: ItemIdentifierType, _ question: (SectionSnapshot, ItemID) throws(SectionSnapshotFault) -> Answer
    ) -> Answer? {
        var table = table
        let id = table.id(for: item)
        do throws(SectionSnapshotFault) {
            return try question(content, id)
        } catch {
            UIKitFault.raise(error.exception(table.names))
            return nil
        }
    }
}

/// Compares items, their parents and their expansion. O(n).
extension NSDiffableDataSourceSectionSnapshot: Hashable {
    public static func == (a: Self, b: Self) -> Bool {
        var table = a.table
        return a.content == b.content.renamed { table.id(for: b.table[$0]) }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(items)
        hasher.combine(expandedItems)
    }
}
