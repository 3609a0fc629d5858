package import DragDrop

/// The types of the system and those that this process has declared. Can be used from any thread.
package enum DeclaredTypes {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var current = TypeTree.system

    package static var tree: TypeTree {
        lock.withLock { current }
    }

    /// Does nothing if the type is already declared.
    static func declare(_ identifier: String, conformingTo parent: String?) {
        lock.withLock {
            guard !current.isDeclared(identifier) else { return }
            current.declare(identifier, conformingTo: [parent ?? "public.data"])
        }
    }
}
