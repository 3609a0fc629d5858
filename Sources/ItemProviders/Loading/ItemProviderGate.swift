/// Decides when the loads of a provider begin and when their answers arrive. Providers of dragged items have the gate
/// of their screen (`DropGate`). Without a gate, loads begin and deliver immediately.
///
/// Called on any thread, often not the main one.
package protocol ItemProviderGate: AnyObject, Sendable {
    /// Counts the loads of the gate's providers.
    var activity: ItemProviderActivity { get }

    /// Whether readers receive the registered type instead of the one that their class lists (the other answer to Q41).
    var handsOverRegisteredTypes: Bool { get }

    /// Returns whether the current receiver can see representations of a visibility (R215). `.team` also covers
    /// `teamData`.
    func canSee(_ visibility: NSItemProviderRepresentationVisibility, of provider: NSItemProvider) -> Bool

    /// Called before a load begins: nil permits it, an error is its answer instead (R066, R072). No handler has run
    /// yet.
    func refusal(of load: ItemProviderLoad) -> (any Error)?

    /// Called when the load handler postpones its answer with `DispatchQueue.main.asyncAfter`, which waits for virtual
    /// time. Precedes any answer.
    func postponed(_ load: ItemProviderLoad)

    /// Called when the load has its answer. The gate calls `release()` at the right time. Not called for a load that
    /// was cancelled before.
    func hold(_ load: ItemProviderLoad)

    /// Called when the receiver cancels a load, held or not. Its answer is now an error, which the gate must
    /// `release()` (R214).
    func cancelled(_ load: ItemProviderLoad)

    /// Called when a provider answers a cancelled load, whose answer is discarded (R214).
    func answeredTooLate(_ load: ItemProviderLoad)
}

extension ItemProviderGate {
    package var handsOverRegisteredTypes: Bool { false }

    package func postponed(_ load: ItemProviderLoad) {}
}
