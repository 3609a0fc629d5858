package import DNDInterpreter
package import DragDrop

/// The states that the plays of a process have come to, and where each step leads from there, as far as one was played.
///
/// States with equal keys go on alike. So a play can go on from a known state with a step that none has taken there, in
/// place of a play from the start.
package final class WalkedStates {
    /// What a step has led to.
    enum Outcome {
        case unplayed
        case leads(to: Int32)

        /// No play goes on from there: the step was impossible, failed, or has ended the drag of a set of a single one
        /// elsewhere than at the start. Four bytes of the state's key, if it has one.
        case ends(Int32?)
    }

    struct State {
        /// The steps of a play that has come here.
        var path: [String]

        /// Nil as long as no play has stood here.
        var choices: [String]?
        var outcomes: [Outcome] = []

        /// The number of steps that no play has taken.
        var openCount = 0

        /// What was played from here, until it is taken; nil for what was impossible.
        var played: [PlayedStep?] = []
    }

    /// The states whose steps this process is asked for.
    private let share: StateShare
    private var numbers = KeyTable()
    private(set) var states: [State] = []

    /// The number of steps that were played.
    private var playedCount = 0

    /// What the last search for a way has met.
    var visits = Visits()

    package init(_ share: StateShare = .all) { self.share = share }

    /// The number of the state with a key; nil for an unknown one.
    package func number(of key: StateKey) -> Int? { numbers.number(of: key).map { Int($0) } }

    /// The number of the state with a key, to which the path leads.
    package func add(_ key: StateKey, after path: [String]) -> Int {
        if let known = number(of: key) { return known }
        _ = numbers.add(key)
        states.append(State(path: path))
        return states.count - 1
    }

    package func path(to state: Int) -> [String] { states[state].path }

    /// Replaces the steps to a state by those that an exploration keeps.
    package func setPath(to state: Int, _ path: [String]) { states[state].path = path }

    // MARK: - Steps

    package func choices(at state: Int) -> [String]? { states[state].choices }

    package func setChoices(at state: Int, _ choices: [String]) {
        states[state].choices = choices
        states[state].outcomes = Array(repeating: .unplayed, count: choices.count)
        states[state].openCount = choices.count
        states[state].played = Array(repeating: nil, count: choices.count)
    }

    package func isPlayed(_ choice: Int, at state: Int) -> Bool {
        if case .unplayed = states[state].outcomes[choice] { false } else { true }
    }

    /// The first step that no play has taken; nil if all were.
    package func unplayed(at state: Int) -> Int? {
        guard states[state].openCount > 0 else { return nil }
        return states[state].outcomes.indices.first { !isPlayed($0, at: state) }
    }

    /// Whether the steps of a state are asked for when those of another one are: it is as near to the start.
    func isAsked(_ state: Int, with other: Int) -> Bool {
        path(to: state).count <= path(to: other).count && (state == other || share.contains(numbers.keys[state]))
    }

    /// A step that none has taken: any of a state that is asked for with the target; else the last step to the target,
    /// which may lead back there.
    package func untaken(at state: Int, towards target: Int) -> Int? {
        if isAsked(state, with: target) { return unplayed(at: state) }
        let last = states[target].path.last
        let likely = states[state].choices?.firstIndex { $0 == last }
        return likely.flatMap { isPlayed($0, at: state) ? nil : $0 }
    }

    /// Whether most steps lead to states that were known. Then steps from a new one are likely to be asked for.
    package var areMostlyKnown: Bool { playedCount >= 4 * states.count }

    // MARK: - Plays

    /// Keeps what a step has done. Nil for one that was impossible.
    package func note(_ step: PlayedStep?, of choice: Int, at state: Int) {
        if !isPlayed(choice, at: state) {
            states[state].openCount -= 1
            playedCount += 1
        }
        states[state].played[choice] = step
        guard let step, let key = nextKey(after: step) else {
            states[state].outcomes[choice] = .ends(end(of: step))
            return
        }
        let next = add(key, after: states[state].path + [step.text])
        states[state].outcomes[choice] = .leads(to: Int32(next))
    }

    /// The known state from which a play goes on after a step; nil without one.
    package func known(after step: PlayedStep?) -> Int? { nextKey(after: step).flatMap { number(of: $0) } }

    /// The state from which a play can go on. Nil after a failure, and at the end of an only drag, unless everything is
    /// as it was at the start: then another play begins there.
    private func nextKey(after step: PlayedStep?) -> StateKey? {
        guard let step, step.failures.isEmpty, let key = step.key else { return nil }
        return !step.isOver || isStart(key) ? key : nil
    }

    private func isStart(_ key: StateKey) -> Bool { number(of: key).map { path(to: $0).isEmpty } ?? false }

    /// The state after a step that was played; nil if no play goes on from there.
    package func state(after choice: Int, at state: Int) -> Int? {
        if case .leads(let next) = states[state].outcomes[choice] { Int(next) } else { nil }
    }

    /// A step that was played, of any verb with the same chance; nil without any.
    package func anyPlayed(at state: Int, _ random: inout SeededGenerator) -> Int? {
        let played = states[state].outcomes.indices.filter { isPlayed($0, at: state) }
        let choices = states[state].choices ?? []
        let byVerb = Dictionary(grouping: played) { choices[$0].prefix { $0 != " " } }.sorted { $0.key < $1.key }
        guard !byVerb.isEmpty else { return nil }
        let steps = byVerb[random.next(below: byVerb.count)].value
        return steps[random.next(below: steps.count)]
    }

    /// Whether a step that was played before has done the same this time. A state that is not known is another one.
    package func agrees(_ step: PlayedStep?, of choice: Int, at state: Int) -> Bool {
        let key = nextKey(after: step)
        return switch states[state].outcomes[choice] {
        case .unplayed: false
        case .leads(let known): key.flatMap { number(of: $0) } == Int(known)
        case .ends(let known): key == nil && end(of: step) == known
        }
    }

    private func end(of step: PlayedStep?) -> Int32? { step?.key.map { Int32(truncatingIfNeeded: $0.second) } }

    /// What was played from a state, in the order of the steps. It is not kept.
    package func takePlayed(from state: Int) -> [PlayedStep] {
        defer { states[state].played = [] }
        return states[state].played.compactMap { $0 }
    }

    /// Whether what was played from a state is gone.
    package func isTaken(_ state: Int) -> Bool {
        states[state].played.count < states[state].outcomes.count
    }
}
