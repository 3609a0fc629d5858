/// Who issued an update. The engine hands tokens out and knows what they stand for (a line of a script, a call of a
/// real delegate); here they are only passed on, so that a ledger can name the culprit.
package struct UpdateOrigin: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// UIKit itself, for instance the batch that applying a snapshot amounts to.
    package static let system = UpdateOrigin(rawValue: -1)

    /// A Swift delegate, of which no line is known.
    package static let program = UpdateOrigin(rawValue: -2)

    /// One of the places in a Swift program that have called, counted from 0.
    package static func program(place: Int) -> UpdateOrigin {
        UpdateOrigin(rawValue: -3 - Int32(place))
    }

    package var isProgram: Bool { rawValue <= Self.program.rawValue }

    /// The number of the place in the Swift program; nil for everybody else.
    package var programPlace: Int? { rawValue < Self.program.rawValue ? Int(-3 - rawValue) : nil }
}
