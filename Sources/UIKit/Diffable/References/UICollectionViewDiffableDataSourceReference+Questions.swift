internal import DragDrop

extension UICollectionViewDiffableDataSourceReference: DiffableDataSource {
    func has(_ handler: Question) -> Bool {
        switch handler {
        case .cellProvider: true
        case .canReorderItem: reorderingHandlers.canReorderItemHandler != nil
        case .willReorder: reorderingHandlers.willReorderHandler != nil
        case .didReorder: reorderingHandlers.didReorderHandler != nil
        case .shouldExpandItem: sectionSnapshotHandlers.shouldExpandItemHandler != nil
        case .willExpandItem: sectionSnapshotHandlers.willExpandItemHandler != nil
        case .shouldCollapseItem: sectionSnapshotHandlers.shouldCollapseItemHandler != nil
        case .willCollapseItem: sectionSnapshotHandlers.willCollapseItemHandler != nil
        case .snapshotForExpandingParent: sectionSnapshotHandlers.snapshotForExpandingParentItemHandler != nil
        default: false
        }
    }

    func cell(for item: ItemID, at path: IndexPath) -> UIView? {
        collectionView.flatMap { cellProvider($0, path, identifier(of: item)) }
    }

    private func identifier(of item: ItemID) -> Any {
        content.identifiers.identifier(of: item).value
    }

    func description(of item: ItemID) -> String {
        String(describing: content.identifiers.identifier(of: item).value)
    }

    func knows(_ item: ItemID) -> Bool { content.identifiers.knows(item) }

    func rename(_ names: [ItemID: ItemID]) { content.rename(names) }
}

extension UICollectionViewDiffableDataSourceReference: ReorderingDataSource {
    func canReorder(_ item: ItemID) -> Bool {
        reorderingHandlers.canReorderItemHandler?(identifier(of: item)) ?? false
    }

    func willReorder(_ transaction: ReorderTransaction) {
        reorderingHandlers.willReorderHandler?(translated(transaction))
    }

    func didReorder(_ transaction: ReorderTransaction) {
        reorderingHandlers.didReorderHandler?(translated(transaction))
    }

    private func translated(_ transaction: ReorderTransaction) -> __NSDiffableDataSourceTransaction {
        __NSDiffableDataSourceTransaction(
            NSDiffableDataSourceTransaction(transaction: transaction, identifiers: content.identifiers))
    }
}

extension UICollectionViewDiffableDataSourceReference: OutlineDataSource {
    func shouldExpand(_ item: ItemID) -> Bool {
        sectionSnapshotHandlers.shouldExpandItemHandler?(identifier(of: item)) ?? true
    }

    func willExpand(_ item: ItemID) {
        sectionSnapshotHandlers.willExpandItemHandler?(identifier(of: item))
    }

    func shouldCollapse(_ item: ItemID) -> Bool {
        sectionSnapshotHandlers.shouldCollapseItemHandler?(identifier(of: item)) ?? true
    }

    func willCollapse(_ item: ItemID) {
        sectionSnapshotHandlers.willCollapseItemHandler?(identifier(of: item))
    }

    func children(of parent: ItemID, insteadOf children: SectionSnapshot) -> SectionSnapshot? {
        let current = NSDiffableDataSourceSectionSnapshotReference(content.identifiers.snapshot(children))
        return sectionSnapshotHandlers.snapshotForExpandingParentItemHandler
            .flatMap { content.content(of: $0(identifier(of: parent), current).value) }
    }
}
