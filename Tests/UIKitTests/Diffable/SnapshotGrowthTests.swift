import Testing
import UIKit

@MainActor @Suite struct SnapshotGrowthTests {
    /// An identifier that counts its comparisons.
    private final class Counted: Hashable, Sendable {
        @MainActor static var comparisons = 0
        let number: Int

        init(_ number: Int) { self.number = number }

        static func == (a: Counted, b: Counted) -> Bool {
            MainActor.assumeIsolated { comparisons += 1 }
            return a.number == b.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    /// With a search through the rows for every call, this test would take ten thousand million steps.
    @Test func `A hundred thousand identifiers are appended one by one and looked up`() {
        let count = 100_000
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        for number in 0..<count { snapshot.appendItems([number], toSection: number % 2) }
        #expect(snapshot.numberOfItems == count)
        let isRight = (0..<count).allSatisfy { number in
            snapshot.indexOfItem(number) == (number % 2 == 0 ? number / 2 : (count + number) / 2)
                && snapshot.sectionIdentifier(containingItem: number) == number % 2
        }
        #expect(isRight)
    }

    @Test func `Comparisons of identifiers grow with their number, not with its square`() {
        func comparisons(_ count: Int) -> Int {
            Counted.comparisons = 0
            let items = (0..<count).map { Counted($0) }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
            snapshot.appendSections([0])
            for item in items { snapshot.appendItems([item]) }
            for item in items { _ = snapshot.indexOfItem(item) }
            snapshot.moveItem(items[count - 1], beforeItem: items[0])
            snapshot.deleteItems(Array(items.prefix(count / 2)))
            return Counted.comparisons
        }
        // A hash table compares only colliding identifiers, a few per identifier.
        #expect(comparisons(1_000) < 20_000)
        #expect(comparisons(8_000) < 160_000)
    }
}
