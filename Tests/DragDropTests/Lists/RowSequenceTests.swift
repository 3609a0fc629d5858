import DragDrop
import Testing

@Suite("A sequence of rows")
struct RowSequenceTests {
    @Test("is built with full leaves for every count", arguments: [0, 1, 63, 64, 65, 128, 129, 1023, 1024, 1025, 5000])
    func build(count: Int) {
        let rows = items(0..<count)
        let sequence = RowSequence(rows)
        #expect(sequence.brokenInvariant() == nil)
        #expect(sequence.count == count)
        #expect(Array(sequence) == rows)
        #expect(sequence.indices.allSatisfy { sequence[$0] == rows[$0] })
    }

    @Test("behaves like an array", arguments: [1, 2, 3, 4] as [UInt64])
    func likeArray(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var sequence = RowSequence()
        var rows: [ItemID] = []
        for step in 0..<3000 {
            let growing = step % 1000 < 700
            change(&sequence, &rows, growing: growing, &generator)
            if step % 100 == 0 {
                #expect(sequence.brokenInvariant() == nil, "seed \(seed), step \(step)")
                #expect(Array(sequence) == rows, "seed \(seed), step \(step)")
            }
        }
        while !rows.isEmpty {
            let index = Int.random(in: rows.indices, using: &generator)
            #expect(sequence.remove(at: index) == rows.remove(at: index))
        }
        #expect(sequence.isEmpty && sequence == RowSequence())
    }

    private func change(
        _ sequence: inout RowSequence, _ rows: inout [ItemID], growing: Bool, _ generator: inout SeededGenerator
    ) {
        let row = ItemID(rawValue: Int32.random(in: 0..<1_000_000, using: &generator))
        let kind = Int.random(in: 0..<10, using: &generator)
        if rows.isEmpty || kind < (growing ? 6 : 1) {
            let index = Int.random(in: 0...rows.count, using: &generator)
            sequence.insert(row, at: index)
            rows.insert(row, at: index)
        } else if kind < 8 {
            let source = Int.random(in: rows.indices, using: &generator)
            #expect(sequence.remove(at: source) == rows.remove(at: source))
        } else if kind == 8 {
            let index = Int.random(in: rows.indices, using: &generator)
            sequence[index] = row
            rows[index] = row
        } else {
            let source = Int.random(in: rows.indices, using: &generator)
            let destination = Int.random(in: rows.indices, using: &generator)
            sequence.move(from: source, to: destination)
            rows.insert(rows.remove(at: source), at: destination)
        }
    }

    @Test("keeps a copy as it was")
    func copies() {
        var sequence = RowSequence(items(0..<1000))
        let copy = sequence
        sequence.remove(at: 500)
        sequence.insert(ItemID(rawValue: 7), at: 0)
        sequence[10] = ItemID(rawValue: 8)
        #expect(Array(copy) == items(0..<1000))
        #expect(copy != sequence)
        #expect(copy.brokenInvariant() == nil && sequence.brokenInvariant() == nil)
    }

    @Test("is equal by content, however it came about")
    func equality() {
        let built = RowSequence(items(0..<300))
        var grown = RowSequence()
        for item in items(0..<300).reversed() { grown.insert(item, at: 0) }
        #expect(built == grown)
        #expect(built.hashValue == grown.hashValue)
        grown.move(from: 0, to: 1)
        #expect(built != grown)
        #expect(RowSequence(items(0..<1)) != RowSequence(items(0..<2)))
        #expect(RowSequence([ItemID(rawValue: 0)]) != RowSequence())
    }

    @Test("finds a row near the hint first, then the first of all")
    func search() {
        var rows = items(0..<500)
        rows[400] = ItemID(rawValue: 3)
        let sequence = RowSequence(rows)
        let three = ItemID(rawValue: 3)
        #expect(sequence.firstIndex(of: three) == 3)
        #expect(sequence.firstIndex(of: three, near: 400) == 400)
        #expect(sequence.firstIndex(of: three, near: 397) == 400)
        #expect(sequence.firstIndex(of: three, near: 200) == 3)
        #expect(sequence.firstIndex(of: three, near: -4) == 3)
        #expect(sequence.firstIndex(of: three, near: 9_000) == 3)
        #expect(sequence.firstIndex(of: ItemID(rawValue: 499)) == 499)
        #expect(sequence.firstIndex(of: ItemID(rawValue: 900)) == nil)
    }

    @Test("knows what it has in common with another at front and back", arguments: [1, 2, 3] as [UInt64])
    func commonEnds(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let rows = items(0..<Int.random(in: 0..<400, using: &generator))
            var other = rows
            for _ in 0..<Int.random(in: 0..<3, using: &generator) {
                other.insert(
                    ItemID(rawValue: 1000), at: Int.random(in: 0...other.count, using: &generator))
            }
            let (a, b) = (RowSequence(rows), RowSequence(other))
            let prefix = zip(rows, other).prefix { $0 == $1 }.count
            #expect(a.commonPrefixCount(with: b) == prefix)
            let limit = min(rows.count, other.count) - prefix
            let suffix = min(limit, zip(rows.reversed(), other.reversed()).prefix { $0 == $1 }.count)
            #expect(a.commonSuffixCount(with: b, atMost: limit) == suffix)
        }
    }

    @Test("takes and gives many rows at once", arguments: [0, 5, 100, 2000])
    func bulk(added: Int) {
        for count in [0, 10, 1000] {
            var rows = items(0..<count)
            var sequence = RowSequence(rows)
            let new = items(5000..<(5000 + added))
            sequence.insert(contentsOf: new, at: count / 3)
            rows.insert(contentsOf: new, at: count / 3)
            #expect(Array(sequence) == rows)
            let removed = rows.indices.filter { $0 % 7 == 1 }
            sequence.remove(atAscending: removed)
            rows = rows.indices.filter { $0 % 7 != 1 }.map { rows[$0] }
            #expect(Array(sequence) == rows)
            #expect(sequence.brokenInvariant() == nil)
        }
    }

    @Test("walks from the middle")
    func walking() {
        let sequence = RowSequence(items(0..<1000))
        for start in [0, 1, 63, 64, 500, 999, 1000] {
            #expect(Array(sequence.rows(from: start)) == items(start..<1000))
        }
    }

    @Test("makes a number of new nodes per change that grows with the height alone", arguments: [1_000, 100_000])
    func growth(count: Int) {
        let before = RowSequence(items(0..<count))
        var after = before
        after.move(from: count - 1, to: 1)
        let nodes = after.nodeCounts(sharedWith: before)
        #expect(nodes.own <= 4 * before.height)
        #expect(nodes.all - nodes.own > nodes.all * 9 / 10 || count == 1_000)
        #expect(before.height <= 6)
    }
}

/// Items with the IDs of a range.
func items(_ range: Range<Int>) -> [ItemID] {
    range.map { ItemID(rawValue: Int32($0)) }
}
