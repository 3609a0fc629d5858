import DragDrop
import Testing

@Suite("The ledger of a refused batch")
struct LedgerTests {
    private let shown = Shapes.arrangement([3, 2], firstItem: 0, firstSection: 0)

    @Test("names counts, updates and the row that was announced as new but was there")
    func announcedInsert() throws {
        var model = shown
        model.insert(ItemID(rawValue: 50), at: path(0, 0))
        let exception = try #require(
            raised([.insertRow(path(0, 0)), .insertRow(path(0, 2))], shown: shown, model: model))
        let ledger = try #require(exception.ledger)
        #expect((ledger.sectionCountBefore, ledger.sectionCountAfter) == (2, 2))
        #expect(ledger.sections.count == 1)
        let section = ledger.sections[0]
        #expect((section.indexBefore, section.indexAfter) == (0, 0))
        #expect((section.rowCountBefore, section.rowCountAfter, section.surplus) == (3, 4, -1))
        #expect(section.updates.map(\.origin.rawValue) == [0, 1])
        #expect(ledger.culprits.map(\.origin.rawValue) == [1])
    }

    @Test("names the delete of a row that the data source still has")
    func announcedDelete() throws {
        var model = shown
        model.remove(at: path(0, 1))
        let ledger = try #require(
            raised([.deleteRow(path(0, 1)), .deleteRow(path(0, 2))], shown: shown, model: model)?.ledger)
        #expect(ledger.culprits.map(\.origin.rawValue) == [1])
        #expect(ledger.sections[0].surplus == 1)
    }

    @Test("blames nobody for a change that nobody announced")
    func silentChange() throws {
        var model = shown
        model.remove(at: path(1, 0))
        let ledger = try #require(
            raised([.insertRow(path(0, 0)), .deleteRow(path(0, 0))], shown: shown, model: model)?.ledger)
        #expect(ledger.culprits.isEmpty)
        #expect(ledger.sections.map(\.indexBefore) == [0, 1])
        #expect(ledger.sections.map(\.surplus) == [0, -1])
    }

    @Test("names both updates that contradict each other, and those that are ignored")
    func contradiction() throws {
        let ledger = try #require(
            raised(
                [
                    .deleteSection(1), .deleteRow(path(1, 0)), .deleteRow(path(0, 0)),
                    .moveRow(from: path(0, 0), to: path(0, 1)),
                ],
                shown: shown, model: Shapes.arrangement([3], firstItem: 0, firstSection: 0))?.ledger)
        #expect(ledger.culprits.map(\.origin.rawValue) == [2, 3])
        #expect(ledger.ignoredUpdates.map(\.origin.rawValue) == [1])
        #expect(ledger.sectionUpdates.map(\.origin.rawValue) == [0])
    }

    private func path(_ section: Int, _ item: Int) -> RowPath { RowPath(section: section, item: item) }
}
