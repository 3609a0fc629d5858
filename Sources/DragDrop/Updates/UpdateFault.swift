/// Why UIKit refuses a batch: what is wrong, and which updates it is about.
struct UpdateFault: Error, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        // MARK: Out of range

        case deleteRow(IndexPath, rowCount: Int)
        case deleteRowInMissingSection(IndexPath, sectionCount: Int)
        case deleteSection(Int, sectionCount: Int)
        case insertRow(IndexPath, rowCount: Int)
        case insertRowInMissingSection(IndexPath, sectionCount: Int)
        case insertSection(Int, sectionCount: Int)
        case moveSectionFrom(Int, sectionCount: Int)
        case moveSectionTo(Move<Int>, sectionCount: Int)
        case moveRowFromMissingSection(IndexPath, sectionCount: Int)
        case moveRowFrom(IndexPath, rowCount: Int)
        case moveRowToMissingSection(Move<IndexPath>, sectionCount: Int)
        case moveRowTo(Move<IndexPath>, rowCount: Int)

        // MARK: Contradictions

        case deleteAndReload(IndexPath)
        case deleteAndMoveRow(IndexPath)
        case deleteAndMoveSection(Int)
        case insertAndMoveRow(IndexPath)
        case insertAndMoveSection(Int)
        case moveRowTwice(IndexPath, to: IndexPath, and: IndexPath)
        case moveTwoRows(IndexPath, IndexPath, to: IndexPath)
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
