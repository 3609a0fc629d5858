import Testing

@testable import UIKit

/// Tests that the implementation of every method of a list's delegates is detected without calling it.
@MainActor @Suite struct PresenceTests {
    /// Some methods of each kind, implemented by the conforming class.
    private final class Some: NSObject, UITableViewDelegate, UICollectionViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {}
        func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { false }
        func collectionView(
            _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
        ) -> CGPoint { .zero }
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    }

    private let table: [TableMethod] = [
        .heightForRowAt, .viewForFooterInSection, .didHighlightRowAt, .didEndEditingRowAt,
        .willEndContextMenuInteraction,
    ]
    private let collection: [CollectionMethod] = [
        .canEditItemAt, .targetContentOffsetForProposedContentOffset, .collectionViewDidEndMultipleSelectionInteraction,
    ]

    @Test func `What a class has written is there, and nothing else`() {
        let some = Some()
        #expect(Set(TableMethod.allCases.filter { OptionalMethods.has($0, some) }) == Set(table))
        #expect(Set(CollectionMethod.allCases.filter { OptionalMethods.has($0, some) }) == Set(collection))
    }

    @Test func `What a subclass of a controller overrides is there, and nothing else`() {
        let plain = PlainTable(rowCount: 1)
        #expect(TableMethod.allCases.filter { OptionalMethods.has($0, plain) } == [])
        #expect(
            TableDataMethod.allCases.filter { OptionalMethods.has($0, plain) } == [
                .numberOfRowsInSection, .cellForRowAt,
            ])
        let every = EveryTableMethod(style: .plain)
        #expect(TableMethod.allCases.filter { !OptionalMethods.has($0, every) } == [])
        #expect(TableDataMethod.allCases.filter { !OptionalMethods.has($0, every) } == [])
        #expect(TablePrefetchMethod.allCases.filter { !OptionalMethods.has($0, every) } == [])
    }

    @Test func `The same holds for collections`() {
        let plain = PlainCollection(itemCount: 1)
        #expect(CollectionMethod.allCases.filter { OptionalMethods.has($0, plain) } == [])
        #expect(
            CollectionDataMethod.allCases.filter { OptionalMethods.has($0, plain) } == [
                .numberOfItemsInSection, .cellForItemAt,
            ])
        let every = EveryCollectionMethod(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(CollectionMethod.allCases.filter { !OptionalMethods.has($0, every) } == [])
        #expect(CollectionDataMethod.allCases.filter { !OptionalMethods.has($0, every) } == [])
        #expect(CollectionPrefetchMethod.allCases.filter { !OptionalMethods.has($0, every) } == [])
    }

    /// `PrefetchMethod` includes one optional method.
    @Test func `A prefetching data source need not cancel`() {
        final class Fetching: NSObject, UITableViewDataSourcePrefetching {
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
        }
        #expect(TablePrefetchMethod.allCases.filter { OptionalMethods.has($0, Fetching()) } == [.prefetchRowsAt])
    }
}
