/// An option of a command.
enum CommandOption: String, CaseIterable, Sendable {
    case filter, tag, assume, without, jobs, verbose, color, check, example, output, help, version
    case inPlace = "in-place"

    /// With two hyphens, as it is typed.
    var name: String { "--\(rawValue)" }

    /// The letter behind one hyphen.
    var letter: Character? {
        switch self {
        case .jobs: "j"
        case .verbose: "v"
        case .help: "h"
        default: nil
        }
    }

    /// What follows it; nil when nothing does.
    var value: String? {
        switch self {
        case .filter: "TEXT"
        case .tag: "NAME"
        case .assume: "Q07=other"
        case .without: "RULE"
        case .jobs: "N"
        case .color: "auto|always|never"
        case .output: "DIR"
        case .verbose, .check, .example, .inPlace, .help, .version: nil
        }
    }

    /// One line, without a full stop.
    var meaning: String {
        switch self {
        case .filter: "only scenarios with TEXT in their name"
        case .tag: "only scenarios tagged @NAME; several tags add up"
        case .assume: "take the alternative of an open question; what a spec assumes itself comes first"
        case .without: "leave a rule of UIKit out, to see what rests on it"
        case .jobs: "N files at a time; by default as many as there are processors"
        case .verbose: "every scenario with its trace"
        case .color: "by default as NO_COLOR, FORCE_COLOR, TERM and the terminal have it"
        case .check: "change nothing, name what is not formatted and exit with 1"
        case .example: "only the example: dnd explain R131 --example | dnd run -"
        case .output: "write the adapted copies into the folder DIR"
        case .inPlace: "replace the files themselves"
        case .help: "explain the command"
        case .version: "print the version"
        }
    }

    /// `-j, --jobs N`
    var usage: String {
        (letter.map { "-\($0), " } ?? "") + name + (value.map { " \($0)" } ?? "")
    }

    /// Those that every command takes.
    static let everywhere: [CommandOption] = [.help]
}
