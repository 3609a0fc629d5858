extension Engine {
    /// Plays one gesture. The trace then has UIKit's calls, decisions and silences. Throws when the gesture is
    /// impossible.
    package mutating func perform(_ gesture: EngineGesture) throws(GestureRefusal) {
        guard !hasException else { throw .crashed }
        guard recording.callDepth == 0 else { throw .insideCall }
        try validate(gesture)
        for index in lists.indices { lists[index].isReloading = false }
        record(.gesture(gesture), nil)
        switch gesture {
        case .select(let rows): select(rows)
        case .deselect(let rows): deselect(rows)
        case .lift(let row): touch(row) { $0.lift($1, in: $2) }
        case .release: release()
        case .recognize(let isLongPress): recognizeOther(isLongPress: isLongPress)
        case .drag(let row): touch(row) { $0.beginDrag($1, in: $2) }
        case .add(let row): touch(row) { $0.add($1, in: $2) }
        case .reorder(let row): beginMovement(row.path, in: row.list)
        case .expand(let row): expand(row.path, in: row.list)
        case .collapse(let row): collapse(row.path, in: row.list)
        case .askSiri(let row): askSiri(about: row.path, in: row.list)
        case .hover(let location): movement == nil ? hover(location) : updateMovement(to: location)
        case .leave: leave()
        case .drop: movement == nil ? drop() : endMovement()
        case .cancel: movement == nil ? cancelBySystem() : cancelMovement()
        case .spring(let row): try spring(row.path, in: row.list)
        case .finger(let finger): hands.use(finger: finger)
        case .wait(let milliseconds): try advance(byMilliseconds: milliseconds)
        case .settle: try settle()
        }
    }

    private func validate(_ gesture: EngineGesture) throws(GestureRefusal) {
        switch gesture {
        case .select(let rows), .deselect(let rows):
            for row in rows { try validate(row) }
        case .lift(let row):
            guard drag == nil, movement == nil else { throw .alreadyDragging }
            try validate(row)
        case .reorder(let row):
            // An app can begin a second movement of a collection, for which UIKit raises (E59).
            let isMoving =
                movement != nil && !(movement?.list == row.list && adapter(of: row.list).traits.beginsSecondMovement)
            guard drag == nil, !isMoving else { throw .alreadyDragging }
            try validate(row)
        case .askSiri(let row):
            guard device.version >= Decisions.undraggedSessionVersion else { throw .noAskSiri(on: device.version) }
            guard drag == nil, movement == nil else { throw .alreadyDragging }
            try validate(row)
        case .drag(let row):
            let isLifted = drag?.phase == .lifted && drag?.source == row.list && drag?.touched == row.path
            guard drag == nil || isLifted else { throw .alreadyDragging }
            guard movement == nil else { throw .alreadyDragging }
            try validate(row)
        case .release:
            guard drag?.phase == .lifted || isTouchingWithoutDrag else { throw .nothingLifted }
        case .recognize:
            guard drag?.phase == .lifted else { throw .nothingLifted }
        case .add(let row):
            guard drag != nil || isTouchingWithoutDrag || !hands.draggingFingers.isEmpty else { throw .nothingDragged }
            try validate(row)
        case .hover(let location):
            try validate(location)
        case .expand(let row), .collapse(let row):
            try validate(row)
        case .spring(let row):
            try validateDragging()
            try validate(row)
        case .leave, .drop, .cancel:
            try validateDragging()
        case .finger(let finger):
            guard (1...Limits.fingers).contains(finger) else { throw .noSuchFinger(finger) }
        case .wait, .settle:
            break
        }
    }

    private func validateDragging() throws(GestureRefusal) {
        guard drag != nil || movement != nil || isTouchingWithoutDrag else { throw .nothingDragged }
    }

    /// Refuses a view that no longer exists, or does not exist yet.
    private func validatePresence(of list: ListID) throws(GestureRefusal) {
        switch self[list].presence {
        case .inWindow, .withoutWindow: return
        case .gone: throw .gone(list)
        case .notYet: throw .notYet(list)
        }
    }

    /// Refuses a row that does not exist or is not visible. An empty plain view has no rows and accepts any path.
    private func validate(_ row: TouchedRow) throws(GestureRefusal) {
        let (path, list) = (row.path, row.list)
        try validatePresence(of: list)
        if !adapter(of: list).traits.hasIndexPaths, self[list].shown.itemCount == 0 { return }
        guard self[list].shown[path] != nil else { throw .noSuchRow(path, list) }
        guard scene.isInSight(path, in: list) else { throw .outOfSight(path, list) }
    }

    private func validate(_ location: FingerLocation) throws(GestureRefusal) {
        try validateDragging()
        try validatePresence(of: location.list)
        switch location.place {
        case .row(let path, _): try validate(TouchedRow(path, in: location.list))
        case .gap:
            guard drag == nil || self[location.list].gap != nil else { throw .noGap(location.list) }
        case .end(let section), .header(let section):
            guard self[location.list].shown.sections.indices.contains(section) else {
                throw .noSuchRow(RowPath(section: section, item: 0), location.list)
            }
        case .edge, .empty, .anywhere, .point: break
        }
    }

    private mutating func select(_ rows: [TouchedRow]) {
        for row in rows {
            let list = row.list
            guard let item = self[list].shown[row.path], !self[list].selected.contains(item) else { continue }
            self[list].selected.append(item)
        }
    }

    private mutating func deselect(_ rows: [TouchedRow]) {
        for row in rows {
            let item = self[row.list].shown[row.path]
            self[row.list].selected.removeAll { $0 == item }
        }
    }
}

/// One finger acts at a time; the others keep what they hold.
extension Engine {
    /// Calls the body for each finger, the acting one first. O(fingers).
    mutating func forEachFinger(_ body: (inout Engine) -> Void) {
        for finger in hands.fingers { onBehalf(of: finger, body) }
    }

    /// Calls the body with another finger as the acting one.
    @inline(never)
    mutating func onBehalf(of finger: Int, _ body: (inout Engine) -> Void) {
        let acting = hands.acting
        hands.use(finger: finger)
        body(&self)
        hands.use(finger: acting)
    }
}

/// Points in plain views. The app knows what lies there, and its answer decides which view is touched.
extension Engine {
    /// The location of a finger in the innermost participating view at its point.
    mutating func found(_ location: FingerLocation) -> FingerLocation {
        guard case .point(let point) = location.place else { return location }
        return delegate.location(at: point, in: location.list, engine: &self) ?? location
    }

    /// Touches a row, or the content at a point of a plain view. Delegates can ask for the location meanwhile.
    mutating func touch(_ touched: TouchedRow, _ body: (inout Engine, RowPath, ListID) -> Void) {
        let (path, list) = (touched.path, touched.list)
        guard let point = touched.point else { return body(&self, path, list) }
        let location = found(FingerLocation(list: list, place: .point(point)))
        hands.touchedPlace = location.place
        defer { hands.touchedPlace = nil }
        if case .row(let row, _) = location.place { return body(&self, row, location.list) }
        body(&self, location.list == list ? path : RowPath(section: 0, item: 0), location.list)
    }
}
