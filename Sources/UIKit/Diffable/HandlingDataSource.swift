internal import DragDrop

/// A collection's diffable data source with handlers: the Swift class or its Objective-C form.
@MainActor protocol HandlingDataSource: ContentDataSource, ReorderingDataSource, OutlineDataSource {
    typealias Handlers = UICollectionViewDiffableDataSource<Section, Item>

    var reordering: Handlers.ReorderingHandlers { get }
    var outline: Handlers.SectionSnapshotHandlers<Item> { get }
}

extension HandlingDataSource {
    func has(_ handler: Question) -> Bool {
        switch handler {
        case .cellProvider: true
        case .canReorderItem: reordering.canReorderItem != nil
        case .willReorder: reordering.willReorder != nil
        case .didReorder: reordering.didReorder != nil
        case .shouldExpandItem: outline.shouldExpandItem != nil
        case .willExpandItem: outline.willExpandItem != nil
        case .shouldCollapseItem: outline.shouldCollapseItem != nil
        case .willCollapseItem: outline.willCollapseItem != nil
        case .snapshotForExpandingParent: outline.snapshotForExpandingParent != nil
        default: false
        }
    }

    private func identifier(of item: ItemID) -> Item { content.identifiers.identifier(of: item) }

    // MARK: - Reordering

    func canReorder(_ item: ItemID) -> Bool { reordering.canReorderItem?(identifier(of: item)) ?? false }
    func willReorder(_ transaction: ReorderTransaction) { reordering.willReorder?(translated(transaction)) }
    func didReorder(_ transaction: ReorderTransaction) { reordering.didReorder?(translated(transaction)) }

    private func translated(_ transaction: ReorderTransaction) -> NSDiffableDataSourceTransaction<Section, Item> {
        NSDiffableDataSourceTransaction(transaction: transaction, identifiers: content.identifiers)
    }

    // MARK: - Outlines

    func shouldExpand(_ item: ItemID) -> Bool { outline.shouldExpandItem?(identifier(of: item)) ?? true }
    func willExpand(_ item: ItemID) { outline.willExpandItem?(identifier(of: item)) }
    func shouldCollapse(_ item: ItemID) -> Bool { outline.shouldCollapseItem?(identifier(of: item)) ?? true }
    func willCollapse(_ item: ItemID) { outline.willCollapseItem?(identifier(of: item)) }

    func children(of parent: ItemID, insteadOf children: SectionSnapshot) -> SectionSnapshot? {
        let current = content.identifiers.snapshot(children)
        return outline.snapshotForExpandingParent
            .flatMap { content.content(of: $0(identifier(of: parent), current)) }
    }
}
