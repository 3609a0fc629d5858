package import DragDrop

/// The system's types and those that this process has declared. Safe on every thread.
package enum DeclaredTypes {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var current = TypeTree.system

    package static var tree: TypeTree {
        lock.withLock { current }
    }

    /// A type that is declared already stays as it is.
    static func declare(_ identifier: String, conformingTo parent: String?) {
        lock.withLock {
            guard !current.isDeclared(identifier) else { return }
            current.declare(identifier, conformingTo: [parent ?? "public.data"])
        }
    }
}
