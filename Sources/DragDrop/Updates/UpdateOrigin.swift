/// The issuer of an update. The engine's driver creates tokens and knows their meaning (a line of a script, a call of a
/// real delegate); here they are only passed on, so that a ledger can name the culprit.
package struct UpdateOrigin: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// UIKit itself, for instance the batch of an applied snapshot.
    package static let system = UpdateOrigin(rawValue: -1)

    /// A Swift delegate whose line is unknown.
    package static let program = UpdateOrigin(rawValue: -2)

    /// A place in a Swift program that made calls, counted from 0.
    package static func program(place: Int) -> UpdateOrigin {
        UpdateOrigin(rawValue: -3 - Int32(place))
    }

    package var isProgram: Bool { rawValue <= Self.program.rawValue }

    /// The number of the place in the Swift program; nil for other origins.
    package var programPlace: Int? { rawValue < Self.program.rawValue ? Int(-3 - rawValue) : nil }
}
