internal import DragDrop

/// A screen's own engine.
final class StandaloneEngine: EngineHolder {
    private var engine = Engine(delegate: NobodyAnswers())

    func lendEngine(to body: (inout Engine) -> Void) {
        body(&engine)
    }
}

/// A placeholder until the screen exists.
private final class NobodyAnswers: EngineDelegate {
    func implements(_ question: Question, in list: ListID) -> Bool { false }
    func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer? { nil }
    func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine) {}
    func complete(_ completion: CompletionID, at position: AnimatingPosition, engine: inout Engine) {}
}
