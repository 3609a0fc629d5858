internal import DNDDrawing
internal import DNDFormats
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import DNDSpecs
internal import DragDrop
internal import System

/// `dnd diff`
struct DiffCommand {
    private let invocation: Invocation
    private let console: Console

    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        DiffCommand(invocation: invocation, console: console).run()
    }

    /// The options that can differ between the two runs.
    private static let changing: [CommandOption] = [.assume, .without, .ios]

    private var isAlone: Bool { invocation.arguments.count == 1 }
    private var versions: [SystemVersion] { invocation.value(.ios).flatMap { Invocation.versions($0) } ?? [] }

    private func run() -> ExitCode {
        let paths = invocation.arguments
        guard !isAlone || Self.changing.contains(where: { invocation.has($0) }) else {
            console.complain(
                "there is nothing to compare \(paths[0]) with",
                "Name a second spec or trace, or write --assume, --without or --ios.")
            return .usage
        }
        guard paths.filter({ $0 == "-" }).count < (isAlone ? 1 : 2) else {
            console.complain("standard input can be one side only", "Name a file for the other.")
            return .usage
        }
        var sides: [ComparableRun] = []
        for (index, path) in [paths[0], paths.count > 1 ? paths[1] : paths[0]].enumerated() {
            switch side(path, isSecond: index == 1) {
            case .run(let side): sides.append(side)
            case .stopped(let code): return code
            }
        }
        let comparison = RunComparison(sides[0], sides[1])
        if invocation.value(.format) == "json" {
            console.output.write(ComparisonDocument.text(of: comparison))
        } else {
            let text = ComparisonText(
                comparison, style: console.style, wrapsSentences: console.output.terminalColumns == nil)
            for line in text.lines { console.output.writeLine(line) }
        }
        return comparison.isSame ? .passed : .failed
    }

    // MARK: - Sides

    private enum Side {
        case run(ComparableRun)
        case stopped(ExitCode)
    }

    private func side(_ path: String, isSecond: Bool) -> Side {
        if let bytes = savedTrace(path) { return saved(bytes, path) }
        var invocation = invocation
        invocation.arguments = [path]
        // With a single file, the first side runs without these options.
        if isAlone, !isSecond { for option in [CommandOption.assume, .without] { invocation.values[option] = nil } }
        let version = isSecond ? versions.last : versions.count > 1 ? versions[0] : nil
        let outcome = SpecRun(invocation.request, keepsTraces: true, keepsSequences: true, version: version)
            .outcome()
        for result in outcome.results {
            for diagnostic in result.diagnostics {
                console.errors.write(Style.plain.text(of: diagnostic, in: result.sources) + "\n")
            }
        }
        console.complain(of: outcome.problems)
        switch outcome.exitCode {
        case .passed, .failed: break
        case let code: return .stopped(code)
        }
        return .run(ComparableRun(name: name(path, invocation, version), outcome.sequences.filter { !$0.isEmpty }))
    }

    /// `people.dnd --assume Q07=nothing-called`
    private func name(_ path: String, _ invocation: Invocation, _ version: SystemVersion?) -> String {
        ([path] + invocation.rulebookChoice.options + (version.map { ["--ios \($0)"] } ?? [])).joined(separator: " ")
    }

    // MARK: - Saved traces

    /// The bytes of a file that contains JSON, which begins with a brace; no spec does.
    private func savedTrace(_ path: String) -> [UInt8]? {
        guard path != "-", FileSystem.kind(of: path) != .folder,
            let bytes = try? FileSystem.read(path, limitBytes: SpecLoader.limitBytes, isNamed: true)
        else { return nil }
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
        return bytes.first { !blanks.contains($0) } == UInt8(ascii: "{") ? bytes : nil
    }

    private func saved(_ bytes: [UInt8], _ path: String) -> Side {
        if let option = Self.changing.first(where: { invocation.has($0) }) {
            console.complain(
                "\(path) is a saved trace, and cannot be run under \(option.name)", "Name the spec instead.")
            return .stopped(.usage)
        }
        if EventStream.begins(bytes) { return streamed(bytes, path) }
        do {
            let document = try SequenceDocument(bytes: bytes)
            return .run(ComparableRun(name: path, document.scenarios.filter { !$0.isEmpty }))
        } catch {
            console.complain(
                "\(path): \(error.message)", "Save one with `dnd trace FILE --format json --output \(path)`.")
            return .stopped(.badSpec)
        }
    }

    private func streamed(_ bytes: [UInt8], _ path: String) -> Side {
        do {
            let run = ComparableRun(name: path, events: try EventStream.events(in: bytes))
            guard !run.scenarios.isEmpty else {
                console.complain("\(path) holds no traces", "Write the events with the option --verbose.")
                return .stopped(.nothingRan)
            }
            return .run(run)
        } catch {
            console.complain("\(path):\(error.line): \(error.message)")
            return .stopped(.badSpec)
        }
    }
}

extension CallSequence {
    /// True for a skipped scenario.
    fileprivate var isEmpty: Bool { messages.isEmpty }
}
