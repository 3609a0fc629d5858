import DragDrop

@testable import UIKit

/// A list without a view: an engine with a data source as its delegate.
@MainActor final class EngineList {
    private(set) var engine: Engine
    let id: ListID
    weak var dataSource: (any DiffableDataSource)?
    private let delegate = DataSourceDelegate()

    init(kind: ListKind) {
        engine = Engine(delegate: delegate)
        id = engine.scene.addList(named: "list", kind: kind, rows: []) { $0.data = .diffable }
        delegate.list = self
    }

    /// Runs work on the engine, and returns its result.
    func run<Answer>(_ work: (inout Engine) throws -> Answer) rethrows -> Answer {
        var working = engine
        defer { engine = working }
        return try work(&working)
    }

    /// Moves a row by touch, without a drag session.
    func reorder(_ source: RowPath, over target: RowPath) throws {
        try run { engine throws in
            try engine.perform(.reorder(TouchedRow(source, in: id)))
            try engine.perform(.hover(FingerLocation(list: id, place: .row(target, zone: .middle))))
            try engine.perform(.drop)
        }
    }

    func settle() throws {
        try run { engine throws in try engine.perform(.settle) }
    }

    /// The labels of the shown rows, with sections separated by `|`.
    var order: String {
        let sections = engine[id].shown.sections.map { $0.rows.map { engine.label(of: $0) }.joined(separator: " ") }
        return sections.joined(separator: "|")
    }

    var titles: [String] { engine[id].shown.sections.map { engine.title(of: $0.id) } }

    /// The updates of the last batch, and the last reload.
    var updates: [String] {
        engine.trace.compactMap { entry in
            switch entry.kind {
            case .note(.updated(let updates, _)): "\(updates.map(\.kind))"
            case .note(.reloadedData): "reloadData"
            default: nil
            }
        }
    }

    fileprivate func answer(_ call: DelegateCall) -> DelegateAnswer? {
        guard let dataSource, let item = call.item else { return nil }
        let (reordering, outline) = (dataSource as? any ReorderingDataSource, dataSource as? any OutlineDataSource)
        switch call.question {
        case .cellProvider:
            let cell = call.path.flatMap { dataSource.cell(for: item, at: $0.asIndexPath) }
            return .items(cell == nil ? [] : [item])
        case .canReorderItem: return reordering.map { .boolean($0.canReorder(item)) }
        case .willReorder: engine[id].snapshots.transaction.map { reordering?.willReorder($0) }
        case .didReorder: engine[id].snapshots.transaction.map { reordering?.didReorder($0) }
        case .shouldExpandItem: return outline.map { .boolean($0.shouldExpand(item)) }
        case .shouldCollapseItem: return outline.map { .boolean($0.shouldCollapse(item)) }
        case .willExpandItem: outline?.willExpand(item)
        case .willCollapseItem: outline?.willCollapse(item)
        case .snapshotForExpandingParent: replaceChildren(of: item, at: call.path, outline)
        default: return nil
        }
        return .nothing
    }

    private func replaceChildren(
        of parent: ItemID, at path: RowPath?, _ dataSource: (any OutlineDataSource)?
    ) {
        guard let path, let dataSource else { return }
        let section = engine[id].shown.sections[path.section].id
        let outline = engine.scene.preparedOutline(of: section, in: id)
        // New children get identities from the engine, which must therefore not be in use.
        guard let children = try? outline.snapshot(of: parent),
            let new = dataSource.children(of: parent, insteadOf: children)
        else { return }
        engine.editOutline(of: section, in: id) { (outline) throws(SectionSnapshotFault) in
            try outline.replace(childrenOf: parent, using: new)
        }
    }
}

extension EngineList: DiffableList {
    func identity(ofItemLabelled label: String) -> ItemID { engine.item(labelled: label) }
    func identity(ofSectionTitled title: String) -> SectionID { engine.section(titled: title) }
    var shown: Arrangement { engine[id].shown }
    func shownOutline(of section: SectionID) -> SectionSnapshot { engine.scene.shownOutline(of: section, in: id) }

    func apply(_ snapshot: Snapshot, _ way: SnapshotApplication, completion: @escaping @MainActor () -> Void) {
        run { $0.apply(snapshot, in: id, way) }
        completion()
    }

    func apply(_ outline: SectionSnapshot, to section: SectionID, completion: @escaping @MainActor () -> Void) {
        run { $0.apply(outline, to: section, in: id) }
        completion()
    }
}

/// Forwards the engine's questions, together with its current state.
private final class DataSourceDelegate: EngineDelegate {
    weak var list: EngineList?

    func implements(_ question: Question, in list: ListID) -> Bool {
        let driven = self.list
        return MainActor.assumeIsolated { driven?.dataSource?.has(question) ?? false }
    }

    func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer? {
        nonisolated(unsafe) var state = engine
        let driven = list
        let answer = MainActor.assumeIsolated { driven?.exchange(&state, call) ?? nil }
        engine = state
        return answer
    }

    func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine) {}
    func complete(_ completion: CompletionID, at position: AnimatingPosition, engine: inout Engine) {}
}

extension EngineList {
    fileprivate func exchange(_ state: inout Engine, _ call: DelegateCall) -> DelegateAnswer? {
        engine = state
        defer { state = engine }
        return answer(call)
    }
}
