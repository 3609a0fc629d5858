internal import DNDDrawing
internal import DNDFormats
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DNDSpecs
package import DragDrop
internal import Foundation
internal import JSON
internal import System

/// The child process: runs scenarios of one file, and reports its progress on standard output. Output of delegates goes
/// to standard error.
@MainActor enum HostChild {
    /// The first argument of a child process; no command has this name.
    nonisolated static let command = "__hosted"

    /// The run loop stays on the main thread, where delegates expect it. `dispatchMain` would move the main queue to
    /// another thread, and timers would not fire.
    static func main(_ arguments: HostChildArguments, _ hosts: Hosts) -> Never {
        let channel = ChildChannel()
        Task { @MainActor in
            await run(arguments, hosts, channel)
            CurrentProcess.exit(0)
        }
        while true { RunLoop.main.run(until: .distantFuture) }
    }

    private static func run(_ arguments: HostChildArguments, _ hosts: Hosts, _ channel: ChildChannel) async {
        let search = SpecSearch([arguments.file])
        guard let file = search.files.first,
            let spec = try? SpecLoader(root: arguments.root).load(SpecFile(source: file.source, name: arguments.name))
                .get()
        else { return }
        let interpreter = Interpreter(
            keepsTraces: arguments.keepsTraces, keepsMoments: arguments.keepsPlays,
            rulebook: arguments.rulebook.rulebook)
        let hosted = HostedInterpreter(hosts, interpreter, isAlone: true)
        let maker = EventMaker(
            keepsTraces: arguments.keepsTraces, keepsSteps: arguments.keepsSteps,
            keepsSequences: arguments.keepsSequences, keepsPlays: arguments.keepsPlays, isHosted: true)
        let clock = ContinuousClock()
        for number in arguments.numbers where spec.program.scenarios.indices.contains(number) {
            let scenario = spec.program.scenarios[number]
            channel.notePlayer()
            channel.send(HostEvent.begin)
            let start = clock.now
            let result = await hosted.run(
                scenario, of: spec.program, virtualTimeoutMilliseconds: arguments.virtualTimeoutMilliseconds
            ) { call, engine in
                channel.notePlayer()
                channel.send(ChildProgress.call(engine.selector(of: call)))
            } didRaise: {
                channel.send(ChildProgress.raised($0))
            } hasPlayed: {
                channel.send(ChildProgress.played)
            }
            var event = maker.event(of: result, in: spec.sources)
            event.microseconds = Int((clock.now - start) / .microseconds(1))
            channel.send(HostEvent.result(event))
        }
    }
}

extension Engine {
    /// The selector of the delegate method that a question calls.
    package func selector(of call: DelegateCall) -> String {
        self[call.list].adapter[call.question]?.selector ?? "\(call.question)"
    }
}

/// The argument of a child process, encoded as JSON.
struct HostChildArguments {
    let file: String

    /// The name in reports.
    let name: String
    let root: String
    let numbers: [Int]
    let keepsTraces: Bool
    let keepsSteps: Bool
    let keepsSequences: Bool
    let keepsPlays: Bool
    let assumed: [String]
    let omitted: [String]
    var virtualTimeoutMilliseconds: Int?

    var rulebook: RulebookChoice { RulebookChoice(assumed: assumed, omitted: omitted) }

    var words: [String] {
        [HostChild.command, json.text(in: .compact)]
    }
}

extension HostChildArguments {
    /// Nil if these are the arguments of a command.
    init?(_ words: [String]) {
        guard words.count == 2, words[0] == HostChild.command else { return nil }
        self.init(bytes: Array(words[1].utf8))
    }
}

extension HostChildArguments: JSONConvertible {
    var json: JSONTree {
        [
            "file": file.json, "name": name.json, "root": root.json, "numbers": numbers.json,
            "keepsTraces": keepsTraces.json, "keepsSteps": keepsSteps.json, "keepsSequences": keepsSequences.json,
            "keepsPlays": keepsPlays.json, "assumed": assumed.json, "omitted": omitted.json,
            "virtualTimeoutMilliseconds": virtualTimeoutMilliseconds.json,
        ]
    }

    init(json: JSONTree) throws(JSONMismatch) {
        try self.init(
            file: json["file"], name: json["name"], root: json["root"], numbers: json["numbers"],
            keepsTraces: json["keepsTraces"], keepsSteps: json["keepsSteps"], keepsSequences: json["keepsSequences"],
            keepsPlays: json["keepsPlays"], assumed: json["assumed"], omitted: json["omitted"],
            virtualTimeoutMilliseconds: json["virtualTimeoutMilliseconds"])
    }
}
