package import DNDExploration
package import DragDrop
internal import JSON

/// Plays paths in child processes of this program. A step that ends one is a failure, and the next one goes on behind
/// it.
///
/// Not thread-safe.
package final class HostPathPlayer: PathPlayer {
    /// The time that a path and its next step may take, in seconds.
    private static let stepSeconds = 5.0

    private let connecting: (_ describesDeath: Bool) -> HostConnection
    private var connection: HostConnection?
    package private(set) var unseenTypes: Set<String> = []
    package private(set) var methods: [String] = []

    /// Whether each gesture is played from the start.
    private var isCareful = false

    /// The first one that a child has met.
    private var met: StepParting?

    /// The descriptions of deaths by their marks.
    private var summaries: [String: String] = [:]

    /// With a command of this program.
    package convenience init(_ start: PathStart) {
        let words = HostPathArguments(start).words
        self.init { HostConnection(words, describesDeath: $1, patience: $0) }
    }

    /// `connecting` starts a child that answers with `HostPathChild`, and whose death is described or not.
    package init(connecting: @escaping (HostPatience, _ describesDeath: Bool) -> HostConnection) {
        self.connecting = { connecting(.scenario(seconds: Self.stepSeconds), $0) }
    }

    deinit { _ = connection?.end() }

    private func connected() -> HostConnection {
        if let connection { return connection }
        let new = started(describesDeath: false)
        connection = new
        return new
    }

    private func started(describesDeath: Bool) -> HostConnection {
        let new = connecting(describesDeath)
        // A start takes as long as it takes, and counts for no step.
        _ = new.next(PathMessage.self)
        return new
    }

    package func begin() -> PlayedStep {
        let connection = connected()
        connection.beginScenario()
        connection.send(PathMessage.begin)
        guard case .begun(let step, let methods)? = connection.next(PathMessage.self) else {
            return PlayedStep("", failures: [death(by: .begin)])
        }
        self.methods = methods
        return step
    }

    package func steps(after path: [String]) -> [PlayedStep] {
        var answer = Answer()
        while !answer.isComplete {
            let connection = connected()
            connection.beginScenario()
            connection.send(PathMessage.play(path: path, from: answer.count))
            while !answer.isComplete, let message = connection.next(PathMessage.self) {
                connection.beginScenario()
                answer.take(message)
                if case .done(let types) = message { unseenTypes.formUnion(types) }
            }
            if !answer.isComplete { answer.takeDeath(death(by: .play(path: path, from: answer.count))) }
        }
        return answer.played
    }

    package func expansion(after path: [String], at key: StateKey) -> [PlayedStep] {
        guard !isCareful else { return steps(after: path) }
        var stopped: StepParting?
        let answer: [PlayedStep]? = answer(to: .expand(path: path, key: key), stopped: &stopped) { message in
            guard case .expanded(let steps, let types, let parting) = message else { return nil }
            unseenTypes.formUnion(types)
            met = met ?? parting
            return steps
        }
        if let answer { return answer }
        // Where a step ends the child, longer plays would end at it again and again.
        isCareful = true
        if let stopped { compare(stopped) }
        return steps(after: path)
    }

    package func parting() -> StepParting? {
        guard met == nil, connection != nil else { return met }
        var stopped: StepParting?
        let answer: StepParting?? = answer(to: .compare, stopped: &stopped) { message in
            if case .compared(let parting) = message { parting } else { nil }
        }
        if answer == nil, let stopped { compare(stopped) }
        return answer ?? met
    }

    /// The part of an answer that is waited for. Nil if the child has ended before it; then also the step that has
    /// ended it, where that is known.
    private func answer<Answer>(
        to request: PathMessage, stopped: inout StepParting?, _ taking: (PathMessage) -> Answer?
    ) -> Answer? {
        let connection = connected()
        connection.beginScenario()
        connection.send(request)
        while let message = connection.next(PathMessage.self) {
            connection.beginScenario()
            if let answer = taking(message) { return answer }
        }
        stopped = connection.end().step
        self.connection = nil
        return nil
    }

    /// A step that has ended a child in a longer play, and is no failure after the path of its state, is a parting.
    private func compare(_ stopped: StepParting) {
        let played = steps(after: stopped.path + stopped.steps.dropLast())
        let fails = played.contains { $0.text == stopped.steps.last && !$0.failures.isEmpty }
        if !fails { met = met ?? stopped }
        // Another child tells anew what is covered.
        _ = connection?.end()
        connection = nil
    }

    /// Ends the child, and describes how it died. The first death of its kind is repeated in a child that describes its
    /// own.
    private func death(by request: PathMessage) -> RemoteFailure {
        let death = connection?.end()
        connection = nil
        guard let death, let mark = death.mark else { return RemoteFailure(.death(death?.summary ?? "")) }
        let kind = "\(death.summary) \(mark)"
        let summary = summaries[kind] ?? describedDeath(by: request)?.summary ?? death.summary
        summaries[kind] = summary
        return RemoteFailure(.death(summary))
    }

    /// Nil if the child survives this time.
    private func describedDeath(by request: PathMessage) -> HostDeath? {
        let child = started(describesDeath: true)
        child.beginScenario()
        child.send(request)
        while let message = child.next(PathMessage.self) {
            if case .choices = message { continue }
            _ = child.end()
            return nil
        }
        return child.end()
    }

    /// The steps after a path, as they arrive.
    private struct Answer {
        private(set) var played: [PlayedStep] = []

        /// The number of steps that were played or refused.
        private(set) var count = 0
        private(set) var isComplete = false
        private var choices: [String] = []

        mutating func take(_ message: PathMessage) {
            switch message {
            case .choices(let texts): choices = texts
            case .played(let step):
                played.append(step)
                count += 1
            case .refused: count += 1
            case .done: isComplete = true
            default: break
            }
        }

        /// The step that was being played has ended the program. Without one the path itself did: the program does not
        /// do the same each time, which is a failure of the time after the path.
        mutating func takeDeath(_ failure: RemoteFailure) {
            guard choices.indices.contains(count) else {
                played.append(PlayedStep("settle", failures: [failure]))
                isComplete = true
                return
            }
            played.append(PlayedStep(choices[count], failures: [failure]))
            count += 1
            isComplete = count == choices.count
        }
    }
}

extension HostDeath {
    /// One line: the place, where one is known, and the message of the Swift runtime or the cause.
    var summary: String {
        let what = message?.split(separator: "\n").first.map { String($0) } ?? cause
        return place.map { "\($0): \(what)" } ?? what
    }
}

/// The arguments of a child process that plays paths.
struct HostPathArguments {
    /// The first argument of such a child; no command has this name.
    private static let command = "__paths"

    let start: PathStart

    init(_ start: PathStart) {
        self.start = start
    }

    var words: [String] { [Self.command, start.json.text(in: .compact)] }

    /// Nil if these are the arguments of a command.
    init?(_ words: [String]) {
        guard words.count == 2, words[0] == Self.command, let start = PathStart(bytes: Array(words[1].utf8)) else {
            return nil
        }
        self.start = start
    }
}
