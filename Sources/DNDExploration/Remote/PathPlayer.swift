package import DragDrop

/// Plays paths of steps in another process, each from a fresh start: the delegates of a Swift program have no copies.
package protocol PathPlayer: AnyObject {
    /// Plays the start of the scene.
    func begin() -> PlayedStep

    /// The methods that the delegates implement; known once the scene has begun.
    var methods: [String] { get }

    /// Plays a path, then each step of the set that can follow it.
    func steps(after path: [String]) -> [PlayedStep]

    /// The same for the state to which a path leads, where states with equal keys are one: a play may come there in any
    /// way.
    func expansion(after path: [String], at key: StateKey) -> [PlayedStep]

    /// A step that has not done the same in every play that was in its state; nil if all that were compared did. Some
    /// of the steps of `expansion` are played once more for that, each after the path of its state.
    func parting() -> StepParting?

    /// The types of objects whose memory is not compared, by name.
    var unseenTypes: Set<String> { get }
}

/// A step at the end of a path, and the state after it.
package struct PlayedStep: Equatable, Sendable {
    package var text: String

    /// Nil where nothing can follow: after a failure that ended the program, or where two plays have both ended.
    package var key: StateKey?

    /// Whether everything that was pending happened after the step.
    package var isSettled: Bool

    /// Whether the play ends with the step, in a set of a single drag.
    package var isOver: Bool
    package var failures: [RemoteFailure]

    /// What is compared with another delegate; nil where none is.
    package var compared: ComparedState?

    /// What the step covered, as far as the child had not told it before.
    package var covered: [CoverageItem]

    package init(
        _ text: String, key: StateKey? = nil, isSettled: Bool = false, isOver: Bool = false,
        failures: [RemoteFailure] = [], compared: ComparedState? = nil, covered: [CoverageItem] = []
    ) {
        self.text = text
        self.key = key
        self.isSettled = isSettled
        self.isOver = isOver
        self.failures = failures
        self.compared = compared
        self.covered = covered
    }

    /// The same without what depends on the steps before it.
    package var uncovered: PlayedStep {
        var step = self
        step.covered = []
        return step
    }
}

/// Steps of which the last has not always done the same.
package struct StepParting: Equatable, Sendable {
    /// The path of the state where they begin.
    package let path: [String]

    /// Another path there.
    package let arrival: [String]

    /// The steps from there.
    package let steps: [String]

    package init(_ steps: [String], after path: [String], or arrival: [String]) {
        self.steps = steps
        self.path = path
        self.arrival = arrival
    }
}

/// A failure in another process, with the index of the invariant that does not hold.
package struct RemoteFailure: Equatable, Sendable {
    package var failure: ExploreFailure
    package var invariant: Int?

    /// The end of a spec that shows a difference from another delegate.
    package var expectation: String?

    package init(_ failure: ExploreFailure, invariant: Int? = nil, expectation: String? = nil) {
        self.failure = failure
        self.invariant = invariant
        self.expectation = expectation
    }
}

/// What parent and child say about paths, one line of JSON each.
package enum PathMessage: Equatable, Sendable {
    /// The child has started.
    case ready

    /// Asks for the start of the scene.
    case begin

    /// The start was played, with delegates that implement these methods.
    case begun(PlayedStep, methods: [String])

    /// Asks for the steps after a path, beginning with one of them.
    case play(path: [String], from: Int)

    /// The steps that follow a path, before they are played.
    case choices([String])

    /// A step was played; a step that is impossible has no state.
    case played(PlayedStep)
    case refused

    /// The answer is complete.
    case done(unseenTypes: [String])

    /// Asks for all steps from the state to which a path leads, in one answer.
    case expand(path: [String], key: StateKey)

    /// The child still plays.
    case goesOn
    case expanded([PlayedStep], unseenTypes: [String], parting: StepParting?)

    /// Asks whether steps from the states of the child's answers do the same after the paths of the states.
    case compare

    case compared(StepParting?)
}

/// What another process needs to play paths.
package struct PathStart: Equatable, Sendable {
    /// The absolute path of the spec, its name in reports, and the root of its includes.
    package var file: String
    package var name: String
    package var root: String

    /// The text to explore instead of the file's, with another number of rows.
    package var text: String?

    /// The index of the scenario whose declarations apply, too.
    package var scenario: Int?

    /// The number of rows of the program's lists; nil for as many as they have.
    package var rows: Int?

    /// Whether states are compared with those of another delegate.
    package var isCompared: Bool
    package var gestures: String
    package var omittedVerbs: [String]
    package var ignored: [String]
    package var assumed: [String]
    package var omittedRules: [String]

    /// The share of the states whose steps this process is asked for, where several explore the scene.
    package var share = StateShare.all

    package init(
        file: String, name: String, root: String, text: String?, scenario: Int?, rows: Int?, isCompared: Bool,
        gestures: String, omittedVerbs: [String], ignored: [String], assumed: [String], omittedRules: [String]
    ) {
        self.file = file
        self.name = name
        self.root = root
        self.text = text
        self.scenario = scenario
        self.rows = rows
        self.isCompared = isCompared
        self.gestures = gestures
        self.omittedVerbs = omittedVerbs
        self.ignored = ignored
        self.assumed = assumed
        self.omittedRules = omittedRules
    }
}

/// One of several equal parts of all states, by their keys.
package struct StateShare: Equatable, Sendable {
    package let index: Int
    package let count: Int

    package static let all = StateShare(0, of: 1)

    /// Of no state it is known whether its steps are asked for.
    package static let none = StateShare(1, of: 1)

    package init(_ index: Int, of count: Int) {
        self.index = index
        self.count = count
    }

    package func contains(_ key: StateKey) -> Bool { Self.index(of: key, among: count) == index }

    /// The share that a state is in, of so many.
    package static func index(of key: StateKey, among count: Int) -> Int { Int(key.second % UInt64(count)) }
}
