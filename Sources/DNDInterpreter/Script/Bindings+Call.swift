internal import DragDrop

extension Bindings {
    /// The bindings while a delegate answers a call.
    init(_ call: DelegateCall, engine: borrowing Engine) {
        list = call.list
        isLocal = engine.isLocalSession(in: call.list)
        if let items = engine.drag?.items { sessionItems = items.map { $0.id } }
        if let coordinator = engine.coordinator, coordinator.list == call.list {
            bind(coordinator, engine: engine)
        } else {
            bindSession(of: call, engine: engine)
        }
        if call.question.belongsToDataSource || call.question.isAboutMove {
            moveSource = call.path
            moveDestination = call.target
            sourcePath = call.path
        }
        item = call.item ?? item
    }

    private mutating func bind(_ coordinator: DropCoordinator, engine: Engine) {
        dropItems = coordinator.items
        destination = coordinator.destination
        fallbackDestination = Self.end(of: coordinator, engine: engine)
        if let first = coordinator.items.first { self = with(first, at: 0) }
    }

    private mutating func bindSession(of call: DelegateCall, engine: Engine) {
        destination = call.path
        switch call.question {
        case .itemsForBeginning, .itemsForAdding:
            sourcePath = call.path
            hasLocalObject = true
        default:
            guard let first = engine.drag?.items.first else { return }
            item = first.id
            sourcePath = first.list == call.list ? first.sourcePath : nil
            hasLocalObject = isLocal && engine.providerConfiguration(of: first.id).hasLocalObject
        }
    }

    /// The end of the last section, counted without the rows that the drop removes from this list.
    private static func end(of coordinator: DropCoordinator, engine: Engine) -> RowPath? {
        let count = engine[coordinator.list].shown.sectionCount
        guard count > 0 else { return nil }
        let section = count - 1
        var taken: Set<RowPath> = []
        for item in coordinator.items {
            if let path = item.sourcePath, path.section == section { taken.insert(path) }
        }
        return RowPath(section: section, item: engine[coordinator.list].shownRowCount(inSection: section) - taken.count)
    }
}
