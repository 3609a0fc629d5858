/// What `dnd` can be asked to do.
package enum Command: String, CaseIterable, Sendable {
    case run, repl, trace, explain, lint, fmt
    case watch, bless, explore, diff, merge, adapt
    case docs, completions, help
    case vocabulary = "docs vocabulary"
    case textbook = "docs textbook"
    case findings = "docs findings"
    case rules = "docs rules"
    case fidelity = "docs fidelity"
    case man = "docs man"
    case grammar = "docs grammar"
}

/// A row of the table that parsing, `help` and usage errors read.
package struct CommandEntry: Sendable {
    package let command: Command

    /// As people read it: `PATH…`.
    package let arguments: String

    /// How many arguments there may be.
    package let argumentCount: ClosedRange<Int>
    package let options: [CommandOption]

    /// What an option takes, or means, with this command, where it is something of its own.
    let particulars: [CommandOption: OptionParticulars]

    /// The commands whose names begin with this one's.
    package let subcommands: [CommandEntry]

    /// One line, without a full stop.
    package let meaning: String

    private let makeDetails: @Sendable () -> String

    init(
        _ command: Command, _ arguments: String, _ argumentCount: ClosedRange<Int>, options: [CommandOption] = [],
        particulars: [CommandOption: OptionParticulars] = [:], subcommands: [CommandEntry] = [], _ meaning: String,
        _ details: @escaping @autoclosure @Sendable () -> String = ""
    ) {
        self.command = command
        self.arguments = arguments
        self.argumentCount = argumentCount
        self.options = options
        self.particulars = particulars
        self.subcommands = subcommands
        self.meaning = meaning
        makeDetails = details
    }

    package var name: String { command.rawValue }

    var isSubcommand: Bool { lastWord != name }

    /// The last word of the name: `man` of `docs man`.
    package var lastWord: String { name.split(separator: " ").last.map { String($0) } ?? name }

    /// What `dnd help COMMAND` adds: lines of at most 80 characters.
    package var details: String {
        let details = makeDetails()
        guard let sentence = FormerName.sentence(of: self) else { return details }
        return details.isEmpty ? sentence : "\(details)\n\n\(sentence)"
    }

    /// What follows the option; nil when nothing does.
    package func value(of option: CommandOption) -> String? {
        particulars[option]?.value ?? option.value
    }

    /// One line, without a full stop.
    package func meaning(of option: CommandOption) -> String {
        particulars[option]?.meaning ?? option.meaning
    }

    /// `-j, --jobs N`
    package func usage(of option: CommandOption) -> String {
        (option.letter.map { "-\($0), " } ?? "") + option.name + (value(of: option).map { " \($0)" } ?? "")
    }

    /// `dnd run [OPTION…] PATH…`
    package var usage: String {
        ["dnd", name, options.isEmpty ? "" : "[OPTION…]", arguments].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// What is particular to an option of one command.
package struct OptionParticulars: Sendable {
    /// Nil where the option takes what it always takes.
    var value: String?
    var meaning: String?
}

extension Command {
    /// The table has a row for each, which a test checks.
    package var entry: CommandEntry {
        for entry in CommandEntry.all {
            if entry.command == self { return entry }
            for subcommand in entry.subcommands where subcommand.command == self { return subcommand }
        }
        preconditionFailure("CommandGroup.all has no row for \(rawValue).")
    }

    /// The command of this name: `run`, `docs man`; also by a former name.
    package init?(named name: String) {
        guard let command = Command(rawValue: name) ?? FormerName(name)?.command else { return nil }
        self = command
    }
}
