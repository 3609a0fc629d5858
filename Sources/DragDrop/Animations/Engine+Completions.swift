/// The end of animations: added completions are called with the position that was reached.
extension Engine {
    /// The time at which an animation ends next.
    var nextAnimationMilliseconds: Int? {
        animations.map { $0.endMilliseconds }.min()
    }

    /// Ends the animations that have run in full by now, the oldest first.
    mutating func endDueAnimations() {
        let now = clock.milliseconds
        endAnimations(at: .end) { $0.endMilliseconds <= now }
    }

    /// Ends the lift: in full when the finger has moved on, backwards when it let go before (R010).
    mutating func endLiftAnimation(at position: AnimatingPosition) {
        let finger = finger
        endAnimations(at: position) { $0.kind == .lift && $0.finger == finger }
    }

    /// Ends all animations of a kind at once: no step of a script waits for the end of a plain drag (Q20).
    mutating func endAnimations(of kind: DragAnimation.Kind) {
        endAnimations(at: .end) { $0.kind == kind }
    }

    private mutating func endAnimations(at position: AnimatingPosition, where isEnding: (DragAnimation) -> Bool) {
        let ended = animations.filter(isEnding)
        guard !ended.isEmpty else { return }
        animations.removeAll(where: isEnding)
        for animation in ended {
            if position == .start, animation.hasAnimations {
                record(.note(.animationReversed(list: animation.list)), animation.rule)
            }
            for completion in animation.completions { call(completion, of: animation, at: position) }
        }
    }

    private mutating func call(
        _ completion: CompletionID, of animation: DragAnimation, at position: AnimatingPosition
    ) {
        guard !hasException, obeys(animation.rule) else { return }
        let question = DelegateCall(.completion, in: animation.list, item: animation.item, position: position)
        record(.call(question, answer: .nothing, isImplemented: true), animation.rule)
        call { $0.complete(completion, at: position, engine: &$1) }
    }
}
