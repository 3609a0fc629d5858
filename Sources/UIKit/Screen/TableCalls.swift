internal import DragDrop

/// Answers the engine's questions with the delegates of a table.
@MainActor struct TableCalls {
    private let screen: Screen
    private let host: ViewHost
    private let table: UITableView?

    init(_ screen: Screen, _ host: ViewHost) {
        self.screen = screen
        self.host = host
        table = host.view as? UITableView
    }

    private var delegate: (any UITableViewDelegate)? { table?.tableDelegate }

    func implements(_ question: Question) -> Bool {
        guard let table else { return false }
        return Self.dragMethods.has(question, table.dragDelegate) ?? Self.dropMethods.has(question, table.dropDelegate)
            ?? Self.dataMethods.has(question, table.dataSource) ?? Self.methods.has(question, delegate)
            ?? screen.implements(question, inAnyList: table)
    }

    private static let dragMethods = QuestionMethods<TableDragMethod>(.table)
    private static let dropMethods = QuestionMethods<TableDropMethod>(.table)
    private static let dataMethods = QuestionMethods<TableDataMethod>(.table)
    private static let methods = QuestionMethods<TableMethod>(.table)

    func answer(_ call: DelegateCall) -> DelegateAnswer? {
        guard let table else { return nil }
        let path = call.path?.asIndexPath
        switch call.question {
        case .moveRow:
            guard let path, let target = screen.target(of: call) else { return nil }
            screen.readData(of: table, movedFrom: path, to: target) {
                table.dataSource?.tableView(table, moveRowAt: path, to: target)
            }
            return .nothing
        case .canMove:
            return path.flatMap { table.dataSource?.tableView(table, canMoveRowAt: $0) }.map { .boolean($0) }
        case .targetOfMove:
            guard let path, let target = screen.target(of: call) else { return nil }
            return delegate.map {
                $0.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: target)
            }.map { .path(RowPath($0)) }
        case .shouldSpringLoad:
            let context = SpringLoadingContext(screen, host)
            return path.flatMap { delegate?.tableView(table, shouldSpringLoadRowAt: $0, with: context) }
                .map { .boolean($0) }
        case .dragStateDidChange:
            guard let path = call.path, let state = call.dragState else { return nil }
            table.rows.cell(at: path)?.asRowCell?.enter(state)
            return .nothing
        default:
            return screen.answer(call, inAnyList: table) ?? answerDrag(call, table, path)
                ?? answerDrop(call, table, path)
        }
    }

    private func answerDrag(
        _ call: DelegateCall, _ table: UITableView, _ path: IndexPath?
    ) -> DelegateAnswer? {
        guard let delegate = table.dragDelegate else { return nil }
        let session = screen.dragSession()
        switch call.question {
        case .itemsForBeginning:
            return path.map {
                screen.items(delegate.tableView(table, itemsForBeginning: session, at: $0), for: call)
            }
        case .itemsForAdding:
            guard let path else { return nil }
            let frame = table.frame(ofRow: path)
            let point = CGPoint(x: frame.midX, y: frame.midY)
            return screen.items(
                delegate.tableView(table, itemsForAddingTo: session, at: path, point: point), for: call)
        case .liftPreview:
            return path.map { screen.preview(delegate.tableView(table, dragPreviewParametersForRowAt: $0)) }
        case .dragWillBegin: delegate.tableView(table, dragSessionWillBegin: session)
        case .allowsMoveOperation: return .boolean(delegate.tableView(table, dragSessionAllowsMoveOperation: session))
        case .isRestrictedToDraggingApplication:
            return .boolean(delegate.tableView(table, dragSessionIsRestrictedToDraggingApplication: session))
        case .dragDidEnd: delegate.tableView(table, dragSessionDidEnd: session)
        default: return nil
        }
        return .nothing
    }

    private func answerDrop(
        _ call: DelegateCall, _ table: UITableView, _ path: IndexPath?
    ) -> DelegateAnswer? {
        guard let delegate = table.dropDelegate else { return nil }
        let session = screen.dropSession(over: call.list)
        switch call.question {
        case .canHandle: return .boolean(delegate.tableView(table, canHandle: session))
        case .didEnter: delegate.tableView(table, dropSessionDidEnter: session)
        case .didUpdate:
            let wanted = delegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            return screen.proposal(wanted, DropIntent(wanted.intent.rawValue))
        case .didExit: delegate.tableView(table, dropSessionDidExit: session)
        case .performDrop:
            guard let coordinator = screen.withEngine({ $0.coordinator }) else { return nil }
            let drop = DropCall(screen, host, coordinator, session)
            table.rows.names.arrivals = []
            let given = TableDropCoordinator(drop)
            screen.performing {
                if let body = screen.performsTableDrop {
                    body(given)
                } else {
                    delegate.tableView(table, performDropWith: given)
                }
            }
        case .dropPreview:
            return path.map { screen.preview(delegate.tableView(table, dropPreviewParametersForRowAt: $0)) }
        case .dropDidEnd: delegate.tableView(table, dropSessionDidEnd: session)
        default: return nil
        }
        return .nothing
    }
}

extension DropIntent {
    init(_ rawValue: Int) {
        self = DropIntent(rawValue: UInt8(clamping: rawValue)) ?? .unspecified
    }
}
