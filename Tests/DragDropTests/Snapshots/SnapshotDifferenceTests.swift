import DragDrop
import Testing

@Suite("What applying a snapshot amounts to")
struct SnapshotDifferenceTests {
    @Test("leads from every small arrangement to every other")
    func exhaustive() {
        let old = [[0, 1], [2, 3]]
        for order in Self.orders(of: [0, 1, 2, 3, 4]) {
            for cut in 0...order.count {
                let rows = [Array(order[..<cut]), Array(order[cut...])]
                for ids in [[1, 2], [2, 1], [3, 1], [3, 4]] as [[Int32]] {
                    compare(arrangement(old, [1, 2]), arrangement(rows, ids))
                }
            }
        }
    }

    @Test("leads from any arrangement to any other, with the fewest moves", arguments: 1...20 as ClosedRange<UInt64>)
    func seeded(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let old = random(&generator)
            let new = random(&generator)
            compare(old, new)
            compare(old, old)
        }
    }

    private func compare(_ old: Arrangement, _ new: Arrangement) {
        let difference = SnapshotDifference(from: old, to: new)
        let updates = difference.updates
        guard case .shown(let shown) = ReferenceBatch(updates, shown: old, model: new, kind: .table).outcome(),
            shown == new
        else {
            Issue.record("\(Shapes.text(old)) to \(Shapes.text(new)): \(updates.map(\.kind))")
            return
        }
        compareIdentities(difference.paths, old, new)
        let moves = updates.count { if case .moveRow = $0.kind { true } else { false } }
        if moves != fewestMoves(old, new) {
            Issue.record("\(Shapes.text(old)) to \(Shapes.text(new)): \(moves) moves, not \(fewestMoves(old, new))")
        }
    }

    private func compareIdentities(_ paths: PathMap, _ old: Arrangement, _ new: Arrangement) {
        for section in old.sections.indices {
            if paths.sections.after(section) != new.index(of: old.sections[section].id) {
                Issue.record("\(Shapes.text(old)) to \(Shapes.text(new)): section \(section) is lost")
            }
            for (row, item) in old.sections[section].rows.enumerated()
            where paths.after(RowPath(section: section, item: row)) != new.path(of: item) {
                Issue.record("\(Shapes.text(old)) to \(Shapes.text(new)): \(item) is lost")
            }
        }
    }

    /// Rows that change their section must move, and of the others all except the longest increasing subsequence.
    private func fewestMoves(_ old: Arrangement, _ new: Arrangement) -> Int {
        var moves = 0
        for section in new.sections {
            let places = section.rows.compactMap { old.path(of: $0) }
            let own = places.filter { old.sections[$0.section].id == section.id }.map(\.item)
            moves += places.count - longestRun(own)
        }
        return moves
    }

    private func longestRun(_ numbers: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, number) in numbers.enumerated() {
            let before = lengths.indices.filter { $0 < index && numbers[$0] < number }
            lengths.append(1 + (before.map { lengths[$0] }.max() ?? 0))
        }
        return lengths.max() ?? 0
    }

    @Test("comes in UIKit's order (R231)")
    func order() {
        let updates = SnapshotDifference(
            from: arrangement([[0, 1, 2], [3], [4]], [1, 2, 3]),
            to: arrangement([[4], [5, 2, 0], [3, 6]], [3, 1, 4])
        ).updates
        #expect(
            updates.map(\.kind) == [
                .deleteSection(1), .insertSection(2), .moveSection(from: 2, to: 0), .deleteRow(path(0, 1)),
                .insertRow(path(1, 0)), .moveRow(from: path(0, 2), to: path(1, 1)),
                .moveRow(from: path(1, 0), to: path(2, 0)),
            ])
    }

    @Test("is a reload of a table, not of a collection, when it is too much for a table (R232)")
    func reloadData() {
        let old = arrangement([[0, 1], [2], [3]], [1, 2, 3])
        let cases: [(Arrangement, Bool)] = [
            (arrangement([[1, 0], [3, 2], []], [1, 2, 3]), false),
            (arrangement([[3], [0, 1], [2]], [3, 1, 2]), false),
            (arrangement([[3], [2], [0, 1]], [3, 2, 1]), true),
            (arrangement([[0, 1], [2]], [1, 2]), false),
            (arrangement([[0, 1], [2, 3]], [1, 2]), true),
            (arrangement([[0, 1], [2], [3], [9]], [1, 2, 3, 4]), false),
            (arrangement([[1], [2], [3], [0]], [1, 2, 3, 4]), true),
        ]
        for (new, isReload) in cases {
            let difference = SnapshotDifference(from: old, to: new)
            #expect(difference.movesSections == isReload, "\(Shapes.text(new))")
        }
    }

    @Test("of one move in a long list is one move")
    func longList() {
        let old = Shapes.arrangement([20_000, 5], firstItem: 0, firstSection: 0)
        var new = old
        new.move(from: path(0, 15_000), to: path(0, 40))
        #expect(
            SnapshotDifference(from: old, to: new).updates.map(\.kind)
                == [.moveRow(from: path(0, 15_000), to: path(0, 40))])
    }

    private func random(_ generator: inout SeededGenerator) -> Arrangement {
        let all = Array(0..<24).shuffled(using: &generator).prefix(Int.random(in: 0...20, using: &generator))
        let ids = ([1, 2, 3, 4, 5] as [Int32]).shuffled(using: &generator).prefix(
            Int.random(in: 1...4, using: &generator))
        var rows = [[Int]](repeating: [], count: ids.count)
        for item in all.sorted() { rows[Int.random(in: rows.indices, using: &generator)].append(item) }
        for index in rows.indices where Bool.random(using: &generator) { rows[index].shuffle(using: &generator) }
        return arrangement(rows, Array(ids))
    }

    private func arrangement(_ rows: [[Int]], _ ids: [Int32]) -> Arrangement {
        Arrangement(
            sections: zip(ids, rows).map { id, rows in
                Arrangement.Section(
                    id: SectionID(rawValue: id), rows: RowSequence(rows.map { ItemID(rawValue: Int32($0)) }))
            })
    }

    private func path(_ section: Int, _ item: Int) -> RowPath { RowPath(section: section, item: item) }

    /// All permutations of all subsets of some numbers.
    private static func orders(of numbers: [Int]) -> [[Int]] {
        [[]]
            + numbers.flatMap { first in
                orders(of: numbers.filter { $0 != first }).map { [first] + $0 }
            }
    }
}
