internal import DNDTranslation
internal import SourceText

/// The edit that turns a statement of UIKit's code, or of another test, into one of the language.
struct TranslationEdit {
    private let hint: String
    let edit: TextEdit

    /// The whole statement after the edit, with `{ … }` for a block that stays.
    init(_ text: String, _ edit: TextEdit) {
        self.init(hint: "Write `\(text)`.", edit)
    }

    init(hint: String, _ edit: TextEdit) {
        self.hint = hint
        self.edit = edit
    }

    /// The diagnostic with the edit in place of hints at what can stand there.
    func corrects(_ diagnostic: Diagnostic) -> Diagnostic {
        diagnostic.with(hints: [hint], edit: edit)
    }

    /// What is known while a text is parsed.
    struct Known {
        /// Nil for any.
        let methods: MethodIndex?

        /// Whether a scene stands before the statement.
        let declaresScene: Bool
    }

    /// The edit of the statement at an offset of a text that the parser cannot read; nil if it is not understood.
    ///
    /// A comma too many is left to its own edit, and so is a comment of Swift.
    static func read(
        _ bytes: [UInt8], at start: Int32, of file: FileID, in context: Parser.BlockContext, _ errors: [SyntaxError],
        _ known: Known
    ) -> Self? {
        if errors.allSatisfy({ $0.isCommentOfSwift }) { return nil }
        let methods = known.methods
        let names = Translation.Names(
            isPreposition: Keyword.isPreposition, isVerb: Vocabulary.isVerb, lacksScene: !known.declaresScene)
        if let methods { names.method = { methods.method(named: $0)?.name } }
        var reader = ForeignReader(bytes, at: Int(start), names: names)
        guard let plain = reader.statement() else { return nil }
        if let methods {
            var meant: [String: String] = [:]
            for word in plain { meant[word] = methods.name(meantBy: word, of: ListKind.allCases) }
            names.method = { meant[$0] ?? methods.method(named: $0)?.name }
        }
        let rows = Translation.rewordings(of: plain, names: names)
        if rows.isEmpty, reader.answersWithCall || errors.count == 1 && errors[0].kind == .strayComma { return nil }
        let range = SourceRange(file: file, lowerBound: start, upperBound: Int32(reader.end))
        let trial = methods.map { Trial($0) }
        if let body = plain.last, body.utf8.first == UInt8(ascii: "{"), let text = repeating(plain.dropLast(), body) {
            return isValid(text, in: context.kinds, context, trial)
                ? Self(text, TextEdit(range: range, replacement: text)) : nil
        }
        var meant = rows + [plain] + Translation.loosened(plain, names: names)
        if context.verb != .delegate, methods != nil { meant += Translation.implementing(rows + [plain], names: names) }
        for words in meant {
            var text = Translation.joined(words)
            if context.isScript, !context.hasItem, words.contains(where: { $0 == "item" || $0 == "item.source" }) {
                text = "each item { " + text + " }"
            }
            if isValid(text, in: context.kinds, context, trial) {
                return Self(text, TextEdit(range: range, replacement: text))
            }
        }
        return nil
    }

    /// A loop, or a scenario with one behind its title, without it.
    private static func repeating(_ words: ArraySlice<String>, _ body: String) -> String? {
        if let loop = Loop(words) { return loop.unrolled(Array(body.utf8)) }
        guard words.count > 2, words[1].utf8.first == UInt8(ascii: "\""), let loop = Loop(words[2...]) else {
            return nil
        }
        return loop.examples(in: body).map { words[0] + " " + words[1] + " " + $0 }
    }

    /// Whether a text consists of phrases of the language, perhaps by aliases, that are valid in a kind of block and
    /// name what is known.
    static func isValid(
        _ text: String, in kinds: [BlockKind], _ context: Parser.BlockContext, _ trial: Trial?
    ) -> Bool {
        if kinds == [.script], text.hasPrefix("return ") {
            let answer = "canHandle -> " + text.dropFirst("return ".count)
            return isValid(answer, in: [.delegate], Parser.BlockContext(verb: .delegate), nil)
        }
        var trial = trial
        let phrases = Parser.phrases(of: text, in: context)
        for phrase in phrases {
            guard let match = kinds.lazy.compactMap({ PhraseReading(phrase, in: $0).match(phrase) }).first,
                trial?.reads(match) ?? true
            else { return false }
        }
        return !phrases.isEmpty
    }
}

extension Parser.BlockContext {
    /// The kinds of block that it may be: the parser does not know the block of a method from that of an `if`.
    fileprivate var kinds: [BlockKind] {
        if listsValues { return [] }
        if isScript { return [.script] }
        switch verb {
        case nil: return [.file]
        case .scenario?: return [.scenario]
        case .before?: return [.before]
        case .delegate?: return [.delegate]
        case let verb?: return ListKind(verb) == nil ? [.script] : [.scene]
        }
    }
}
