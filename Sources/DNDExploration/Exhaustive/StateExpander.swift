package import DNDLanguage
package import DragDrop

/// Plays steps from states for an exhaustive exploration: in this process, or in another one for Swift delegates. Each
/// thread has its own.
package protocol StateExpander: AnyObject {
    /// What is kept of a state, to play from there.
    associatedtype Moment

    /// The number of steps that take about a tenth of a second: after as many, an exploration asks whether to go on.
    static var stepsAtOnce: Int { get }

    /// Plays the start of the scene.
    func begin() -> BegunExploration<Moment>

    /// Plays every step of the set from a state. Successors that are known are counted, and left out.
    func expansion(of state: ReachedState<Moment>, knowing visited: VisitedStates) -> StateExpansion<Moment>

    /// The number of the expander for a state's steps, of so many; nil for the one that made its parent.
    func owner(of key: StateKey, among count: Int) -> Int?

    /// Plays steps from the start, each as an exploration does.
    func moment(after steps: [ExploreStep]) -> Moment

    /// The failure to which steps lead in a spec that contains them; nil if it passes.
    func confirmed(_ suspicion: Suspicion, after steps: [ExploreStep], settled: Bool) -> FoundFailure?
}

extension StateExpander {
    package func owner(of key: StateKey, among count: Int) -> Int? { nil }
}

/// The first state of an exploration.
package struct BegunExploration<Moment> {
    package let moment: Moment
    package let key: StateKey
    package let suspicions: [Suspicion]

    package let covered: Set<CoverageItem>

    package init(_ moment: Moment, key: StateKey, suspicions: [Suspicion], covered: Set<CoverageItem> = []) {
        self.moment = moment
        self.key = key
        self.suspicions = suspicions
        self.covered = covered
    }
}

/// A state whose steps are still to be played: the state before it, and the step from there.
///
/// States with one parent share it. Playing the step again takes less than keeping every state's trace.
package struct ReachedState<Moment> {
    package let number: Int32
    package let parent: Moment

    /// Nil for the first state.
    package let step: ExploreStep?

    /// The number of the expander that made the parent, or that the steps are for. Only its thread copies the parent:
    /// two threads that copy one value wait for each other at the counts of its references.
    package let owner: Int
}

/// What follows a state.
package struct StateExpansion<Moment> {
    package let moment: Moment
    package let successors: [Successor]

    /// The number of steps that were played, those to known states among them.
    package let transitionCount: Int

    /// What steps covered, where the expander had not met it before.
    package let covered: [(step: ExploreStep, items: Set<CoverageItem>)]

    package init(
        _ moment: Moment, _ successors: [Successor], transitionCount: Int,
        covered: [(step: ExploreStep, items: Set<CoverageItem>)] = []
    ) {
        self.moment = moment
        self.successors = successors
        self.transitionCount = transitionCount
        self.covered = covered
    }
}

/// A state after a step.
package struct Successor {
    package let step: ExploreStep
    package let key: StateKey

    /// Whether everything that was pending happened after the step.
    package let isSettled: Bool
    package let suspicions: [Suspicion]

    package init(_ step: ExploreStep, key: StateKey, isSettled: Bool, suspicions: [Suspicion]) {
        self.step = step
        self.key = key
        self.isSettled = isSettled
        self.suspicions = suspicions
    }
}

/// A failure that a state seems to have.
package struct Suspicion {
    package let failure: ExploreFailure

    /// The expectation that does not hold, for a failure of that kind.
    package let invariant: Statement?

    /// The end of a spec that shows a difference from another delegate.
    package let expectation: String?

    package init(_ failure: ExploreFailure, invariant: Statement? = nil, expectation: String? = nil) {
        self.failure = failure
        self.invariant = invariant
        self.expectation = expectation
    }
}

/// A way in which the scene fails, with the fewest steps that lead there.
package struct FoundFailure {
    package let failure: ExploreFailure
    package let invariant: Statement?
    package let steps: [ExploreStep]

    /// The end of a spec that shows the failure, where neither an invariant nor a finding does.
    package let expectation: String?

    package init(
        _ failure: ExploreFailure, invariant: Statement? = nil, steps: [ExploreStep], expectation: String? = nil
    ) {
        self.failure = failure
        self.invariant = invariant
        self.steps = steps
        self.expectation = expectation
    }
}
