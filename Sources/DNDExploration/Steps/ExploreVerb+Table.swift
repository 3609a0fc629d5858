internal import DNDResults
internal import DragDrop
internal import SourceText

extension ExploreVerb {
    static let table: [ExploreVerb] = beginning + lifted + dragging + moving + always

    private static let beginning: [ExploreVerb] = [
        .init("drag", [.idle], 12) { rows($0, "drag", "from") },
        .init("lift", [.idle], 1) { rows($0, "lift", "from") },
        .init("select", [.idle], 2) { rows($0, "select", "in") },
        .init("select", [.idle], 2) { pairs($0) },
        .init("deselect", [.idle], 1) { engine in
            engine.lists.contains { !$0.selected.isEmpty } ? [.init("deselect")] : []
        },
        .init("reorder", [.idle], 3) { rows($0, "reorder", "in") { $0.reorders } },
        .init("expand", [.idle], 2) { rows($0, "expand", "in") { !$0.snapshots.shownOutlines.isEmpty } },
        .init("collapse", [.idle], 2) { rows($0, "collapse", "in") { !$0.snapshots.shownOutlines.isEmpty } },
    ]

    private static let lifted: [ExploreVerb] = [
        .init("drag", [.lifted], 4) { engine in
            engine.drag.map { drag in
                let label = label(ofRowAt: drag.touched, in: engine.shown(in: drag.source), engine)
                let list = name(of: drag.source, engine)
                return [Choice("drag", drag.touched, label: label, preposition: "from", list: list)]
            } ?? []
        },
        .init("release", [.lifted, .touching], 3) { _ in [.init("release")] },
        .init("recognize", [.lifted], 1) { _ in [.init("recognize"), .init("recognize long-press")] },
    ]

    private static let dragging: [ExploreVerb] = [
        .init("hover", [.dragging, .moving], 12) { rows($0, "hover", "in") },
        .init("hover", [.dragging], 3) { rows($0, "hover", "in", zones: [" above", " into", " below"]) },
        .init("hover", [.dragging], 3) { places($0, "end") },
        .init("hover", [.dragging], 1) { places($0, "empty") },
        .init("hover", [.dragging], 2) { engine in
            engine.lists.filter { $0.kind == .view }.map { .init("hover in \(Spelling.label($0.name))") }
        },
        .init("hover", [.dragging], 1) { engine in
            engine.lists.filter { $0.gap != nil }.map { .init("hover gap\(place($0.id, engine, "in"))") }
        },
        .init("hover", [.dragging], 1) { headers($0) },
        .init("hover", [.dragging], 1) { engine in
            engine.lists.filter { $0.visibleRowCount != nil }.flatMap { list in
                ["top", "bottom"].map { .init("hover \($0) edge 20\(place(list.id, engine, "in"))") }
            }
        },
        .init("drop", [.dragging], 8) { engine in engine.dropsSecondCopy ? [] : [.init("drop")] },
        .init("leave", [.dragging], 1) { _ in [.init("leave")] },
        .init("cancel", [.dragging], 1) { _ in [.init("cancel")] },
        .init("add", [.dragging], 2) { rows($0, "add", "from") },
        .init("spring", [.dragging], 1) { rows($0, "spring", "in") { $0.isSpringLoaded } },
    ]

    private static let moving: [ExploreVerb] = [
        .init("drop", [.moving], 6) { _ in [.init("drop")] },
        .init("cancel", [.moving], 1) { _ in [.init("cancel")] },
    ]

    private static let always: [ExploreVerb] = [
        .init("wait", [.idle, .lifted, .dragging, .touching, .moving], 1) { _ in
            [.init("wait 200ms"), .init("wait 1000ms")]
        },
        .init("settle", [.idle, .dragging], 2) { engine in engine.hasPendingLoads ? [.init("settle")] : [] },
        .init("finger", [.idle, .dragging], 1) { engine in
            let hasRoom = engine.lists.contains { $0.allowsSimultaneousDropSessions } && engine.hasSession
            return hasRoom ? [1, 2].filter { $0 != engine.finger }.map { .init("finger \($0)") } : []
        },
    ]

    private init(
        _ verb: String, _ moments: [Moment], _ weight: Int, _ choices: @escaping @Sendable (Engine) -> [Choice]
    ) {
        self.init(verb: verb, moments: moments, weight: weight, choices: choices)
    }

    // MARK: - Places

    /// The maximum number of target rows per section: the first, some in the middle and the last.
    private static let rowsAtMost = 12

    private static func rows(
        _ engine: Engine, _ verb: String, _ preposition: String, zones: [String] = [""],
        where isWanted: (ListState) -> Bool = { _ in true }
    ) -> [Choice] {
        var choices: [Choice] = []
        for list in engine.listIDs where isWanted(engine[list]) {
            let (shown, name) = (engine.shown(in: list), name(of: list, engine))
            for section in 0..<shown.sectionCount {
                for item in items(shown.rowCount(inSection: section) ?? 0) {
                    let path = RowPath(section: section, item: item)
                    let label = label(ofRowAt: path, in: shown, engine)
                    choices += zones.map {
                        Choice(verb, path, label: label, zone: $0, preposition: preposition, list: name)
                    }
                }
            }
        }
        return choices
    }

    /// The maximum number of rows per section that are paired. More pairs would dominate the choice of steps.
    private static let pairedRowsAtMost = 5

    /// `select A B`
    private static func pairs(_ engine: Engine) -> [Choice] {
        engine.listIDs.flatMap { list -> [Choice] in
            let shown = engine[list].shown.allItems.prefix(pairedRowsAtMost)
            let labels = shown.map { Spelling.label(engine.label(of: $0)) }
            return labels.indices.flatMap { first in
                labels[(first + 1)...].map { .init("select \(labels[first]) \($0)\(place(list, engine, "in"))") }
            }
        }
    }

    private static func items(_ count: Int) -> [Int] {
        guard count > rowsAtMost else { return Array(0..<count) }
        let third = rowsAtMost / 3
        return Array(0..<third) + Array(count / 2..<count / 2 + third) + Array(count - third..<count)
    }

    /// The label of a row; nil where another row has the same.
    private static func label(ofRowAt path: RowPath, in shown: Arrangement, _ engine: Engine) -> String? {
        guard let item = shown[path], shown.path(of: item, near: nil) == path else { return nil }
        return engine.label(of: item)
    }

    /// ` in people`; empty when there is only one list.
    private static func place(_ list: ListID, _ engine: Engine, _ preposition: String) -> String {
        name(of: list, engine).map { " \(preposition) \(Spelling.label($0))" } ?? ""
    }

    /// The name of a list; nil when there is only one.
    private static func name(of list: ListID, _ engine: Engine) -> String? {
        engine.lists.count > 1 ? engine[list].name : nil
    }

    private static func places(_ engine: Engine, _ word: String) -> [Choice] {
        engine.lists.filter { $0.kind != .view }.map { .init("hover \(word)\(place($0.id, engine, "in"))") }
    }

    private static func headers(_ engine: Engine) -> [Choice] {
        engine.lists.filter { $0.kind != .view }.flatMap { list in
            list.shown.sections.map { engine.title(of: $0.id) }.filter { !$0.isEmpty }.map { title in
                .init("hover header \(Spelling.label(title))\(place(list.id, engine, "in"))")
            }
        }
    }
}
