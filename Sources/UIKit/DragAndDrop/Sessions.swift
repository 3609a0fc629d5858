internal import DragDrop

/// The base class of session objects. Represents a drag while it runs, and its final state afterwards.
class SessionBase: NSObject, UIDragDropSession {
    let screen: Screen
    let finger: Int

    /// The state of the session at its end; nil while it runs.
    private var last: DragState?

    init(_ screen: Screen, finger: Int) {
        self.screen = screen
        self.finger = finger
        super.init()
    }

    var drag: DragState? {
        last ?? screen.withEngine { engine in engine.sessions.first { $0.finger == finger }?.drag }
    }

    /// Keeps the final state for later queries of delegates.
    func end(with drag: DragState?) {
        if last == nil { last = drag }
    }

    var list: ListID? { drag?.source }

    var items: [UIDragItem] {
        noteThread()
        guard let drag else { return [] }
        return drag.items.map { screen.dragItem($0.id) }
    }

    /// The location of the finger: the middle of the row, label or view under it, or a point near a row's upper or
    /// lower edge.
    func location(in view: UIView) -> CGPoint {
        noteThread()
        if let touch = screen.touch, let host = screen[touch.list], let touched = host.view {
            return view.convert(host.point(touching: touch.path, item: touch.item), from: touched)
        }
        guard let drag, let finger = drag.fingerBeneath ?? drag.finger, let host = screen[finger.list],
            let touched = host.view
        else {
            return .zero
        }
        if finger.place == .anywhere, drag.phase == .lifted {
            return view.convert(host.point(touching: nil, item: screen.item(at: drag.touched, in: host)), from: touched)
        }
        return view.convert(host.point(of: finger.place), from: touched)
    }

    var allowsMoveOperation: Bool { onMain(drag?.allowsMoveOperation ?? false) }
    var isRestrictedToDraggingApplication: Bool { onMain(drag?.isRestrictedToDraggingApplication ?? false) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        noteThread()
        return items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        onMain(items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) })
    }
}

final class DragSession: SessionBase, UIDragSession {
    @MainThreadOnly var localContext: Any? = nil
}

/// A drop session: the drag as seen by a list or view under the finger.
final class DropSession: SessionBase, UIDropSession {
    private let receiver: ListID

    /// Whether the drag began in the receiver's app.
    private let isLocal: Bool
    private let dragSession: DragSession

    init(_ drag: DragSession, over receiver: ListID) {
        self.receiver = receiver
        dragSession = drag
        isLocal = drag.screen.withEngine { $0.isLocalSession(in: receiver) }
        super.init(drag.screen, finger: drag.finger)
    }

    /// Also valid in completion handlers after the drop, where apps look up the row to remove from another list.
    var localDragSession: (any UIDragSession)? { onMain(isLocal ? dragSession : nil) }

    /// Items from another app have no local object (R068).
    override var items: [UIDragItem] {
        isLocal ? super.items : super.items.map { screen.stranger(of: $0) }
    }

    @MainThreadOnly var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle = .default {
        didSet {
            screen.withEngine { engine in
                engine.setProgressIndicatorStyle(progressIndicatorStyle == .none ? .none : .standard, in: receiver)
            }
        }
    }

    /// The progress of all loads that began in this drop (R078).
    let progress = Progress(totalUnitCount: 0)

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress { onMain(screen.loadObjects(ofClass: aClass, of: self, completion: completion)) }
}

/// The session objects for delegates: one per drag, and one per view that it visits.
@MainActor struct SessionObjects {
    private var drags: [Int: DragSession] = [:]
    private var drops: [Place: DropSession] = [:]

    private struct Place: Hashable {
        let finger: Int
        let list: ListID
    }

    mutating func drag(_ finger: Int, on screen: Screen) -> DragSession {
        if let session = drags[finger] { return session }
        let session = DragSession(screen, finger: finger)
        drags[finger] = session
        return session
    }

    mutating func drop(_ finger: Int, over list: ListID, on screen: Screen) -> DropSession {
        let place = Place(finger: finger, list: list)
        if let session = drops[place] { return session }
        let session = DropSession(drag(finger, on: screen), over: list)
        drops[place] = session
        return session
    }

    /// Ends all sessions of a finger.
    mutating func end(_ finger: Int, with drag: DragState?) {
        drags.removeValue(forKey: finger)?.end(with: drag)
        for (place, session) in drops where place.finger == finger {
            session.end(with: drag)
            drops[place] = nil
        }
    }

    var fingers: [Int] { drags.keys.sorted() }
}

extension Screen {
    /// The current call, when a finger has touched a view and no session has a location yet.
    fileprivate var touch: DelegateCall? {
        guard isCallingOut, let call = lastCall else { return nil }
        switch call.question {
        case .itemsForBeginning, .itemsForAdding, .sessionForAdding: return call
        default: return nil
        }
    }

    func item(at path: RowPath, in host: ViewHost) -> ItemID? {
        withEngine { $0[host.id].shown[path] }
    }
}

extension ViewHost {
    /// The location of a touch: the middle of a row, or in a plain view of the part with the item's name.
    func point(touching path: RowPath?, item: ItemID?) -> CGPoint {
        if list == nil, let view, let place = Screen.of(view).withEngine({ $0.hands.touchedPlace }) {
            return point(of: place)
        }
        if list != nil, let path { return point(of: .row(path, zone: .middle)) }
        guard let view, let item else { return point(of: .anywhere) }
        let name = Screen.of(view).withEngine { $0.label(of: item) }
        return view.middle(ofPartNamed: name) ?? point(of: .anywhere)
    }

    /// The location of the finger, in the view's own coordinates.
    func point(of place: FingerLocation.Place) -> CGPoint {
        if case .point(let point) = place, let bounds = view?.bounds { return bounds.point(at: point) }
        guard let view, let list else { return CGPoint(x: view?.bounds.midX ?? 0, y: view?.bounds.midY ?? 0) }
        switch place {
        case .row(let path, let zone):
            let frame = list.frame(ofRow: path.asIndexPath)
            let fraction: CGFloat = zone == .above ? 0.125 : zone == .below ? 0.875 : 0.5
            return CGPoint(x: frame.midX, y: frame.minY + frame.height * fraction)
        case .end(let section):
            let count = list.rowCountOfData(inSection: section)
            let last = list.frame(ofRow: IndexPath(item: max(0, count - 1), section: section))
            return CGPoint(x: last.midX, y: last.maxY + 1)
        case .gap, .header, .empty, .edge, .anywhere, .point:
            return CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        }
    }
}

extension UIView {
    /// The middle of the first subview with this text, identifier or accessibility label, in the view's own
    /// coordinates.
    fileprivate func middle(ofPartNamed name: String) -> CGPoint? {
        for part in subviews {
            if (part as? UILabel)?.text == name || part.accessibilityIdentifier == name
                || part.accessibilityLabel == name
            {
                return part.center
            }
            if let point = part.middle(ofPartNamed: name) { return convert(point, from: part) }
        }
        return nil
    }
}
