internal import DragDrop

extension UICollectionViewDiffableDataSourceReference: HandlingDataSource {
    var reordering: Handlers.ReorderingHandlers {
        let own = reorderingHandlers
        var handlers = Handlers.ReorderingHandlers()
        handlers.canReorderItem = own.canReorderItemHandler.map { ask in { ask($0.value) } }
        handlers.willReorder = own.willReorderHandler.map { tell in { tell(__NSDiffableDataSourceTransaction($0)) } }
        handlers.didReorder = own.didReorderHandler.map { tell in { tell(__NSDiffableDataSourceTransaction($0)) } }
        return handlers
    }

    var outline: Handlers.SectionSnapshotHandlers<ReferenceIdentifier> {
        let own = sectionSnapshotHandlers
        var handlers = Handlers.SectionSnapshotHandlers<ReferenceIdentifier>()
        handlers.shouldExpandItem = own.shouldExpandItemHandler.map { ask in { ask($0.value) } }
        handlers.willExpandItem = own.willExpandItemHandler.map { tell in { tell($0.value) } }
        handlers.shouldCollapseItem = own.shouldCollapseItemHandler.map { ask in { ask($0.value) } }
        handlers.willCollapseItem = own.willCollapseItemHandler.map { tell in { tell($0.value) } }
        handlers.snapshotForExpandingParent = own.snapshotForExpandingParentItemHandler.map { ask in
            { ask($0.value, NSDiffableDataSourceSectionSnapshotReference($1)).value }
        }
        return handlers
    }

    func cell(for item: ItemID, at path: IndexPath) -> UIView? {
        collectionView.flatMap { cellProvider($0, path, content.identifiers.identifier(of: item).value) }
    }
}
