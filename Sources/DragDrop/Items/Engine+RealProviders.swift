/// Providers whose data is real: what a load comes to is known when the provider has answered, not before.
extension Engine {
    /// What a load that is still under way will end in.
    package mutating func expect(_ result: LoadResult, of id: LoadID) {
        guard self[load: id].state == .pending else { return }
        self[load: id].result = result
    }

    /// The loads of one call of `loadObjects`, in the order of the items (R076).
    package func loads(of id: ObjectsLoadID) -> [LoadID] {
        objectsLoads[Int(id.rawValue)].loads
    }

    /// A receiver has cancelled a load: its answer is due at once (R214).
    package mutating func cancelLoad(_ id: LoadID) {
        guard self[load: id].state == .pending else { return }
        finish(id, .cancelled, with: .failure(.cancelled))
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

extension Engine {
    /// An exception that UIKit raises out of a call of the app that the engine has no part in.
    package mutating func raiseInApp(_ exception: UIKitException, in list: ListID) {
        guard mayAct(on: list) else { return }
        raise(exception, in: list)
    }

    /// Tells of the exception once more, of a list that had another name when it was raised.
    package mutating func retellException(in list: ListID) {
        guard let exception, self[list].exception == nil else { return }
        record(.exception(exception, list: list), exception.rule)
        self[list].exception = exception
    }

    /// A line that UIKit writes to the log in a call of the app that the engine has no part in.
    package mutating func logInApp(_ entry: SnapshotLog, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.note(.snapshotLog(entry.text, list: list)), entry.rule)
    }
}
