internal import DNDManual
internal import DragDrop

/// A parsed command line.
struct Invocation {
    var command: Command

    /// The former name that was typed for the command; nil when the current name was typed.
    var formerName: FormerName?
    var arguments: [String] = []
    var values: [CommandOption: [String]] = [:]

    /// The Swift program that contains the command; nil for `dnd` itself.
    var program: HostedProgram?

    func has(_ option: CommandOption) -> Bool {
        values[option] != nil
    }

    /// The last value of an option.
    func value(_ option: CommandOption) -> String? {
        values[option]?.last
    }

    func values(_ option: CommandOption) -> [String] {
        values[option] ?? []
    }

    /// Whether standard output is a text to read, and not a document for programs.
    var writesText: Bool {
        switch command {
        case .run, .merge, .watch, .lint, .trace, .diff, .explore, .help, .repl, .docs, .learn:
            value(.format).map { $0 == "text" } ?? true
        case .explain: !has(.example)
        default: false
        }
    }

    var color: ColorChoice {
        value(.color).flatMap { ColorChoice(rawValue: $0) } ?? .auto
    }

    /// Parses one or two versions of iOS: `14`, `16.4` or `14,18`; nil for anything else.
    static func versions(_ text: String) -> [SystemVersion]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count) else { return nil }
        let versions = parts.compactMap { version(String($0)) }
        return versions.count == parts.count ? versions : nil
    }

    private static func version(_ text: String) -> SystemVersion? {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard let major = numbers.first, (SystemVersion.oldest.major...SystemVersion.newest.major).contains(major)
        else { return nil }
        let version = SystemVersion(major, numbers.count > 1 ? numbers[1] : 0)
        return text == "\(major)" || text == "\(major).\(version.minor)" ? version : nil
    }

    /// Parses numbers of rows: `4`, `1...5`; nil for anything else.
    static func rowCounts(_ text: String) -> ClosedRange<Int>? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: true).compactMap { Int($0) }
        guard let first = parts.first, let last = parts.last, 1 <= first, first <= last, last <= rowsMax,
            text == "\(first)" || text == "\(first)...\(last)"
        else { return nil }
        return first...last
    }

    /// The most rows that all gestures are played with.
    private static let rowsMax = 100

    var jobs: Int? {
        value(.jobs).flatMap { Int($0) }
    }

    /// Reports the current name of the command when a former name was typed.
    func noteFormerName(_ console: Console) {
        if let formerName { console.complain(formerName.note) }
    }
}
