internal import DNDDrawing
internal import DNDLanguage
internal import DragDrop

/// The pages of `help` that list others.
struct HelpOverview {
    private let style: Style

    /// False at a terminal, whose output is wrapped to the width that it has.
    private let wrapsParagraphs: Bool

    init(_ style: Style, wrapsParagraphs: Bool) {
        self.wrapsParagraphs = wrapsParagraphs
        self.style = style
    }

    var text: String {
        var lines = [style.heading("What the person does"), "  " + gestures, ""]
        lines += [style.heading("What must hold"), "  expect order: A C D E B F     expect calls { … }", ""]
        lines += [style.heading("Scenes and delegates"), "  " + declarations, ""]
        lines += [style.heading("Topics")]
        let names = HelpTopic.all.map { $0.name }.joined(separator: " ")
        lines += Paragraph(names, columnsAtMost: wrapsParagraphs ? 96 : .max).lines.map { "  " + $0 }
        lines += ["", style.heading("Beside the language")]
        lines += table(MetaWord.all.map { ($0.usage, $0.meaning) })
        lines += [
            "", "`help WORD` explains any of these with an example; `help verbs` and `help methods` list the rest.",
            "New here? `tour`. Or try: drag 1; hover 4; drop",
        ]
        return lines.joined(separator: "\n")
    }

    var topics: [String] {
        table(HelpTopic.all.map { ($0.name, $0.title) })
    }

    /// All phrases of the language, with their meanings.
    var verbs: [String] {
        let entries = Vocabulary.entries.filter { $0.verb != nil }
        return entries.flatMap { [style.heading($0.notation), "    " + $0.meaning] }
    }

    /// The short names of the methods, by delegate.
    var methods: [String] {
        table(
            Why.methodNames.map { name in
                let kinds = ListKind.allCases.filter { kind in Adapter.of(kind).methods.contains { $0.name == name } }
                return (name, kinds.map { Self.word(for: $0) }.joined(separator: ", "))
            })
    }

    private static func word(for kind: ListKind) -> String {
        switch kind {
        case .table: "table"
        case .collection: "collection"
        case .view: "view"
        }
    }

    private func table(_ rows: [(String, String)]) -> [String] {
        let width = rows.reduce(0) { max($0, $1.0.count) }
        return rows.map { "  " + $0 + String(repeating: " ", count: width - $0.count) + "  " + $1 }
    }

    private var gestures: String {
        Vocabulary.gestures.compactMap { $0.verb }.uniqued.joined(separator: " ")
    }

    private var declarations: String {
        ["table", "collection", "view", "app", "item", "device", "ios", "delegate"].joined(separator: " ")
    }
}

extension [String] {
    /// The elements without duplicates, in the order of their first occurrence.
    fileprivate var uniqued: [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
