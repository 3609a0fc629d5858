extension UpdateFault.Kind {
    var rule: RuleID {
        switch self {
        case .deleteRow: .e10
        case .deleteRowInMissingSection: .e11
        case .deleteSection: .e12
        case .insertRow: .e13
        case .insertRowInMissingSection: .e14
        case .insertSection: .e15
        case .moveSectionFrom: .e16
        case .moveSectionTo: .e17
        case .moveRowFromMissingSection: .e18
        case .moveRowFrom: .e19
        case .moveRowToMissingSection: .e20
        case .moveRowTo: .e21
        case .deleteAndReload: .e30
        case .deleteAndMoveRow: .e31
        case .deleteAndMoveSection: .e32
        case .insertAndMoveRow: .e33
        case .insertAndMoveSection: .e34
        case .moveRowTwice: .e35
        case .moveTwoRows: .e36
        case .moveSectionTwice: .e37
        case .moveTwoSections: .e38
        case .moveRowFromDeletedSection: .e40
        case .moveRowIntoInsertedSection: .e41
        case .reloadAndMove: .e42
        case .rowCount: .e01
        case .sectionCount: .e02
        case .counts: .e03
        }
    }
}

extension UpdateFault.Kind {
    /// UIKit's text. `counts` has none: E03 lists the whole batch (`combinedText`).
    func text(_ words: ListWords) -> String {
        switch self {
        case .deleteRow(let path, let count):
            "attempt to delete \(words.row) \(path.item) from section \(path.section) "
                + "which only contains \(count) \(words.rows) before the update"
        case .deleteRowInMissingSection(let path, let count):
            "attempt to delete \(words.row) \(path.item) from section \(path.section), "
                + "but there are only \(count) sections before the update"
        case .deleteSection(let section, let count):
            "attempt to delete section \(section), but there are only \(count) sections before the update"
        case .insertRow(let path, let count):
            "attempt to insert \(words.row) \(path.item) into section \(path.section), "
                + "but there are only \(count) \(words.rows) in section \(path.section) after the update"
        case .insertRowInMissingSection(let path, let count):
            "attempt to insert \(words.row) \(path.item) into section \(path.section), "
                + "but there are only \(count) sections after the update"
        case .insertSection(let section, let count):
            "attempt to insert section \(section) but there are only \(count) sections after the update"
        case .moveSectionFrom(let section, let count):
            "attempt to move section \(section), but there are only \(count) sections before the update"
        case .moveSectionTo(let move, let count):
            "attempt to to move section \(move.source) to section \(move.destination), "
                + "but there are only \(count) sections after the update"
        case .moveRowFromMissingSection(let path, let count):
            "attempt to move index path (\(path.text)) from a section that does not exist - "
                + "there are only \(count) sections before the update"
        case .moveRowFrom(let path, let count):
            "attempt to move index path (\(path.text)) that does not exist - "
                + "there are only \(count) \(words.rows) in section \(path.section) before the update"
        case .moveRowToMissingSection(let move, let count):
            "attempt to move index path (\(move.source.text)) to index path (\(move.destination.text)) "
                + "in section that does not exist - there are only \(count) sections after the update"
        case .moveRowTo(let move, let count):
            "attempt to move index path (\(move.source.text)) to index path (\(move.destination.text)) "
                + "that does not exist - there are only \(count) \(words.rows) "
                + "in section \(move.destination.section) after the update"
        case .deleteAndReload(let path):
            "attempt to delete and reload the same index path (\(path.text))"
        case .deleteAndMoveRow(let path):
            "attempt to perform a delete and a move from the same index path (\(path.text))"
        case .deleteAndMoveSection(let section):
            "attempt to perform a delete and a move from the same section (\(section))"
        case .insertAndMoveRow(let path):
            "attempt to perform an insert and a move to the same index path (\(path.text))"
        case .insertAndMoveSection(let section):
            "attempt to perform an insert and a move to the same section (\(section))"
        case .moveRowTwice(let source, let first, let second):
            "attempt to move item at index path \(source.text) to both \(first.text) and \(second.text)"
        case .moveTwoRows(let first, let second, let destination):
            "attempt to move both item at index path \(first.text) and \(second.text) to \(destination.text)"
        case .moveSectionTwice(let source, let first, let second):
            "attempt to move section \(source) to both section \(first) and section \(second)"
        case .moveTwoSections(let first, let second, let destination):
            "attempt to move both section \(first) and section \(second) to section \(destination)"
        case .moveRowFromDeletedSection(let section):
            "cannot move an item from a deleted section (\(section))"
        case .moveRowIntoInsertedSection(let section):
            "cannot move an item into a newly inserted section (\(section))"
        case .reloadAndMove:
            "Attempt to create two animations for cell"
        case .rowCount(let section, let counts): counts.text(section: section, words)
        case .sectionCount(let counts): counts.text(words)
        case .counts: ""
        }
    }
}

extension UpdateFault.RowCounts {
    fileprivate func text(section: Int, _ words: ListWords) -> String {
        "Invalid update: invalid number of \(words.rows) in section \(section).  "
            + "The number of \(words.rows) contained in an existing section after the update (\(after)) "
            + "must be equal to the number of \(words.rows) contained in that section before the update (\(before)), "
            + "plus or minus the number of \(words.rows) inserted or deleted from that section "
            + "(\(inserted) inserted, \(deleted) deleted) "
            + "and plus or minus the number of \(words.rows) moved into or out of that section "
            + "(\(movedIn) moved in, \(movedOut) moved out)."
    }
}

extension UpdateFault.SectionCounts {
    fileprivate func text(_ words: ListWords) -> String {
        "Invalid update: invalid number of sections.  "
            + "The number of sections contained in the \(words.view) after the update (\(after)) "
            + "must be equal to the number of sections contained in the \(words.view) before the update (\(before)), "
            + "plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }
}
