// Generated from the specs by `make examples`: do not edit.
// swift-format-ignore-file
internal import DragDrop

extension RuleExample {
    static func exceptions(_ rule: RuleID) -> String? {
        switch rule {
        case .e01: #"""
table people: A B C D
scenario "moves are counted apart" {
  ios 15
  batch { model remove A; list move 1 to 2 }
  expect exception "... after the update (3) ... (0 inserted, 0 deleted) ... (1 moved in, 1 moved out)."
}
"""#
        case .e02: #"""
collection shelf { section Top: X; section Bottom: Y }
scenario "inserted in the collection alone" {
  ios 15
  batch in shelf { list insert section New at 0 in shelf; model insert Z at [0, 0] }
  expect exception "Invalid update: invalid number of sections. ... contained in the collection view after ..."
  expect exception "... (1 inserted, 0 deleted)."
}
"""#
        case .e03: #"""
table list: A B C
scenario "an empty batch over changed data" {
  batch { model remove A }
  expect exception "... counts: [3] } Data source after updates = { 1 section with row counts: [2] } Updates = [ ] ..."
}
"""#
        case .e10: #"""
collection colors: red green
scenario "a reload deletes" {
  list reload 2 in colors
  expect exception "attempt to delete item 2 from section 0 which only contains 2 items before the update"
}
"""#
        case .e11: #"""
table people: A B C
scenario "no such section of a row" {
  list delete [4, 1] in people
  expect exception "attempt to delete row 1 from section 4, but there are only 1 sections before the update"
}
"""#
        case .e12: #"""
collection colors: red green
scenario "no such section" {
  list delete section 3 in colors
  expect exception "attempt to delete section 3, but there are only 1 sections before the update"
}
"""#
        case .e13: #"""
collection colors: red green
scenario "in the words of a collection" {
  batch in colors { model insert blue at 0; list insert 5 }
  expect exception "attempt to insert item 5 into section 0, but there are only 3 items in section 0 after ..."
}
"""#
        case .e14: #"""
table people: A B C
scenario "no such section of a row" {
  list insert [7, 0] in people
  expect exception "attempt to insert row 0 into section 7, but there are only 1 sections after the update"
}
"""#
        case .e15: #"""
table people: A B C
scenario "no such place for a section" {
  list insert section New at 5 in people
  expect exception "attempt to insert section 5 but there are only 1 sections after the update"
}
"""#
        case .e16: #"""
table todo { section Today: A; section Later: B }
scenario "from nowhere" {
  list move section 4 to 0
  expect exception "attempt to move section 4, but there are only 2 sections before the update"
}
"""#
        case .e17: #"""
table todo { section Today: A; section Later: B }
scenario "to nowhere" {
  list move section 0 to 4
  expect exception "attempt to to move section 0 to section 4, but there are only 2 sections after the update"
}
"""#
        case .e18: #"""
table people: A B C
scenario "from a section that is not there" {
  list move [3, 0] to 0
  expect exception "attempt to move index path (<NSIndexPath: ... {length = 2, path = 3 - 0}>) from a section ..."
  expect exception "... that does not exist - there are only 1 sections before the update"
}
"""#
        case .e19: #"""
table people: A B C
scenario "from a row that is not there" {
  list move 8 to 0
  expect exception "attempt to move index path (<... {length = 2, path = 0 - 8}>) that does not exist - there ..."
  expect exception "... are only 3 rows in section 0 before the update"
}
"""#
        case .e20: #"""
table people: A B C
scenario "to a section that is not there" {
  list move 0 to [3, 0]
  expect exception "attempt to move index path (... path = 0 - 0}>) to index path (... path = 3 - 0}>) in ..."
  expect exception "... in section that does not exist - there are only 1 sections after the update"
}
"""#
        case .e21: #"""
collection colors: red orange yellow green
scenario "to an item that will not be there" {
  list move 0 to 9
  expect exception "attempt to move index path (... path = 0 - 0}>) to index path (... path = 0 - 9}>) that ..."
  expect exception "... does not exist - there are only 4 items in section 0 after the update"
}
"""#
        case .e30: #"""
table people: A B C D
scenario "deleted and reloaded" {
  batch { model remove B; list delete 1; list reload 1 }
  expect exception "attempt to delete and reload the same index path (<NSIndexPath: 0x... {length = 2, path = 0 - 1}>)"
}
"""#
        case .e31: #"""
table people: A B C D
scenario "deleted and moved" {
  batch { model remove B; list delete 1; list move 1 to 2 }
  expect exception "attempt to perform a delete and a move from the same index path (<... {length = 2, path = 0 - 1}>)"
}
"""#
        case .e32: #"""
collection shelf { section Top: A; section Bottom: B }
scenario "deleted and moved" {
  batch { model delete section Top; list delete section 0; list move section 0 to 0 }
  expect exception "attempt to perform a delete and a move from the same section (0)"
}
"""#
        case .e33: #"""
table people: A B C D
scenario "a place that gets an insert and a move" {
  batch { model insert Z at 2; list insert 2; list move 0 to 2 }
  expect exception "attempt to perform an insert and a move to the same index path (<... {length = 2, path = 0 - 2}>)"
}
"""#
        case .e34: #"""
collection shelf { section Top: A; section Bottom: B }
scenario "a place that gets an insert and a move" {
  batch {
    model insert section New at 0
    list insert section New at 0; list move section 1 to 0
  }
  expect exception "attempt to perform an insert and a move to the same section (0)"
}
"""#
        case .e35: #"""
collection colors: red orange yellow green
scenario "one item to two places" {
  batch { list move 0 to 1; list move 0 to 2 }
  expect exception "attempt to move item at index path <... path = 0 - 0}> to both <... 0 - 1}> and <... 0 - 2}>"
}
"""#
        case .e36: #"""
collection colors: red orange yellow green
scenario "two items to one place" {
  batch { list move 0 to 3; list move 1 to 3 }
  expect exception "attempt to move both item at index path <... 0 - 0}> and <... 0 - 1}> to <... path = 0 - 3}>"
}
"""#
        case .e37: #"""
table todo { section Today: A; section Later: B }
scenario "to two places" {
  batch { list move section 0 to 1; list move section 0 to 0 }
  expect exception "attempt to move section 0 to both section ... and section ..."
}
"""#
        case .e38: #"""
table todo { section Today: A; section Later: B }
scenario "two to one place" {
  batch { list move section 0 to 1; list move section 1 to 1 }
  expect exception "attempt to move both section 0 and section 1 to section 1"
}
"""#
        case .e40: #"""
collection shelf { section Top: A B; section Bottom: C }
ios 6
scenario "out of a section that goes" {
  batch {
    model move C to 0; model delete section Bottom
    list move [1, 0] to 0; list delete section 1
  }
  expect exception "cannot move an item from a deleted section (1)"
}
"""#
        case .e41: #"""
collection shelf { section Top: A B; section Bottom: C }
ios 6
scenario "into a section that is new" {
  batch {
    model insert section New at 2; model move A to [2, 0]
    list insert section New at 2; list move [0, 0] to [2, 0]
  }
  expect exception "cannot move an item into a newly inserted section (2)"
}
"""#
        case .e42: #"""
table people: A B C D
scenario "moved and reloaded" {
  batch { model move A to 2; list move 0 to 2; list reload 0 }
  expect exception "Attempt to create two animations for cell"
}
"""#
        case .e50: #"""
table people { section Today: A B; section Later: C }
scenario "the rows of a section that a table does not have" {
  list count 2 in people
  expect exception "Requested the number of rows for section (2) which is out of bounds."
}
"""#
        case .e51: #"""
collection shelf: X Y
scenario "the items of a section that a collection does not have" {
  list count 5 in shelf
  expect exception "request for number of items in section 5 when there are only 1 sections in the collection view"
}
"""#
        case .e52: #"""
table people { section Today: A B; section Later: C }
scenario "past its sections" {
  list scroll to [3, 0] in people
  expect exception "Attempted to scroll the table view to an out-of-bounds section (3) when there are only 2 ..."
}
"""#
        case .e53: #"""
collection shelf: X Y
scenario "past the items of a collection" {
  list scroll to 7 in shelf
  expect exception "Attempted to scroll the collection view to an out-of-bounds item (7) when there ..."
}
"""#
        case .e54: #"""
table people { section Today: A B; section Later: C }
scenario "that of iOS 11 does" {
  ios 11
  list scroll to [0, 2] in people
  expect exception "-[UITableView ...:usingPresentationValues:]: row (2) beyond bounds (2) for section (0)."
}
"""#
        case .e55: #"""
collection shelf: X Y
scenario "a collection of iOS 12" {
  ios 12
  list scroll to 4 in shelf
  expect exception "attempt to scroll to invalid index path: <NSIndexPath: 0x0...> {length = 2, path = 0 - 4}"
}
"""#
        case .e56: #"""
collection shelf: X Y
scenario "a layout that invents a cell" {
  list layout 0 2 in shelf
  expect exception "UICollectionView received layout attributes for a cell with an index path that does not exist: ..."
}
"""#
        case .e57: #"""
collection shelf: X Y { cells: Book }
scenario "a collection" {
  list dequeue Bok in shelf
  expect exception "could not dequeue a view of kind: UICollectionElementKindCell with identifier Bok - must ..."
}
"""#
        case .e58: #"""
table people: A B C { data diffable }
scenario "sections too" {
  list insert section New at 0
  expect exception "UITableView must be updated via the UITableViewDiffableDataSource APIs ..."
}
"""#
        case .e59: #"""
collection colors: red orange yellow { reorders }
scenario "while an item moves no other one can begin to" {
  reorder red; hover orange
  reorder yellow
  expect exception "attempt to begin reordering on collection view while reordering is already in progress"
}
"""#
        default: nil
        }
    }
}
