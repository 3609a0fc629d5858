/// Decisions of the rules for the lift and the start of a session.
extension Rulebook {
    /// Whether a session begins with the first movement instead of the lift (R001).
    var beginsWithMovement: Bool { obeys(.r001) }

    /// The items that lift: all together, first to last (R006, R007).
    func lifted(_ items: [DragState.Item]) -> [DragState.Item] {
        guard obeys(.r007) else { return Array(items.prefix(1)) }
        return obeys(.r006) ? items : items.reversed()
    }

    /// Whether a running drag ends when its list disables drags: only without R091.
    var endsDragWhenDisabled: Bool { !obeys(.r091) }

    /// Whether a second finger can lift while another one drags (R027).
    var liftsBesideOtherDrags: Bool { obeys(.r027) }

    /// Why a list whose last drop is still ending lifts nothing: in tables and collections (R092).
    func obstacleOfLastDrop(_ adapter: Adapter) -> (LiftObstacle, RuleID)? {
        !adapter.traits.liftsDuringDropAnimation && obeys(.r092) ? (.dropUnderWay, .r092) : nil
    }

    /// Whether a disabled list lifts nothing (R002).
    var liftsWhereEnabledAlone: Bool { obeys(.r002) }

    /// Whether a plain view starts disabled: on every iPhone, under the alternative of Q25.
    func disablesByDefault(_ adapter: Adapter, on device: Device) -> Bool {
        !adapter.traits.hasIndexPaths && device.idiom == .phone && assumesOther(.q25)
    }

    /// Whether an empty answer for a row prevents the whole drag: that of the touched row (R084), under the alternative
    /// of Q11 that of any row.
    func refusesDrag(ofRowTouched isTouched: Bool) -> Bool { obeys(.r084) && (isTouched || assumesOther(.q11)) }

    /// The order in which selected rows are asked: the touched one, then the others from top to bottom (R083); under
    /// the alternative of Q11 all from top to bottom. Without R083 the order of selection.
    func order(_ rows: [RowPath], touching path: RowPath, asSelected selected: [RowPath]) -> [RowPath] {
        guard !asksInOrderOfSelection else { return selected }
        return assumesOther(.q11) ? rows : [path] + rows.filter { $0 != path }
    }

    /// Whether it matters in which order rows were selected (R083).
    var asksInOrderOfSelection: Bool { !obeys(.r083) }

    /// Whether an answer for a lift preview takes effect: nil, which hides the item, only with R008.
    func keeps(_ preview: PreviewAnswer) -> Bool { preview != .none || obeys(.r008) }

    /// Whether a list change after the lift ends the lift (R018).
    func endsLift(afterChange hasChanged: Bool) -> Bool { hasChanged && obeys(.r018) }

    /// Whether the questions about a session precede its begin call: in lists, under the alternative of Q03.
    func asksBeforeBegin(_ adapter: Adapter) -> Bool { adapter.traits.hasIndexPaths && assumesOther(.q03) }

    /// Whether data is provided on request, not when the drag begins (R219).
    var providesDataOnRequest: Bool { obeys(.r219) }

    /// Whether UIKit asks about the restriction: on devices with drags between apps (R014).
    func asksAboutRestriction(on device: Device) -> Bool { device.dragsAcrossApps || !obeys(.r014) }

    /// Whether another recognizer can cancel the lift (R012).
    var cancelsLiftByRecognizer: Bool { obeys(.r012) }

    /// Whether a second touch releases an extended lift (R248).
    func cancelsExtendedLift(on device: Device) -> Bool {
        device.version >= Decisions.extendedLiftVersion && obeys(.r248)
    }

    /// Whether sessions without a drag exist (R247), and whether they make the begin call, as decided in Q38.
    var hasUndraggedSessions: Bool { obeys(.r247) }
    var beginsUndraggedSessions: Bool { !assumesOther(.q38) }
}
