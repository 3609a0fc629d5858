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
        let report = TextReport(
            style: arguments.usesColor ? .coloured : .plain, isVerbose: arguments.keepsTraces)
        for number in arguments.numbers where spec.program.scenarios.indices.contains(number) {
            let scenario = spec.program.scenarios[number]
            send(.begin(number), to: events)
            let result = await hosted.run(scenario, of: spec.program) { call, engine in
                let name = engine[call.list].adapter[call.question]?.selector ?? "\(call.question)"
                send(.call(name), to: events)
            }
            let whole = FileResult(name: spec.file.name, sources: spec.sources, diagnostics: [], scenarios: [result])
            let lines = result.state.isFailure || arguments.keepsTraces ? report.body(of: result, in: whole) : []
            send(.result(HostEvent.Outcome(number, result, lines: lines)), to: events)
        }
    }

    private static func send(_ event: HostEvent, to events: FileHandle) {
        guard var line = try? JSONEncoder().encode(event) else { return }
        line.append(UInt8(ascii: "\n"))
        try? events.write(contentsOf: line)
    }
}

/// What a child is started with.
struct HostChildArguments {
    let file: String

    /// As it is called in reports.
    let name: String
    let root: String
    let numbers: [Int]
    let keepsTraces: Bool
    let usesColor: Bool
    let rulebook: [String]

    var words: [String] {
        [
            HostChild.command, file, name, root, numbers.map { "\($0)" }.joined(separator: ","),
            keepsTraces ? "traces" : "brief", usesColor ? "color" : "plain",
        ] + rulebook
    }

    init(
        file: String, name: String, root: String, numbers: [Int], keepsTraces: Bool, usesColor: Bool,
        rulebook: [String]
    ) {
        self.file = file
        self.name = name
        self.root = root
        self.numbers = numbers
        self.keepsTraces = keepsTraces
        self.usesColor = usesColor
        self.rulebook = rulebook
    }

    /// Nil for the arguments of a command.
    init?(_ words: [String]) {
        guard words.count >= 7, words[0] == HostChild.command else { return nil }
        self.init(
            file: words[1], name: words[2], root: words[3],
            numbers: words[4].split(separator: ",").compactMap { Int($0) },
            keepsTraces: words[5] == "traces", usesColor: words[6] == "color", rulebook: Array(words[7...]))
    }
}
