internal import DNDManual
internal import DNDResults

/// `dnd completions`
enum CompletionsCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let first = invocation.arguments[0]
        if first == "for" {
            for candidate in WordCompletion(Array(invocation.arguments.dropFirst())).candidates {
                console.output.writeLine(file: candidate.text.onOneLine, candidate.rest)
            }
            return .passed
        }
        guard let shell = Shell(rawValue: first) else {
            console.complain(
                "there is no script for '\(first)'",
                "Write one of: \(Shell.allCases.map { $0.rawValue }.joined(separator: ", ")).")
            return .usage
        }
        if invocation.arguments.count > 1 {
            console.complain("dnd completions does not take '\(invocation.arguments[1])'", "Write one shell.")
            return .usage
        }
        console.output.write(shell.script)
        return .passed
    }
}
