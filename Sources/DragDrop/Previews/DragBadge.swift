/// The badge of a drag.
package enum DragBadge: Hashable, Sendable {
    case none

    /// The drop would be refused (R063).
    case forbidden

    /// The drop would be a copy; several items show their number (R064).
    case plus(itemCount: Int)
}
