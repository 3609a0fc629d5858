/// Whether the class of a delegate has written an optional method.
package enum Presence: Hashable, Sendable {
    /// The class, a class above it or an extension has it.
    case written
    /// A call would run the default of the protocol: on iOS `responds(to:)` is false.
    case absent
    /// The code could not be read. Call it, then ask `Absences`.
    case unknown
}
