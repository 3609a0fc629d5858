internal import DragDrop

extension ExploredScene {
    /// The most updates that a scene may have.
    package static let updateCountMax = 16
}

/// The updates of `meanwhile` that were made on the way to a state.
struct MadeUpdates {
    /// A bit for each update of the scene.
    private(set) var bits: Int32 = 0

    func contains(_ number: Int) -> Bool { bits & 1 << Int32(number) != 0 }

    /// With a step, if that is an update.
    func adding(_ step: ExploreStep, in scene: ExploredScene) -> MadeUpdates {
        guard let number = scene.updates.firstIndex(of: step) else { return self }
        return MadeUpdates(bits: bits | 1 << Int32(number))
    }
}

extension ExploredScene {
    /// The updates that may come now: each once in a play, so that an exploration closes as it does without them. A
    /// single drag ends when all fingers are up, so there they come during the drag.
    func updates(after made: MadeUpdates, _ engine: Engine, _ gestures: GestureSet) -> [ExploreStep] {
        guard !updates.isEmpty, !gestures.endsWithDrag || !engine.isQuiet else { return [] }
        return updates.indices.filter { !made.contains($0) }.map { updates[$0] }
    }
}
