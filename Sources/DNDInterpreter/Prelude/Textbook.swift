internal import DNDLanguage
internal import DragDrop
package import SourceText

/// The delegate of a scene without one: Apple's documented steps, written in `.dnd` (`Prelude.text`).
///
/// Each kind of list has a chapter, which is checked at the first list of its kind, so that no command pays for
/// chapters it does not need.
package enum Textbook {
    package static let file = FileID.builtIn

    /// The source of the prelude's statements, for their ranges.
    package static let source = SourceFile(name: "prelude.dnd", text: Prelude.text)

    /// The rules for a kind of scene and of data, indexed by question.
    static func rules(for list: ListState) -> [[CallRule]] {
        switch (list.kind, list.data) {
        case (.table, .array): arrayTable
        case (.table, .diffable): diffableTable
        case (.collection, .array): arrayCollection
        case (.collection, .diffable): diffableCollection
        case (.view, _): list.pasteTypes.isEmpty ? plainView : pastingView
        }
    }

    private static let arrayTable = chapter(of: .table, ["array-list", "array-table"])
    private static let diffableTable = chapter(of: .table, ["diffable-list", "diffable-table"])
    private static let arrayCollection = chapter(of: .collection, ["array-list", "array-collection"])
    private static let diffableCollection = chapter(of: .collection, ["diffable-list", "diffable-collection"])
    private static let plainView = chapter(of: .view, ["plain-view"])
    private static let pastingView = chapter(of: .view, ["pasting-view"])

    /// The rules of the delegates in some scenes, indexed by question.
    private static func chapter(of kind: ListKind, _ scenes: [String]) -> [[CallRule]] {
        let parsed = Parser.parse(file: file, source: SourceFile(name: source.name, text: text(naming: scenes)))
        let block = parsed.block
        let checked = Checker.engine.check(block, title: "prelude", path: "prelude.dnd") { _ in .missing }
        let diagnostics = parsed.diagnostics + checked.diagnostics
        precondition(diagnostics.isEmpty, "The prelude has an error: \(diagnostics.first?.message ?? "")")
        var rules = [[CallRule]](repeating: [], count: Question.allCases.count)
        for delegate in checked.program.fixture.delegates {
            guard case .methods(let written, _, _) = delegate.content else { continue }
            for rule in written {
                for question in rule.questions(in: Adapter.of(kind)) { rules[Int(question.rawValue)].append(rule) }
            }
        }
        return rules
    }

    /// The prelude with blanks in place of the statements for other scenes, which preserves ranges.
    private static func text(naming scenes: [String]) -> String {
        var text = Array(Prelude.text.utf8)
        let scenes = scenes.map { Array($0.utf8)[...] }
        var start = 0
        var isWanted = false
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            if start < end, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[start]) {
                isWanted = text[start..<end].split(separator: UInt8(ascii: " ")).contains { scenes.contains($0) }
            }
            if !isWanted { for index in start..<end { text[index] = UInt8(ascii: " ") } }
            start = end + 1
        }
        return String(decoding: text, as: UTF8.self)
    }
}
