internal import DNDResults
internal import DragDrop
internal import SourceText

extension ExploreVerb {
    static let table: [ExploreVerb] = beginning + lifted + dragging + moving + always

    private static let beginning: [ExploreVerb] = [
        .init([.idle], 12) { rows($0, "drag", "from") },
        .init([.idle], 1) { rows($0, "lift", "from") },
        .init([.idle], 2) { rows($0, "select", "in") },
        .init([.idle], 2) { pairs($0) },
        .init([.idle], 1) { engine in engine.lists.contains { !$0.selected.isEmpty } ? [.init("deselect")] : [] },
        .init([.idle], 3) { rows($0, "reorder", "in") { $0.reorders } },
        .init([.idle], 2) { rows($0, "expand", "in") { !$0.shownOutlines.isEmpty } },
        .init([.idle], 2) { rows($0, "collapse", "in") { !$0.shownOutlines.isEmpty } },
    ]

    private static let lifted: [ExploreVerb] = [
        .init([.lifted], 4) { engine in
            engine.drag.map { row($0.touched, of: engine[$0.source], engine, "drag", "from") }.map { [$0] } ?? []
        },
        .init([.lifted, .touching], 3) { _ in [.init("release")] },
        .init([.lifted], 1) { _ in [.init("recognize"), .init("recognize long-press")] },
    ]

    private static let dragging: [ExploreVerb] = [
        .init([.dragging, .moving], 12) { rows($0, "hover", "in") },
        .init([.dragging], 3) { rows($0, "hover", "in", zones: [" above", " into", " below"]) },
        .init([.dragging], 3) { places($0, "end") },
        .init([.dragging], 1) { places($0, "empty") },
        .init([.dragging], 2) { engine in
            engine.lists.filter { $0.kind == .view }.map { .init("hover in \(Spelling.label($0.name))") }
        },
        .init([.dragging], 1) { engine in
            engine.lists.filter { $0.gap != nil }.map { .init("hover gap\(place($0, engine, "in"))") }
        },
        .init([.dragging], 1) { headers($0) },
        .init([.dragging], 1) { engine in
            engine.lists.filter { $0.visibleRowCount != nil }.flatMap { list in
                ["top", "bottom"].map { .init("hover \($0) edge 20\(place(list, engine, "in"))") }
            }
        },
        .init([.dragging], 8) { engine in engine.dropsSecondCopy ? [] : [.init("drop")] },
        .init([.dragging], 1) { _ in [.init("leave")] },
        .init([.dragging], 1) { _ in [.init("cancel")] },
        .init([.dragging], 2) { rows($0, "add", "from") },
        .init([.dragging], 1) { rows($0, "spring", "in") { $0.isSpringLoaded } },
    ]

    private static let moving: [ExploreVerb] = [
        .init([.moving], 6) { _ in [.init("drop")] },
        .init([.moving], 1) { _ in [.init("cancel")] },
    ]

    private static let always: [ExploreVerb] = [
        .init([.idle, .lifted, .dragging, .touching, .moving], 1) { _ in [.init("wait 200ms"), .init("wait 1000ms")] },
        .init([.idle, .dragging], 2) { engine in engine.hasPendingLoads ? [.init("settle")] : [] },
        .init([.idle, .dragging], 1) { engine in
            let hasRoom = engine.lists.contains { $0.allowsSimultaneousDropSessions } && !engine.sessions.isEmpty
            return hasRoom ? [1, 2].filter { $0 != engine.finger }.map { .init("finger \($0)") } : []
        },
    ]

    private init(_ moments: Set<Moment>, _ weight: Int, _ choices: @escaping @Sendable (Engine) -> [Choice]) {
        self.init(moments: moments, weight: weight, choices: choices)
    }

    // MARK: - Places

    /// The maximum number of target rows per section: the first, some in the middle and the last.
    private static let rowsAtMost = 12

    private static func rows(
        _ engine: Engine, _ verb: String, _ preposition: String, zones: [String] = [""],
        where isWanted: (ListState) -> Bool = { _ in true }
    ) -> [Choice] {
        engine.lists.filter(isWanted).flatMap { list in
            let end = place(list, engine, preposition)
            return list.shown.sections.indices.flatMap { section in
                items(list.shown.sections[section].rows.count).flatMap { item in
                    let names = names(ofRowAt: RowPath(section: section, item: item), in: list, engine)
                    return zones.map { names.choice(verb, "\($0)\(end)") }
                }
            }
        }
    }

    /// The maximum number of rows per section that are paired. More pairs would dominate the choice of steps.
    private static let pairedRowsAtMost = 5

    /// `select A B`
    private static func pairs(_ engine: Engine) -> [Choice] {
        engine.lists.flatMap { list -> [Choice] in
            let labels = list.shown.allItems.prefix(pairedRowsAtMost).map { Spelling.label(engine.label(of: $0)) }
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

    /// The names of a row: its label where that is unique, and its path.
    private struct RowNames {
        let label: String?
        let path: String

        func choice(_ verb: String, _ end: String) -> Choice {
            let plain = "\(verb) \(path)\(end)"
            return label.map { Choice(text: "\(verb) \($0)\(end)", plain: plain) } ?? Choice(plain)
        }
    }

    private static func names(ofRowAt path: RowPath, in list: ListState, _ engine: Engine) -> RowNames {
        let item = list.shown[path].flatMap { list.shown.path(of: $0, near: nil) == path ? $0 : nil }
        return RowNames(label: item.map { Spelling.label(engine.label(of: $0)) }, path: Spelling.path(path))
    }

    private static func row(
        _ path: RowPath, of list: ListState, _ engine: Engine, _ verb: String, _ preposition: String
    ) -> Choice {
        names(ofRowAt: path, in: list, engine).choice(verb, place(list, engine, preposition))
    }

    /// ` in people`; empty when there is only one list.
    private static func place(_ list: ListState, _ engine: Engine, _ preposition: String) -> String {
        engine.lists.count > 1 ? " \(preposition) \(Spelling.label(list.name))" : ""
    }

    private static func places(_ engine: Engine, _ word: String) -> [Choice] {
        engine.lists.filter { $0.kind != .view }.map { .init("hover \(word)\(place($0, engine, "in"))") }
    }

    private static func headers(_ engine: Engine) -> [Choice] {
        engine.lists.filter { $0.kind != .view }.flatMap { list in
            list.shown.sections.map { engine.title(of: $0.id) }.filter { !$0.isEmpty }.map { title in
                .init("hover header \(Spelling.label(title))\(place(list, engine, "in"))")
            }
        }
    }
}

extension ExploreVerb.Choice {
    fileprivate init(_ text: String) {
        self.init(text: text, plain: nil)
    }
}
