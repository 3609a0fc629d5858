import DragDrop

/// A section snapshot as a tree of values; every query searches it from the root.
struct OutlineReference {
    struct Branch {
        let item: ItemID
        var children: [Branch] = []
        var isExpanded = false

        var items: [ItemID] { [item] + children.flatMap { $0.items } }
        var visible: [ItemID] { [item] + (isExpanded ? children.flatMap { $0.visible } : []) }
    }

    var roots: [Branch] = []

    var items: [ItemID] { roots.flatMap { $0.items } }
    var visible: [ItemID] { roots.flatMap { $0.visible } }

    /// The ancestors of an item, from the root; nil for a missing item.
    func path(to item: ItemID) -> [ItemID]? {
        Self.path(to: item, in: roots)
    }

    private static func path(to item: ItemID, in branches: [Branch]) -> [ItemID]? {
        for branch in branches {
            if branch.item == item { return [] }
            if let rest = path(to: item, in: branch.children) { return [branch.item] + rest }
        }
        return nil
    }

    mutating func append(_ items: [ItemID], to parent: ItemID?) {
        let branches = items.map { Branch(item: $0) }
        guard let parent else {
            roots += branches
            return
        }
        change(&roots) { if $0.item == parent { $0.children += branches } }
    }

    mutating func insert(_ branches: [Branch], at offset: Int, from item: ItemID) {
        Self.insert(branches, at: offset, from: item, into: &roots)
    }

    private static func insert(
        _ branches: [Branch], at offset: Int, from item: ItemID, into siblings: inout [Branch]
    ) {
        if let place = siblings.firstIndex(where: { $0.item == item }) {
            siblings.insert(contentsOf: branches, at: place + offset)
            return
        }
        for index in siblings.indices { insert(branches, at: offset, from: item, into: &siblings[index].children) }
    }

    mutating func delete(_ items: [ItemID]) {
        roots.removeAll { items.contains($0.item) }
        change(&roots) { $0.children.removeAll { items.contains($0.item) } }
    }

    mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemID]) {
        change(&roots) { if items.contains($0.item) { $0.isExpanded = isExpanded } }
    }

    mutating func replaceChildren(of parent: ItemID, with items: [ItemID]) {
        change(&roots) { if $0.item == parent { $0.children = items.map { Branch(item: $0) } } }
    }

    private func change(_ branches: inout [Branch], _ edit: (inout Branch) -> Void) {
        for index in branches.indices {
            edit(&branches[index])
            change(&branches[index].children, edit)
        }
    }
}
