extension RuleID {
    /// What the letter of a rule's number stands for.
    package enum Family: UInt8, CaseIterable, Hashable, Sendable {
        case behaviour
        case batchUpdates
        case exceptions
        case snapshots
        case traces
        case questions

        /// The letter, as ASCII: R, B, E, S, T, Q.
        var letterUTF8: UInt8 {
            switch self {
            case .behaviour: UInt8(ascii: "R")
            case .batchUpdates: UInt8(ascii: "B")
            case .exceptions: UInt8(ascii: "E")
            case .snapshots: UInt8(ascii: "S")
            case .traces: UInt8(ascii: "T")
            case .questions: UInt8(ascii: "Q")
            }
        }

        /// The digits of a number: three for behaviour, two elsewhere.
        var digitCount: Int { self == .behaviour ? 3 : 2 }
    }

    package var family: Family {
        switch rawValue {
        case ..<RuleID.b01.rawValue: .behaviour
        case ..<RuleID.e01.rawValue: .batchUpdates
        case ..<RuleID.s01.rawValue: .exceptions
        case ..<RuleID.t01.rawValue: .snapshots
        case ..<RuleID.q01.rawValue: .traces
        default: .questions
        }
    }
}
