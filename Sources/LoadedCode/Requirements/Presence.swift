/// Whether the class of a delegate implements an optional method.
package enum Presence: Hashable, Sendable {
    /// The class, a superclass or an extension implements it.
    case written
    /// A call would run the protocol's default. On iOS `responds(to:)` would be false.
    case absent
    /// The code could not be read. Call the method, then ask `Absences`.
    case unknown
}
