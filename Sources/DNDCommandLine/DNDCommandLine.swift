internal import DNDDrawing
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDManual
internal import DNDResults
internal import System

/// The command line of `dnd` as a library, for programs that contribute their own delegates.
public enum DNDCommandLine {
    /// Runs the command that this process was started with, and ends the process.
    public static func main() -> Never {
        main(arguments: CurrentProcess.arguments)
    }

    /// Runs a command and ends the process with its exit code.
    ///
    /// - Parameter arguments: The arguments without the name of the program.
    public static func main(arguments: [String]) -> Never {
        main(arguments: arguments, program: nil)
    }

    /// Runs a command within a Swift program that contributes lists and views.
    package static func main(arguments: [String], program: HostedProgram?) -> Never {
        StandardStreams.secure()
        let errors = Output(descriptor: .standardError)
        let code = run(arguments, program, errors)
        errors.flush()
        // A message to standard error was lost, so the run must not count as passed.
        CurrentProcess.exit(code == .passed && errors.failure != nil ? ExitCode.cannotCreate.rawValue : code.rawValue)
    }

    private static func run(_ arguments: [String], _ program: HostedProgram?, _ errors: Output) -> ExitCode {
        let output = Output(descriptor: .standardOutput)
        if arguments == [CommandOption.version.name] {
            output.writeLine("dnd \(ProgramVersion.current)")
            output.flush()
            return .passed
        }
        do {
            var invocation = try ArgumentReader.read(arguments)
            invocation.program = program
            let console = Console(
                output: output, errors: errors, style: invocation.color.style(for: .standardOutput))
            output.wrapsLines = invocation.writesText
            defer { console.flush() }
            invocation.noteFormerName(console)
            invocation.noteFormerAnswers(console)
            if let fault = invocation.outputFault {
                console.complain(fault.message, fault.remedy)
                return fault.exitCode
            }
            return run(invocation, console)
        } catch {
            let console = Console(output: output, errors: errors, style: .plain)
            console.complain(error.message, error.remedy)
            console.flush()
            return .usage
        }
    }

    private static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        switch invocation.command {
        case .run: return RunCommand.run(invocation, console)
        case .merge: return MergeCommand.run(invocation, console)
        case .bless: return BlessCommand.run(invocation, console)
        case .watch: return WatchCommand.run(invocation, console)
        case .lint: return LintCommand.run(invocation, console)
        case .fmt: return FormatCommand.run(invocation, console)
        case .trace: return TraceCommand.run(invocation, console)
        case .diff: return DiffCommand.run(invocation, console)
        case .explore: return ExploreCommand.run(invocation, console)
        case .explain: return ExplainCommand.run(invocation, console)
        case .adapt: return AdaptCommand.run(invocation, console)
        case .learn: return LearnCommand.run(invocation, console)
        case .repl: return REPLCommand.run(invocation, console)
        case .help: return HelpCommand.run(invocation, console)
        case .docs: console.output.write(HelpCommand.list(of: invocation.command.entry.subcommands, console.style))
        case .vocabulary: console.output.write(VocabularyReference.markdown())
        case .textbook: console.output.writeLine(Prelude.text)
        case .findings: console.output.write(FindingsPage.markdown)
        case .rules: console.output.write(LintPage.markdown)
        case .fidelity: return FidelityCommand.run(invocation, console)
        case .man: return ManCommand.run(invocation, console)
        case .completions: return CompletionsCommand.run(invocation, console)
        case .grammar: return GrammarCommand.run(invocation, console)
        }
        return .passed
    }
}
