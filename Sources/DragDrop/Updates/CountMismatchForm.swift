/// How UIKit words counts that do not add up.
package enum CountMismatchForm: Hashable, Sendable, CaseIterable {
    /// E02 for the sections, otherwise E01 for the first section that fails.
    case separate

    /// E03: all counts and all updates in one text.
    case combined

    /// The form that a system chooses, which is not known for certain (Q23): the one place that decides.
    ///
    /// Collections have the new form from iOS 16.4 on, whatever the data says; a log shows equal counts before and
    /// after. Of tables it is a guess that agrees with everything recorded that the data has to have changed: on Mac
    /// Catalyst a delete raised E01 while the data had not changed at all and E03 once it had, a deleted section raised
    /// E02 while the data had not changed, and every public log of a table's E03 shows counts that differ.
    static func chosen(
        _ kind: ListKind, dataHasChanged: Bool, device: Device, rulebook: Rulebook
    ) -> CountMismatchForm {
        guard !rulebook.assumesOther(.q23) else { return .separate }
        let isCombined =
            kind == .collection
            ? device.version >= Decisions.combinedMismatchOfCollections
            : device.version >= Decisions.combinedMismatchOfTables && dataHasChanged
        return isCombined ? .combined : .separate
    }
}
