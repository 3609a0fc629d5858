/// `CollectionDifference` of two orders of items: removals, insertions and inferred moves (R148).
///
/// Computed as by Swift's own `difference(from:)`, with the greedy algorithm of Myers (1986): O((n + m) d) time and
/// O(d²) space for d changes. Each item occurs once in either order.
package struct ItemDifference: Hashable, Sendable {
    package struct Change: Hashable, Sendable {
        package let offset: Int
        package let item: ItemID

        /// The offset of the other half of a move.
        package internal(set) var associatedWith: Int?
    }

    /// Ascending by offset.
    package private(set) var removals: [Change] = []
    package private(set) var insertions: [Change] = []

    package init(from old: [ItemID], to new: [ItemID]) {
        collect(old, new, Self.descent(from: old, to: new))
        removals.reverse()
        insertions.reverse()
    }

    package var isEmpty: Bool { removals.isEmpty && insertions.isEmpty }

    /// `inferringMoves()`: the removal and the insertion of one item become the halves of a move.
    package func inferringMoves() -> ItemDifference {
        var result = self
        var places: [ItemID: Int] = [:]
        for (position, change) in removals.enumerated() { places[change.item] = position }
        for (position, change) in insertions.enumerated() {
            guard let removal = places[change.item] else { continue }
            result.insertions[position].associatedWith = removals[removal].offset
            result.removals[removal].associatedWith = change.offset
        }
        return result
    }

    /// For each number d of changes, the offsets in the old order that the paths reach on the diagonals from -d to d,
    /// in steps of 2.
    private static func descent(from old: [ItemID], to new: [ItemID]) -> [[Int]] {
        var reached: [[Int]] = []
        for changes in 0...(old.count + new.count) {
            let previous = reached.last ?? []
            var current: [Int] = []
            for step in 0...changes {
                var x = start(of: step, changes: changes, previous)
                var y = x - (2 * step - changes)
                while x < old.count, y < new.count, old[x] == new[y] {
                    x += 1
                    y += 1
                }
                current.append(x)
                if x >= old.count, y >= new.count { return reached + [current] }
            }
            reached.append(current)
        }
        return reached
    }

    /// The start of a path on a diagonal: below the path above it or beside the path below it, whichever is further.
    private static func start(of step: Int, changes: Int, _ previous: [Int]) -> Int {
        if changes == 0 { return 0 }
        if goesDown(step, changes: changes, previous) { return previous[step] }
        return previous[step - 1] + 1
    }

    private static func goesDown(_ step: Int, changes: Int, _ previous: [Int]) -> Bool {
        step == 0 || (step != changes && previous[step - 1] < previous[step])
    }

    /// Collects the changes, last first, by following the path back from the end.
    private mutating func collect(_ old: [ItemID], _ new: [ItemID], _ reached: [[Int]]) {
        var (x, y) = (old.count, new.count)
        var changes = reached.count - 1
        while changes > 0 {
            let previous = reached[changes - 1]
            let step = (x - y + changes) / 2
            if Self.goesDown(step, changes: changes, previous) {
                x = previous[step]
                y = x - (2 * step - changes + 1)
                insertions.append(Change(offset: y, item: new[y]))
            } else {
                x = previous[step - 1]
                y = x - (2 * step - changes - 1)
                removals.append(Change(offset: x, item: old[x]))
            }
            changes -= 1
        }
    }
}
