/// The record of all events, in order.
package struct Trace: Sendable {
    package private(set) var entries = TraceEntries()

    /// The nesting depth of running calls to the app.
    package private(set) var callDepth = 0

    /// Prepares the trace of a copy, which shares the entries so far.
    mutating func share() { entries.share() }

    mutating func beginCall() { callDepth += 1 }

    mutating func endCall() { callDepth -= 1 }

    mutating func record(
        _ kind: TraceEntry.Kind, citing citation: Citation?, restingOn questions: [QuestionID],
        atMilliseconds time: Int
    ) {
        entries.append(
            TraceEntry(kind: kind, citation: citation, questions: questions, milliseconds: time, depth: callDepth))
    }

    /// Records the answer in the entry of a call.
    mutating func note(
        _ answer: DelegateAnswer, to call: DelegateCall, isImplemented: Bool, at position: Int
    ) {
        entries.change(at: position) { $0.kind = .call(call, answer: answer, isImplemented: isImplemented) }
    }

    /// Corrects the entry of a call whose method was absent after all, or removes an entry that the trace need not
    /// show.
    mutating func takeBack(_ call: DelegateCall, answeredBy standard: DelegateAnswer, at position: Int) {
        if call.question == .didUpdate {
            entries.change(at: position) { $0.questions.append(.q06) }
        }
        if call.question.isOverride, position == entries.count - 1 {
            entries.removeLast()
        } else {
            note(standard, to: call, isImplemented: false, at: position)
        }
    }

    /// Removes the entries of the lists from an index on.
    mutating func forgetLists(from count: Int) {
        let isForgotten = { (entry: TraceEntry) in entry.list.map { Int($0.rawValue) >= count } ?? false }
        entries = TraceEntries(entries.filter { !isForgotten($0) })
    }
}

extension Trace: StateWritable {
    /// Writes only the nesting depth: the history has no effect, but a running call has.
    package func write(to writer: inout StateWriter) {
        writer.write(callDepth)
    }
}
