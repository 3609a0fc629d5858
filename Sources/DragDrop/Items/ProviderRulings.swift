/// Decisions of the rules for item providers.
extension Rulebook {
    // MARK: - Registering and choosing

    /// Whether a type that is registered again keeps its position (R210).
    var keepsPlaceOfRegisteredType: Bool { obeys(.r210) }

    /// Whether the order of types is the reader's instead of the provider's (R212).
    var choosesInReadersOrder: Bool { obeys(.r212) }

    /// Whether a type matches those that conform to it (R211).
    var matchesConformingTypes: Bool { obeys(.r211) }

    /// Whether one matching item of a session suffices for `hasItemsConforming` and `canLoadObjects` (R067).
    var asksForAnyItem: Bool { obeys(.r067) }

    /// Whether `UIImage` lists the formats that it reads: under the alternative of Q30.
    var listsImageFormats: Bool { assumesOther(.q30) }

    /// Whether a reader receives the registered type instead of the one that its class lists: under the alternative of
    /// Q41.
    package var handsOverRegisteredTypes: Bool { assumesOther(.q41) }

    /// Whether apps can read suggested names, sizes and data of their team (R216).
    var tellsOfProviders: Bool { obeys(.r216) }

    /// Whether a representation can be hidden from other apps (R215).
    var hidesRepresentations: Bool { obeys(.r215) }

    // MARK: - Delivering

    /// An error of the provider system, with its own code if R213 holds.
    func error(_ error: LoadError) -> LoadError { obeys(.r213) ? error : .unspecified }

    /// The form that the provider's form is converted to; nil for no conversion (R217).
    func converted(_ form: Delivery.Form) -> Delivery.Form? { obeys(.r217) ? form : nil }

    /// A copy for a receiver that cannot open a file in place (R218); for data also by R217.
    func copyForOpening(_ copy: Delivery.Form, isFile: Bool) -> Delivery.Form? {
        obeys(.r218) && (isFile || obeys(.r217)) ? copy : nil
    }

    // MARK: - Loading

    /// Why data cannot be requested outside `performDrop`: before the drop (R066) or at another time (R072).
    func refusalOfLoad(isBeforeDrop: Bool) -> LoadError? { obeys(isBeforeDrop ? .r066 : .r072) ? .outsideDrop : nil }

    /// Whether the items of a list's coordinator can be loaded (R174).
    var loadsFromCoordinators: Bool { obeys(.r174) }

    /// The queue of the completion of a single load (R077).
    var loadQueue: CompletionQueue { obeys(.r077) ? .background : .main }

    /// The queue of the completion of `loadObjects` (R076, R077).
    var objectsQueue: CompletionQueue { obeys(.r076) || !obeys(.r077) ? .main : .background }

    /// Whether `loadObjects` returns its objects in the order of the items instead of arrival (R076).
    var deliversObjectsInOrder: Bool { obeys(.r076) }

    /// Whether a session has the progress of all loads (R078), and each load its own (R214).
    func hasProgress(ofSession isOfSession: Bool) -> Bool { obeys(isOfSession ? .r078 : .r214) }

    /// Whether a long load shows its progress, unless the style disables it (R079).
    func showsProgress(_ style: ProgressIndicatorStyle) -> Bool { style == .standard || !obeys(.r079) }
}
