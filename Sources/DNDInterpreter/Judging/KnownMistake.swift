internal import DNDResults

/// A wrong order that is known from real delegates.
enum KnownMistake {
    case swapped(String, String)
    case oneTooFar(String)
    case oneTooEarly(String)
    case lostAndDoubled(lost: String, doubled: String)
    case reversed

    var sentence: String {
        switch self {
        case .swapped(let a, let b):
            "\(a) and \(b) have changed places: this is what a swap gives, where a move was meant."
        case .oneTooFar(let row):
            "\(row) stands one place too far down: the destination counts without the dragged row, so nothing is to be "
                + "added to it."
        case .oneTooEarly(let row):
            "\(row) stands one place too early: it was inserted before it was removed, or one was subtracted from the "
                + "destination."
        case .lostAndDoubled(let lost, let doubled):
            "\(lost) is lost and \(doubled) is there twice: the insertion came before the removal, which then took "
                + "another row."
        case .reversed: "The dropped rows are in reverse: each was inserted at the same place, before the one before."
        }
    }

    /// Looks for a mistake in the first part that differs. O(n).
    static func find(in parts: [OrderMismatch.Part], dragged: [String]) -> KnownMistake? {
        guard let part = parts.first(where: { !$0.matches }) else { return nil }
        let actual = part.shown == part.expected ? part.model ?? part.shown : part.shown
        return find(expected: part.expected, actual: actual, dragged: dragged)
    }

    /// The same for one list of rows; `dragged` are the rows of the last drag, in the order of the session.
    static func find(expected: [String], actual: [String], dragged: [String]) -> KnownMistake? {
        guard expected.count == actual.count, expected != actual else { return nil }
        if let mistake = lostAndDoubled(expected: expected, actual: actual) { return mistake }
        guard expected.sorted() == actual.sorted() else { return nil }
        if dragged.count > 1 { return reversal(expected: expected, actual: actual, dragged: dragged) }
        guard let row = dragged.first, let wanted = expected.firstIndex(of: row),
            let found = actual.firstIndex(of: row)
        else { return nil }
        let others = (expected.filter { $0 != row }, actual.filter { $0 != row })
        if others.0 == others.1 {
            if found == wanted + 1 { return .oneTooFar(row) }
            return found == wanted - 1 ? .oneTooEarly(row) : nil
        }
        guard found == wanted, let other = displaced(wanted: others.0, found: others.1) else { return nil }
        return .swapped(row, other)
    }

    /// The one row that jumped over others, if a single one did.
    private static func displaced(wanted: [String], found: [String]) -> String? {
        guard let first = wanted.indices.first(where: { wanted[$0] != found[$0] }),
            let last = wanted.indices.last(where: { wanted[$0] != found[$0] })
        else { return nil }
        let segment = Array(wanted[first...last])
        if Array(segment.dropFirst()) + segment.prefix(1) == Array(found[first...last]) { return found[last] }
        return segment.suffix(1) + Array(segment.dropLast()) == Array(found[first...last]) ? found[first] : nil
    }

    private static func reversal(expected: [String], actual: [String], dragged: [String]) -> KnownMistake? {
        let wanted = expected.filter { dragged.contains($0) }
        let found = actual.filter { dragged.contains($0) }
        return wanted == Array(found.reversed()) ? .reversed : nil
    }

    private static func lostAndDoubled(expected: [String], actual: [String]) -> KnownMistake? {
        var counts: [String: Int] = [:]
        for label in expected { counts[label, default: 0] += 1 }
        for label in actual { counts[label, default: 0] -= 1 }
        let lost = expected.filter { counts[$0] == 1 }
        let doubled = actual.filter { counts[$0] == -1 }
        guard lost.count == 1, let doubledLabel = doubled.first, Set(doubled).count == 1 else { return nil }
        return .lostAndDoubled(lost: lost[0], doubled: doubledLabel)
    }
}
