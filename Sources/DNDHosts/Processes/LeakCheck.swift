internal import DNDFormats
internal import DNDResults

/// What a scenario came to, and which ones its process had played before it.
struct PlayedInProcess {
    var event: ScenarioEvent
    let number: Int
    let before: [Int]
}

/// Finds scenarios that come to something else because of those before them: a static or a global outlives a scenario.
///
/// What failed is played once more, alone where it had predecessors and after them where it had none, and where that
/// differs, the first way again, so that chance is not taken for a leak. Only once something leaks are those that
/// passed looked at, too. What took too long is not: it would again.
package struct LeakCheck {
    /// What is said of a scenario that fails behind others and passes in a process of its own.
    package static let passesAlone = "  By itself it passes: \(cause)"

    /// Scenarios of a file, or of a test, that are played again: each takes a process.
    package static let checkedAtMost = 16

    private static let cause = "something outlives a scenario (a static or a global)."

    /// The other way to play a scenario.
    enum Counterpart {
        /// In a process of its own.
        case alone

        /// Behind those of the numbers that come before it.
        case othersFirst([Int])
    }

    private let counterpart: Counterpart

    /// Plays scenarios in a process of their own, and tells of the last.
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

    /// Nil where both ways come to the same.
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
    /// Whether the same was missed in the same places. Texts may hold what is made anew each time.
    fileprivate func cameTo(_ other: ScenarioEvent) -> Bool {
        state == other.state && failures.map { $0.place } == other.failures.map { $0.place }
    }
}
