internal import DNDLanguage
internal import DNDReports
internal import DragDrop

/// What `help` says in the REPL.
struct HelpText {
    /// Nil when there is nothing about the word.
    let text: String?

    init(_ word: String, style: Style) {
        text = word.isEmpty ? Self.overview(style) : Self.about(word, style)
    }

    /// Every word that has help.
    static var words: [String] {
        MetaWord.all.map { $0.name } + Vocabulary.verbs + Why.methodNames
    }

    private static func about(_ word: String, _ style: Style) -> String? {
        var parts: [String] = []
        if let meta = MetaWord.all.first(where: { $0.name == word }) { parts.append(text(of: meta, style)) }
        if let text = VocabularyReference.help(word) { parts.append(text) }
        let methods = Self.methods(word)
        if !methods.isEmpty { parts.append(methods.joined(separator: "\n") + "\n") }
        guard !parts.isEmpty else { return nil }
        return parts.joined(separator: "\n").trimmingLastNewline
    }

    private static func text(of meta: MetaWord, _ style: Style) -> String {
        style.heading(meta.usage) + "\n  \(meta.meaning)\n    \(meta.example)\n"
    }

    /// A delegate method: its selectors, and the rule by which it is called.
    private static func methods(_ word: String) -> [String] {
        var lines: [String] = []
        for kind in ListKind.allCases {
            for method in Adapter.of(kind).methods where method.name == word || method.selector == word {
                lines.append(method.selector)
                lines.append("  \(method.rule.description)  \(Rule[method.rule].sentence)")
            }
        }
        return lines
    }

    private static func overview(_ style: Style) -> String {
        var lines = [style.heading("What the person does"), "  " + gestures, ""]
        lines += [style.heading("What must hold"), "  expect order: A C D E B F     expect calls { … }", ""]
        lines += [style.heading("Scenes and delegates"), "  " + declarations, ""]
        lines.append(style.heading("Beside the language"))
        let width = MetaWord.all.reduce(0) { max($0, $1.usage.count) }
        for word in MetaWord.all {
            let padding = String(repeating: " ", count: width - word.usage.count)
            lines.append("  " + word.usage + padding + "  " + word.meaning)
        }
        lines += ["", "`help WORD` explains a word with an example. Try: drag 1; hover 4; drop"]
        return lines.joined(separator: "\n")
    }

    private static var gestures: String {
        Vocabulary.gestures.compactMap { $0.verb }.uniqued.joined(separator: " ")
    }

    private static var declarations: String {
        ["table", "collection", "view", "app", "item", "device", "ios", "delegate"].joined(separator: " ")
    }
}

extension MetaWord {
    /// `why METHOD`
    var usage: String { argument.isEmpty ? name : "\(name) \(argument)" }
}

extension [String] {
    /// Each once, in the order of the first mention.
    fileprivate var uniqued: [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension String {
    fileprivate var trimmingLastNewline: String {
        hasSuffix("\n") ? String(dropLast()) : self
    }
}
