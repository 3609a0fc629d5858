@testable import DragDrop

/// A run of random gestures and app actions over lists of every kind.
struct RandomRun {
    let app: RandomApp
    var engine: Engine
    var checker = TraceChecker()

    init(seed: UInt64, mischief: Int) {
        app = RandomApp(seed: seed, mischief: mischief)
        engine = Engine(respondent: app)
        if app.chance(10) { engine.device = Device(idiom: .phone, majorVersion: 13) }
        let kinds: [ListKind] = [.table, .table, .collection, .collection, .view, .table]
        for (number, kind) in kinds.enumerated() {
            let owner = number == 5 ? engine.app(named: "Files") : .underTest
            let labels = (0..<6).map { "\(number)\($0)" }
            engine.addList(
                named: "list \(number)", kind: kind, app: owner,
                rows: [("a\(number)", Array(labels[..<4])), ("b\(number)", Array(labels[4...]))])
            let id = engine.lists[number].id
            if number % 3 == 0 { engine[id].data = .diffable }
            engine[id].isDragEnabled = true
            engine[id].isSpringLoaded = true
            engine[id].cadence = [.immediate, .immediate, .slow, .fast][app.pick(4)]
        }
    }

    /// One gesture or one action; what is wrong afterwards, nil for nothing.
    mutating func step() -> String? {
        if app.chance(15) {
            app.act(in: &engine)
        } else {
            try? engine.perform(gesture())
        }
        return checker.read(engine) ?? engine.brokenInvariant()
    }

    private func gesture() -> Gesture {
        let list = engine.lists[app.pick(engine.lists.count)].id
        guard let drag = engine.drag else {
            switch app.pick(8) {
            case 0: return .select([path(in: list), path(in: list)], in: list)
            case 1: return .deselect([path(in: list)], in: list)
            case 2: return .lift(path(in: list), in: list)
            case 3: return [.release, .leave, .wait(milliseconds: 50), .settle, .drop][app.pick(5)]
            default: return .drag(path(in: list), in: list)
            }
        }
        switch app.pick(20) {
        case 0: return [.release, .cancel, .settle, .leave][app.pick(4)]
        case 1: return .leave
        case 2: return .add(path(in: list), in: list)
        case 3: return .wait(milliseconds: app.pick(600))
        case 4: return .spring(path(in: list), in: list)
        case 5: return .drag(drag.touched, in: drag.source)
        case 6, 7, 8: return .drop
        default: return .hover(FingerLocation(list: app.chance(60) ? drag.source : list, place: place(in: list)))
        }
    }

    private func place(in list: ListID) -> FingerLocation.Place {
        switch app.pick(9) {
        case 0: .gap
        case 1: .end(section: app.pick(4))
        case 2: .header(section: app.pick(2))
        case 3: .empty
        default: .row(path(in: list), zone: [.above, .middle, .below][app.pick(3)])
        }
    }

    private func path(in list: ListID) -> IndexPath {
        let section = app.pick(engine[list].shown.sectionCount)
        return IndexPath(section: section, item: app.pick(engine[list].shownRowCount(inSection: section)))
    }
}

extension Engine {
    /// What must never be: nil for nothing.
    func brokenInvariant() -> String? {
        if drag == nil || exception != nil {
            if drag != nil { return "a drag survives an exception" }
            if lists.contains(where: { $0.gap != nil }) { return "a gap is left" }
        }
        if coordinator != nil { return "a coordinator is left" }
        for list in lists {
            let isSource = drag?.phase == .dragging && drag?.source == list.id
            if hasActiveDrag(list.id) != isSource { return "hasActiveDrag" }
            if hasActiveDrop(list.id), drag?.phase != .dragging { return "hasActiveDrop without a session" }
            if let gap = list.gap, !isInside(gap, of: list) { return "the gap \(gap) is outside \(list.name)" }
            if let broken = brokenRows(of: list) { return "\(broken) in \(list.name)" }
        }
        for item in drag?.items ?? [] {
            if let path = item.sourcePath, !self[item.list].shown.contains(path) { return "a source path is gone" }
        }
        return nil
    }

    private func isInside(_ gap: IndexPath, of list: ListState) -> Bool {
        guard let count = list.shown.rowCount(inSection: gap.section) else { return false }
        return (0...(count - draggedRowCount(inSection: gap.section, of: list.id))).contains(gap.item)
    }

    private func brokenRows(of list: ListState) -> String? {
        if list.selected.contains(where: { list.shown.path(of: $0) == nil }) { return "a vanished row is selected" }
        let anchors = list.placeholders.all.map { $0.path }
        if anchors != anchors.sorted() { return "placeholders are out of order" }
        for anchor in anchors {
            guard let count = list.shown.rowCount(inSection: anchor.section), (0...count).contains(anchor.item) else {
                return "a placeholder stands outside"
            }
        }
        return nil
    }
}
