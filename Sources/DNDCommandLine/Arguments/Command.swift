/// What `dnd` can be asked to do.
enum Command: String, CaseIterable, Sendable {
    case run, merge, check, fmt, trace, explain, show, adapt, repl, help, vocabulary, findings, fidelity
}

/// A row of the table that parsing, `help` and usage errors read.
struct CommandEntry: Sendable {
    let command: Command

    /// As people read it: `PATH…`.
    let arguments: String

    /// How many arguments there may be.
    let argumentCount: ClosedRange<Int>
    let options: [CommandOption]

    /// One line, without a full stop.
    let meaning: String

    /// What `dnd help COMMAND` adds: lines of at most 80 characters.
    let details: String

    init(
        _ command: Command, _ arguments: String, _ argumentCount: ClosedRange<Int>, options: [CommandOption] = [],
        _ meaning: String, _ details: String = ""
    ) {
        self.command = command
        self.arguments = arguments
        self.argumentCount = argumentCount
        self.options = options
        self.meaning = meaning
        self.details = details
    }

    var name: String { command.rawValue }

    /// `dnd run [OPTION…] PATH…`
    var usage: String {
        ["dnd", name, options.isEmpty ? "" : "[OPTION…]", arguments].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Command {
    /// The table has a row for each, which a test checks.
    var entry: CommandEntry {
        for entry in CommandEntry.all where entry.command == self { return entry }
        preconditionFailure("CommandEntry.all has no row for \(rawValue).")
    }
}
