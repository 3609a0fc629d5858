/// Who decides when the loads of a provider may begin and when their answers arrive: the drag session that the provider
/// is part of. A provider without a gate lets every load begin and delivers at once.
///
/// Called on whatever thread asked or answered, often not the main one.
protocol ItemProviderGate: AnyObject, Sendable {
    /// Counts the loads of the gate's providers.
    var activity: ItemProviderActivity { get }

    /// Whether readers are handed the type that was registered, and not the one that their class lists (Q41, the other
    /// side).
    var handsOverRegisteredTypes: Bool { get }

    /// Whether whoever asks now sees representations of a visibility (R215). With `.team` also asked for `teamData`.
    func canSee(_ visibility: NSItemProviderRepresentationVisibility, of provider: NSItemProvider) -> Bool

    /// A load is about to begin: nil lets it, an error is its answer instead (R066, R072). No handler has run yet.
    func refusal(of load: ItemProviderLoad) -> (any Error)?

    /// The load handler has put its answer off with `DispatchQueue.main.asyncAfter`, which waits for virtual time.
    /// Called before anything can be answered.
    func postponed(_ load: ItemProviderLoad)

    /// The load has its answer. Whoever holds it calls `release()` when its time has come. Not called for a load that
    /// was cancelled before.
    func hold(_ load: ItemProviderLoad)

    /// The receiver has cancelled a load, held or not; the answer is the error by now (R214). It needs a `release()`.
    func cancelled(_ load: ItemProviderLoad)

    /// A provider has answered although its load was cancelled. Nobody waits for that (R214).
    func answeredTooLate(_ load: ItemProviderLoad)
}

extension ItemProviderGate {
    var handsOverRegisteredTypes: Bool { false }

    func postponed(_ load: ItemProviderLoad) {}
}
