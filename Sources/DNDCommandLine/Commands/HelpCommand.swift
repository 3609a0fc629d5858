internal import DNDDrawing
internal import DNDLanguage
internal import DNDManual
internal import DNDResults
internal import SourceText

/// `dnd help`
enum HelpCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        guard let word = invocation.arguments.first else {
            console.output.write(overview(console.style))
            return .passed
        }
        if let command = Command(rawValue: word) {
            console.output.write(text(of: command.entry, console.style))
            return .passed
        }
        if let text = VocabularyReference.help(word) {
            console.output.write(text)
            return .passed
        }
        let near = NearNames.nearest(to: word, in: Command.allCases.map { $0.rawValue } + Vocabulary.verbs).first
        console.complain(
            "there is no command and no word '\(word)'",
            near.map { "Did you mean '\($0)'?" } ?? "`dnd help` lists the commands, `dnd vocabulary` the language.")
        return .usage
    }

    private static func overview(_ style: Style) -> String {
        var text = "UIKit's drag and drop, without a screen.\n\n"
        let width = CommandEntry.all.reduce(0) { max($0, $1.invocation.count) }
        for entry in CommandEntry.all {
            let padding = String(repeating: " ", count: width - entry.invocation.count)
            text += "  " + style.heading(entry.invocation) + padding + "  " + entry.meaning + "\n"
        }
        text += "\nPlain `dnd` starts the REPL. `dnd help COMMAND` lists the options of a command, `dnd help WORD`\n"
        text += "explains a word of the language, `dnd --version` prints the version.\n"
        return text
    }

    private static func text(of entry: CommandEntry, _ style: Style) -> String {
        var text = style.heading(entry.usage) + "\n\n" + entry.meaning.capitalisedSentence + "\n"
        if !entry.details.isEmpty { text += "\n" + entry.details + "\n" }
        guard !entry.options.isEmpty else { return text }
        text += "\n"
        let short = entry.options.map { entry.usage(of: $0) }.filter { $0.count <= usageColumnMax }
        let width = short.reduce(0) { max($0, $1.count) }
        for option in entry.options {
            let usage = entry.usage(of: option)
            // A long one has its meaning on the next line, so that no line is wide.
            let isLong = usage.count > width
            let padding = String(repeating: " ", count: isLong ? width + 4 : width - usage.count + 2)
            text += "  " + style.heading(usage) + (isLong ? "\n" : "") + padding + entry.meaning(of: option) + "\n"
        }
        return text
    }

    private static let usageColumnMax = 20
}

extension CommandEntry {
    /// `dnd run PATH…`
    fileprivate var invocation: String {
        arguments.isEmpty ? "dnd \(name)" : "dnd \(name) \(arguments)"
    }
}

extension String {
    var capitalisedSentence: String {
        prefix(1).uppercased() + dropFirst() + "."
    }
}
