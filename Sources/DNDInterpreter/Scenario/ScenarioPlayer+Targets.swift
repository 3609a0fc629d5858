internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// The list and row of a target.
extension ScenarioPlayer {
    /// An existing row, for lifting, adding or selecting.
    mutating func row(_ target: Target) throws(ScriptFault) -> TouchedRow {
        guard case .place(let place) = target.kind else {
            throw ScriptFault("this is no row", at: target.range)
        }
        let list = try list(of: target, place: place)
        guard target.point == nil || engine.kind(of: list) == .view else {
            throw ScriptFault("\(engine[list].name) is no plain view: a point of it is not said", at: target.range)
        }
        currentList = list
        if case .end = place.kind {
            var path = try player.path(place, in: list, .shown, Bindings(), engine)
            path.item = max(0, path.item - 1)
            return TouchedRow(path, in: list, at: ViewPoint(target.point))
        }
        let path = try player.path(place, in: list, .shown, Bindings(), engine)
        return TouchedRow(path, in: list, at: ViewPoint(target.point))
    }

    /// The location of the finger.
    mutating func location(_ target: Target) throws(ScriptFault) -> FingerLocation {
        switch target.kind {
        case .place(let place):
            let list = try hoveredList(target, place)
            currentList = list
            return FingerLocation(list: list, place: try fingerPlace(place, zone: target.zone, in: list))
        case .gap: return FingerLocation(list: try fingerList(target), place: .gap)
        case .empty: return FingerLocation(list: try fingerList(target), place: .empty)
        case .edge(let edge, let points):
            return FingerLocation(
                list: try fingerList(target), place: .edge(edge, points: points))
        case .anywhere:
            let place = ViewPoint(target.point).map { FingerLocation.Place.point($0) }
            return FingerLocation(list: try fingerList(target), place: place ?? .anywhere)
        case .header(let section):
            let list = try fingerList(target)
            let index = try player.sectionIndex(section, in: engine.shown(in: list), engine)
            return FingerLocation(list: list, place: .header(section: index))
        }
    }

    /// As `list(of:place:)`, except that over a plain view, which has no rows to hover over, a position means the only
    /// table or collection.
    private func hoveredList(_ target: Target, _ place: Place) throws(ScriptFault) -> ListID {
        let list = try list(of: target, place: place)
        if case .label = place.kind { return list }
        guard target.list == nil, target.point == nil, engine.kind(of: list) == .view else { return list }
        let others = engine.listIDs.filter { engine.kind(of: $0) != .view }
        return others.count == 1 ? others[0] : list
    }

    private func fingerPlace(
        _ place: Place, zone: RowZone?, in list: ListID
    ) throws(ScriptFault) -> FingerLocation.Place {
        let path = try player.path(place, in: list, .shown, Bindings(), engine)
        if engine.kind(of: list) == .view { return .anywhere }
        if case .end = place.kind { return .end(section: path.section) }
        return .row(path, zone: zone ?? .middle)
    }

    /// The list of a target without a row.
    private mutating func fingerList(_ target: Target) throws(ScriptFault) -> ListID {
        let list = try named(target) ?? engine.drag?.finger?.list ?? engine.onlyList ?? currentList
        guard let list else {
            throw ScriptFault("it is not clear which list this is in: add `in NAME`", at: target.range)
        }
        currentList = list
        return list
    }

    /// The named list; for a label, the finger's list if it has such a row, otherwise the only list that has one.
    private func list(of target: Target, place: Place) throws(ScriptFault) -> ListID {
        if let list = try named(target) { return list }
        if case .label(let label) = place.kind { return try list(with: label, at: place.range) }
        if let list = engine.drag?.finger?.list ?? engine.onlyList ?? currentList { return list }
        throw ScriptFault("it is not clear which list this is in: add `in NAME`", at: target.range)
    }

    private func named(_ target: Target) throws(ScriptFault) -> ListID? {
        guard let name = target.list else { return nil }
        guard let list = engine.list(named: name.text) else {
            throw ScriptFault("there is no list named \(name.text)", at: name.range)
        }
        return list
    }

    private func list(with label: String, at range: SourceRange) throws(ScriptFault) -> ListID {
        guard let item = engine.knownItem(labelled: label) else {
            let isView = engine.list(named: label).map { engine[$0].kind == .view } ?? false
            let rest = isView ? "\(label) is a view, write `in \(label)`" : engine.allRowsInWords
            throw ScriptFault("there is no row \(label): \(rest)", at: range)
        }
        if let list = engine.drag?.finger?.list, engine.shown(in: list).path(of: item, near: nil) != nil { return list }
        let found = engine.listIDs.filter { engine.shown(in: $0).path(of: item, near: nil) != nil }
        guard let first = found.first else {
            throw ScriptFault("no list shows a row \(label): \(engine.allRowsInWords)", at: range)
        }
        guard found.count == 1 else {
            throw ScriptFault("\(found.count) lists show a row \(label): add `in NAME`", at: range)
        }
        return first
    }
}

extension ViewPoint {
    init?(_ point: Target.Point?) {
        guard let point else { return nil }
        self.init(x: point.x.millionths, y: point.y.millionths)
    }
}
