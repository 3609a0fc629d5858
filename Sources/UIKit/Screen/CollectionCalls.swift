internal import DragDrop

/// Answers the engine's questions with the delegates of a collection.
@MainActor struct CollectionCalls {
    private let screen: Screen
    private let host: ViewHost
    private let collection: UICollectionView?

    init(_ screen: Screen, _ host: ViewHost) {
        self.screen = screen
        self.host = host
        collection = host.view as? UICollectionView
    }

    private var delegate: (any UICollectionViewDelegate)? { collection?.delegate }

    func implements(_ question: Question) -> Bool {
        guard let collection else { return false }
        return Self.dragMethods.has(question, collection.dragDelegate)
            ?? Self.dropMethods.has(question, collection.dropDelegate)
            ?? Self.dataMethods.has(question, collection.dataSource) ?? Self.methods.has(question, delegate)
            ?? implementsHandler(question, collection)
    }

    private static let dragMethods = QuestionMethods<CollectionDragMethod>(.collection)
    private static let dropMethods = QuestionMethods<CollectionDropMethod>(.collection)
    private static let dataMethods = QuestionMethods<CollectionDataMethod>(.collection)
    private static let methods = QuestionMethods<CollectionMethod>(.collection)

    private func implementsHandler(_ question: Question, _ collection: UICollectionView) -> Bool {
        switch question {
        case .canReorderItem, .willReorder, .didReorder, .shouldExpandItem, .willExpandItem, .shouldCollapseItem,
            .willCollapseItem, .snapshotForExpandingParent:
            (collection.dataSource as? any DiffableDataSource)?.has(question) ?? false
        default: screen.implements(question, inAnyList: collection)
        }
    }

    func answer(_ call: DelegateCall) -> DelegateAnswer? {
        guard let collection else { return nil }
        let path = call.path?.asIndexPath
        switch call.question {
        case .moveRow:
            guard let path, let target = screen.target(of: call) else { return nil }
            screen.readData(of: collection, movedFrom: path, to: target) {
                collection.dataSource?.collectionView(collection, moveItemAt: path, to: target)
            }
            return .nothing
        case .canMove:
            return path.flatMap { collection.dataSource?.collectionView(collection, canMoveItemAt: $0) }.map {
                .boolean($0)
            }
        case .targetOfMove:
            guard let path, let target = screen.target(of: call) else { return nil }
            return delegate.map {
                $0.collectionView(
                    collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
                    toProposedIndexPath: target)
            }.map { .path(RowPath($0)) }
        case .olderTargetOfMove:
            guard let path, let target = screen.target(of: call) else { return nil }
            return delegate.map {
                $0.collectionView(
                    collection, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: target)
            }.map { .path(RowPath($0)) }
        case .canReorderItem, .willReorder, .didReorder: return answerReordering(call, collection)
        case .shouldExpandItem, .willExpandItem, .shouldCollapseItem, .willCollapseItem, .snapshotForExpandingParent:
            return answerOutline(call, collection)
        case .shouldSpringLoad:
            let context = SpringLoadingContext(screen, host)
            return path.flatMap { delegate?.collectionView(collection, shouldSpringLoadItemAt: $0, with: context) }
                .map { .boolean($0) }
        case .dragStateDidChange:
            guard let path = call.path, let state = call.dragState else { return nil }
            collection.rows.cell(at: path)?.asRowCell?.enter(state)
            return .nothing
        default:
            return screen.answer(call, inAnyList: collection) ?? answerDrag(call, collection, path)
                ?? answerDrop(call, collection, path)
        }
    }

    private func answerReordering(_ call: DelegateCall, _ collection: UICollectionView) -> DelegateAnswer? {
        guard let source = collection.dataSource as? any ReorderingDataSource else { return nil }
        if call.question == .canReorderItem {
            let row = call.path.flatMap { path in screen.withEngine { $0[call.list].shown[path] } }
            return (call.item ?? row).map { .boolean(source.canReorder($0)) }
        }
        guard let transaction = screen.withEngine({ $0[call.list].snapshots.transaction }) else { return nil }
        if call.question == .willReorder {
            source.willReorder(transaction)
        } else {
            source.didReorder(transaction)
        }
        return .nothing
    }

    private func answerOutline(_ call: DelegateCall, _ collection: UICollectionView) -> DelegateAnswer? {
        guard let source = collection.dataSource as? any OutlineDataSource else { return nil }
        let row = call.path.flatMap { path in screen.withEngine { $0[call.list].shown[path] } }
        guard let item = call.item ?? row else { return nil }
        switch call.question {
        case .shouldExpandItem: return .boolean(source.shouldExpand(item))
        case .shouldCollapseItem: return .boolean(source.shouldCollapse(item))
        case .willExpandItem: source.willExpand(item)
        case .willCollapseItem: source.willCollapse(item)
        default: screen.replaceChildren(of: item, in: call.list, by: source)
        }
        return .nothing
    }

    private func answerDrag(
        _ call: DelegateCall, _ collection: UICollectionView, _ path: IndexPath?
    ) -> DelegateAnswer? {
        guard let delegate = collection.dragDelegate else { return nil }
        let session = screen.dragSession()
        switch call.question {
        case .itemsForBeginning:
            return path.map {
                screen.items(delegate.collectionView(collection, itemsForBeginning: session, at: $0), for: call)
            }
        case .itemsForAdding:
            guard let path else { return nil }
            let frame = collection.frame(ofRow: path)
            let point = CGPoint(x: frame.midX, y: frame.midY)
            return screen.items(
                delegate.collectionView(collection, itemsForAddingTo: session, at: path, point: point), for: call)
        case .liftPreview:
            return path.map { screen.preview(delegate.collectionView(collection, dragPreviewParametersForItemAt: $0)) }
        case .dragWillBegin: delegate.collectionView(collection, dragSessionWillBegin: session)
        case .allowsMoveOperation:
            return .boolean(delegate.collectionView(collection, dragSessionAllowsMoveOperation: session))
        case .isRestrictedToDraggingApplication:
            return .boolean(delegate.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session))
        case .dragDidEnd: delegate.collectionView(collection, dragSessionDidEnd: session)
        default: return nil
        }
        return .nothing
    }

    private func answerDrop(
        _ call: DelegateCall, _ collection: UICollectionView, _ path: IndexPath?
    ) -> DelegateAnswer? {
        guard let delegate = collection.dropDelegate else { return nil }
        let session = screen.dropSession(over: call.list)
        switch call.question {
        case .canHandle: return .boolean(delegate.collectionView(collection, canHandle: session))
        case .didEnter: delegate.collectionView(collection, dropSessionDidEnter: session)
        case .didUpdate:
            let wanted = delegate.collectionView(
                collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            return screen.proposal(wanted, DropIntent(wanted.intent.rawValue))
        case .didExit: delegate.collectionView(collection, dropSessionDidExit: session)
        case .performDrop:
            guard let coordinator = screen.withEngine({ $0.coordinator }) else { return nil }
            let drop = DropCall(screen, host, coordinator, session)
            collection.rows.names.arrivals = []
            let given = CollectionDropCoordinator(drop)
            screen.performing {
                if let body = screen.performsCollectionDrop {
                    body(given)
                } else {
                    delegate.collectionView(collection, performDropWith: given)
                }
            }
        case .dropPreview:
            return path.map { screen.preview(delegate.collectionView(collection, dropPreviewParametersForItemAt: $0)) }
        case .dropDidEnd: delegate.collectionView(collection, dropSessionDidEnd: session)
        default: return nil
        }
        return .nothing
    }
}
