package import DNDLanguage
package import DragDrop

/// Observes the calls to scripts, and stops the play before one of them.
///
/// A call cannot be suspended, since delegates answer synchronously. The play therefore runs on a copy. When it stops,
/// the state at that moment is saved, and the rest of the copy's run is meaningless.
package struct CallWatch {
    /// The call at which the play stopped, with the state at that moment.
    package struct Stop {
        package let call: DelegateCall

        /// Its index among the calls of the play, counted from 0.
        package let number: Int
        @CopyOnWrite package private(set) var engine: Engine
    }

    /// The calls so far.
    package private(set) var calls: [DelegateCall] = []
    package private(set) var stop: Stop?

    /// Returns whether to stop before a call, given its index.
    private let stops: (Int, DelegateCall, Engine) -> Bool

    package init(stops: @escaping (Int, DelegateCall, Engine) -> Bool) {
        self.stops = stops
    }

    /// Counts a call; returns true when the play is over or stops here.
    mutating func isOver(at call: DelegateCall, _ engine: Engine) -> Bool {
        guard stop == nil else { return true }
        if stops(calls.count, call, engine) { stop = Stop(call: call, number: calls.count, engine: engine) }
        calls.append(call)
        return stop != nil
    }
}

extension CallPattern {
    /// Returns whether an upcoming call matches the pattern.
    package func means(_ call: DelegateCall, in engine: Engine) -> Bool {
        guard names(call, engine: engine) else { return false }
        return (try? fits(call, bindings: Bindings(call, engine: engine), engine: engine)) ?? false
    }
}

extension ScenarioPlayer {
    /// A player for another moment, only for reading.
    package func looking(at engine: Engine) -> ScenarioPlayer {
        var copy = self
        copy.engine = engine
        return copy
    }
}
