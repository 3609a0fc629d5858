internal import DNDFormats
internal import DNDResults

/// The result of a scenario, and the scenarios that its process had played before it.
struct PlayedInProcess {
    var event: ScenarioEvent
    let number: Int
    let before: [Int]
}

/// Finds scenarios whose result depends on earlier ones, because a static or global variable outlives a scenario.
///
/// A failed scenario is played again: alone if it had predecessors, otherwise after them. If the result differs, the
/// first way is repeated, so that chance does not count as a leak. Passed scenarios are checked only after a leak was
/// found. A timed-out scenario is not checked, since it would time out again.
package struct LeakCheck {
    /// The remark on a scenario that fails after others and passes in its own process.
    package static let passesAlone = "  By itself it passes: \(cause)"

    /// The maximum number of scenarios of a file, or of a test, that are played again: each needs a process.
    package static let checkedAtMost = 16

    private static let cause = "something outlives a scenario (a static or a global)."

    /// The alternative way to play a scenario.
    enum Counterpart {
        /// In its own process.
        case alone

        /// After the scenarios that precede it.
        case othersFirst([Int])
    }

    private let counterpart: Counterpart

    /// Plays scenarios in a new process, and returns the event of the last.
    private let play: ([Int]) -> ScenarioEvent?

    init(_ counterpart: Counterpart, play: @escaping ([Int]) -> ScenarioEvent?) {
        self.counterpart = counterpart
        self.play = play
    }

    func remarked(_ played: [PlayedInProcess]) -> [ScenarioEvent] {
        var events = played.map { $0.event }
        var leaks = false
        for index in candidates(played, { $0.state == .failed || $0.state == .error }) {
            guard let (remark, isLeak) = remark(on: played[index]) else { continue }
            events[index].remarks.append(remark)
            leaks = leaks || isLeak
        }
        guard leaks else { return events }
        for index in candidates(played, { $0.state == .passed }) {
            if let (remark, _) = remark(on: played[index]) { events[index].remarks.append(remark) }
        }
        return events
    }

    private func candidates(_ played: [PlayedInProcess], _ isMeant: (ScenarioEvent) -> Bool) -> [Int] {
        let meant = played.indices.filter { isMeant(played[$0].event) && otherWay(played[$0]) != nil }
        return Array(meant.prefix(Self.checkedAtMost))
    }

    private func otherWay(_ scenario: PlayedInProcess) -> [Int]? {
        switch counterpart {
        case .alone: return scenario.before.isEmpty ? nil : [scenario.number]
        case .othersFirst(let all):
            let before = all.prefix { $0 != scenario.number }
            return before.isEmpty ? nil : before + [scenario.number]
        }
    }

    /// Nil if both ways have the same result.
    private func remark(on scenario: PlayedInProcess) -> (text: String, isLeak: Bool)? {
        guard let way = otherWay(scenario), let other = play(way), !other.cameTo(scenario.event) else { return nil }
        guard let again = play(scenario.before + [scenario.number]), again.cameTo(scenario.event) else {
            return ("  Played again, it has another result: its result is not the same each time.", false)
        }
        return ("  \(sentence(scenario.event, other)): \(Self.cause)", true)
    }

    private func sentence(_ event: ScenarioEvent, _ other: ScenarioEvent) -> String {
        let outcome =
            other.state == .passed ? "passes" : event.state == .passed ? "does not pass" : "has another result"
        return switch counterpart {
        case .alone: "By itself it \(outcome)"
        case .othersFirst: "Behind the scenarios before it, in one process, it \(outcome)"
        }
    }
}

extension ScenarioEvent {
    /// Whether both failed in the same places. Texts are not compared, since they may contain values that differ in
    /// every run.
    fileprivate func cameTo(_ other: ScenarioEvent) -> Bool {
        state == other.state && failures.map { $0.place } == other.failures.map { $0.place }
    }
}
