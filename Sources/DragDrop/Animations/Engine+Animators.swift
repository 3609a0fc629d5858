/// Animators while they are at hand: during `willAnimate…`, and after a coordinator's drop call.
extension Engine {
    /// `addAnimations(_:)` of the animator at hand. False when there is none.
    package mutating func addAnimations() -> Bool {
        guard let index = indexOfAnimatorAtHand else { return false }
        record(.action(.addAnimations, list: animations[index].list), animations[index].rule)
        animations[index].hasAnimations = true
        return true
    }

    /// `addCompletion(_:)` of the animator at hand. Nil when there is none.
    package mutating func addCompletion() -> CompletionID? {
        guard let index = indexOfAnimatorAtHand else { return nil }
        record(.action(.addCompletion, list: animations[index].list), animations[index].rule)
        let id = CompletionID(rawValue: completionCount)
        completionCount += 1
        animations[index].completions.append(id)
        return id
    }

    private var indexOfAnimatorAtHand: Int? {
        animatorAtHand.flatMap { id in animations.firstIndex { $0.id == id } }
    }

    /// Puts a question that hands over an animator.
    mutating func askToAnimate(_ call: DelegateCall, _ kind: DragAnimation.Kind, lasting milliseconds: Int) {
        let outer = animatorAtHand
        handOver(kind, for: call.item, in: call.list, lasting: milliseconds)
        ask(call)
        forgetUnjoinedAnimations()
        animatorAtHand = outer
    }

    /// An animator that the app may join from now on, until it has the next one.
    mutating func handOver(
        _ kind: DragAnimation.Kind, for item: ItemID?, in list: ListID, lasting milliseconds: Int
    ) {
        let id = AnimationID(rawValue: animationCount)
        animationCount += 1
        animations.append(
            DragAnimation(
                id: id, kind: kind, list: list, finger: finger, item: item,
                endMilliseconds: clock.milliseconds + milliseconds))
        animatorAtHand = id
    }

    /// Drops the animators that nobody joined.
    mutating func forgetUnjoinedAnimations() {
        animations.removeAll { $0.completions.isEmpty && !$0.hasAnimations }
    }

    /// Takes the animators away: `performDropWith` has returned (R169).
    mutating func takeAnimatorsBack() {
        animatorAtHand = nil
        forgetUnjoinedAnimations()
    }
}

/// Animators that a program keeps, while the engine hands out one at a time.
extension Engine {
    /// The animator that an app has been handed last.
    package var currentAnimator: AnimationID? { animatorAtHand }

    /// Acts on an animator that was handed over before.
    package mutating func withAnimator<Result>(
        _ animator: AnimationID?, _ body: (inout Engine) -> Result
    ) -> Result {
        let outer = animatorAtHand
        animatorAtHand = animator
        defer { animatorAtHand = outer }
        return body(&self)
    }
}
