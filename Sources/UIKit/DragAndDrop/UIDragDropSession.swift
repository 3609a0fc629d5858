/// The members of a session that both sides can use (H:UIDragSession.h).
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol, Sendable {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether any item conforms to any of the types (R067).
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Whether an object of the class can be created from any item (R067).
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// The method for Swift values that bridge to such a class, for example `String` and `URL`.
    public func canLoadObjects<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A custom object, visible only to the app that began the drag.
    var localContext: Any? { get set }
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none, `default`
}

@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// Nil for a drag that began in another app (R068).
    var localDragSession: (any UIDragSession)? { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// The completion runs on the main queue with the created objects, in the order of the items (R076).
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// The method for Swift values that bridge to such a class, for example `String` and `URL`.
    @discardableResult
    public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
                })
        }
    }
}
