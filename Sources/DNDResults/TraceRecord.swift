package import DragDrop
package import SourceText

/// A trace with the names for its numbers.
package struct TraceRecord: Sendable {
    package struct List: Sendable {
        package var name: String
        package var kind: ListKind

        /// Empty for the app under test.
        package var app: String

        package init(name: String, kind: ListKind, app: String) {
            self.name = name
            self.kind = kind
            self.app = app
        }
    }

    /// A step of the scenario, or a phrase of the app.
    package struct Step: Hashable, Sendable {
        /// The first entry of the step; the number of entries when it produced none.
        package let entry: Int

        /// Its range in the source.
        package let range: SourceRange

        package init(entry: Int, range: SourceRange) {
            self.entry = entry
            self.range = range
        }
    }

    package var entries: [TraceEntry]
    package var lists: [List]
    package var items: NameTable
    package var sections: NameTable

    /// The lines that depend on open questions; empty when no comparison was made.
    package var openLines = OpenLines()

    /// The steps of the scenario, in order.
    package var steps: [Step] = []

    /// The lists before each step, and at the end: one more than ``steps``. Empty unless they were kept.
    package var moments: [SceneMoment] = []

    /// UIKit's exception, with the places that its ledger names.
    package var raised: RaisedException?

    /// The rules and answers that the engine applied.
    package var rulebook: Rulebook

    package init(
        entries: [TraceEntry], lists: [List], items: NameTable, sections: NameTable, rulebook: Rulebook = Rulebook()
    ) {
        self.entries = entries
        self.lists = lists
        self.items = items
        self.sections = sections
        self.rulebook = rulebook
    }

    /// No trace was kept.
    package static let none = TraceRecord(entries: [], lists: [], items: NameTable(), sections: NameTable())

    /// The trace of an engine, from an entry onwards.
    package init(_ engine: Engine, from start: Int = 0) {
        self.init(
            entries: Array(engine.trace[min(start, engine.trace.count)...]),
            lists: engine.lists.map { list in
                List(name: list.name, kind: list.kind, app: engine.scene.catalog.apps[Int(list.app.rawValue)])
            },
            items: engine.items, sections: engine.sections, rulebook: engine.rulebook)
    }

    package func list(_ id: ListID) -> List {
        lists[Int(id.rawValue)]
    }

    package func label(_ item: ItemID) -> String {
        items.text(item.rawValue)
    }
}
