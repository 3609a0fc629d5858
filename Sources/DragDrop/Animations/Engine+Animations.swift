/// Animators, while they are at hand: during `willAnimate…`, and after a coordinator's drop call.
extension Engine {
    /// `addAnimations(_:)` of the animator at hand. False when there is none.
    package mutating func addAnimations() -> Bool {
        guard let animation = animations.atHand else { return false }
        record(.action(.addAnimations, list: animation.list), animation.rule)
        animations.join()
        return true
    }

    /// `addCompletion(_:)` of the animator at hand. Nil when there is none.
    package mutating func addCompletion() -> CompletionID? {
        guard let animation = animations.atHand else { return nil }
        record(.action(.addCompletion, list: animation.list), animation.rule)
        return animations.addCompletion()
    }

    /// The animator that an app has been handed last.
    package var currentAnimator: AnimationID? { animations.animatorAtHand }

    /// Acts on an animator that was handed over before, and that a program has kept.
    package mutating func withAnimator<Result>(
        _ animator: AnimationID?, _ body: (inout Engine) -> Result
    ) -> Result {
        let outer = animations.animatorAtHand
        animations.animatorAtHand = animator
        defer { animations.animatorAtHand = outer }
        return body(&self)
    }

    /// Puts a question that hands over an animator.
    mutating func askToAnimate(_ call: DelegateCall, _ kind: DragAnimation.Kind, lasting milliseconds: Int) {
        let outer = animations.animatorAtHand
        handOver(kind, for: call.item, in: call.list, lasting: milliseconds)
        ask(call)
        animations.forgetUnjoined()
        animations.animatorAtHand = outer
    }

    /// An animator that the app may join from now on, until it has the next one.
    mutating func handOver(
        _ kind: DragAnimation.Kind, for item: ItemID?, in list: ListID, lasting milliseconds: Int
    ) {
        animations.begin(
            kind, for: item, in: list, finger: finger, endMilliseconds: clock.milliseconds + milliseconds)
    }
}

/// The end of animations: added completions are called with the position that was reached.
extension Engine {
    /// Ends the animations that have run in full by now, the oldest first.
    mutating func endDueAnimations() {
        let now = clock.milliseconds
        end(animations.take { $0.endMilliseconds <= now }, at: .end)
    }

    /// Ends the lift: in full when the finger has moved on, backwards when it let go before (R010).
    mutating func endLiftAnimation(at position: AnimatingPosition) {
        let finger = finger
        end(animations.take { $0.kind == .lift && $0.finger == finger }, at: position)
    }

    /// Ends all animations of a kind at once: no step of a script waits for the end of a plain drag (Q20).
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
        guard !hasException, obeys(animation.rule) else { return }
        let question = DelegateCall(.completion, in: animation.list, item: animation.item, position: position)
        record(.call(question, answer: .nothing, isImplemented: true), animation.rule)
        call { $0.complete(completion, at: position, engine: &$1) }
    }

    /// Lets previews arrive and animations end that are due. Completions come before the ends of the session (R074).
    mutating func continueFlights() {
        for flight in animations.seatFlights(by: clock.milliseconds) {
            record(.note(.previewSeated(flight.item, list: flight.list)), .r245)
        }
        if animations.endFlights(by: clock.milliseconds) { endDueAnimations() }
    }
}
