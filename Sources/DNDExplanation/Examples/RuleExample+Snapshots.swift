// Generated from the specs by `make examples`: do not edit.
// swift-format-ignore-file
internal import DragDrop

extension RuleExample {
    static func snapshots(_ rule: RuleID) -> String? {
        switch rule {
        case .s01: #"""
table people: A B C { data diffable }
scenario "twice in one call" {
  snapshot append Z Z
  expect exception "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( Z )}"
}
"""#
        case .s02: #"""
scenario "a section that exists" {
  table people { data diffable; section One: A; section Two: B }
  snapshot append section One
  expect exception "Diffable data source detected an attempt to insert or append 1 section identifier that ..."
  expect exception "... already exists in the snapshot. Identifiers in a snapshot must be unique. Section ..."
}
"""#
        case .s03: #"""
table people: A B C { data diffable }
scenario "an item that exists is moved, and UIKit only complains" {
  snapshot append A; snapshot insert C before B; snapshot apply
  expect order: C B A
}
"""#
        case .s04: #"""
table people { data diffable; section One: A B; section Two: C }
scenario "appending when there is no section" {
  snapshot delete section One; snapshot delete section Two; snapshot append Z
  expect exception "There are currently no sections in the data source. Please add a section first."
}
"""#
        case .s05: #"""
table people { data diffable; section One: A B; section Two: C }
scenario "appending to a section that is gone" {
  snapshot delete section Two; snapshot append Z to Two
  expect exception "Invalid parameter not satisfying: section != NSNotFound"
}
"""#
        case .s06: #"""
table people { data diffable; section One: A B; section Two: C }
scenario "inserting a section next to one that is gone" {
  snapshot delete section Two; snapshot insert section New after Two
  expect exception "Invalid parameter not satisfying: insertIndex != NSNotFound"
}
"""#
        case .s07: #"""
table modern: A B C D { data diffable }
scenario "deleted, and then moved" {
  delegate {
    performDropWith { each item { snapshot delete item; snapshot move item after C; snapshot apply } }
  }
  drag A; hover C; drop
  expect exception "Invalid parameter not satisfying: fromIndex != NSNotFound"
}
"""#
        case .s08: #"""
table people { data diffable; section One: A B; section Two: C }
scenario "$question of a section that is gone" {
  examples (question) { itemIdentifiers; numberOfItems }
  snapshot delete section Two
  read $question of Two
  expect exception "Section identifier was not found. You can verify the section exists by calling the ..."
  expect exception "... indexOfSectionIdentifier API (which has O(1) performance)"
}
"""#
        case .s09: #"""
table people: A B C { data diffable }
scenario "next to itself" {
  snapshot insert B before B
  expect exception "Invalid update: destination for insertion operation [B] is in the insertion identifier ..."
  expect exception "... list for update: <_UIDiffableDataSourceUpdate ...>."
}
"""#
        case .s10: #"""
table people { data diffable; section One: A B; section Two: C }
scenario "marking to $mark" {
  examples (mark) { reload; reconfigure }
  snapshot delete A; snapshot $mark A
  expect exception "Attempted to $mark item identifier that does not exist in the snapshot: A"
}
"""#
        case .s11: #"""
table people: A B C { data diffable }
scenario "one unknown identifier among those deleted" {
  snapshot delete A; snapshot delete A B; snapshot apply
  expect order: C
  expect log: none
}
"""#
        case .s13: #"""
collection shelf: A B { data diffable }
scenario "asked for what is new or refreshed, by place and item" {
  delegate { with cellProvider }
  snapshot append Z; snapshot reload A; snapshot apply
  expect calls { cellProvider at 2 with Z; cellProvider at 0 with A }
}
"""#
        case .s14: #"""
table people: A B C { data diffable }
scenario "from both queues at once" {
  snapshot delete B; snapshot apply off-main
  snapshot delete A; snapshot apply
  expect exception "Deadlock detected: calling this method on the main queue with outstanding async updates is ..."
  expect exception "... not permitted and will deadlock. Please always submit updates either always on the main ..."
  expect exception "... queue or always off the main queue - view=<UITableView: ..."
}
"""#
        case .s15: #"""
collection files { data diffable; section Main: Mail Music }
before {
  outline append Song to Music
  outline apply
}
scenario "the same item twice: $change" {
  examples (change) {
    (outline append Duet Duet)
    (outline append Song)
    (outline insert Mail after Music)
  }
  $change
  expect exception "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {( ..."
}
"""#
        case .s16: #"""
collection files { data diffable; section Main: Mail Music }
scenario "what is gone cannot be deleted" {
  outline delete Mail
  outline delete Music Mail
  expect exception "Failed to find index of item Mail"
}
"""#
        case .s17: #"""
collection files { data diffable; section Main: Mail Music }
before {
  outline append Song to Music
  outline apply
}
scenario "the parent of an item that is gone" {
  outline delete Music
  read parent of Song
  expect exception "Child item identifier does not exist in section snapshot: Song"
}
"""#
        case .s18: #"""
collection files { data diffable; section Main: Mail Music }
scenario "children for a parent that is gone: $change" {
  examples (change) { (outline append Duet to Music); (outline replace Music with Duet) }
  outline delete Music
  $change
  expect exception "Parent item identifier does not exist in section snapshot: Music"
}
"""#
        case .s19: #"""
collection files { data diffable; section Main: Mail Music; section Other: Duet }
scenario "beside an item that is gone: $change" {
  examples (change) { (outline insert Single before Mail of Main); (outline insert section Other before Mail of Main) }
  outline delete Mail of Main
  $change
  expect exception "Item identifier to insert before does not exist in section snapshot: Mail"
}
"""#
        default: nil
        }
    }
}
