/// What the rules of item providers decide.
extension Rulebook {
    // MARK: - Registering and choosing

    /// Whether a type that is registered again takes the place that it had (R210).
    var keepsPlaceOfRegisteredType: Bool { obeys(.r210) }

    /// Whether the reader's order of types counts, rather than the provider's (R212).
    var choosesInReadersOrder: Bool { obeys(.r212) }

    /// Whether a type stands for those that conform to it (R211).
    var matchesConformingTypes: Bool { obeys(.r211) }

    /// Whether one item of a session is enough for `hasItemsConforming` and `canLoadObjects` (R067).
    var asksForAnyItem: Bool { obeys(.r067) }

    /// Whether UIImage lists the formats that it reads (Q30).
    var listsImageFormats: Bool { assumesOther(.q30) }

    /// Whether a reader is handed the registered type rather than the one that its class lists (Q41).
    package var handsOverRegisteredTypes: Bool { assumesOther(.q41) }

    /// Whether apps are told names, sizes and data of their team (R216).
    var tellsOfProviders: Bool { obeys(.r216) }

    /// Whether a representation can be kept from other apps (R215).
    var hidesRepresentations: Bool { obeys(.r215) }

    // MARK: - Delivering

    /// Whether an error of the machinery has its own code (R213).
    func error(_ error: LoadError) -> LoadError { obeys(.r213) ? error : .unspecified }

    /// A form into which the provider's is turned (R217).
    func converted(_ form: Delivery.Form) -> Delivery.Form? { obeys(.r217) ? form : nil }

    /// A copy for who would open a file in place and cannot (R218), of data by R217 too.
    func copyForOpening(_ copy: Delivery.Form, isFile: Bool) -> Delivery.Form? {
        obeys(.r218) && (isFile || obeys(.r217)) ? copy : nil
    }

    // MARK: - Loading

    /// Why data cannot be asked for outside `performDrop`: before the drop (R066) or at another time (R072).
    func refusalOfLoad(isBeforeDrop: Bool) -> LoadError? { obeys(isBeforeDrop ? .r066 : .r072) ? .outsideDrop : nil }

    /// Whether the items of a list's coordinator can be loaded (R174).
    var loadsFromCoordinators: Bool { obeys(.r174) }

    /// Where the completion of a single load is called (R077).
    var loadQueue: CompletionQueue { obeys(.r077) ? .background : .main }

    /// Where the completion of `loadObjects` is called (R076, R077).
    var objectsQueue: CompletionQueue { obeys(.r076) || !obeys(.r077) ? .main : .background }

    /// Whether `loadObjects` gives its objects in the order of the items, not of their arrival (R076).
    var deliversObjectsInOrder: Bool { obeys(.r076) }

    /// Whether a session has the progress of all loads (R078), and each load its own (R214).
    func hasProgress(ofSession isOfSession: Bool) -> Bool { obeys(isOfSession ? .r078 : .r214) }

    /// Whether a load that takes long shows its progress, unless the style says no (R079).
    func showsProgress(_ style: ProgressIndicatorStyle) -> Bool { style == .standard || !obeys(.r079) }
}
