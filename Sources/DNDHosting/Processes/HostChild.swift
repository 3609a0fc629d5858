internal import DNDCommandLine
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDReports
internal import DNDResults
internal import DragDrop
internal import Foundation
internal import Glibc
internal import UIKit

/// The child process: runs scenarios of one file, and says on its standard output how far it has come. What delegates
/// print goes to standard error.
@MainActor enum HostChild {
    /// The first argument of a child; no command is called so.
    nonisolated static let command = "__hosted"

    static func main(_ arguments: HostChildArguments, _ hosts: Hosts) -> Never {
        let events = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        Task { @MainActor in
            await run(arguments, hosts, events)
            exit(0)
        }
        dispatchMain()
    }

    private static func run(_ arguments: HostChildArguments, _ hosts: Hosts, _ events: FileHandle) async {
        let search = SpecSearch([arguments.file])
        guard let file = search.files.first,
            let spec = try? SpecLoader(root: arguments.root).load(SpecFile(source: file.source, name: arguments.name))
                .get()
        else { return }
        let interpreter = Interpreter(
            keepsTraces: arguments.keepsTraces, rulebook: DNDCommandLine.rulebook(from: arguments.rulebook))
        let hosted = HostedInterpreter(hosts, interpreter)
        let maker = EventMaker(
            style: arguments.usesColor ? .coloured : .plain, keepsTraces: arguments.keepsTraces,
            keepsSteps: arguments.keepsSteps)
        let clock = ContinuousClock()
        for number in arguments.numbers where spec.program.scenarios.indices.contains(number) {
            let scenario = spec.program.scenarios[number]
            send(.begin(number), to: events)
            let start = clock.now
            let result = await hosted.run(
                scenario, of: spec.program, virtualTimeoutMilliseconds: arguments.virtualTimeoutMilliseconds
            ) { call, engine in
                let name = engine[call.list].adapter[call.question]?.selector ?? "\(call.question)"
                send(.call(name), to: events)
            }
            var event = maker.event(of: result, in: spec.sources)
            if arguments.writesSequences {
                let whole = FileResult(
                    name: spec.file.name, sources: spec.sources, diagnostics: [], scenarios: [result])
                event.trace = [SequenceDocument([CallSequence(result, in: whole)]).text]
            }
            event.microseconds = Int((clock.now - start) / .microseconds(1))
            send(.result(HostEvent.Outcome(number: number, event: event)), to: events)
        }
    }

    private static func send(_ event: HostEvent, to events: FileHandle) {
        guard var line = try? JSONEncoder().encode(event) else { return }
        line.append(UInt8(ascii: "\n"))
        try? events.write(contentsOf: line)
    }
}

/// What a child is started with, as one word: JSON.
struct HostChildArguments: Codable {
    let file: String

    /// As it is called in reports.
    let name: String
    let root: String
    let numbers: [Int]
    let keepsTraces: Bool
    let keepsSteps: Bool
    let writesSequences: Bool
    let usesColor: Bool
    let rulebook: [String]
    var virtualTimeoutMilliseconds: Int?

    func words() throws -> [String] {
        [HostChild.command, String(decoding: try JSONEncoder().encode(self), as: UTF8.self)]
    }
}

extension HostChildArguments {
    /// Nil for the arguments of a command.
    init?(_ words: [String]) {
        guard words.count == 2, words[0] == HostChild.command,
            let arguments = try? JSONDecoder().decode(Self.self, from: Data(words[1].utf8))
        else { return nil }
        self = arguments
    }
}
