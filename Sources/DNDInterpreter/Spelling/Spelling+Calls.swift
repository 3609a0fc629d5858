package import DNDResults
package import DragDrop

extension Spelling {
    /// A call as a pattern of the language: `dropSessionDidUpdate at [0, 4] -> move insertAt`.
    package static func call(
        _ call: DelegateCall, answer: DelegateAnswer?, engine: Engine, withList: Bool = false
    ) -> String {
        let adapter = engine.adapter(of: call.list)
        var text = adapter[call.question]?.name ?? "?"
        text += arguments(call, engine: engine)
        if let told = told(call) { text += " with \(told)" }
        if withList { text += " in \(engine[call.list].name)" }
        if let answer = self.answer(answer, to: call, engine: engine) { text += " -> \(answer)" }
        return text
    }

    private static func arguments(_ call: DelegateCall, engine: Engine) -> String {
        switch call.question {
        case .moveRow, .willReorder, .didReorder, .targetOfMove, .olderTargetOfMove, .invalidationContext:
            return " from \(path(call.path)) to \(path(call.target))"
        case .didUpdate, .performDrop:
            return engine.adapter(of: call.list).traits.hasIndexPaths ? " at \(path(call.path))" : ""
        case .completion:
            return (call.position.map { " at \($0 == .end ? "end" : "start")" } ?? "") + item(call, engine: engine)
        // Its argument is an item, whose place a pattern cannot express.
        case .canReorderItem: return ""
        default:
            return call.path.map { " at \(path($0))" } ?? ""
        }
    }

    private static func item(_ call: DelegateCall, engine: Engine) -> String {
        call.item.map { " with \(label(engine.label(of: $0)))" } ?? ""
    }

    static func answer(_ answer: DelegateAnswer?, to call: DelegateCall, engine: Engine) -> String? {
        switch answer {
        case .items(let items):
            return items.isEmpty ? "none" : items.map { label(engine.label(of: $0)) }.joined(separator: " ")
        case .boolean(let value): return value ? "true" : "false"
        case .proposal(let proposal): return self.proposal(proposal)
        case .path(let path): return self.path(path)
        case .preview(let preview): return self.preview(preview)
        case .session(let finger): return finger.map { "finger \($0)" } ?? "none"
        case .nothing, .absent, nil: return nil
        }
    }
}
