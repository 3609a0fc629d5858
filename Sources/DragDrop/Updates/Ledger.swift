/// The account of a batch that UIKit refused: what was there, what was announced, what the data source then said.
package struct Ledger: Hashable, Sendable {
    package struct Section: Hashable, Sendable {
        /// The section's index before the batch, nil if it was inserted.
        package let indexBefore: Int?

        /// The section's index after the batch, nil if it was deleted or the sections themselves do not add up.
        package let indexAfter: Int?

        package let rowCountBefore: Int?

        /// What the data source answered after the batch.
        package let rowCountAfter: Int?

        /// The updates of the section's rows that count, in the order they were issued. A move appears in both
        /// sections.
        package let updates: [ListUpdate]

        /// The rows there are too few (below 0) or too many (above 0) for the updates, nil where UIKit does not count.
        package let surplus: Int?
    }

    package let sectionCountBefore: Int
    package let sectionCountAfter: Int

    /// The updates of whole sections, in the order they were issued.
    package let sectionUpdates: [ListUpdate]

    /// The sections that an update touches or that do not add up, in index order.
    package let sections: [Section]

    /// The updates that UIKit ignores because their section is deleted, inserted or reloaded as a whole (B07).
    package let ignoredUpdates: [ListUpdate]

    /// The updates that the exception is about: out of range, contradicting, or the first one that does not balance.
    /// Empty when numbers alone cannot tell.
    package let culprits: [ListUpdate]
}
