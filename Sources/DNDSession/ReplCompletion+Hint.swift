internal import DNDInterpreter
internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// The dimmed hint behind the cursor: a line of the history that is valid here, otherwise the only continuation,
/// otherwise the next part of the phrase.
extension ReplCompletion {
    /// The maximum number of listed alternatives; more would be unclear.
    private static let alternativeCountMax = 5

    /// The maximum number of rows that a hint searches for the only matching label, at every key. Tab searches all.
    private static let rowCountMax = 200

    func hint(_ text: String, recalled: [String]) -> Hint? {
        guard text.utf8.count <= Self.hintedBytesMax else { return nil }
        if let entry = recalled.first(where: { isPlayable($0) }) { return Hint(completing: text, to: entry) }
        let point = CompletionPoint(text, cursorUTF8: text.utf8.count)
        return point.partial.isEmpty ? continuation(text, point) : completion(text, point)
    }

    /// Longer lines are pasted, and every key would parse them again.
    private static let hintedBytesMax = 500

    /// Returns whether an entry is valid in the current scene; a missing label makes it useless.
    private func isPlayable(_ entry: String) -> Bool {
        if MetaWord.read(entry) != nil || entry.hasPlace(of: "include") { return true }
        let source = SourceFile(name: "", text: entry)
        let parsed = Parser.parse(file: FileID(rawValue: 0), source: source, for: Checker.engine)
        guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else { return false }
        var environment = environment
        let checked = Checker.engine.checkLine(parsed.block, environment: &environment)
        return !checked.diagnostics.contains { $0.severity == .error }
    }

    private func completion(_ text: String, _ point: CompletionPoint) -> Hint? {
        let rowCount = engine.lists.reduce(0) { $0 + $1.shown.sections.reduce(0) { $0 + $1.rows.count } }
        guard rowCount <= Self.rowCountMax else { return nil }
        let completion = completion(text, cursorUTF8: text.utf8.count)
        guard completion.candidates.count == 1, let only = completion.candidates.first else { return nil }
        let hint = Hint(completing: point.partial, to: only.insertion)
        return hint.shown.allSatisfy { $0.isWhitespace } ? nil : hint
    }

    /// The maximum number of a verb's forms of which the first is shown for all.
    private static let formCountMax = 3

    /// `TARGET [in LIST]` after a verb with few forms; otherwise the words and kinds of arguments that can follow.
    private func continuation(_ text: String, _ point: CompletionPoint) -> Hint? {
        if point.words.count == 1, let notation = notation(of: point.words[0], in: point.block) {
            return Hint(shown: notation)
        }
        guard !point.words.isEmpty else { return nil }
        let next = Vocabulary.completions(afterWords: point.words, in: point.block).filter {
            // Only plain views have points, and only the checker resolves the names.
            $0.text != "at" || point.block != .file || !isPlayable(text) || isPlayable(text + " at 0.5 0.5")
        }
        let names = next.compactMap { $0.nameInHint }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        guard !names.isEmpty else { return nil }
        let isCut = names.count > Self.alternativeCountMax
        let list = names.prefix(Self.alternativeCountMax).joined(separator: " | ") + (isCut ? " …" : "")
        return Hint(shown: next.contains { $0.kind == .end } ? "[\(list)]" : list)
    }

    private func notation(of verb: String, in block: BlockKind) -> String? {
        if block == .file, let word = MetaWord.all.first(where: { $0.name == verb }), !word.argument.isEmpty {
            return word.argument
        }
        let entries = Vocabulary.entries(verb).filter { $0.standsIn.contains(block) }
        let forms = entries.filter { $0.notation.hasPrefix(verb + " ") }.map { $0.notation.dropFirst(verb.count + 1) }
        // The form that begins with an argument is more informative than one that begins with a word.
        guard entries.count <= Self.formCountMax,
            let form = forms.first(where: { $0.first?.isUppercase == true }) ?? forms.first
        else { return nil }
        return String(form) + (entries.count > 1 ? " …" : "")
    }
}

extension Vocabulary.Completion {
    fileprivate var nameInHint: String? {
        switch kind {
        case .verb, .preposition, .keyword, .mark: text
        case .slot(let slot): slot.rawValue
        case .end: nil
        }
    }
}
