// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson10() -> [CourseFile] {
        [
        CourseFile(path: "10-at-into-automatic/lesson.md", text: #"""
# Insert at, insert into, automatic
kind: P
unit: 3
rules: R106 R107 R108 R105 R113

Beside its operation a proposal for a list has an *intent*. It says what the
place under the finger means:

- `.insertAtDestinationIndexPath`: between rows. A gap opens.
- `.insertIntoDestinationIndexPath`: into this row, which is a folder, say. The
  row is highlighted.
- `.automatic` (tables only): UIKit decides by the finger's height in the row.
- `.unspecified`: accepted, but the place is nobody's business. Nothing shows.

{rows}

A is dragged to C, once for each intent; `hover C into` is the middle of the
row. Predict what the table shows:
`expect gap` is the gap's path, such as `[0, 1]`, or `none`, and
`expect cellDropState` is `targeted` for a highlighted row, `notTargeted` for
any other row of a table that may take the drop.

## Hints
1. Gap or highlight: an intent never shows both.
2. "Unspecified" shows neither.
3. At C a gap at [0, 2] and no highlight; into C no gap and a highlight; the
   middle counts as into; unspecified shows nothing at all.

## Why
The intent is what the person sees before letting go, so it must match what
performDropWith will do: a gap promises a new row there, a highlight promises
that the row swallows the item. With automatic, coordinator.proposal.intent
tells which of the two the person saw. Next, automatic near the edge of a row,
and a table that changes its mind.

"""#),
        CourseFile(path: "10-at-into-automatic/second-solution.dnd", text: #"""
table people: A B C D

scenario "automatic, at the lower edge of C" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C below
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "a gap at B, then into C" {
  delegate {
    dropSessionDidUpdate at 2 -> move insertInto
    dropSessionDidUpdate -> move insertAt
  }
  drag A; hover B
  expect gap: [0, 1]
  hover C
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/second.dnd", text: #"""
table people: A B C D

scenario "automatic, at the lower edge of C" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C below
  expect gap: ???
  expect cellDropState of C: ???
  cancel
}

scenario "a gap at B, then into C" {
  delegate {
    dropSessionDidUpdate at 2 -> move insertInto
    dropSessionDidUpdate -> move insertAt
  }
  drag A; hover B
  expect gap: ???
  hover C
  expect gap: ???
  expect cellDropState of C: ???
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/solution.dnd", text: #"""
table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/start.dnd", text: #"""
table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: ???
  expect cellDropState of C: ???
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: ???
  expect cellDropState of C: ???
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: ???
  expect cellDropState of C: ???
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: ???
  expect cellDropState of C: ???
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/at-highlights-too.dnd", text: #"""
# Reply: You highlighted the row as well. With "insert at" the item lands
#   between rows: the gap shows where, and no row is a target.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: targeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/at-without-gap.dnd", text: #"""
# Reply: "Insert at" means between rows, and a gap shows where: it opens at C
#   as soon as the finger is there.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/automatic-is-at.dnd", text: #"""
# Reply: In the middle of a row `automatic` means "into": the row is
#   highlighted. Near the row's edges it means "at", and the gap opens.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/automatic-is-no-state.dnd", text: #"""
# Reply: In the middle of the row `automatic` means "into", so the cell is
#   `targeted`.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: none
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/automatic-not-highlighted.dnd", text: #"""
# Reply: In the middle of the row `automatic` means "into", so C is
#   highlighted as a destination: `targeted`.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/gap-counted-with-the-row.dnd", text: #"""
# Reply: You counted A, which is being dragged. Without it B is 0 and C is 1,
#   so the gap behind C is at 2.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 3]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/gap-where-it-was.dnd", text: #"""
# Reply: The gap's path counts the rows without A: B is 0, C is 1, and the gap
#   lies behind C. Going down, it opens on the far side of the row under the
#   finger.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 1]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/into-is-no-state.dnd", text: #"""
# Reply: The row is the destination, and its cell shows it: `targeted`.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: none
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/into-not-highlighted.dnd", text: #"""
# Reply: With "insert into" the row is the destination, and it shows: its cell
#   is `targeted`, the others are `notTargeted`.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/into-opens-a-gap.dnd", text: #"""
# Reply: "Insert into" puts the item inside the row, so no row is added and no
#   gap opens. The row itself is highlighted.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: notTargeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/not-targeted-is-none.dnd", text: #"""
# Reply: `cellDropState` is `none` only while a cell belongs to no possible
#   destination. As long as the table may take the drop, each of its cells is at
#   least `notTargeted`.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: none
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: none
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/unspecified-highlights.dnd", text: #"""
# Reply: `.unspecified` names no row, so none is highlighted, also not the one
#   under the finger.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/unspecified-is-at.dnd", text: #"""
# Reply: `.unspecified` opens no gap. The drop is accepted, and where the item
#   goes is decided in `performDropWith`; so nothing is shown before.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

"""#),
        CourseFile(path: "10-at-into-automatic/wrong/unspecified-is-no-state.dnd", text: #"""
# Reply: The table may still take the drop, so its cells are `notTargeted`.
#   `none` would mean that it cannot.

table people: A B C D

scenario "insert at" {
  delegate { dropSessionDidUpdate -> move insertAt }
  drag A; hover C into
  expect gap: [0, 2]
  expect cellDropState of C: notTargeted
  cancel
}

scenario "insert into" {
  delegate { dropSessionDidUpdate -> move insertInto }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "automatic" {
  delegate { dropSessionDidUpdate -> move automatic }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: targeted
  cancel
}

scenario "unspecified" {
  delegate { dropSessionDidUpdate -> move }
  drag A; hover C into
  expect gap: none
  expect cellDropState of C: none
  cancel
}

"""#),
        ]
    }
}
