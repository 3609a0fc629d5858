internal import DragDrop
internal import LoadedCode

/// The methods of a coordinator, shared by tables and collections.
@MainActor final class DropCall {
    let screen: Screen
    let host: ViewHost
    let coordinator: DragDrop.DropCoordinator
    let session: DropSession

    init(_ screen: Screen, _ host: ViewHost, _ coordinator: DragDrop.DropCoordinator, _ session: DropSession) {
        self.screen = screen
        self.host = host
        self.coordinator = coordinator
        self.session = session
    }

    var destination: IndexPath? { coordinator.destination?.asIndexPath }

    func drop(_ item: UIDragItem, toRow path: IndexPath) -> DragAnimator {
        let number = screen.withEngine { screen.number(of: item, in: &$0) }
        host.list?.rows.identify(rowAt: RowPath(path), as: number)
        return perform(host.kind == .collection ? "drop(_:toItemAt:)" : "drop(_:toRowAt:)") { [id = host.id] in
            $0.coordinatorDrop(number, toRow: RowPath(path), in: id)
        }
    }

    func drop(_ item: UIDragItem, intoRow path: IndexPath) -> DragAnimator {
        perform(host.kind == .collection ? "drop(_:intoItemAt:rect:)" : "drop(_:intoRowAt:rect:)") { [id = host.id] in
            $0.coordinatorDrop(self.screen.number(of: item, in: &$0), intoRow: RowPath(path), in: id)
        }
    }

    func drop(_ item: UIDragItem, to target: UIPreviewTarget) -> DragAnimator {
        let view = screen.id(of: target.container)
        return perform("drop(_:to:)") { [id = host.id] in
            $0.coordinatorDrop(self.screen.number(of: item, in: &$0), toView: view, in: id)
        }
    }

    func insertPlaceholder(
        for item: UIDragItem, at path: IndexPath, _ handlers: PlaceholderHandlers
    ) -> PlaceholderLife {
        let number = screen.withEngine { screen.number(of: item, in: &$0) }
        screen.placeholders[number] = handlers
        screen.withEngine { [id = host.id] in
            $0.insertPlaceholder(for: number, at: RowPath(path), in: id)
        }
        return PlaceholderLife(screen, host, item, number, animator: DragAnimator(screen, list: host.id))
    }

    /// The result of a call without effect.
    var animatorOfNothing: DragAnimator { DragAnimator(withoutAnimationOn: screen, host.view) }

    func placeholderOfNothing(for item: UIDragItem) -> PlaceholderLife {
        PlaceholderLife(screen, host, item, nil, animator: animatorOfNothing)
    }

    /// Passes a drop call to the engine. Reports one that UIKit ignores: for a missing row, or for an item that already
    /// had a call (R165, R166, R170).
    private func perform(_ name: String, _ call: (inout Engine) -> Void) -> DragAnimator {
        let rule = screen.withEngine { engine -> RuleID? in
            let start = engine.trace.count
            call(&engine)
            guard let last = engine.trace[start...].last, case .note(.actionWithoutEffect) = last.kind else {
                return nil
            }
            return last.rule
        }
        if let rule, [.r165, .r166, .r170].contains(rule) {
            let list = screen.name(of: host.id)
            screen.complain(.droppedWithoutEffect(name, rule, in: list, place: CallSite().place?.short))
        }
        return DragAnimator(screen, list: host.id)
    }
}

/// The cell and the blocks of a placeholder.
@MainActor struct PlaceholderHandlers {
    let cell: UIView
    let update: (() -> Void)?
    let preview: (() -> UIDragPreviewParameters?)?

    init<Cell: UIView>(
        _ cell: Cell, update: ((Cell) -> Void)?, preview: ((Cell) -> UIDragPreviewParameters?)?
    ) {
        self.cell = cell
        self.update = update.map { handler in { handler(cell) } }
        self.preview = preview.map { provider in { provider(cell) } }
    }
}

/// A placeholder from its insertion to its end.
@MainActor final class PlaceholderLife {
    private let screen: Screen
    let host: ViewHost
    let item: UIDragItem
    /// Nil for a placeholder that was never inserted.
    private let number: ItemID?
    let animator: DragAnimator

    init(_ screen: Screen, _ host: ViewHost, _ item: UIDragItem, _ number: ItemID?, animator: DragAnimator) {
        self.screen = screen
        self.host = host
        self.item = item
        self.number = number
        self.animator = animator
    }

    func commit(_ updates: (IndexPath) -> Void) -> Bool {
        guard let number, let list = host.list else { return false }
        return screen.withEngine { engine in
            engine.commitPlaceholder(for: number, in: host.id) { engine, path in
                screen.callingOut(from: &engine) {
                    list.rows.commit(rowAt: path, of: number) { updates(path.asIndexPath) }
                }
            }
        }
    }

    func delete() -> Bool {
        guard let number else { return false }
        return screen.withEngine { $0.deletePlaceholder(for: number, in: host.id) }
    }

    /// Calls the update handler again, if the placeholder still exists and is visible (R189).
    func updateCell() {
        guard let number else { return }
        screen.withEngine { $0.setNeedsCellUpdate(for: number, in: host.id) }
    }
}
