internal import DragDrop

/// The context while an item rests on a spring-loaded view (R204).
final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
    private let screen: Screen
    private let host: ViewHost

    init(_ screen: Screen, _ host: ViewHost) {
        self.screen = screen
        self.host = host
        super.init()
    }

    private var spring: SpringLoading? { screen.withEngine { $0.drag?.springLoading } }

    var state: UISpringLoadedInteractionEffectState {
        switch spring?.state ?? .inactive {
        case .inactive: .inactive
        case .possible: .possible
        case .activating: .activating
        case .activated: .activated
        }
    }

    var targetView: UIView? {
        get {
            switch spring?.aim {
            case .view(let view): return screen[view]?.view
            case .cell(let item): return cell(of: item)
            case nil: return spring?.row.flatMap { cell(of: $0) } ?? host.view
            }
        }
        set {
            guard let newValue else { return }
            if let path = host.list?.rows.path(of: newValue),
                let item = screen.withEngine({ $0[host.id].shown[path] })
            {
                _ = screen.withEngine { $0.aimSpringLoading(at: .cell(item)) }
            } else {
                let view = screen.id(of: newValue)
                _ = screen.withEngine { $0.aimSpringLoading(at: .view(view)) }
            }
        }
    }

    var targetItem: Any? {
        didSet {
            guard let targetItem else { return }
            _ = screen.withEngine { engine in
                engine.nameSpringLoadingRegion(engine.item(labelled: String(describing: targetItem)))
            }
        }
    }

    func location(in view: UIView?) -> CGPoint {
        guard let view else { return .zero }
        return screen.dropSession(over: host.id).location(in: view)
    }

    private func cell(of item: ItemID) -> UIView? {
        screen.withEngine { $0[host.id].shown.path(of: item) }.flatMap { host.list?.rows.cell(at: $0) }
    }
}
