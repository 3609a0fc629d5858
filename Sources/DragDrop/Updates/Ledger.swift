/// The account of a batch that UIKit refused: the rows before, the updates, and the data source's counts after.
package struct Ledger: Hashable, Sendable {
    package struct Section: Hashable, Sendable {
        /// The section's index before the batch; nil if it was inserted.
        package let indexBefore: Int?

        /// The section's index after the batch; nil if it was deleted or the number of sections is inconsistent.
        package let indexAfter: Int?

        package let rowCountBefore: Int?

        /// The data source's count after the batch.
        package let rowCountAfter: Int?

        /// The effective updates of the section's rows, in the order of issue. A move appears in both sections.
        package let updates: [ListUpdate]

        /// The number of rows missing (below 0) or surplus (above 0) for the updates; nil when UIKit does not count
        /// them.
        package let surplus: Int?
    }

    package let sectionCountBefore: Int
    package let sectionCountAfter: Int

    /// The updates of whole sections, in the order of issue.
    package let sectionUpdates: [ListUpdate]

    /// The sections with updates of rows or mismatched counts: in the order before the batch, then the new ones.
    package let sections: [Section]

    /// The updates that UIKit ignores because their section is deleted, inserted or reloaded as a whole (B07).
    package let ignoredUpdates: [ListUpdate]

    /// The updates behind the exception: out of range, contradictory, or the first that does not fit the counts. Empty
    /// when the rows do not tell which one that is.
    package let culprits: [ListUpdate]
}
