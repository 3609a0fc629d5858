/// How UIKit words counts that do not add up.
package enum CountMismatchForm: Hashable, Sendable, CaseIterable {
    /// E02 for the sections, otherwise E01 for the first section that fails.
    case separate

    /// E03: all counts and all updates in one text.
    case combined

    /// The form that a system chooses, which is not known (Q23): the one place that decides, by the version of iOS.
    ///
    /// Whether the data's counts have changed is a guess that agrees with everything recorded: on Mac Catalyst a
    /// delete raised E01 while the data had not changed at all and E03 once it had, a deleted section raised E02 while
    /// the data had not changed, and every public log of E03 shows counts that differ before and after.
    static func chosen(dataHasChanged: Bool, device: Device, rulebook: Rulebook) -> CountMismatchForm {
        guard device.majorVersion >= Decisions.combinedMismatchVersion else { return .separate }
        return dataHasChanged && !rulebook.assumesOther(.q23) ? .combined : .separate
    }
}
