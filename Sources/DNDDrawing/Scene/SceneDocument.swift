internal import DNDResults
package import DragDrop
package import JSON
internal import SourceText

/// The lists of a scene as rows, for pages. `Page/rows.js` draws it.
///
/// A gap is the index of the row that follows it. Each row has the words that name it in a step, unless its label does.
package struct SceneDocument {
    package let json: JSONTree

    /// O(rows).
    package init(_ engine: Engine) {
        json = [
            "lists": .array(engine.lists.map { Self.json(of: $0, engine) }), "drag": Self.drag(engine),
        ]
    }

    /// The items under the finger; null without a drag.
    private static func drag(_ engine: Engine) -> JSONTree {
        guard let drag = engine.drag else { return .null }
        return [
            "state": (drag.phase == .lifted ? "lifted" : "dragging").json,
            "labels": drag.items.map { DisplayText.visible(engine.label(of: $0.id)) }.json,
            "list": drag.finger.map { engine[$0.list].name }.json,
            "proposal": engine.proposal(in: nil).map { Spelling.proposal($0) }.json,
        ]
    }

    private static func json(of list: ListState, _ engine: Engine) -> JSONTree {
        let app = engine.scene.apps[Int(list.app.rawValue)]
        let isFingerHere = engine.drag?.finger?.list == list.id
        let proposal = isFingerHere ? engine.proposal(in: list.id).map { Spelling.proposal($0) } : nil
        let data = engine.isConsistent(list.id) ? nil : list.model.allItems.map { label(of: $0, engine) }
        let spelling = Spelling.label(list.name)
        return [
            "name": DisplayText.visible(list.name).json, "spelling": (spelling == list.name ? nil : spelling).json,
            "kind": list.kind.word.json, "app": (app.isEmpty ? nil : app).json,
            "isBroken": (list.exception == nil ? nil : true).json, "proposal": proposal.json, "data": data.json,
            "sections": .array(list.shown.sections.indices.map { section($0, of: list, engine) }),
        ]
    }

    private static func label(of item: ItemID, _ engine: Engine) -> String {
        DisplayText.visible(engine.label(of: item))
    }

    // MARK: - Rows

    private static func section(_ index: Int, of list: ListState, _ engine: Engine) -> JSONTree {
        let section = list.shown.sections[index]
        let title = engine.title(of: section.id)
        let gap = engine.gapBeforeRow(in: list.id).flatMap { $0.section == index ? $0.item : nil }
        let selected = Set(list.selected)
        var waiting = list.placeholders.all.filter { $0.path.section == index }[...]
        var rows: [JSONTree] = []
        var gapIndex: Int?
        for (row, item) in section.rows.enumerated() {
            while let next = waiting.first, next.path.item <= row {
                rows.append(placeholder)
                waiting.removeFirst()
            }
            if gap == row { gapIndex = rows.count }
            let path = RowPath(section: index, item: row)
            rows.append(json(of: item, at: path, in: list, isSelected: selected.contains(item), engine))
        }
        rows += waiting.map { _ in placeholder }
        if let gap, gapIndex == nil, gap >= section.rows.count { gapIndex = rows.count }
        return [
            "title": (title.isEmpty ? nil : DisplayText.visible(title)).json, "gap": gapIndex.json,
            "rows": .array(rows),
        ]
    }

    private static let placeholder: JSONTree = ["label": "placeholder".json, "marks": ["placeholder"].json]

    private static func json(
        of item: ItemID, at path: RowPath, in list: ListState, isSelected: Bool, _ engine: Engine
    ) -> JSONTree {
        var marks: [String] = []
        if engine.isDraggedRow(path, of: list.id) { marks.append("lifted") }
        if isSelected { marks.append("selected") }
        if isTarget(path, in: list, engine) { marks.append("target") }
        let label = engine.label(of: item)
        let name = name(of: item, label, at: path, in: list)
        return [
            "label": DisplayText.visible(label).json, "name": (name == label ? nil : name).json,
            "marks": (marks.isEmpty ? nil : marks).json,
        ]
    }

    /// The words for a row in a step: its label, or its path if the label could mean another row or a position.
    private static func name(of item: ItemID, _ label: String, at path: RowPath, in list: ListState) -> String {
        let isPlain = Int(label) == nil && DisplayText.visible(label) == label
        guard isPlain, list.shown.path(of: item, near: nil) == path else { return Spelling.path(path) }
        return Spelling.label(label)
    }

    /// Whether the row is the target of an `insertInto` proposal (R107).
    private static func isTarget(_ path: RowPath, in list: ListState, _ engine: Engine) -> Bool {
        guard let visit = engine.drag?.visits.first(where: { $0.list == list.id }) else { return false }
        return visit.proposal?.intent == .insertIntoDestinationIndexPath && visit.destination == path
    }
}
