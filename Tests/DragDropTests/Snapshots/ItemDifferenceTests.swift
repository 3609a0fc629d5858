import DragDrop
import Testing

@Suite("The difference of a transaction")
struct ItemDifferenceTests {
    @Test("is what Swift's own difference finds, for all orders of five items and fewer")
    func exhaustive() {
        let items = (0..<5).map { item($0) }
        for count in 0...5 {
            for order in Self.orders(of: Array(items.prefix(count))) { compare(Array(items.prefix(count)), order) }
        }
        for count in 0...4 {
            for order in Self.orders(of: Array(items.suffix(count))) { compare(Array(items.prefix(4)), order) }
        }
    }

    @Test("is what Swift's own difference finds, for any lists", arguments: 1...40 as ClosedRange<UInt64>)
    func seeded(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let all = (0..<30).map { item($0) }
        for _ in 0..<20 {
            let old = Array(all.shuffled(using: &generator).prefix(Int.random(in: 0...30, using: &generator)))
            let new = Array(all.shuffled(using: &generator).prefix(Int.random(in: 0...30, using: &generator)))
            compare(old, new)
            guard var moved = Optional(old), let row = moved.indices.randomElement(using: &generator) else { continue }
            let item = moved.remove(at: row)
            moved.insert(item, at: Int.random(in: 0...moved.count, using: &generator))
            compare(old, moved)
        }
    }

    private func compare(_ old: [ItemID], _ new: [ItemID]) {
        let plain = ItemDifference(from: old, to: new)
        let expected = new.difference(from: old)
        #expect(Self.texts(plain) == Self.texts(expected), "\(old) to \(new)")
        #expect(
            Self.texts(plain.inferringMoves()) == Self.texts(expected.inferringMoves()), "\(old) to \(new)")
    }

    private static func texts(_ difference: ItemDifference) -> [String] {
        difference.removals.map { "remove \($0.item.rawValue) \($0.offset) \($0.associatedWith ?? -1)" }
            + difference.insertions.map { "insert \($0.item.rawValue) \($0.offset) \($0.associatedWith ?? -1)" }
    }

    private static func texts(_ difference: CollectionDifference<ItemID>) -> [String] {
        (difference.removals + difference.insertions).map { change in
            switch change {
            case .remove(let offset, let item, let other): "remove \(item.rawValue) \(offset) \(other ?? -1)"
            case .insert(let offset, let item, let other): "insert \(item.rawValue) \(offset) \(other ?? -1)"
            }
        }
    }

    private static func orders(of items: [ItemID]) -> [[ItemID]] {
        guard let first = items.first else { return [[]] }
        return orders(of: Array(items.dropFirst())).flatMap { rest in
            (0...rest.count).map { place in rest[..<place] + [first] + rest[place...] }
        }
    }
}
