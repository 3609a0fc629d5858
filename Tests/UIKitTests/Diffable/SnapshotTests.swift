import Testing
import UIKit

/// An app's own types: an item that is equal by its number alone, sections without numbers.
private struct Song: Hashable, Sendable {
    let number: Int
    var title = ""

    static func == (a: Song, b: Song) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private enum Side: CaseIterable { case a, b, bonus }

@MainActor @Suite(.faultsApart) struct SnapshotTests {
    private typealias Record = NSDiffableDataSourceSnapshot<Side, Song>

    private func record() -> Record {
        var record = Record()
        record.appendSections([.a, .b])
        record.appendItems([Song(number: 1), Song(number: 2)], toSection: .a)
        record.appendItems([Song(number: 3), Song(number: 4)])
        return record
    }

    @Test func `Items without a section go to the last one`() {
        let record = record()
        #expect(record.itemIdentifiers(inSection: .b).map(\.number) == [3, 4])
        #expect(record.sectionIdentifiers == [.a, .b])
        #expect((record.numberOfItems, record.numberOfSections) == (4, 2))
    }

    @Test func `The index of an item counts across the sections`() {
        let record = record()
        #expect(record.indexOfItem(Song(number: 3)) == 2)
        #expect(record.indexOfItem(Song(number: 9)) == nil)
        #expect(record.sectionIdentifier(containingItem: Song(number: 3)) == .b)
        #expect(record.indexOfSection(.b) == 1)
        #expect(record.indexOfSection(.bonus) == nil)
    }

    @Test func `Places are asked for anew after every change`() {
        var record = record()
        #expect(record.indexOfItem(Song(number: 4)) == 3)
        record.moveItem(Song(number: 4), beforeItem: Song(number: 1))
        #expect(record.indexOfItem(Song(number: 4)) == 0)
        record.deleteItems([Song(number: 4)])
        #expect(record.indexOfItem(Song(number: 4)) == nil)
        record.moveSection(.b, beforeSection: .a)
        #expect(record.indexOfItem(Song(number: 3)) == 0)
    }

    @Test func `The first of equal identifiers stays`() {
        var record = Record()
        record.appendSections([.a])
        record.appendItems([Song(number: 1, title: "first")])
        record.reloadItems([Song(number: 1, title: "second")])
        #expect(record.itemIdentifiers.map(\.title) == ["first"])
    }

    @Test func `A copy goes its own way`() {
        let record = record()
        var copy = record
        copy.deleteAllItems()
        copy.appendSections([.bonus])
        copy.appendItems([Song(number: 5)])
        #expect(record.itemIdentifiers.map(\.number) == [1, 2, 3, 4])
        #expect(copy.sectionIdentifiers == [.bonus])
        #expect(copy.itemIdentifiers.map(\.number) == [5])
    }

    @Test func `Snapshots are equal by what they hold, however they came to it`() {
        var other = Record()
        other.appendSections([.bonus, .b])
        other.insertSections([.a], beforeSection: .b)
        other.deleteSections([.bonus])
        other.appendItems([Song(number: 4), Song(number: 2)], toSection: .b)
        other.insertItems([Song(number: 3)], beforeItem: Song(number: 4))
        other.appendItems([Song(number: 1), Song(number: 2)], toSection: .a)
        #expect(other == record())
        #expect(other.hashValue == record().hashValue)
        other.reloadSections([.a])
        #expect(other == record())
        other.moveItem(Song(number: 3), afterItem: Song(number: 4))
        #expect(other != record())
    }

    @Test func `Marks are kept in the order of the calls`() {
        var record = record()
        record.reloadItems([Song(number: 4), Song(number: 1)])
        record.reloadItems([Song(number: 4), Song(number: 2)])
        record.reconfigureItems([Song(number: 3)])
        record.reloadSections([.b])
        #expect(record.reloadedItemIdentifiers.map(\.number) == [4, 1, 2])
        #expect(record.reconfiguredItemIdentifiers.map(\.number) == [3])
        #expect(record.reloadedSectionIdentifiers == [.b])
    }

    @Test func `A snapshot is made on any thread`() async {
        let made = await Task.detached {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<100))
            return snapshot
        }.value
        #expect(made.itemIdentifiers == Array(0..<100))
    }
}
