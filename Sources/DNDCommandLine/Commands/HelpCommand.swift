internal import DNDDrawing
internal import DNDManual
internal import DNDResults
internal import DNDSession

/// `dnd help`
enum HelpCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        guard !invocation.arguments.isEmpty else {
            console.output.write(fitting(overview(console.style), console))
            return .passed
        }
        let word = invocation.arguments.joined(separator: " ")
        if let command = Command(named: word) {
            console.output.write(fitting(text(of: command.entry, console.style), console))
            return .passed
        }
        let wrapsParagraphs = console.output.terminalColumns == nil
        if let text = HelpText(word, style: console.style, wrapsParagraphs: wrapsParagraphs).text {
            console.output.writeLine(text)
            return .passed
        }
        console.complain(
            "there is no command and no word '\(word)'",
            Command.spelling(meantBy: word, orAmong: HelpText.words).map { "Did you mean '\($0)'?" }
                ?? "`dnd help` lists the commands, `dnd docs vocabulary` the language.")
        return .usage
    }

    /// Paragraphs on one line each for a terminal, whose output is wrapped to the width that it has.
    private static func fitting(_ text: String, _ console: Console) -> String {
        console.output.terminalColumns == nil ? text : TerminalLines.unwrapped(text)
    }

    /// Fits one screen of a small terminal, with the most common commands first.
    static func overview(_ style: Style) -> String {
        var text = "UIKit's drag and drop, without a screen.\n\n"
        let width = CommandEntry.all.reduce(0) { max($0, $1.name.count) }
        for group in CommandGroup.all {
            text += "\(group.title):\n"
            for entry in group.entries { text += row(entry.name, entry.meaning, width, style) }
        }
        text += "\n`dnd help COMMAND` or WORD explains one, `dnd --version` prints the version.\n"
        return text
    }

    /// One line per subcommand, with its arguments.
    static func list(of subcommands: [CommandEntry], _ style: Style) -> String {
        let width = subcommands.reduce(0) { max($0, $1.invocation.count) }
        return subcommands.map { row($0.invocation, $0.meaning, width, style) }.joined()
    }

    private static func row(_ name: String, _ meaning: String, _ width: Int, _ style: Style) -> String {
        let padding = String(repeating: " ", count: width - name.count)
        return "  " + style.heading(name) + padding + "  " + meaning + "\n"
    }

    private static func text(of entry: CommandEntry, _ style: Style) -> String {
        var text = style.heading(entry.usage) + "\n\n" + entry.meaning.capitalisedSentence + "\n"
        if !entry.subcommands.isEmpty { text += "\n" + list(of: entry.subcommands, style) }
        if !entry.details.isEmpty { text += "\n" + entry.details + "\n" }
        guard !entry.options.isEmpty else { return text }
        text += "\n"
        let short = entry.options.map { entry.usage(of: $0) }.filter { $0.count <= usageColumnMax }
        let width = short.reduce(0) { max($0, $1.count) }
        for option in entry.options {
            let usage = entry.usage(of: option)
            // A long usage has its meaning on the next line.
            let isLong = usage.count > width
            let padding = String(repeating: " ", count: isLong ? width + 4 : width - usage.count + 2)
            text += "  " + style.heading(usage) + (isLong ? "\n" : "") + padding + entry.meaning(of: option) + "\n"
        }
        return text
    }

    private static let usageColumnMax = 20
}

extension CommandEntry {
    /// `fidelity [PATH…]`
    fileprivate var invocation: String {
        arguments.isEmpty ? lastWord : "\(lastWord) \(arguments)"
    }
}

extension String {
    var capitalisedSentence: String {
        prefix(1).uppercased() + dropFirst() + "."
    }
}
