package import DragDrop

/// The same delegate with a watch in its hand: how long its calls take, with all that they tell the engine.
package final class TimedDelegate: MovingDelegate {
    package private(set) var time = Duration.zero

    /// Calls may lead to calls; only the outermost counts.
    private var depth = 0

    package override func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer? {
        guard depth == 0 else { return super.answer(call, engine: &engine) }
        depth += 1
        let start = ContinuousClock.now
        let answer = super.answer(call, engine: &engine)
        time += ContinuousClock.now - start
        depth -= 1
        return answer
    }
}
