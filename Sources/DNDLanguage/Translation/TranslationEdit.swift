internal import SourceText

/// The edit that turns a statement of UIKit's code, or of another test, into one of the language.
struct TranslationEdit {
    /// The whole statement after the edit, with `{ … }` for a block that stays.
    private let text: String
    let edit: TextEdit

    init(_ text: String, _ edit: TextEdit) {
        self.text = text
        self.edit = edit
    }

    /// The diagnostic with the edit in place of hints at what can stand there.
    func corrects(_ diagnostic: Diagnostic) -> Diagnostic {
        diagnostic.with(hints: ["Write `\(text)`."], edit: edit)
    }

    /// The edit of the statement at an offset of a text that the parser cannot read; nil if it is not understood.
    ///
    /// A comma too many is left to its own edit, and so is a comment of Swift.
    static func read(
        _ bytes: [UInt8], at start: Int32, in context: Parser.BlockContext, of file: FileID, _ errors: [SyntaxError],
        _ methods: MethodIndex?
    ) -> Self? {
        if errors.allSatisfy({ $0.isCommentOfSwift }) { return nil }
        let names =
            methods.map { methods in
                Translation.Names(isMethod: { methods.isMethod(perhapsMistyped: $0) })
            } ?? Translation.Names()
        var reader = ForeignReader(bytes, at: Int(start), names: names)
        guard let plain = reader.statement() else { return nil }
        let rows = Translation.rewordings(of: plain, names: names)
        if rows.isEmpty, reader.answersWithCall || errors.count == 1 && errors[0].kind == .strayComma { return nil }
        let range = SourceRange(file: file, lowerBound: start, upperBound: Int32(reader.end))
        let trial = methods.map { Trial($0) }
        var meant = rows + [plain] + Translation.loosened(plain, names: names)
        if context.verb != .delegate, methods != nil { meant += Translation.implementing(rows + [plain], names: names) }
        for words in meant {
            var text = Translation.joined(words)
            if context.isScript, !context.hasItem, words.contains(where: { $0 == "item" || $0 == "item.source" }) {
                text = "each item { " + text + " }"
            }
            if isValid(text, in: context.kinds, context, { trial?.reads($0) ?? true }) {
                return Self(text, TextEdit(range: range, replacement: text))
            }
        }
        return nil
    }

    /// Whether a text consists of phrases of the language, perhaps by aliases, that are valid in a kind of block and
    /// name what is known.
    static func isValid(
        _ text: String, in kinds: [BlockKind], _ context: Parser.BlockContext, _ isKnown: (PhraseMatch) -> Bool
    ) -> Bool {
        if kinds == [.script], text.hasPrefix("return ") {
            let answer = "canHandle -> " + text.dropFirst("return ".count)
            return isValid(answer, in: [.delegate], Parser.BlockContext(verb: .delegate)) { _ in true }
        }
        let phrases = Parser.phrases(of: text, in: context)
        for phrase in phrases {
            guard let match = kinds.lazy.compactMap({ PhraseReading(phrase, in: $0).match(phrase) }).first,
                isKnown(match)
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
