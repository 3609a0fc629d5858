import DragDrop
import Testing

@Suite("A batch")
struct BatchUpdateTests {
    private let shown = Self.arrangement([[0, 1, 2, 3], [4, 5]])

    @Test("keeps who stays and who moves, and asks for who is new or reloaded")
    func identities() throws {
        let result = try commit(
            [
                .deleteRow(path(0, 1)), .moveRow(from: path(0, 3), to: path(0, 0)), .insertRow(path(1, 1)),
                .reloadRow(path(0, 2)), .reconfigureRow(path(1, 1)),
            ],
            model: Self.arrangement([[90, 91, 92], [93, 94, 95]]))
        #expect(rows(result.shown) == [[3, 0, 92], [4, 94, 95]])
        #expect(result.paths.after(path(0, 1)) == nil)
        #expect(result.paths.after(path(0, 3)) == path(0, 0))
        #expect(result.paths.after(path(0, 2)) == path(0, 2))
        #expect(result.paths.before(path(1, 1)) == nil)
        #expect(result.paths.before(path(1, 2)) == path(1, 1))
    }

    @Test("ignores the rows of sections that come and go as a whole (B07)")
    func redundant() throws {
        let result = try commit(
            [.deleteRow(path(0, 0)), .deleteSection(0), .insertSection(1), .insertRow(path(1, 7))],
            model: Self.arrangement([[80, 81], [82]]))
        #expect(rows(result.shown) == [[4, 5], [82]])
        #expect(result.paths.sections.after(0) == nil)
        #expect(result.paths.sections.after(1) == 0)
        #expect(result.paths.sections.before(1) == nil)
    }

    @Test("moves rows out of a deleted and into an inserted section (B08)")
    func movesAcross() throws {
        let result = try commit(
            [.deleteSection(0), .insertSection(0), .moveRow(from: path(0, 2), to: path(0, 1))],
            model: Self.arrangement([[80, 81], [4, 5]]))
        #expect(rows(result.shown) == [[80, 2], [4, 5]])
        #expect(result.paths.after(path(0, 2)) == path(0, 1))
        #expect(result.paths.after(path(0, 1)) == nil)
    }

    @Test("takes a reloaded section from the data source, however many rows it has now")
    func reloadedSection() throws {
        let result = try commit([.reloadSection(0)], model: Self.arrangement([[70], [4, 5]]))
        #expect(rows(result.shown) == [[70], [4, 5]])
        #expect(result.paths.sections.after(0) == 0)
        #expect(result.paths.after(path(0, 0)) == nil)
    }

    @Test("counts two inserts at one index path as two rows, and drops a move that is told twice (B17)")
    func duplicates() throws {
        let inserted = try commit(
            [.insertRow(path(0, 0)), .insertRow(path(0, 0))], model: Self.arrangement([[8, 9, 0, 1, 2, 3], [4, 5]]))
        #expect(rows(inserted.shown) == [[8, 9, 0, 1, 2, 3], [4, 5]])
        let move = ListUpdate.Kind.moveRow(from: path(0, 0), to: path(0, 1))
        let moved = try commit([move, move], model: Self.arrangement([[1, 0, 2, 3], [4, 5]]))
        #expect(rows(moved.shown) == [[1, 0, 2, 3], [4, 5]])
    }

    @Test("does not survive a row that is deleted more often than there are rows")
    func deletedTooOften() {
        let two = Self.arrangement([[1]])
        let text = raisedText(
            [.deleteRow(path(0, 0)), .deleteRow(path(0, 0)), .insertRow(path(0, 0)), .insertRow(path(0, 0))],
            shown: two, model: two)
        #expect(text?.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
    }

    @Test("is refused, not overrun, wherever it names an index far out", arguments: [Int.max, Int.min, -1])
    func farOut(index: Int) {
        let (row, section) = (path(0, index), path(index, 0))
        let kinds: [ListUpdate.Kind] = [
            .insertRow(row), .deleteRow(row), .reloadRow(row), .reconfigureRow(row), .insertRow(section),
            .deleteRow(section), .reloadRow(section), .insertSection(index), .deleteSection(index),
            .reloadSection(index), .moveRow(from: row, to: path(0, 0)), .moveRow(from: path(0, 0), to: row),
            .moveRow(from: section, to: path(0, 0)), .moveSection(from: index, to: 0), .moveSection(from: 0, to: index),
        ]
        for first in kinds {
            for second in kinds {
                #expect(raised([first, first, second, second], shown: shown, model: shown) != nil)
            }
        }
    }

    @Test("without updates only counts (B18)")
    func empty() throws {
        let result = try commit([], model: Self.arrangement([[9, 9, 9, 9], [9, 9]]))
        #expect(result.shown == shown)
        #expect(result.paths.after(path(1, 1)) == path(1, 1))
        #expect(raised([], shown: shown, model: Self.arrangement([[0], [4, 5]]))?.rule == .e03)
    }

    @Test("costs as many new nodes as its updates need, not as the list has", arguments: [10_000, 100_000])
    func growth(count: Int) throws {
        let shown = Arrangement(sections: [
            Arrangement.Section(id: SectionID(rawValue: 0), rows: RowSequence(items(0..<count)))
        ])
        var model = shown
        model.remove(at: path(0, count / 2))
        model.insert(ItemID(rawValue: -1), at: path(0, 3))
        model.move(from: path(0, count - 1), to: path(0, 0))
        let kinds: [ListUpdate.Kind] = [
            .deleteRow(path(0, count / 2)), .insertRow(path(0, 4)), .moveRow(from: path(0, count - 1), to: path(0, 0)),
        ]
        let result = try BatchUpdate.commit(kinds.map { ListUpdate($0) }, shown: shown, model: model, kind: .table)
        #expect(result.shown == model)
        let nodes = result.shown.sections[0].rows.nodeCounts(sharedWith: shown.sections[0].rows)
        #expect(nodes.own <= 3 * 4 * shown.sections[0].rows.height)
    }

    private func commit(_ kinds: [ListUpdate.Kind], model: Arrangement) throws -> BatchResult {
        try BatchUpdate.commit(kinds.map { ListUpdate($0) }, shown: shown, model: model, kind: .table)
    }

    private static func arrangement(_ sections: [[Int32]]) -> Arrangement {
        Arrangement(
            sections: sections.enumerated().map { index, rows in
                let rows = RowSequence(rows.map { ItemID(rawValue: $0) })
                return Arrangement.Section(id: SectionID(rawValue: Int32(index)), rows: rows)
            })
    }

    private func rows(_ arrangement: Arrangement) -> [[Int32]] {
        arrangement.sections.map { $0.rows.map(\.rawValue) }
    }

    private func path(_ section: Int, _ item: Int) -> RowPath { RowPath(section: section, item: item) }
}
