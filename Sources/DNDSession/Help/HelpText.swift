package import DNDDrawing
internal import DNDInterpreter
internal import DNDLanguage
internal import DragDrop

/// The text of `help` in the REPL and of `dnd help`: topics, words and methods.
package struct HelpText {
    /// Nil for an unknown word.
    package let text: String?

    /// Paragraphs are not wrapped for a terminal, whose output is wrapped to the width that it has.
    package init(_ word: String, style: Style, wrapsParagraphs: Bool = true) {
        let overview = HelpOverview(style, wrapsParagraphs: wrapsParagraphs)
        switch word {
        case "": text = overview.text
        case "topics": text = overview.topics.joined(separator: "\n")
        case "verbs": text = overview.verbs.joined(separator: "\n")
        case "methods": text = overview.methods.joined(separator: "\n")
        default: text = Self.about(word, style, wrapsParagraphs)
        }
    }

    /// The pages that list others.
    static let lists = ["topics", "verbs", "methods"]

    /// All words with a help page.
    package static var words: [String] {
        lists + HelpTopic.all.flatMap { [$0.name] + $0.aliases } + MetaWord.all.map { $0.name } + Vocabulary.verbs
            + Why.methodNames
    }

    private static func about(_ word: String, _ style: Style, _ wrapsParagraphs: Bool) -> String? {
        var parts: [String] = []
        if let topic = HelpTopic.named(word) { parts.append(text(of: topic, style, wrapsParagraphs)) }
        if let meta = MetaWord.named(word) { parts.append(text(of: meta, style)) }
        if let text = VocabularyReference.help(word, wrapsLines: wrapsParagraphs) { parts.append(text) }
        let methods = Self.methods(word)
        if !methods.isEmpty { parts.append(methods.joined(separator: "\n") + "\n") }
        guard !parts.isEmpty else { return nil }
        return parts.joined(separator: "\n").trimmingLastNewline
    }

    private static let columnsAtMost = 100

    private static func text(of topic: HelpTopic, _ style: Style, _ wrapsParagraphs: Bool) -> String {
        var lines = [style.heading("\(topic.name): \(topic.title)"), ""]
        let columns = wrapsParagraphs ? columnsAtMost : .max
        for paragraph in topic.paragraphs { lines += Paragraph(paragraph, columnsAtMost: columns).lines + [""] }
        lines += topic.example.map { "    \($0)" }
        lines += ["", "see also: " + topic.related.map { "help \($0)" }.joined(separator: ", ")]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func text(of meta: MetaWord, _ style: Style) -> String {
        let example = meta.example.map { "    \($0)" }.joined(separator: "\n")
        var text = style.heading(meta.usage) + "\n  \(meta.meaning)\n\(example)\n"
        if meta.kind == .watch { text += watchables }
        return text
    }

    private static var watchables: String {
        let width = Fact.all.reduce(0) { max($0, $1.words.count) }
        return "  what can be watched, with `in LIST` where there are several:\n"
            + Fact.all.map { fact in
                let padding = String(repeating: " ", count: width - fact.words.count)
                return "    \(fact.words)\(padding)  \(fact.meaning)\n"
            }.joined()
    }

    /// The page of a delegate method: its selectors, and the rule by which it is called.
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
}

extension String {
    fileprivate var trimmingLastNewline: String {
        hasSuffix("\n") ? String(dropLast()) : self
    }
}
