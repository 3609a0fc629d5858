package import DragDrop

/// Answers the engine's questions with the delegates of a screen's views, and forwards those about other lists.
package final class ScreenDelegate: EngineDelegate {
    /// Only the main actor plays the engine, so its nonisolated calls come from there.
    private nonisolated(unsafe) weak var screen: Screen?

    private let others: (any EngineDelegate)?

    package init(_ screen: Screen, others: (any EngineDelegate)? = nil) {
        self.screen = screen
        self.others = others
    }

    /// The delegate of a list outside the screen.
    private func other(than list: ListID) -> (any EngineDelegate)? {
        guard let others, onMain({ $0[list] == nil }) ?? true else { return nil }
        return others
    }

    package func implements(_ question: Question, in list: ListID) -> Bool {
        let answer = onMain { screen -> Bool? in
            guard let host = screen[list] else { return nil }
            return screen.implements(question, in: host)
        }
        return (answer ?? nil) ?? others?.implements(question, in: list) ?? false
    }

    package func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer? {
        if let other = other(than: call.list) { return other.answer(call, engine: &engine) }
        return callingOut(from: &engine) { $0.answer(call) } ?? nil
    }

    package func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine) {
        if let other = other(than: engine.loads[load].list) {
            return other.finish(load, with: result, engine: &engine)
        }
        _ = callingOut(from: &engine) { $0.finish(load) }
    }

    package func finish(_ load: ObjectsLoadID, with items: [ItemID], engine: inout Engine) {
        if onMain({ $0.groups[load] == nil }) ?? true { others?.finish(load, with: items, engine: &engine) }
        _ = callingOut(from: &engine) { $0.finish(load) }
    }

    package func location(at point: ViewPoint, in list: ListID, engine: inout Engine) -> FingerLocation? {
        callingOut(from: &engine) { $0.location(at: point, in: list) } ?? nil
    }

    package func run(_ block: MainQueueBlockID, engine: inout Engine) {
        others?.run(block, engine: &engine)
    }

    package func complete(_ completion: CompletionID, at position: AnimatingPosition, engine: inout Engine) {
        if onMain({ $0.animators[completion] == nil }) ?? true {
            others?.complete(completion, at: position, engine: &engine)
        }
        _ = callingOut(from: &engine) {
            $0.animators.removeValue(forKey: completion)?(position == .end ? .end : .start)
        }
    }

    /// Runs code of the app for the calling engine; nil when the screen is gone.
    private func callingOut<Result: Sendable>(
        from engine: inout Engine, _ body: @MainActor (Screen) -> Result
    ) -> Result? {
        withUnsafeMutablePointer(to: &engine) { pointer in
            nonisolated(unsafe) let caller = pointer
            return onMain { screen in screen.callingOut(from: &caller.pointee) { body(screen) } }
        }
    }

    private func onMain<Result: Sendable>(_ body: @MainActor (Screen) -> Result) -> Result? {
        guard let screen else { return nil }
        return MainActor.assumeIsolated { body(screen) }
    }
}
