/// The reason why UIKit refuses a batch, and the updates involved.
struct UpdateFault: Error, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        // MARK: Out of range

        case deleteRow(RowPath, rowCount: Int)
        case deleteRowInMissingSection(RowPath, sectionCount: Int)
        case deleteSection(Int, sectionCount: Int)
        case insertRow(RowPath, rowCount: Int)
        case insertRowInMissingSection(RowPath, sectionCount: Int)
        case insertSection(Int, sectionCount: Int)
        case moveSectionFrom(Int, sectionCount: Int)
        case moveSectionTo(Move<Int>, sectionCount: Int)
        case moveRowFromMissingSection(RowPath, sectionCount: Int)
        case moveRowFrom(RowPath, rowCount: Int)
        case moveRowToMissingSection(Move<RowPath>, sectionCount: Int)
        case moveRowTo(Move<RowPath>, rowCount: Int)

        // MARK: Contradictions

        case deleteAndReload(RowPath)
        case deleteAndMoveRow(RowPath)
        case deleteAndMoveSection(Int)
        case insertAndMoveRow(RowPath)
        case insertAndMoveSection(Int)
        case moveRowTwice(RowPath, to: RowPath, and: RowPath)
        case moveTwoRows(RowPath, RowPath, to: RowPath)
        case moveSectionTwice(Int, to: Int, and: Int)
        case moveTwoSections(Int, Int, to: Int)
        case moveRowFromDeletedSection(Int)
        case moveRowIntoInsertedSection(Int)
        case reloadAndMove

        // MARK: Counts

        case rowCount(section: Int, RowCounts)
        case sectionCount(SectionCounts)
        case counts
    }

    /// The numbers of E01.
    struct RowCounts: Hashable, Sendable {
        let before, after, inserted, deleted, movedIn, movedOut: Int
    }

    /// The numbers of E02.
    struct SectionCounts: Hashable, Sendable {
        let before, after, inserted, deleted: Int
    }

    let kind: Kind

    /// Counted from 0 in the order of issue.
    let updateNumbers: [Int]
}
