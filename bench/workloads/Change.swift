package import DragDrop
internal import Measuring

/// Old rows, new rows, and the updates from the old to the new ones.
package struct Change {
    package let old: [ItemID]
    package let new: [ItemID]
    package let updates: [ListUpdate.Kind]

    /// A tenth of the rows deleted, a tenth inserted, a tenth moved.
    package init(tenthsOf rowCount: Int) {
        var random = SeededGenerator(seed: 2)
        let shuffled = Array(0..<rowCount).shuffled(using: &random)
        let tenth = rowCount / 10
        let deleted = Set(shuffled[..<tenth])
        let moved = shuffled[tenth..<(2 * tenth)]
        let movedSet = Set(moved)
        var rest = (0..<rowCount).filter { !deleted.contains($0) && !movedSet.contains($0) }.map { Int32($0) }[...]
        // The places after the batch of moved and new rows; the others fill the remaining places in order.
        let places = Array(0..<rowCount).shuffled(using: &random)
        var slots = [Int32?](repeating: nil, count: rowCount)
        var updates: [ListUpdate.Kind] = deleted.sorted().map { .deleteRow(RowPath(section: 0, item: $0)) }
        for (source, place) in zip(moved, places) {
            slots[place] = Int32(source)
            updates.append(.moveRow(from: RowPath(section: 0, item: source), to: RowPath(section: 0, item: place)))
        }
        for (number, place) in places[tenth..<(2 * tenth)].sorted().enumerated() {
            slots[place] = Int32(rowCount + number)
            updates.append(.insertRow(RowPath(section: 0, item: place)))
        }
        old = Self.rows(rowCount)
        new = slots.map { slot in ItemID(rawValue: slot ?? rest.removeFirst()) }
        self.updates = updates
    }

    /// Shuffles a percentage of the rows among their places.
    package init(shufflingPercent percent: Int, of rowCount: Int) {
        var random = SeededGenerator(seed: UInt64(percent))
        let places = Array(Array(0..<rowCount).shuffled(using: &random).prefix(rowCount * percent / 100))
        let old = Self.rows(rowCount)
        var new = old
        for (place, other) in zip(places, places.shuffled(using: &random)) { new[place] = old[other] }
        self.old = old
        self.new = new
        updates = []
    }

    private static func rows(_ count: Int) -> [ItemID] { (0..<count).map { ItemID(rawValue: Int32($0)) } }
}
