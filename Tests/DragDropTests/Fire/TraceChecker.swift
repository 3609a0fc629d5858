@testable import DragDrop

/// Reads a growing trace and checks that beginnings and ends match (R057, R086, R095, R096).
struct TraceChecker {
    private var position: Int

    /// The number of sessions that have begun and not ended, of all fingers.
    private var sessionCount = 0

    /// By list: entries without an exit, and entries since the last end of a session.
    private var inside: [ListID: Int] = [:]
    private var told: [ListID: Int] = [:]

    /// Lists that were notified of the end of one of several sessions.
    private var ended: Set<ListID> = []

    /// While several fingers drag, a list may be in several sessions, which a trace does not distinguish.
    private var hasOneFinger = true

    /// A hash of calls, answers and actions, stable within one process.
    private(set) var digest = Hasher()

    /// Starts at the end of a trace.
    init(_ engine: Engine) {
        position = engine.trace.count
    }

    /// The first error in the new entries; nil for none.
    mutating func read(_ engine: Engine) -> String? {
        defer { position = engine.trace.count }
        for entry in engine.trace[position...] {
            digest.combine(entry.citation)
            digest.combine(entry.milliseconds)
            switch entry.kind {
            case .call(let call, let answer, _):
                digest.combine(call)
                digest.combine(answer)
                if let wrong = read(call) { return wrong }
            case .action(let action, let list):
                digest.combine(action)
                digest.combine(list)
            case .note(let note): digest.combine(note)
            case .gesture(let gesture):
                digest.combine(gesture)
                if case .finger(let finger) = gesture, finger > 1 { hasOneFinger = false }
            default: break
            }
        }
        guard engine.exception == nil else { return nil }
        if sessionCount > engine.hands.draggingFingers.count { return "dragDidEnd is missing" }
        guard sessionCount == 0 else { return nil }
        if !told.isEmpty { return "dropDidEnd is missing" }
        ended = []
        return nil
    }

    private mutating func read(_ call: DelegateCall) -> String? {
        switch call.question {
        case .dragWillBegin:
            if hasOneFinger, sessionCount > 0 { return "dragWillBegin twice" }
            sessionCount += 1
        case .dragDidEnd:
            if sessionCount == 0 { return "dragDidEnd without dragWillBegin" }
            sessionCount -= 1
        case .didEnter:
            if hasOneFinger, inside[call.list] != nil { return "didEnter twice" }
            inside[call.list, default: 0] += 1
            told[call.list, default: 0] += 1
        case .didUpdate:
            if inside[call.list] == nil, !ended.contains(call.list) { return "didUpdate outside" }
        case .didExit:
            guard let count = inside[call.list] else {
                return ended.contains(call.list) ? nil : "didExit without didEnter"
            }
            inside[call.list] = count > 1 ? count - 1 : nil
        case .dropDidEnd:
            guard told[call.list] != nil || ended.contains(call.list) else {
                return "dropDidEnd twice, or for a list that was not told"
            }
            told[call.list] = nil
            inside[call.list] = nil
            if !hasOneFinger { ended.insert(call.list) }
        default: break
        }
        return nil
    }
}
