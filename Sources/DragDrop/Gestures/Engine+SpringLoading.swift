/// Spring loading: activation by hovering (R200–R206).
extension Engine {
    /// Rests the finger over a row until spring loading fires (Q20).
    mutating func spring(_ path: RowPath, in list: ListID) throws(GestureRefusal) {
        hover(
            FingerLocation(
                list: list, place: adapter(of: list).traits.hasIndexPaths ? .row(path, zone: .middle) : .anywhere))
        guard drag != nil else { return }
        if !isSpringLoaded(list) {
            record(.note(.ignored(list: list)), .r200)
            recordSilence([.shouldSpringLoad, .springLoadingActivation], in: list, because: .r200)
        }
        try advance(byMilliseconds: Decisions.springLoadingMilliseconds)
    }

    private func isSpringLoaded(_ list: ListID) -> Bool {
        self[list].isSpringLoaded && rulebook.springLoads
    }

    /// Begins the effects of resting at the place where the finger arrived.
    mutating func restFinger() {
        followWithScrolling()
        followWithSpringLoading()
    }

    /// Cancels spring loading when the target under the finger changes, and begins it anew over the new target (R202,
    /// R204).
    mutating func followWithSpringLoading() {
        guard let drag, drag.phase == .dragging else { return }
        let target = drag.finger.flatMap { springLoadingTarget(at: $0) }
        guard !isSame(target, as: drag.springLoading) else { return }
        cancelSpringLoading()
        self.drag?.springLoading = target
        if !rulebook.springsAfterHover { continueSpringLoading() }
    }

    /// Stops scrolling and spring loading when the finger is released.
    mutating func stopResting() {
        cancelSpringLoading()
        drag?.springLoading = nil
        drag?.autoScroll = nil
    }

    private func springLoadingTarget(at location: FingerLocation) -> SpringLoading? {
        let list = location.list
        guard isSpringLoaded(list) else { return nil }
        if location.place.isInPlainView {
            return SpringLoading(list: list, row: nil, startMilliseconds: clock.milliseconds)
        }
        guard let row = row(under: location) else { return nil }
        return SpringLoading(list: list, row: row, startMilliseconds: clock.milliseconds)
    }

    /// The row whose cell is under the finger.
    private func row(under location: FingerLocation) -> ItemID? {
        guard case .row(let path, _) = scene.resolved(location).place else { return nil }
        return self[location.list].shown[path]
    }

    /// Whether two targets are the same: the same list, and the same row if rows are distinguished (R204). Regions of
    /// one interaction are compared after the question, in `entersRegion(from:)`.
    private func isSame(_ target: SpringLoading?, as current: SpringLoading?) -> Bool {
        guard let target, let current else { return target == nil && current == nil }
        return target.list == current.list && (target.row == current.row || !rulebook.tellsRegionsApart)
    }

    // MARK: - Time

    /// The time of an effect's next change; nil when none is pending.
    var nextSpringLoadingMilliseconds: Int? {
        hands.earliest { $0.springLoading.flatMap { nextMilliseconds(of: $0) } }
    }

    private func nextMilliseconds(of spring: SpringLoading) -> Int? {
        guard !spring.isRefused else { return nil }
        guard let delay = rulebook.springLoadingDelay(after: spring.state) else { return nil }
        return spring.startMilliseconds + delay
    }

    /// Steps through the states that are due.
    mutating func continueSpringLoading() {
        while let due = drag?.springLoading.flatMap({ nextMilliseconds(of: $0) }), due <= clock.milliseconds {
            advanceSpringLoading()
        }
    }

    private mutating func advanceSpringLoading() {
        guard let spring = drag?.springLoading else { return }
        guard mayContinue(spring) else {
            cancelSpringLoading()
            return
        }
        guard !entersRegion(from: spring) else { return }
        switch spring.state {
        case .inactive where rulebook.showsSpringLoading: showSpringLoading(.possible)
        case .possible: showSpringLoading(.activating)
        default: activate(spring)
        }
    }

    /// Whether the row is still under the finger, and the list's delegate or the view's behaviour agrees. The delegate
    /// is asked once for a hover, a behaviour at every step (R201, R203).
    private mutating func mayContinue(_ spring: SpringLoading) -> Bool {
        guard spring.row != nil else {
            return askYesOrNo(DelegateCall(.springLoadingShouldAllow, in: spring.list))
        }
        guard let location = drag?.finger, let row = row(under: location),
            row == spring.row || !rulebook.tellsRegionsApart,
            case .row(let path, _) = scene.resolved(location).place
        else { return false }
        guard spring.state == .inactive else { return true }
        let isAllowed = askYesOrNo(DelegateCall(.shouldSpringLoad, in: spring.list, path: path, item: row))
        return isAllowed && !hasException && drag != nil
    }

    private mutating func showSpringLoading(_ state: SpringLoading.State) {
        guard let spring = drag?.springLoading else { return }
        drag?.springLoading?.state = state
        guard rulebook.showsSpringLoading else { return }
        switch spring.aim {
        case .cell(let item): record(.note(.springLoading(state, row: item, list: spring.list)), .r202)
        case .view(let view): record(.note(.springLoading(state, row: nil, list: view)), .r202)
        case nil: record(.note(.springLoading(state, row: spring.row, list: spring.list)), .r202)
        }
        var call = DelegateCall(.springLoadingDidChange, in: spring.list)
        call.springLoadingState = state
        ask(call)
    }

    /// Selects the row or runs the view's handler; the drag continues (R200, R206).
    private mutating func activate(_ spring: SpringLoading) {
        showSpringLoading(.activated)
        if let location = drag?.finger, let row = row(under: location) {
            self[spring.list].selected = [row]
            record(.note(.selected([row], list: spring.list)), .r200)
        } else {
            ask(DelegateCall(.springLoadingActivation, in: spring.list))
        }
        ask(DelegateCall(.springLoadingDidFinish, in: spring.list))
        if !rulebook.dragsOnAfterActivation, drag != nil { finish(.cancel) }
    }

    /// Returns a visible effect to inactive when the finger leaves or the answer is no (R202, R203). Nothing more
    /// follows from the hover.
    mutating func cancelSpringLoading() {
        guard let spring = drag?.springLoading else { return }
        drag?.springLoading?.isRefused = true
        guard spring.isUnderWay else { return }
        showSpringLoading(.inactive)
        ask(DelegateCall(.springLoadingDidFinish, in: spring.list))
    }
}

/// `UISpringLoadedInteractionContext`, which a delegate or behaviour receives with a question (R204). The engine
/// accepts changes of it in every delegate call while a spring-loaded target is under the finger.
extension Engine {
    /// Whether the context can be changed now.
    private var hasSpringLoadingContext: Bool {
        recording.callDepth > 0 && drag?.springLoading != nil
    }

    /// `context.targetView = …`: the view of the effect. Returns false when the context cannot be changed.
    package mutating func aimSpringLoading(at aim: SpringLoading.Aim) -> Bool {
        guard hasSpringLoadingContext, let spring = drag?.springLoading else { return false }
        record(.action(.aimSpringLoading(aim), list: spring.list), .r204)
        if rulebook.tellsRegionsApart { drag?.springLoading?.aim = aim }
        return true
    }

    /// `context.targetItem = …`: the region of the view. Returns false when the context cannot be changed.
    package mutating func nameSpringLoadingRegion(_ region: ItemID) -> Bool {
        guard hasSpringLoadingContext, let spring = drag?.springLoading else { return false }
        record(.action(.nameSpringLoadingRegion(region), list: spring.list), .r204)
        drag?.springLoading?.region = region
        return true
    }

    /// Whether the answer named another region than before. That region begins anew, as another row would (R204).
    mutating func entersRegion(from before: SpringLoading) -> Bool {
        guard rulebook.tellsRegionsApart, let spring = drag?.springLoading, let region = spring.region,
            before.region != nil,
            region != before.region
        else { return false }
        cancelSpringLoading()
        var next = SpringLoading(list: spring.list, row: spring.row, startMilliseconds: clock.milliseconds)
        next.region = region
        drag?.springLoading = next
        return true
    }
}
