/// Animators while they are current: during `willAnimate…`, and after a coordinator's drop call.
extension Engine {
    /// `addAnimations(_:)` of the current animator. Returns false when there is none.
    package mutating func addAnimations() -> Bool {
        guard let animation = animations.atHand else { return false }
        record(.action(.addAnimations, list: animation.list), animation.rule)
        animations.join()
        return true
    }

    /// `addCompletion(_:)` of the current animator. Returns nil when there is none.
    package mutating func addCompletion() -> CompletionID? {
        guard let animation = animations.atHand else { return nil }
        record(.action(.addCompletion, list: animation.list), animation.rule)
        return animations.addCompletion()
    }

    /// The animator that the app received last.
    package var currentAnimator: AnimationID? { animations.animatorAtHand }

    /// Acts on an animator that a program kept from an earlier call.
    package mutating func withAnimator<Result>(
        _ animator: AnimationID?, _ body: (inout Engine) -> Result
    ) -> Result {
        let outer = animations.animatorAtHand
        animations.animatorAtHand = animator
        defer { animations.animatorAtHand = outer }
        return body(&self)
    }

    /// Asks a question that passes an animator.
    mutating func askToAnimate(_ call: DelegateCall, _ kind: DragAnimation.Kind, lasting milliseconds: Int) {
        let outer = animations.animatorAtHand
        handOver(kind, for: call.item, in: call.list, lasting: milliseconds)
        ask(call)
        animations.forgetUnjoined()
        animations.animatorAtHand = outer
    }

    /// Passes an animator that the app can join until it receives the next one.
    mutating func handOver(
        _ kind: DragAnimation.Kind, for item: ItemID?, in list: ListID, lasting milliseconds: Int
    ) {
        animations.begin(
            kind, for: item, in: list, finger: finger, endMilliseconds: clock.milliseconds + milliseconds)
    }
}

/// The end of animations, which calls the added completions with the final position.
extension Engine {
    /// Ends the animations that are complete by now, oldest first.
    mutating func endDueAnimations() {
        let now = clock.milliseconds
        end(animations.take { $0.endMilliseconds <= now }, at: .end)
    }

    /// Ends the lift: complete when the finger has moved on, reversed when it was released before (R010).
    mutating func endLiftAnimation(at position: AnimatingPosition) {
        let finger = finger
        end(animations.take { $0.kind == .lift && $0.finger == finger }, at: position)
    }

    /// Ends all animations of a kind at once: a cancel, and without animations a drop on a plain view, take no time
    /// (Q20).
    mutating func endAnimations(of kind: DragAnimation.Kind) {
        end(animations.take { $0.kind == kind }, at: .end)
    }

    private mutating func end(_ ended: [DragAnimation], at position: AnimatingPosition) {
        for animation in ended {
            if position == .start, animation.hasAnimations {
                record(.note(.animationReversed(list: animation.list)), animation.rule)
            }
            for completion in animation.completions { complete(completion, of: animation, at: position) }
        }
    }

    private mutating func complete(
        _ completion: CompletionID, of animation: DragAnimation, at position: AnimatingPosition
    ) {
        guard !hasException, rulebook.allows(.rule(animation.rule)) else { return }
        let question = DelegateCall(.completion, in: animation.list, item: animation.item, position: position)
        record(.call(question, answer: .nothing, isImplemented: true), animation.rule)
        call { $0.complete(completion, at: position, engine: &$1) }
    }

    /// Lets due previews arrive and due animations end. Completions precede the ends of the session (R074).
    mutating func continueFlights() {
        for flight in animations.seatFlights(by: clock.milliseconds) {
            record(.note(.previewSeated(flight.item, list: flight.list)), .r245)
        }
        if animations.endFlights(by: clock.milliseconds) { endDueAnimations() }
    }
}

/// The previews under the finger: their items, order and size, and whether they are live.
extension Engine {
    /// The items with a visible preview, topmost first (R007, R008, R017, Q12).
    package var itemsWithPreview: [ItemID] {
        let visible = (drag?.items ?? []).filter { $0.preview != .none }.map { $0.id }
        return rulebook.laysLastItemOnTop ? visible.reversed() : visible
    }

    /// Whether previews are live views, as during the lift, or snapshots, from the first movement on (R009).
    package var hasLivePreviews: Bool {
        drag?.phase == .lifted || (drag != nil && !rulebook.freezesPreviewsInDrag)
    }

    /// Whether the previews have the size of the lifted content (R065).
    package var hasFullSizePreviews: Bool {
        drag?.isScaledDown == false
    }

    /// The badge beside the finger (R063, R064).
    package var badge: DragBadge {
        guard let drag, drag.phase == .dragging, let proposal = proposal(in: nil) else { return .none }
        switch proposal.operation {
        case .copy where rulebook.badgesCopies: return .plus(itemCount: drag.items.count)
        case .forbidden where rulebook.badgesForbidden: return .forbidden
        default: return .none
        }
    }

    /// `UIDragItem.previewProvider`: takes effect at UIKit's next request, which never comes during the lift (R017).
    package mutating func setPreviewProvider(of item: ItemID, to answer: PreviewAnswer, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.setPreviewProvider(item, answer), list: list), .r017)
        hands.previewProviders[item] = answer
        if !rulebook.defersPreviewProviders { askPreviewProviders() }
    }

    /// Calls the providers that were set: when the session begins, after each movement of the finger, at the release,
    /// and before the drop previews of a plain view.
    mutating func askPreviewProviders() {
        guard !hands.previewProviders.isEmpty else { return }
        for index in drag?.items.indices ?? 0..<0 {
            guard let item = drag?.items[index].id, let answer = hands.previewProviders[item] else { continue }
            drag?.items[index].preview = answer
        }
    }

    /// Scales the previews down, unless a delegate prefers the full size for a single item inside its app (R014, R065).
    /// Once scaled down they stay so.
    mutating func scalePreviews() {
        guard let drag, drag.phase == .dragging else { return }
        let isWanted = drag.prefersFullSizePreviews || proposal(in: nil)?.prefersFullSizePreview == true
        guard rulebook.keepsFullSizeUntilScaled else {
            self.drag?.isScaledDown = !isWanted
            return
        }
        if !isWanted || drag.items.count > 1 || isOutsideApp { self.drag?.isScaledDown = true }
    }

    /// Whether the finger is over another app than that of the drag.
    private var isOutsideApp: Bool {
        guard let drag, let finger = drag.finger else { return false }
        return self[finger.list].app != self[drag.source].app
    }
}

/// Previews and animators at the end of a plain drag, per item or for many items together (R031, R035, R073).
extension Engine {
    /// Asks for a preview of each visible item, and animates every item. Many items share default previews and one
    /// animation (R035).
    mutating func animateItems(
        _ items: [DragState.Item], preview: Question, animator: Question, _ kind: DragAnimation.Kind, in list: ListID
    ) {
        let isLarge = rulebook.leavesPreviewsOut(ofItems: items.count)
        if isLarge {
            recordSilence([preview], in: list, because: .r035)
        } else {
            for item in items where item.preview != .none { askForEndPreview(preview, of: item.id, in: list) }
        }
        let duration = kind == .drop ? plainDropDuration(in: list) : 0
        for item in isLarge ? items.prefix(1) : items[...] {
            askToAnimate(DelegateCall(animator, in: list, item: item.id), kind, lasting: duration)
        }
        if duration > 0 {
            animations.beginFlights(of: items, into: list, atMilliseconds: clock.milliseconds)
        } else {
            endAnimations(of: kind)
        }
    }

    /// Asks for a final preview. With nil the item fades in place; no other call changes (Q13).
    private mutating func askForEndPreview(_ question: Question, of item: ItemID, in list: ListID) {
        let answer = ask(DelegateCall(question, in: list, item: item))
        fade(item, answering: answer, in: list)
    }

    /// Records whether the item fades, according to the answer for its last preview.
    mutating func fade(_ item: ItemID, answering answer: DelegateAnswer, in list: ListID) {
        guard rulebook.fades(answer) else { return }
        animations.faded.append(item)
        record(.note(.fades(item, list: list)), citing: .question(.q13))
    }

    /// The duration of the animation of a drop: 0 unless animations are on and the drop is on a plain view (R245).
    func plainDropDuration(in list: ListID) -> Int {
        device.hasAnimations && !adapter(of: list).traits.hasIndexPaths && rulebook.timesPlainDrops
            ? Decisions.plainDropMilliseconds : 0
    }

    /// `UIDragItem.setNeedsDropPreviewUpdate()`: asks for the preview again while the item animates into a plain view;
    /// otherwise has no effect (R246).
    package mutating func setNeedsDropPreviewUpdate(of item: ItemID, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.setNeedsDropPreviewUpdate(item), list: list), .r246)
        guard let view = animations.viewReceiving(item), rulebook.updatesDropPreviews(on: device) else {
            record(.note(.actionWithoutEffect(list: list)), .r246)
            return
        }
        let answer = ask(DelegateCall(.dropPreview, in: view, item: item), because: .r246)
        animations.faded.removeAll { $0 == item }
        fade(item, answering: answer, in: view)
    }
}
