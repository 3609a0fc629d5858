internal import DNDLanguage
internal import DragDrop
package import SourceText

/// The delegate of a scene that has none of its own: Apple's documented steps, written in `.dnd` (`Prelude.text`).
package struct Textbook: Sendable {
    /// Parsed once, at first use.
    package static let shared = Textbook()

    private var rulesByScene: [(scene: String, rules: [CallRule])] = []

    /// For the ranges of the prelude's own statements.
    package let source: SourceFile

    private init() {
        source = SourceFile(name: "prelude.dnd", text: Prelude.text)
        let parsed = Parser.parse(file: Textbook.file, source: source)
        let checked = Checker(catalog: .engine).check(parsed.block, title: "prelude", path: "prelude.dnd") { _ in
            .missing
        }
        precondition(
            parsed.diagnostics.isEmpty && checked.diagnostics.isEmpty,
            "The prelude has an error: \((parsed.diagnostics + checked.diagnostics).first?.message ?? "")")
        for delegate in checked.program.fixture.delegates {
            guard case .methods(let rules, _, _) = delegate.content, let scene = delegate.list else { continue }
            rulesByScene.append((scene.text, rules))
        }
    }

    package static let file = FileID.builtIn

    /// The rules for a kind of scene and of data.
    func rules(for list: ListState) -> [CallRule] {
        let scenes: [String] =
            switch (list.kind, list.data) {
            case (.table, .array): ["array-table", "array-list"]
            case (.table, .diffable): ["diffable-table", "diffable-list"]
            case (.collection, .array): ["array-collection", "array-list"]
            case (.collection, .diffable): ["diffable-collection", "diffable-list"]
            case (.view, _): [list.pasteTypes.isEmpty ? "plain-view" : "pasting-view"]
            }
        return rulesByScene.filter { scenes.contains($0.scene) }.flatMap { $0.rules }
    }
}
