extension RuleID {
    /// The meaning of the letter in a rule's number.
    package enum Family: CaseIterable, Hashable, Sendable {
        case behaviour, batchUpdates, exceptions, snapshots, traces
    }

    package var family: Family {
        switch description.utf8.first {
        case UInt8(ascii: "B"): .batchUpdates
        case UInt8(ascii: "E"): .exceptions
        case UInt8(ascii: "S"): .snapshots
        case UInt8(ascii: "T"): .traces
        default: .behaviour
        }
    }
}
