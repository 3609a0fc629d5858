internal import DNDExplanation
internal import DNDManual
internal import DNDResults
internal import SourceText

/// `dnd explain`
enum ExplainCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        if invocation.has(.list) {
            for number in Explanation.numbers { console.output.writeLine(Explanation.listed(number)) }
            return .passed
        }
        guard let number = invocation.arguments.first else {
            console.complain(
                "dnd explain needs a code, a rule or a question", "`dnd explain --list` lists what there is.")
            return .usage
        }
        guard let explanation = Explanation(number, style: console.style) else {
            let near = NearNames.nearest(to: number.uppercased(), in: Explanation.numbers).first
            console.complain(
                "nothing has the number '\(number)'",
                near.map { "Did you mean '\($0)'?" }
                    ?? "Numbers look like DND2101, DND1004, R131, E01 or Q07; `dnd explain --list` has all.")
            return .usage
        }
        if invocation.has(.example) {
            guard let example = explanation.example else {
                console.complain("\(number) has no example", "`dnd explain \(number)` says what there is.")
                return .nothingRan
            }
            console.output.write(example.hasSuffix("\n") ? example : example + "\n")
            return .passed
        }
        for line in explanation.lines { console.output.writeLine(line) }
        return .passed
    }
}
