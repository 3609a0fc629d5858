/// The commands of `dnd`.
package enum Command: String, CaseIterable, Sendable {
    case run, repl, trace, explain, lint, fmt
    case watch, bless, explore, diff, merge, adapt
    case learn
    case docs, completions, help
    case vocabulary = "docs vocabulary"
    case textbook = "docs textbook"
    case findings = "docs findings"
    case rules = "docs rules"
    case fidelity = "docs fidelity"
    case man = "docs man"
    case grammar = "docs grammar"
}

/// A row of the table for parsing, `help` and usage errors.
package struct CommandEntry: Sendable {
    package let command: Command

    /// The notation of the arguments: `PATH…`.
    package let arguments: String

    /// The allowed number of arguments.
    package let argumentCount: ClosedRange<Int>
    package let options: [CommandOption]

    /// Options with their own value or meaning in this command.
    let particulars: [CommandOption: OptionParticulars]

    /// The commands whose names begin with this command's name.
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

    /// The additional text of `dnd help COMMAND`: lines of at most 80 characters.
    package var details: String {
        let details = makeDetails()
        guard let sentence = FormerName.sentence(of: self) else { return details }
        return details.isEmpty ? sentence : "\(details)\n\n\(sentence)"
    }

    /// The value of an option; nil for an option without one.
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

/// The value and meaning of an option in one command.
package struct OptionParticulars: Sendable {
    /// Nil if the option has its usual value.
    var value: String?
    var meaning: String?
}

extension Command {
    /// The command's row in the table; a test checks that every command has one.
    package var entry: CommandEntry {
        for entry in CommandEntry.all {
            if entry.command == self { return entry }
            for subcommand in entry.subcommands where subcommand.command == self { return subcommand }
        }
        preconditionFailure("CommandGroup.all has no row for \(rawValue).")
    }

    /// Finds a command by name: `run`, `docs man`, or a former name.
    package init?(named name: String) {
        guard let command = Command(rawValue: name) ?? FormerName(name)?.command else { return nil }
        self = command
    }
}
