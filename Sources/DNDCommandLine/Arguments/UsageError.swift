internal import DNDManual
internal import DNDRunner
internal import DragDrop
internal import SourceText
internal import System

/// An error in a command line.
struct UsageError: Error, Equatable {
    enum Kind: Equatable {
        case unknownCommand(String)
        case unknownSubcommand(String, of: Command)
        case unknownOption(String, of: Command?)
        case missingValue(CommandOption, of: Command)
        case unwantedValue(CommandOption, of: Command)
        case badValue(String, of: CommandOption, with: Command)
        case missingArgument(Command)
        case unwantedArgument(String, of: Command)
    }

    let kind: Kind
}

extension UsageError {
    /// Starts in lower case, without a full stop.
    var message: String {
        switch kind {
        case .unknownCommand(let name): "there is no command '\(name)'"
        case .unknownSubcommand(let name, let command): "dnd \(command.rawValue) has no '\(name)'"
        case .unknownOption(let name, nil): "there is no option '\(name)'"
        case .unknownOption(let name, let command?): "dnd \(command.rawValue) has no option '\(name)'"
        case .missingValue(let option, _): "\(option.name) needs a value"
        case .unwantedValue(let option, _): "\(option.name) takes no value"
        case .badValue(let value, let option, _): "\(option.name) cannot be '\(value)'"
        case .missingArgument(let command): "dnd \(command.rawValue) needs \(command.entry.arguments)"
        case .unwantedArgument(let argument, let command): "dnd \(command.rawValue) does not take '\(argument)'"
        }
    }

    /// A sentence that says how to correct the command line.
    var remedy: String {
        switch kind {
        case .unknownCommand(let name): suggestion(for: name)
        case .unknownSubcommand(let name, let command): suggestion(for: name, amongSubcommandsOf: command)
        case .unknownOption(let name, let command): suggestion(for: name, of: command)
        case .badValue(let value, .assume, _): Self.remedy(forAssuming: value)
        case .badValue(let value, .tag, _): Self.remedy(forTag: value)
        case .badValue(let value, .format, let command): Self.remedy(forFormat: value, of: command)
        case .badValue(let value, .report, _): Self.remedy(forFormat: value, of: .run)
        case .badValue(_, .shard, _): "Write --shard 2/5 for the second of five parts, or --shard auto."
        case .badValue(_, .timeout, _), .badValue(_, .virtualTimeout, _): "Write 2s, 500ms or 1m."
        case .badValue(_, .ignore, _): "`dnd docs findings` lists the codes, such as DND1004."
        case .badValue(_, .without, _): "Rules have numbers such as R131, B14, E01, S03 and T13."
        case .badValue(_, .level, _):
            "Write --level DND1304=off, or note, warning, error; all=off is every rule. `dnd explain --list` has all."
        case .missingValue(let option, let command), .badValue(_, let option, let command),
            .unwantedValue(let option, let command):
            "Write \(command.entry.usage(of: option))."
        case .missingArgument(let command), .unwantedArgument(_, let command): "Usage: \(command.entry.usage)"
        }
    }

    private static func remedy(forAssuming value: String) -> String {
        let parts = value.split(separator: "=", maxSplits: 1).map { String($0) }
        guard let question = parts.first.flatMap({ QuestionID($0) }), let answers = OpenQuestion[question].answers
        else {
            let questions = OpenQuestion.withAlternative.map { $0.id.description }
            return "Questions with an alternative: \(questions.joined(separator: " "))"
        }
        let names = [answers.decided, answers.other]
        if parts.count == 2, let near = NearNames.nearest(to: parts[1], in: names).first {
            return "Did you mean --assume \(question.description)=\(near)?"
        }
        return "Write --assume \(names.map { "\(question.description)=\($0)" }.joined(separator: " or --assume "))."
    }

    private static func remedy(forTag value: String) -> String {
        var reason = ""
        do { _ = try TagExpression(value) } catch { reason = "\(error.message.capitalisedSentence) " }
        return reason + "Write a tag, or several with and, or, not and brackets: 'table and not slow'."
    }

    /// `--format xml`, `--report xml:out.xml`
    private static func remedy(forFormat value: String, of command: Command) -> String {
        let names = command.entry.value(of: .format)?.split(separator: "|").map { String($0) } ?? []
        let format = String(value.prefix { $0 != ":" })
        if names.contains(format) { return "Write --report \(format):FILE." }
        if let near = NearNames.nearest(to: format, in: names).first { return "Did you mean '\(near)'?" }
        return "The formats are \(names.joined(separator: ", "))."
    }

    private func suggestion(for name: String) -> String {
        if let meant = Command.spelling(meantBy: name) { return "Did you mean 'dnd \(meant)'?" }
        if FileSystem.kind(of: name) != nil || name.hasSuffix(".dnd") { return "Did you mean 'dnd run \(name)'?" }
        return "`dnd help` lists the commands."
    }

    private func suggestion(for name: String, amongSubcommandsOf command: Command) -> String {
        let near = NearNames.nearest(to: name, in: command.entry.subcommands.map { $0.lastWord }).first
        return near.map { "Did you mean 'dnd \(command.rawValue) \($0)'?" }
            ?? "`dnd \(command.rawValue)` lists what there is."
    }

    private func suggestion(for name: String, of command: Command?) -> String {
        let options = (command?.entry.options ?? [.version]) + CommandOption.everywhere
        if let near = NearNames.nearest(to: name, in: options.map { $0.name }).first {
            return "Did you mean '\(near)'?"
        }
        return command.map { "`dnd help \($0.rawValue)` lists the options." } ?? "`dnd help` explains the command line."
    }
}
