internal import DragDrop

/// The work before and after a gesture.
extension Screen {
    func perform(_ gesture: EngineGesture) throws(FingerRefusal) {
        prepareForGesture()
        do throws(GestureRefusal) {
            try withEngineThrowing { engine throws(GestureRefusal) in try engine.perform(gesture) }
        } catch {
            throw FingerRefusal(text(of: error))
        }
        finishGesture()
    }

    func withEngineThrowing(_ body: (inout Engine) throws(GestureRefusal) -> Void) throws(GestureRefusal) {
        var refusal: GestureRefusal?
        withEngine { engine in
            do throws(GestureRefusal) { try body(&engine) } catch { refusal = error }
        }
        if let refusal { throw refusal }
    }

    /// Applies the settings and adds the views that changed since the last gesture.
    package func prepareForGesture() {
        comeForward()
        if findsViews { findViews(in: window) }
        forgetNamesOfGoneViews()
        for host in hosts {
            configure(host)
            if let list = host.list { _ = list.rows.id }
            host.list?.rows.nameRows()
        }
        for host in hosts { host.list?.display.update() }
    }

    /// Updates the cells of rows that UIKit moved, and the states of cells.
    package func finishGesture() {
        for host in hosts {
            guard let list = host.list else { continue }
            list.rows.followEngine()
            list.rows.showStates()
            list.display.update()
        }
        endFinishedSessions()
    }

    /// Adds every list, and every view with a drag, drop or spring-loading interaction or a paste configuration.
    private func findViews(in view: UIView) {
        if view is any ListView || view.interactions.contains(where: { $0.takesPartInDrags })
            || view.pasteConfiguration != nil
        {
            _ = id(of: view)
        }
        for subview in view.subviews { findViews(in: subview) }
        guard let list = view as? any ListView, list.rows.hasRead else { return }
        for (_, cell) in list.rows.all where cell.superview == nil { findViews(in: cell) }
    }

    /// Freezes the sessions of fingers that no longer hold anything.
    func endFinishedSessions() {
        let (running, isDropping) = withEngine { ($0.sessions, $0.coordinator != nil) }
        guard !isDropping, !(running.isEmpty && lastSessions.isEmpty && sessions.fingers.isEmpty) else { return }
        for finger in sessions.fingers where !running.contains(where: { $0.finger == finger }) { endSession(finger) }
        lastSessions = running
    }

    private func endSession(_ finger: Int) {
        sessions.end(finger, with: lastSessions.first { $0.finger == finger }?.drag)
    }

    /// Ends a scenario, perhaps in the middle of a drag. The sessions, which keep the screen, are let go of.
    package func endScenario() {
        MainQueueDelays.endHold(of: self)
        for finger in sessions.fingers { endSession(finger) }
    }

    /// Runs the code of a drop, during which loads may begin.
    func performing(_ body: () -> Void) {
        gate.isPerforming = true
        body()
        gate.isPerforming = false
    }

    // MARK: - Movement without a drag

    func beginInteractiveMovement(of path: RowPath, in list: ListID) -> Bool {
        try? withEngineThrowing { engine throws(GestureRefusal) in
            try engine.perform(.reorder(TouchedRow(path, in: list)))
        }
        return withEngine { $0.movement != nil }
    }

    func updateInteractiveMovement(over path: RowPath, in list: ListID) {
        let location = FingerLocation(list: list, place: .row(path, zone: .middle))
        try? withEngineThrowing { engine throws(GestureRefusal) in try engine.perform(.hover(location)) }
    }

    func endInteractiveMovement(isCancelled: Bool) {
        try? withEngineThrowing { engine throws(GestureRefusal) in try engine.perform(isCancelled ? .cancel : .drop) }
        finishGesture()
    }

    // MARK: - Words

    private func text(of refusal: GestureRefusal) -> String {
        switch refusal {
        case .alreadyDragging: "the finger holds something already"
        case .nothingLifted: "the finger has lifted nothing"
        case .nothingDragged: "the finger drags nothing: lift or drag first"
        case .noGap: "there is no gap to hover over"
        case .noSuchFinger(let number): "there is no finger \(number)"
        case .noSuchRow(let path, let list): "\(name(of: list)) has no row \(path.asIndexPath)"
        case .gone(let list): "\(name(of: list)) is gone: the app has let go of the view"
        case .notYet(let list): "\(name(of: list)) is not there yet"
        case .outOfSight(let path, let list): "row \(path.asIndexPath) of \(name(of: list)) is not in sight"
        case .noAskSiri(let version):
            "iOS \(version) has no Ask Siri in its context menus: say `UIDevice.Model(version: 27)`"
        case .neverSettles: "loads keep beginning loads: this never settles"
        case .insideCall: "a delegate is being called: no finger moves before it returns"
        case .crashed: "UIKit has raised an exception: the app is gone"
        }
    }

    func name(of list: ListID) -> String { withEngine { $0[list].name } }
}

extension UIInteraction {
    fileprivate var takesPartInDrags: Bool {
        self is UIDragInteraction || self is UIDropInteraction || self is UISpringLoadedInteraction
    }
}
