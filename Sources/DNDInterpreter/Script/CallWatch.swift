package import DNDLanguage
package import DragDrop

/// Looks at the calls that go to scripts, and stops the play before one of them.
///
/// Nothing can wait inside a call: what a delegate answers is answered at once. So a play that is to stop is played on
/// a copy. When it stops, the state at that moment is kept, and what the copy does from then on means nothing.
package struct CallWatch {
    /// A call at which the play stopped, and everything as it was then.
    package struct Stop {
        package let call: DelegateCall

        /// Its number among the calls of the play, from 0.
        package let number: Int
        package let engine: Engine
    }

    /// The calls so far.
    package private(set) var calls: [DelegateCall] = []
    package private(set) var stop: Stop?

    /// Whether to stop before a call, by its number from 0.
    private let stops: (Int, DelegateCall, Engine) -> Bool

    package init(stops: @escaping (Int, DelegateCall, Engine) -> Bool) {
        self.stops = stops
    }

    /// Counts a call; true when the play is over, or stops here.
    mutating func isOver(at call: DelegateCall, _ engine: Engine) -> Bool {
        guard stop == nil else { return true }
        if stops(calls.count, call, engine) { stop = Stop(call: call, number: calls.count, engine: engine) }
        calls.append(call)
        return stop != nil
    }
}

extension CallPattern {
    /// Whether a call that is about to be made is one of those that the pattern means.
    package func means(_ call: DelegateCall, in engine: Engine) -> Bool {
        guard names(call, engine: engine) else { return false }
        return (try? fits(call, bindings: Bindings(call, engine: engine), engine: engine)) ?? false
    }
}

extension ScenarioPlayer {
    /// The same at another moment, for looking only.
    package func looking(at engine: Engine) -> ScenarioPlayer {
        var copy = self
        copy.engine = engine
        return copy
    }
}
