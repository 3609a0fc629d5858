extension Engine {
    /// Plays one gesture. The trace then has UIKit's calls, decisions and silences. Throws when the gesture is
    /// impossible.
    package mutating func perform(_ gesture: Gesture) throws(GestureRefusal) {
        guard !hasException else { throw .crashed }
        guard recording.callDepth == 0 else { throw .insideCall }
        try validate(gesture)
        for index in lists.indices { lists[index].isReloading = false }
        record(.gesture(gesture), nil)
        switch gesture {
        case .select(let paths, let list): select(paths, in: list)
        case .deselect(let paths, let list): deselect(paths, in: list)
        case .lift(let path, let list, let point): touch(path, in: list, at: point) { $0.lift($1, in: $2) }
        case .release: release()
        case .recognize(let isLongPress): recognizeOther(isLongPress: isLongPress)
        case .drag(let path, let list, let point): touch(path, in: list, at: point) { $0.beginDrag($1, in: $2) }
        case .add(let path, let list, let point): touch(path, in: list, at: point) { $0.add($1, in: $2) }
        case .reorder(let path, let list): beginMovement(path, in: list)
        case .expand(let path, let list): expand(path, in: list)
        case .collapse(let path, let list): collapse(path, in: list)
        case .askSiri(let path, let list): askSiri(about: path, in: list)
        case .hover(let location): movement == nil ? hover(location) : updateMovement(to: location)
        case .leave: leave()
        case .drop: movement == nil ? drop() : endMovement()
        case .cancel: movement == nil ? cancelBySystem() : cancelMovement()
        case .spring(let path, let list): try spring(path, in: list)
        case .finger(let finger): hands.use(finger: finger)
        case .wait(let milliseconds): try advance(byMilliseconds: milliseconds)
        case .settle: try settle()
        }
    }

    private func validate(_ gesture: Gesture) throws(GestureRefusal) {
        switch gesture {
        case .select(let paths, let list), .deselect(let paths, let list):
            for path in paths { try validateRow(path, in: list) }
        case .lift(let path, let list, _):
            guard drag == nil, movement == nil else { throw .alreadyDragging }
            try validateRow(path, in: list)
        case .reorder(let path, let list):
            // An app can begin a second movement of a collection, for which UIKit raises (E59).
            let isMoving = movement != nil && !(movement?.list == list && adapter(of: list).traits.beginsSecondMovement)
            guard drag == nil, !isMoving else { throw .alreadyDragging }
            try validateRow(path, in: list)
        case .askSiri(let path, let list):
            guard device.version >= Decisions.undraggedSessionVersion else { throw .noAskSiri(on: device.version) }
            guard drag == nil, movement == nil else { throw .alreadyDragging }
            try validateRow(path, in: list)
        case .drag(let path, let list, _):
            guard drag == nil || (drag?.phase == .lifted && drag?.source == list && drag?.touched == path) else {
                throw .alreadyDragging
            }
            guard movement == nil else { throw .alreadyDragging }
            try validateRow(path, in: list)
        case .release:
            guard drag?.phase == .lifted || isTouchingWithoutDrag else { throw .nothingLifted }
        case .recognize:
            guard drag?.phase == .lifted else { throw .nothingLifted }
        case .add(let path, let list, _):
            guard drag != nil || isTouchingWithoutDrag || !hands.draggingFingers.isEmpty else { throw .nothingDragged }
            try validateRow(path, in: list)
        case .hover(let location):
            try validate(location)
        case .expand(let path, let list), .collapse(let path, let list):
            try validateRow(path, in: list)
        case .spring(let path, let list):
            try validateDragging()
            try validateRow(path, in: list)
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
    private func validateRow(_ path: RowPath, in list: ListID) throws(GestureRefusal) {
        try validatePresence(of: list)
        if !adapter(of: list).traits.hasIndexPaths, self[list].shown.itemCount == 0 { return }
        guard self[list].shown[path] != nil else { throw .noSuchRow(path, list) }
        guard scene.isInSight(path, in: list) else { throw .outOfSight(path, list) }
    }

    private func validate(_ location: FingerLocation) throws(GestureRefusal) {
        try validateDragging()
        try validatePresence(of: location.list)
        switch location.place {
        case .row(let path, _): try validateRow(path, in: location.list)
        case .gap:
            guard drag == nil || self[location.list].gap != nil else { throw .noGap(location.list) }
        case .end(let section), .header(let section):
            guard self[location.list].shown.sections.indices.contains(section) else {
                throw .noSuchRow(RowPath(section: section, item: 0), location.list)
            }
        case .edge, .empty, .anywhere, .point: break
        }
    }

    private mutating func select(_ paths: [RowPath], in list: ListID) {
        for path in paths {
            guard let item = self[list].shown[path], !self[list].selected.contains(item) else { continue }
            self[list].selected.append(item)
        }
    }

    private mutating func deselect(_ paths: [RowPath], in list: ListID) {
        for path in paths {
            let item = self[list].shown[path]
            self[list].selected.removeAll { $0 == item }
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
    mutating func touch(
        _ path: RowPath, in list: ListID, at point: ViewPoint?, _ body: (inout Engine, RowPath, ListID) -> Void
    ) {
        guard let point else { return body(&self, path, list) }
        let location = found(FingerLocation(list: list, place: .point(point)))
        hands.touchedPlace = location.place
        defer { hands.touchedPlace = nil }
        if case .row(let row, _) = location.place { return body(&self, row, location.list) }
        body(&self, location.list == list ? path : RowPath(section: 0, item: 0), location.list)
    }
}
