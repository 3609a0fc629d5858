/// What the rules of the lift and of the start of a session decide.
extension Rulebook {
    /// Whether a session begins with the first movement, not with the lift (R001).
    var beginsWithMovement: Bool { obeys(.r001) }

    /// All items lift together, first to last (R006, R007).
    func lifted(_ items: [DragState.Item]) -> [DragState.Item] {
        guard obeys(.r007) else { return Array(items.prefix(1)) }
        return obeys(.r006) ? items : items.reversed()
    }

    /// Whether a running drag ends when its list stops to allow drags; it goes on (R091).
    var endsDragWhenDisabled: Bool { !obeys(.r091) }

    /// Whether a second finger can lift while another one drags (R027).
    var liftsBesideOtherDrags: Bool { obeys(.r027) }

    /// Why nothing lifts in a list whose last drop has not ended: in tables and collections (R092).
    func obstacleOfLastDrop(_ adapter: Adapter) -> (LiftObstacle, RuleID)? {
        !adapter.traits.liftsDuringDropAnimation && obeys(.r092) ? (.dropUnderWay, .r092) : nil
    }

    /// Whether a disabled list lifts nothing (R002).
    var liftsWhereEnabledAlone: Bool { obeys(.r002) }

    /// Whether plain views start disabled on every iPhone (Q25).
    func disablesByDefault(_ adapter: Adapter, on device: Device) -> Bool {
        !adapter.traits.hasIndexPaths && device.idiom == .phone && assumesOther(.q25)
    }

    /// Whether an empty answer for a row stops the whole drag: that of the row touched does (R084), perhaps every one
    /// (Q11).
    func refusesDrag(ofRowTouched isTouched: Bool) -> Bool { obeys(.r084) && (isTouched || assumesOther(.q11)) }

    /// In which order selected rows are asked: the one that is touched, then the others from top to bottom (R083, Q11).
    func order(_ rows: [RowPath], touching path: RowPath, asSelected selected: [RowPath]) -> [RowPath] {
        guard obeys(.r083) else { return selected }
        return assumesOther(.q11) ? rows : [path] + rows.filter { $0 != path }
    }

    /// Whether a nil preview takes the lift animation away, and the item stays (R008).
    func keeps(_ preview: PreviewAnswer) -> Bool { preview != .none || obeys(.r008) }

    /// Whether a list that has changed since the lift ends it (R018).
    func endsLift(afterChange hasChanged: Bool) -> Bool { hasChanged && obeys(.r018) }

    /// Whether the questions about a session come ahead of its begin call: in lists, perhaps (Q03).
    func asksBeforeBegin(_ adapter: Adapter) -> Bool { adapter.traits.hasIndexPaths && assumesOther(.q03) }

    /// Whether data is provided when it is asked for, not when the drag begins (R219).
    var providesDataOnRequest: Bool { obeys(.r219) }

    /// Whether the restriction is asked about: on devices with drags from app to app (R014).
    func asksAboutRestriction(on device: Device) -> Bool { device.dragsAcrossApps || !obeys(.r014) }

    /// Whether a recognizer beside the lift can cancel it (R012).
    var cancelsLiftByRecognizer: Bool { obeys(.r012) }

    /// Whether a second touch lets go what an extended lift holds (R248).
    func cancelsExtendedLift(on device: Device) -> Bool {
        device.version >= Decisions.extendedLiftVersion && obeys(.r248)
    }

    /// Whether a session can be without a drag (R247), and whether its begin call comes (Q38).
    var hasUndraggedSessions: Bool { obeys(.r247) }
    var beginsUndraggedSessions: Bool { !assumesOther(.q38) }
}
