internal import DNDHosts
internal import DragDrop
internal import Foundation
internal import System

/// This process as a child: plays each scenario that the test checks, one after another, and reports the results. The
/// test receives them as in the parent, so that it takes the same path; what the child itself says of it is ignored.
@MainActor final class SpecChild {
    /// Redirects standard input and output when the first scenario is played.
    static let shared = SpecChild()

    private let channel: ChildChannel
    private let finished: [ScenarioKey: TestOutcome]
    private let only: ScenarioKey?
    private let exploration: TestExploration?
    private let output = ChildOutput()
    private var occurrences: [ScenarioKey: Int] = [:]
    private var last: Task<[SpecFailure], Never>?

    private init() {
        channel = ChildChannel()
        let request = channel.next(TestRequest.self)
        finished = Dictionary(request.finished.map { ($0.key, $0.outcome) }) { $1 }
        only = request.only
        exploration = request.exploration
        output.begin()
    }

    /// Plays paths until the parent needs no more, if this process was started for that exploration.
    func explore(_ key: ExplorationKey, _ hosts: Hosts) async {
        guard let exploration, exploration.key == key else { return }
        await HostPathChild.answerInTest(channel, exploration.start, hosts)
    }

    /// Plays the scenario, unless an earlier child has. Nil if this process was started for something else.
    ///
    /// Cases of a test may arrive concurrently; the process plays one scenario at a time.
    func outcome(
        of scenario: ScenarioKey, playing play: @escaping @MainActor (SpecWatch) async -> [SpecFailure]
    ) async -> TestOutcome? {
        var key = scenario
        key.occurrence = occurrences[scenario, default: 0] + 1
        occurrences[scenario] = key.occurrence
        if let outcome = finished[key] { return outcome }
        guard exploration == nil, only == nil || only == key else { return nil }
        let former = last
        let turn = Task { @MainActor [channel, output, key] in
            _ = await former?.value
            output.isHeard = true
            channel.notePlayer()
            channel.send(TestEvent.begin(key))
            let watch = SpecWatch(isAlone: true) { call, engine in
                channel.notePlayer()
                channel.send(ChildProgress.call(engine.selector(of: call)))
            } didRaise: {
                channel.send(ChildProgress.raised($0))
            } hasPlayed: {
                channel.send(ChildProgress.played)
            }
            let failures = await play(watch)
            output.isHeard = false
            channel.send(TestEvent.result(key, failures))
            return failures
        }
        last = turn
        return .failures(await turn.value)
    }
}

/// The callbacks while a scenario is played.
struct SpecWatch {
    /// Whether nothing else runs in the process.
    var isAlone = false
    var willCall: (DelegateCall, Engine) -> Void = { _, _ in }
    var didRaise: (RaisedEarlier) -> Void = { _ in }
    var hasPlayed: () -> Void = {}
}

/// Standard output and error of a child: the output of delegates is forwarded, that of the test library is not.
private final class ChildOutput {
    private let errors = FileDescriptor.standardError.duplicate()
    private let nothing = FileDescriptor.nothing

    /// Output before this call is not forwarded, either.
    func begin() {
        CurrentProcess.flushStreams()
        errors.writeAll("\(ErrorReader.startMark)\n".utf8)
        isHeard = false
    }

    var isHeard = true {
        didSet {
            CurrentProcess.flushStreams()
            (isHeard ? errors : nothing).replace(.standardError)
            (isHeard ? errors : nothing).replace(.standardOutput)
        }
    }
}
