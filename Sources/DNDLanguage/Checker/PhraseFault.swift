internal import DNDTranslation
internal import SourceText

/// Finds the reason why a phrase matches no row of the vocabulary.
///
/// A class, because what looks for a reason takes all of it along.
final class PhraseFault {
    let reading: PhraseReading
    let phrase: Phrase

    /// The checker at the phrase.
    let checker: CheckerPass
    let wanted: [[PatternMatcher.Wanted]]

    /// Whether something is dragged at the phrase; nil if the text does not say.
    let isDragging: Bool?

    init(_ reading: PhraseReading, _ phrase: Phrase, in checker: CheckerPass, isDragging: Bool?) {
        self.reading = reading
        self.phrase = phrase
        self.checker = checker
        self.isDragging = isDragging
        wanted = reading.wanted()
    }

    var tokens: Tokens { reading.tokens }
    var scope: Scope { checker.scope }
    var methods: MethodIndex { checker.methods }

    var diagnostic: Diagnostic {
        let found = reason
        if let ungrouped = ungrouped(found) { return ungrouped }
        if let edit = tag() ?? translation ?? unrolled() ?? sections() ?? braces() { return edit.corrects(found) }
        if let comment { return found.with(hints: advice.map { [$0] } ?? found.hints, edit: comment) }
        return advice.map { found.with(hints: [$0], edit: nil) } ?? found
    }

    private var reason: Diagnostic {
        guard let first = tokens.first else {
            return Diagnostic(.missingArgument, "nothing stands before the braces", at: phrase.range)
        }
        if reading.entries.isEmpty { return unknownVerb(first) }
        let furthest = wanted.lastIndex { !$0.isEmpty } ?? 0
        if let index = mistypedKeyword(before: furthest) { return unknownWord(at: index) }
        if furthest == 0 { return reading.block.takesNamedValues ? unfit(at: 0) : unknownVerb(first) }
        if furthest == tokens.count { return missing() }
        return unfit(at: furthest)
    }

    // MARK: - A word inside

    /// An unknown word in a slot that is close to a keyword valid at that place.
    private func mistypedKeyword(before furthest: Int) -> Int? {
        guard furthest > 1 || reading.block.listsOtherThings else { return nil }
        return (0..<min(furthest, tokens.count)).first { index in
            guard let word = tokens[index].word, !keywords(at: index).contains(word), !isKnown(word) else {
                return false
            }
            return Suggestion(for: word, in: keywords(at: index), at: tokens[index].range).name != nil
        }
    }

    private func isKnown(_ word: String) -> Bool {
        scope.knows(label: word) || scope.listNames(at: phrase.range).contains(word) || scope.knows(section: word)
            || methods.method(named: word) != nil
    }

    private func keywords(at index: Int) -> [String] {
        wanted[index].compactMap {
            guard case .word(let word) = $0 else { return nil }
            return word.text
        }
    }

    private func unknownWord(at index: Int) -> Diagnostic {
        let token = tokens[index]
        let near = Suggestion(for: token.word ?? "", in: candidates(at: index), at: token.range)
        return Diagnostic(
            .unknownWord, "unknown word \(token.description)", at: token.range,
            hints: near.hints(or: expected(at: index)), edit: near.edit)
    }

    /// The keywords and names of slots that are valid here.
    private func candidates(at index: Int) -> [String] {
        var names = keywords(at: index)
        for case .slot(let slot) in wanted[index] {
            switch slot {
            case .list: names += scope.listNames(at: phrase.range)
            case .label, .point: names += scope.labels
            case .section: names += scope.sectionTitles
            case .method: names += methods.names(for: ListKind.allCases)
            case .rule: names += methods.ruleNames
            case .finding: names += methods.findingCodes
            case .choice: names += methods.answers.flatMap { [$0.decided, $0.other] }
            default: break
            }
        }
        return names
    }

    // MARK: - The end

    private func missing() -> Diagnostic {
        let range = tokens[tokens.count - 1].range
        return Diagnostic(
            .missingArgument, "something is missing after \(tokens[tokens.count - 1].description)", at: range.end,
            hints: [expected(at: tokens.count)])
    }

    private func unfit(at index: Int) -> Diagnostic {
        let token = tokens[index]
        if let word = token.word, !Suggestion(for: word, in: candidates(at: index), at: token.range).hints.isEmpty {
            return unknownWord(at: index)
        }
        if wanted[index].contains(.end) { return unread(at: index) }
        if let unit = missingUnit(at: index) { return unit }
        if let argument = token.argument, argument.isString, keywords(at: index).contains(argument.text) {
            return Diagnostic(
                .wrongArgument, "\(token.description) cannot stand here", at: token.range,
                hints: ["Without quotation marks it can: \(argument.text)."],
                edit: TextEdit(range: token.range, replacement: argument.text))
        }
        let mark = token.argument == nil ? nil : wanted[index].compactMap { $0.mark }.first
        let isNumberAsName = token.argument?.integer != nil && wanted[index] == [.slot(.name)]
        return Diagnostic(
            .wrongArgument, "\(token.description) cannot stand here", at: token.range,
            hints: [isNumberAsName ? "In quotation marks a number is a name." : expected(at: index)],
            edit: isNumberAsName
                ? TextEdit(range: token.range, replacement: "\"" + (token.argument?.text ?? "") + "\"")
                : mark.map { TextEdit(range: token.range.start, replacement: $0 + " ") })
    }

    private func unread(at index: Int) -> Diagnostic {
        let token = tokens[index]
        let startsPhrase = token.keyword.map { !Vocabulary.entries($0, in: reading.block).isEmpty } ?? false
        let rest = token.range.union(tokens[tokens.count - 1].range)
        if let mark = missingMark(at: index) { return mark }
        guard startsPhrase else {
            return Diagnostic(
                .unreadWords, "nothing reads \(token.description)", at: rest, hints: [expected(at: index)])
        }
        return Diagnostic(
            .unreadWords, "nothing reads \(token.description)", at: rest,
            hints: ["A second phrase on the line needs a ';' before it."],
            edit: TextEdit(range: token.range.start, replacement: "; "))
    }

    /// `table people A B` and `canHandle true`: only the mark is missing.
    private func missingMark(at index: Int) -> Diagnostic? {
        let token = tokens[index]
        let marks = wanted[index].compactMap { $0.mark }
        guard let mark = marks.first, let argument = token.argument else { return nil }
        if argument.keyword?.isPreposition ?? false { return nil }
        if let rows = missingMarkOfRows { return rows }
        return Diagnostic(
            .wrongArgument, "\(token.description) cannot stand here", at: token.range,
            hints: ["Is a '\(mark)' missing before it?"],
            edit: TextEdit(range: token.range.start, replacement: mark + " "))
    }

    /// `table A B C`: the first word is as short as the others, so it is no name.
    private var missingMarkOfRows: Diagnostic? {
        guard phrase.keyword.flatMap({ ListKind($0) }) != nil, tokens.count > 2,
            tokens.dropFirst().allSatisfy({ ($0.argument?.text.utf8.count ?? 3) < 3 })
        else { return nil }
        return Diagnostic(
            .wrongArgument, "\(tokens[2].description) cannot stand here", at: tokens[2].range,
            hints: ["Is a ':' missing before the rows?"],
            edit: TextEdit(range: tokens[0].range.end, replacement: ":"))
    }

    private func missingUnit(at index: Int) -> Diagnostic? {
        guard wanted[index].contains(.slot(.duration)), let argument = tokens[index].argument else { return nil }
        if case .word(let word) = argument.kind, let milliseconds = ForeignNames.milliseconds(word) {
            return Diagnostic(
                .missingUnit, "a time has no decimals", at: argument.range, hints: ["Write \(milliseconds)ms."],
                edit: TextEdit(range: argument.range, replacement: "\(milliseconds)ms"))
        }
        guard case .integer(let number) = argument.kind else { return nil }
        let (meant, other) = number < Self.secondsMax ? ("s", "ms") : ("ms", "s")
        return Diagnostic(
            .missingUnit, "a time needs its unit", at: tokens[index].range,
            hints: ["Write \(number)\(meant) or \(number)\(other)."],
            edit: TextEdit(range: tokens[index].range, replacement: "\(number)\(meant)"))
    }

    /// A smaller number without a unit means seconds, as in `sleep(1)`.
    private static let secondsMax = 20

    /// The maximum number of alternatives that a hint names.
    private static let namedMax = 6

    /// "Here may stand 'order', 'shown', 'calls' and 30 others, as in `expect order: B A`; `help expect` lists them."
    private func expectedExample(after names: [String]) -> String {
        let rest = names.count - 3
        var hint = "Here may stand \(names.prefix(3).joined(separator: ", ")) and \(rest) others"
        guard let verb = tokens.first?.word, let entry = reading.entries.first else { return hint + "." }
        if let line = entry.example.split(separator: "\n").last(where: { $0.hasPrefix(verb) }) {
            hint += ", as in `\(line)`"
        }
        return hint + "; `help \(verb)` lists them."
    }

    /// "Here must stand 'in' or a label."
    private func expected(at index: Int) -> String {
        let names = wanted[index].filter { $0 != .end }.compactMap { $0.name }
        if names.isEmpty { return "The phrase is complete before this." }
        guard names.count <= Self.namedMax else { return expectedExample(after: names) }
        let list = names.joinedAsList(prefix: "", last: "or")
        return wanted[index].contains(.end) ? "Only \(list) may follow here." : "Here must stand \(list)."
    }
}
