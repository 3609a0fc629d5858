internal import DNDExploration
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import DragDrop
internal import System

/// Parses a command line with the table of commands.
struct ArgumentReader {
    private var rest: ArraySlice<String>
    private var command: Command?
    private var formerName: FormerName?
    private var arguments: [String] = []
    private var values: [CommandOption: [String]] = [:]

    private init(_ arguments: [String]) {
        rest = arguments[...]
    }

    /// A command line without a command means the REPL. The caller handles `--version`.
    static func read(_ arguments: [String]) throws(UsageError) -> Invocation {
        var reader = ArgumentReader(arguments)
        try reader.readAll()
        return try reader.invocation()
    }

    private mutating func readAll() throws(UsageError) {
        var endOfOptions = false
        while let argument = rest.popFirst() {
            if endOfOptions || argument == "-" || !argument.hasPrefix("-") {
                try take(argument)
            } else if argument == "--" {
                endOfOptions = true
            } else if argument.hasPrefix("--") {
                try takeLong(argument)
            } else {
                try takeShort(argument)
            }
        }
    }

    private mutating func take(_ argument: String) throws(UsageError) {
        guard let command else { return try takeName(argument) }
        guard !command.entry.subcommands.isEmpty else {
            arguments.append(argument)
            return
        }
        guard let subcommand = Command(rawValue: "\(command.rawValue) \(argument)") else {
            throw UsageError(kind: .unknownSubcommand(argument, of: command))
        }
        self.command = subcommand
    }

    private mutating func takeName(_ name: String) throws(UsageError) {
        if name == "-" {
            // `dnd -` runs a script from standard input, like plain `dnd` behind a pipe.
            command = .repl
            arguments.append(name)
        } else if let former = FormerName(name) {
            formerName = former
            command = former.command
            if let option = former.option { values[option] = [""] }
        } else if let known = Command(rawValue: name) {
            command = known
        } else {
            throw UsageError(kind: .unknownCommand(name))
        }
    }

    // MARK: - Options

    /// `--jobs 4`, `--jobs=4`
    private mutating func takeLong(_ argument: String) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = known.first(where: { $0.name == name }) else {
            throw UsageError(kind: .unknownOption(name, of: command))
        }
        try take(option, value: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// `-v`, `-j 4`, `-j4`
    private mutating func takeShort(_ argument: String) throws(UsageError) {
        let letters = argument.dropFirst()
        guard let letter = letters.first, let option = known.first(where: { $0.letter == letter }) else {
            throw UsageError(kind: .unknownOption(argument, of: command))
        }
        let value = letters.dropFirst()
        try take(option, value: value.isEmpty ? nil : String(value))
    }

    /// Options before the command belong to the REPL.
    private var known: [CommandOption] {
        (command ?? .repl).entry.options + CommandOption.everywhere
    }

    private mutating func take(_ option: CommandOption, value: String?) throws(UsageError) {
        let entry = (command ?? .repl).entry
        guard entry.value(of: option) != nil else {
            guard value == nil else { throw UsageError(kind: .unwantedValue(option, of: entry.command)) }
            values[option, default: []].append("")
            return
        }
        guard var value = value ?? rest.popFirst() else {
            throw UsageError(kind: .missingValue(option, of: entry.command))
        }
        if option != .report, option != .output { value = FileName.typed(value) }
        guard option.accepts(value, notation: entry.value(of: option)) else {
            throw UsageError(kind: .badValue(value, of: option, with: entry.command))
        }
        values[option, default: []].append(value)
    }

    // MARK: - Result

    private func invocation() throws(UsageError) -> Invocation {
        if values[.help] != nil {
            return Invocation(command: .help, arguments: command.map { [$0.rawValue] } ?? [])
        }
        let command = command ?? .repl
        if arguments.count < command.entry.argumentCount.lowerBound {
            throw UsageError(kind: .missingArgument(command))
        }
        if arguments.count > command.entry.argumentCount.upperBound {
            throw UsageError(kind: .unwantedArgument(arguments[command.entry.argumentCount.upperBound], of: command))
        }
        return Invocation(command: command, formerName: formerName, arguments: arguments, values: values)
    }
}

extension CommandOption {
    /// Upper bounds of `--jobs` (and `--retries`) and `--repeat`; larger values are typing errors.
    private static let jobsMax = 256
    private static let repetitionsMax = 1_000_000

    /// Upper bounds of `dnd explore`: the steps of one run, and the runs.
    private static let stepsMax = 10_000
    private static let runsMax = 1_000_000

    /// The upper bound of `dnd explore --states`: what 16 GB hold.
    private static let statesMax = 100_000_000

    /// The notation either lists the allowed words or names the value.
    fileprivate func accepts(_ value: String, notation: String?) -> Bool {
        if let notation, notation.isListOfWords { return notation.split(separator: "|").contains { $0 == value } }
        return switch self {
        case .assume: Assumed(value) != nil
        case .without: RuleID(value) != nil
        case .level: LevelChange(value) != nil
        case .jobs: Int(value).map { (1...Self.jobsMax).contains($0) } ?? false
        case .repeat: Int(value).map { (1...Self.repetitionsMax).contains($0) } ?? false
        case .retries: Int(value).map { (0...Self.jobsMax).contains($0) } ?? false
        case .tag: (try? TagExpression(value)) != nil
        case .shard: value == "auto" || Shard(value) != nil
        case .order: RunOrder(value) != nil
        case .timeout, .virtualTimeout: TimeSpan.milliseconds(value) != nil
        case .report: ReportFile(value) != nil
        case .playground: Invocation.isAddress(value)
        case .seed: UInt64(value) != nil
        case .steps: Int(value).map { (1...Self.stepsMax).contains($0) } ?? false
        case .runs: Int(value).map { (1...Self.runsMax).contains($0) } ?? false
        case .rows: Invocation.rowCounts(value) != nil
        case .noVerb: GestureSet.all.contains { $0.uses(value) }
        case .depth: Int(value).map { (1...Self.stepsMax).contains($0) } ?? false
        case .states: Int(value).map { (1...Self.statesMax).contains($0) } ?? false
        case .ignore: Finding.Code(rawValue: value) != nil
        case .ios: Invocation.versions(value) != nil
        default: !value.isEmpty
        }
    }
}

extension String {
    /// Whether a notation such as `auto|always|never` lists the allowed words, rather than naming the value.
    var isListOfWords: Bool {
        contains("|") && allSatisfy { $0 == "|" || $0 == "-" || $0.isLowercase || $0.isNumber }
    }
}
