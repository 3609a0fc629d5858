@testable import DragDrop

/// Reads a trace as it grows and checks that beginnings and ends belong together (R057, R086, R095, R096).
struct TraceChecker {
    private var position = 0
    private var isDragging = false
    private var inside: Set<ListID> = []
    private var told: Set<ListID> = []

    /// Equal for equal calls, answers, and actions, within one process.
    private(set) var digest = Hasher()

    /// What is wrong with the new entries, nil for nothing.
    mutating func read(_ engine: Engine) -> String? {
        defer { position = engine.trace.count }
        for entry in engine.trace[position...] {
            digest.combine(entry.rule)
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
            case .gesture(let gesture): digest.combine(gesture)
            default: break
            }
        }
        guard engine.exception == nil else { return nil }
        if engine.drag?.phase != .dragging {
            if isDragging { return "dragDidEnd is missing" }
            if !told.isEmpty { return "dropDidEnd is missing" }
        }
        return nil
    }

    private mutating func read(_ call: DelegateCall) -> String? {
        switch call.question {
        case .dragWillBegin:
            if isDragging { return "dragWillBegin twice" }
            isDragging = true
        case .dragDidEnd:
            if !isDragging { return "dragDidEnd without dragWillBegin" }
            isDragging = false
        case .didEnter:
            if !inside.insert(call.list).inserted { return "didEnter twice" }
            told.insert(call.list)
        case .didUpdate:
            if !inside.contains(call.list) { return "didUpdate outside" }
        case .didExit:
            if inside.remove(call.list) == nil { return "didExit without didEnter" }
        case .dropDidEnd:
            if told.remove(call.list) == nil { return "dropDidEnd twice, or for a list that was not told" }
            inside.remove(call.list)
        default: break
        }
        return nil
    }
}
