import DragDrop
import Testing

@Suite("An arrangement")
struct ArrangementTests {
    private let arrangement = Arrangement(sections: [
        Arrangement.Section(id: SectionID(rawValue: 1), rows: RowSequence(items(0..<3))),
        Arrangement.Section(id: SectionID(rawValue: 2)),
        Arrangement.Section(id: SectionID(rawValue: 3), rows: RowSequence(items(3..<5))),
    ])

    @Test("answers with nil where nothing is")
    func bounds() {
        #expect(arrangement[RowPath(section: 2, item: 1)] == ItemID(rawValue: 4))
        #expect(arrangement[RowPath(section: 2, item: 2)] == nil)
        #expect(arrangement[RowPath(section: 1, item: 0)] == nil)
        #expect(arrangement[RowPath(section: 3, item: 0)] == nil)
        #expect(arrangement[RowPath(section: -1, item: 0)] == nil)
        #expect(arrangement.rowCount(inSection: 0) == 3)
        #expect(arrangement.rowCount(inSection: 3) == nil)
        #expect(arrangement.itemCount == 5)
    }

    @Test("finds every item from every hint")
    func paths() {
        var hints: [RowPath?] = [nil]
        for section in -1...3 { hints += (-1...3).map { RowPath(section: section, item: $0) } }
        for hint in hints {
            #expect(arrangement.path(of: ItemID(rawValue: 4), near: hint) == RowPath(section: 2, item: 1))
            #expect(arrangement.path(of: ItemID(rawValue: 0), near: hint) == RowPath(section: 0, item: 0))
            #expect(arrangement.path(of: ItemID(rawValue: 9), near: hint) == nil)
        }
        let found = arrangement.paths(of: items(0..<7))
        #expect(found.count == 5)
        #expect(found[ItemID(rawValue: 3)] == RowPath(section: 2, item: 0))
    }

    @Test("moves rows and sections to where they are counted without the moved")
    func moves() {
        var moved = arrangement
        moved.move(from: RowPath(section: 0, item: 0), to: RowPath(section: 0, item: 2))
        #expect(Array(moved.sections[0].rows).map(\.rawValue) == [1, 2, 0])
        moved.move(from: RowPath(section: 0, item: 0), to: RowPath(section: 1, item: 0))
        moved.moveSection(from: 0, to: 2)
        #expect(moved.sections.map { Array($0.rows).map(\.rawValue) } == [[1], [3, 4], [2, 0]])
        #expect(moved.sections.map(\.id.rawValue) == [2, 3, 1])
        #expect(moved != arrangement)
        moved.moveSection(from: 2, to: 0)
        moved.move(from: RowPath(section: 1, item: 0), to: RowPath(section: 0, item: 0))
        moved.move(from: RowPath(section: 0, item: 2), to: RowPath(section: 0, item: 0))
        #expect(moved == arrangement)
    }
}
