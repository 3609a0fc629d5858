internal import DragDrop

/// A set of questions with one bit each, since every call checks whether the delegate has a method.
struct QuestionSet: Sendable {
    private var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    func contains(_ question: Question) -> Bool {
        bits & Self.bit(question) != 0
    }

    mutating func insert(_ question: Question) {
        bits |= Self.bit(question)
    }

    mutating func remove(_ question: Question) {
        bits &= ~Self.bit(question)
    }

    /// There are fewer questions than bits; an additional one would trap here at its first use.
    private static func bit(_ question: Question) -> UInt64 {
        precondition(question.rawValue < UInt64.bitWidth)
        return 1 << UInt64(question.rawValue)
    }
}
