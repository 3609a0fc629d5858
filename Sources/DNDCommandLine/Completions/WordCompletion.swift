internal import DNDExplanation
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDLessons
internal import DNDLint
internal import DNDManual
internal import DragDrop

/// Finds completions of the last word of a command line, with the tables that parse the command line.
struct WordCompletion {
    private let partial: String

    /// The typed part of the value, when the word begins with `--option=`; otherwise the word.
    private var typed: String {
        guard open == nil, !endOfOptions, partial.hasPrefix("--"), let sign = partial.firstIndex(of: "=") else {
            return partial
        }
        return String(partial[partial.index(after: sign)...])
    }

    private var command: Command?

    /// The arguments before the last word.
    private var arguments: [String] = []

    /// The option that the last word is the value of.
    private var open: CommandOption?
    private var endOfOptions = false

    /// - Parameter words: The words after `dnd`; the last one, which may be empty, is being typed.
    init(_ words: [String]) {
        partial = words.last ?? ""
        for word in words.dropLast() { take(word) }
    }

    private var entry: CommandEntry { (command ?? .repl).entry }

    private var options: [CommandOption] {
        entry.options + CommandOption.everywhere + (command == nil ? [.version] : [])
    }

    private mutating func take(_ word: String) {
        if open != nil {
            open = nil
        } else if endOfOptions || !word.hasPrefix("-") || word == "-" {
            takeName(or: word)
        } else if word == "--" {
            endOfOptions = true
        } else if let option = options.first(where: { $0.name == word || $0.letter.map { "-\($0)" } == word }),
            entry.value(of: option) != nil
        {
            open = option
        }
    }

    private mutating func takeName(or word: String) {
        guard let command else {
            command = Command(named: word)
            return
        }
        if let subcommand = command.entry.subcommands.first(where: { $0.lastWord == word }) {
            self.command = subcommand.command
        } else {
            arguments.append(word)
        }
    }

    // MARK: - Candidates

    /// The candidates that begin with the typed text, without duplicates.
    var candidates: [WordCandidate] {
        var seen: Set<String> = []
        return all.filter { $0.text.hasPrefix(partial) && seen.insert($0.text).inserted }
    }

    private var all: [WordCandidate] {
        if let open { return values(of: open, prefix: "") }
        if !endOfOptions, partial.hasPrefix("-") {
            let parts = partial.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count > 1 else { return options.map { WordCandidate($0.name, entry.meaning(of: $0)) } }
            return options.first { $0.name == parts[0] }.map { values(of: $0, prefix: "\(parts[0])=") } ?? []
        }
        guard command != nil else { return Self.names(of: CommandEntry.all) }
        if !entry.subcommands.isEmpty { return Self.names(of: entry.subcommands) }
        return ArgumentNotation(entry.arguments).parts(at: arguments.count).flatMap { part -> [WordCandidate] in
            switch part {
            case .word(let word): [WordCandidate(word)]
            case .name(let name): candidates(forArgument: name)
            }
        }
    }

    private static func names(of entries: [CommandEntry]) -> [WordCandidate] {
        entries.map { WordCandidate($0.lastWord, $0.meaning) }
    }

    private func candidates(forArgument name: String) -> [WordCandidate] {
        switch name {
        case "CODE", "RULE": Explanation.numbers.map { WordCandidate($0, Explanation.title(of: $0)) }
        case "COMMAND": Self.names(of: CommandEntry.all)
        case "WORD":
            Vocabulary.verbs.map { WordCandidate($0, Vocabulary.entries($0).first?.meaning ?? "") }
        case "N": BuiltInCourse.course.lessons.map { WordCandidate("\($0.number)", $0.title) }
        case "SHELL": Shell.allCases.map { WordCandidate($0.rawValue) }
        case "EDITOR": EditorGrammar.allCases.map { WordCandidate($0.rawValue) }
        case "PAGE": ManualPage.all.map { WordCandidate($0.name) }
        case "PATH", "FILE": PathCandidates.specs(typed)
        case "DIR": PathCandidates.folders(typed)
        case "FILE.swift": PathCandidates.files(typed, suffix: ".swift")
        default: PathCandidates.files(typed, suffix: "")
        }
    }

    // MARK: - Values

    private func values(of option: CommandOption, prefix: String) -> [WordCandidate] {
        guard let notation = entry.value(of: option) else { return [] }
        return values(notation, of: option).map { WordCandidate(prefix + $0.text, $0.meaning) }
    }

    private func values(_ notation: String, of option: CommandOption) -> [WordCandidate] {
        if notation.isListOfWords { return notation.split(separator: "|").map { WordCandidate(String($0)) } }
        switch option {
        case .assume: return assumptions
        case .without:
            return Rule.all.map { WordCandidate($0.id.description, $0.sentence) }
        case .level: return levels
        case .tag: return SpecNames(of: arguments).tags.map { WordCandidate($0) }
        case .filter: return SpecNames(of: arguments).scenarios.map { WordCandidate($0) }
        default:
            if notation.hasPrefix("DIR") { return PathCandidates.folders(typed) }
            return notation.hasPrefix("FILE") || notation.hasPrefix("PATH")
                ? PathCandidates.files(typed, suffix: "") : []
        }
    }

    private var assumptions: [WordCandidate] {
        OpenQuestion.withAlternative.flatMap { question -> [WordCandidate] in
            guard let answers = question.answers else { return [] }
            let name = question.id.description
            return [
                WordCandidate("\(name)=\(answers.other)", question.alternative ?? ""),
                WordCandidate("\(name)=\(answers.decided)", question.decision),
            ]
        }
    }

    private var levels: [WordCandidate] {
        let rules = [("all", "every rule")] + LintRule.allCases.map { ($0.code, $0.description.title) }
        return rules.flatMap { name, title in LintLevel.allCases.map { WordCandidate("\(name)=\($0.rawValue)", title) }
        }
    }
}
