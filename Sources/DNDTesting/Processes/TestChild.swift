internal import DNDHosts
internal import Foundation
internal import Synchronization

/// The child process that plays the scenarios of one test. After a crash it is restarted without the finished
/// scenarios.
///
/// The child runs the test process again with this test alone, because only so does it have the test's closures. It
/// plays every scenario that the test checks, one after another, and reports the results; in the parent the test only
/// waits for them. A child receives the results of its predecessors, so a test that checks a scenario only if another
/// has failed does so in the child, too.
final class TestChild: Sendable {
    /// A test that waits for a scenario; nil if the child exits without reaching it.
    typealias Waiting = CheckedContinuation<TestOutcome?, Never>

    fileprivate struct State {
        var results: [ScenarioKey: TestOutcome] = [:]
        var waiting: [ScenarioKey: Waiting] = [:]

        /// What all the children have played.
        var finished: [TestResult] = []
        var occurrences: [ScenarioKey: Int] = [:]
        var isRunning = false
        var checkedCount = 0

        /// Whether a child has reached the end of the test.
        var hasEnded = false
    }

    private let test: RunningTest
    private let state = Mutex(State())

    private static let children = Mutex<[RunningTest: TestChild]>([:])

    static func of(_ test: RunningTest) -> TestChild {
        children.withLock { children in
            if let child = children[test] { return child }
            let child = TestChild(test)
            children[test] = child
            return child
        }
    }

    private init(_ test: RunningTest) {
        self.test = test
    }

    /// Waits for the result of a scenario; nil if the child exits without reaching it.
    func outcome(of scenario: ScenarioKey) async -> TestOutcome? {
        await withCheckedContinuation { continuation in
            switch state.withLock({ $0.take(scenario, continuation) }) {
            case .known(let outcome): continuation.resume(returning: outcome)
            case .waits(let startsChild): if startsChild { Thread.detachNewThread { [self] in run() } }
            }
        }
    }

    // MARK: - The process

    private func run() {
        while goesOn(after: runOnce()) {}
    }

    /// The circumstances of a child's end.
    fileprivate enum End {
        /// While it played a scenario.
        case inScenario

        /// Normally, or in code of the test outside scenarios.
        case byItself
        case elsewhere(HostDeath)
    }

    private func runOnce() -> End {
        let connection = HostConnection(
            test.arguments, environment: [RunningTest.childVariable: "1"], silencesStart: true)
        connection.send(TestRequest(finished: state.withLock { $0.finished }))
        var current: ScenarioKey?
        var playedCount = 0
        while let event = connection.next(TestEvent.self) {
            switch event {
            case .begin(let key):
                connection.beginScenario()
                current = key
            case .result(let key, let failures):
                connection.endScenario()
                current = nil
                playedCount += 1
                let isFirst = playedCount == 1
                deliver(.failures(remarked(failures, of: key, isFirst: isFirst)), of: key)
            }
        }
        let death = connection.end()
        guard let current else {
            guard !connection.hasExited else { return .byItself }
            return .elsewhere(death)
        }
        deliver(.death(death, rest: "The other scenarios ran in a process of their own."), of: current)
        return .inScenario
    }

    /// Adds a remark to a failure if the scenario passes in a child that has played nothing else.
    private func remarked(_ failures: [SpecFailure], of key: ScenarioKey, isFirst: Bool) -> [SpecFailure] {
        guard !failures.isEmpty, !isFirst, mayCheck(), passesAlone(key) else { return failures }
        return failures.map { failure in
            SpecFailure(path: failure.path, line: failure.line, text: "\(failure.text)\(LeakCheck.passesAlone)\n")
        }
    }

    private func mayCheck() -> Bool {
        state.withLock { state in
            state.checkedCount += 1
            return state.checkedCount <= LeakCheck.checkedAtMost
        }
    }

    private func passesAlone(_ key: ScenarioKey) -> Bool {
        let connection = HostConnection(
            test.arguments, environment: [RunningTest.childVariable: "1"], silencesStart: true)
        connection.send(TestRequest(only: key))
        var passes = false
        while let event = connection.next(TestEvent.self) {
            if case .result(key, let failures) = event { passes = failures.isEmpty }
        }
        _ = connection.end()
        return passes && connection.hasEndedWell
    }

    private func deliver(_ outcome: TestOutcome, of key: ScenarioKey) {
        let waiting = state.withLock { state in
            state.finished.append(TestResult(key: key, outcome: outcome))
            let waiting = state.waiting.removeValue(forKey: key)
            if waiting == nil { state.results[key] = outcome }
            return waiting
        }
        waiting?.resume(returning: outcome)
    }

    /// Whether another child must play the waiting scenarios. One that died between scenarios would die there again.
    private func goesOn(after end: End) -> Bool {
        let (isNeeded, left) = state.withLock { $0.take(end: end) }
        for continuation in left {
            guard case .elsewhere(let death) = end else {
                continuation.resume(returning: nil)
                continue
            }
            let rest = "It happened in the test, outside of its scenarios."
            continuation.resume(returning: .death(death, rest: rest))
        }
        return isNeeded
    }
}

extension TestChild.State {
    /// What is known of a scenario when the test asks for it.
    fileprivate enum Answer {
        case known(TestOutcome?)
        case waits(startsChild: Bool)
    }

    fileprivate mutating func take(_ scenario: ScenarioKey, _ continuation: TestChild.Waiting) -> Answer {
        var key = scenario
        key.occurrence = (occurrences[scenario] ?? 0) + 1
        if results[key] == nil, hasEnded {
            // A child that never reached a scenario will not do so now; otherwise the test is run again.
            guard !finished.isEmpty else { return .known(nil) }
            self = Self()
            key.occurrence = 1
        }
        occurrences[scenario] = key.occurrence
        if let known = results.removeValue(forKey: key) { return .known(known) }
        waiting[key] = continuation
        defer { isRunning = true }
        return .waits(startsChild: !isRunning)
    }

    /// Whether another child is needed, and the continuations that wait in vain.
    fileprivate mutating func take(end: TestChild.End) -> (Bool, [TestChild.Waiting]) {
        if case .inScenario = end {
            isRunning = !waiting.isEmpty
            return (isRunning, [])
        }
        defer { waiting = [:] }
        isRunning = false
        hasEnded = true
        return (false, Array(waiting.values))
    }
}
