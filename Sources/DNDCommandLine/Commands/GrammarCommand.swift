internal import DNDManual
internal import DNDResults

/// `dnd docs grammar`
enum GrammarCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let name = invocation.arguments[0]
        guard let grammar = EditorGrammar(rawValue: name) else {
            console.complain(
                "there is no grammar for '\(name)'",
                "Write one of: \(EditorGrammar.allCases.map { $0.rawValue }.joined(separator: ", ")).")
            return .usage
        }
        console.output.write(grammar.text)
        return .passed
    }
}
