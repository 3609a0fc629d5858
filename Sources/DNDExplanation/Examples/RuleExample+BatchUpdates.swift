// Generated from the specs by `make examples`: do not edit.
// swift-format-ignore-file
internal import DragDrop

extension RuleExample {
    static func batchUpdates(_ rule: RuleID) -> String? {
        switch rule {
        case .b01, .b02, .b03: #"""
table people: A B C D
scenario "deletes and inserts in any order" {
  batch { model remove B; model insert Z at 0; list insert 0; list delete 1 }
  expect order: Z A C D
  batch { list delete 0; list insert 3; model remove Z; model insert Y at end }
  expect order: A C D Y
}
"""#
        case .b04: #"""
collection colors: red orange yellow green
scenario "a move down ends where it says, not one before it" {
  batch { model move red to 2; list move 0 to 2 }
  expect order: orange yellow red green
}
"""#
        case .b05: #"""
table people: A B C D
scenario "whatever is inserted above it" {
  batch { model remove C; model insert Y at 2; model insert Z at 0; list insert 0; list reload 2 }
  expect order: Z A B Y D
}
"""#
        case .b06: #"""
collection colors: red orange yellow green
scenario "the safe recipe: deletes descending, inserts ascending" {
  batch {
    model remove green; model remove red; model insert red at 1; model insert green at 2
    list move 0 to 1; list move 3 to 2
  }
  expect order: orange red green yellow
}
"""#
        case .b07: #"""
table todo { section Today: A B; section Later: C; section Never: D }
scenario "so the deleted row need not even exist" {
  batch { model delete section Later; list delete section Later; list delete [1, 9] }
  expect order { Today: A B; Never: D }
}
"""#
        case .b08: #"""
collection shelf { section Top: A B; section Bottom: C }
scenario "out of a section that goes" {
  batch {
    model move C to 0; model delete section Bottom
    list move [1, 0] to 0; list delete section 1
  }
  expect order { Top: C A B }
}
"""#
        case .b09: #"""
table people: A B C D
scenario "an inner batch need not add up by itself" {
  batch {
    batch { list delete 0 }
    model remove A
  }
  expect order: B C D
}
"""#
        case .b10: #"""
table people: A B C
scenario "a model changed ahead of the batch has been counted already" {
  list reload
  model insert Z at 0
  batch { list insert 0 }
  expect exception "... after the update (4) must be equal to ... before the update (4), ... (1 inserted, ..."
}
"""#
        case .b11: #"""
table people: A B C D
scenario "a call outside a batch is a batch of one" {
  model remove A; list delete 0
  expect order: B C D
}
"""#
        case .b12: #"""
table people: A B C D
scenario "reloadData has no business in a batch" {
  batch { model remove A; list delete 0; list reload }
  expect finding DND1014
  expect order: B C D
}
"""#
        case .b13: #"""
table people: A B C
scenario "no such row, whatever the counts" {
  batch in people { list delete 99 }
  expect exception "attempt to delete row 99 from section 0 which only contains 3 rows before the update"
}
"""#
        case .b14: #"""
table people: A B C
scenario "a row that is deleted twice is one row too few" {
  ios 15
  batch { model remove B; list delete 1; list delete 1 }
  expect exception "... after the update (2) ... before the update (3), ... (0 inserted, 2 deleted) ..."
}
"""#
        case .b15: #"""
table people: A B C D
scenario "the same place may be deleted and inserted" {
  batch { model remove A; model insert Z at 0; list delete 0; list insert 0 }
  expect order: Z B C D
}
"""#
        case .b16: #"""
table people: A B C D
scenario "a reload is counted twice, a reconfiguration never" {
  ios 15
  batch { model remove D; list reload 0; list reconfigure 1 2 }
  expect exception "... after the update (3) ... before the update (4), ... (1 inserted, 1 deleted) ..."
}
"""#
        case .b17: #"""
collection colors: red orange yellow green
scenario "the same move twice is one move" {
  batch { model move red to 2; list move 0 to 2; list move 0 to 2 }
  expect order: orange yellow red green
}
"""#
        case .b18: #"""
table list: A B C
scenario "an empty batch over changed data" {
  batch { model remove A }
  expect exception "... counts: [3] } Data source after updates = { 1 section with row counts: [2] } Updates = [ ] ..."
}
"""#
        default: nil
        }
    }
}
