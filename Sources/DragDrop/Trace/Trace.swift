/// What happened, in order.
package struct Trace: Sendable {
    package private(set) var entries: [TraceEntry] = []

    /// How many calls of the app are running, one inside the other.
    package private(set) var callDepth = 0

    mutating func beginCall() { callDepth += 1 }

    mutating func endCall() { callDepth -= 1 }

    mutating func record(
        _ kind: TraceEntry.Kind, citing citation: Citation?, restingOn questions: [QuestionID],
        atMilliseconds time: Int
    ) {
        entries.append(
            TraceEntry(kind: kind, citation: citation, questions: questions, milliseconds: time, depth: callDepth))
    }

    /// Writes the answer into the entry of a call.
    mutating func note(
        _ answer: DelegateAnswer, to call: DelegateCall, isImplemented: Bool, at position: Int
    ) {
        entries[position].kind = .call(call, answer: answer, isImplemented: isImplemented)
    }

    /// A method turned out to be absent when it was called: its entry says so, or goes if nobody misses it.
    mutating func takeBack(_ call: DelegateCall, answeredBy standard: DelegateAnswer, at position: Int) {
        if call.question == .didUpdate { entries[position].questions.append(.q06) }
        if call.question.isOverride, position == entries.count - 1 {
            entries.removeLast()
        } else {
            note(standard, to: call, isImplemented: false, at: position)
        }
    }

    /// Forgets what was recorded of the lists that were added last.
    mutating func forgetLists(from count: Int) {
        entries.removeAll { entry in entry.list.map { Int($0.rawValue) >= count } ?? false }
    }
}

extension Trace: Fingerprinted {
    /// History decides nothing; whether the app is being asked does.
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(callDepth)
    }
}
