/// UIKit's wording of a count mismatch.
package enum CountMismatchForm: Hashable, Sendable, CaseIterable {
    /// E02 for the sections, otherwise E01 for the first section that fails.
    case separate

    /// E03: all counts and all updates in one text.
    case combined
}
