/// What `dnd` can be asked to do.
package enum Command: String, CaseIterable, Sendable {
    case run, merge, bless, watch, check, lint, fmt, trace, diff, explore, explain, show, adapt, repl, help
    case vocabulary, findings, rules, fidelity, man, completions, grammar
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

    /// One line, without a full stop.
    package let meaning: String

    private let makeDetails: @Sendable () -> String

    init(
        _ command: Command, _ arguments: String, _ argumentCount: ClosedRange<Int>, options: [CommandOption] = [],
        particulars: [CommandOption: OptionParticulars] = [:], _ meaning: String,
        _ details: @escaping @autoclosure @Sendable () -> String = ""
    ) {
        self.command = command
        self.arguments = arguments
        self.argumentCount = argumentCount
        self.options = options
        self.particulars = particulars
        self.meaning = meaning
        makeDetails = details
    }

    package var name: String { command.rawValue }

    /// What `dnd help COMMAND` adds: lines of at most 80 characters.
    package var details: String { makeDetails() }

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
        for entry in CommandEntry.all where entry.command == self { return entry }
        preconditionFailure("CommandEntry.all has no row for \(rawValue).")
    }
}
