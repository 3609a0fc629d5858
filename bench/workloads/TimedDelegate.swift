package import DragDrop

/// The same delegate, which measures the time of its calls, including its calls to the engine.
package final class TimedDelegate: MovingDelegate {
    package private(set) var time = Duration.zero

    /// The nesting of calls; only the outermost is measured.
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
