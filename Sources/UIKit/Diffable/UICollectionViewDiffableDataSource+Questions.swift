internal import DragDrop

extension UICollectionViewDiffableDataSource: DiffableDataSource {
    func has(_ handler: Question) -> Bool {
        switch handler {
        case .cellProvider: true
        case .canReorderItem: reorderingHandlers.canReorderItem != nil
        case .willReorder: reorderingHandlers.willReorder != nil
        case .didReorder: reorderingHandlers.didReorder != nil
        case .shouldExpandItem: sectionSnapshotHandlers.shouldExpandItem != nil
        case .willExpandItem: sectionSnapshotHandlers.willExpandItem != nil
        case .shouldCollapseItem: sectionSnapshotHandlers.shouldCollapseItem != nil
        case .willCollapseItem: sectionSnapshotHandlers.willCollapseItem != nil
        case .snapshotForExpandingParent: sectionSnapshotHandlers.snapshotForExpandingParent != nil
        default: false
        }
    }

    func cell(for item: ItemID, at path: IndexPath) -> UIView? {
        collectionView.flatMap { cellProvider($0, path, identifier(of: item)) }
    }

    private func identifier(of item: ItemID) -> ItemIdentifierType {
        content.identifiers.identifier(of: item)
    }

    func description(of item: ItemID) -> String {
        String(describing: content.identifiers.identifier(of: item))
    }

    func knows(_ item: ItemID) -> Bool { content.identifiers.knows(item) }

    func rename(_ names: [ItemID: ItemID]) { content.rename(names) }
}

extension UICollectionViewDiffableDataSource: ReorderingDataSource {
    func canReorder(_ item: ItemID) -> Bool {
        reorderingHandlers.canReorderItem?(identifier(of: item)) ?? false
    }

    func willReorder(_ transaction: ReorderTransaction) {
        reorderingHandlers.willReorder?(translated(transaction))
    }

    func didReorder(_ transaction: ReorderTransaction) {
        reorderingHandlers.didReorder?(translated(transaction))
    }

    private func translated(
        _ transaction: ReorderTransaction
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceTransaction(transaction: transaction, identifiers: content.identifiers)
    }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func shouldExpand(_ item: ItemID) -> Bool {
        sectionSnapshotHandlers.shouldExpandItem?(identifier(of: item)) ?? true
    }

    func willExpand(_ item: ItemID) {
        sectionSnapshotHandlers.willExpandItem?(identifier(of: item))
    }

    func shouldCollapse(_ item: ItemID) -> Bool {
        sectionSnapshotHandlers.shouldCollapseItem?(identifier(of: item)) ?? true
    }

    func willCollapse(_ item: ItemID) {
        sectionSnapshotHandlers.willCollapseItem?(identifier(of: item))
    }

    func children(of parent: ItemID, insteadOf children: SectionSnapshot) -> SectionSnapshot? {
        let current = content.identifiers.snapshot(children)
        return sectionSnapshotHandlers.snapshotForExpandingParent
            .flatMap { content.content(of: $0(identifier(of: parent), current)) }
    }
}
