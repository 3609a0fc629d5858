// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson17() -> [CourseFile] {
        [
        CourseFile(path: "17-move-row-at/lesson.md", text: #"""
# A table that reorders
kind: P
unit: 5
rules: R130 R131 R132

Long before drag and drop, tables had a reorder control. The data source
implements `tableView(_:moveRowAt:to:)` and changes its array there; the row
has already moved on the screen.

    override func tableView(_ tableView: UITableView,
                            moveRowAt source: IndexPath,
                            to destination: IndexPath) {
        names.insert(names.remove(at: source.row), at: destination.row)
    }

Many controllers still have it when a drop delegate is added.

{rows}

`reorders` says that the data source has `moveRowAt`. The drop delegate has
`performDropWith` as well, and proposes `move insertAt` for an own row. A is
dragged to C and dropped: which calls?

## Hints
1. Two methods could carry this move out. Done twice, it would be wrong.
2. UIKit prefers the method that means exactly this: one row of the table moves
   inside it.
3. Instead of performDropWith there is moveRowAt from [0, 0] to [0, 2].

## Why
One own row, a proposal of move and insert-at, and a data source with
moveRowAt: then the table moves the row itself, tells the data source, and
leaves performDropWith out. So that method is for everything else, and a
breakpoint in it that is never hit is no bug. Next, the same drop with two rows.

"""#),
        CourseFile(path: "17-move-row-at/second-solution.dnd", text: #"""
table people: A B C D { reorders; selected: A B }

# Dragging a selected row drags all selected rows.
scenario "A and B are selected and go down to D" {
  drag A; hover D; drop
  expect calls {
    itemsForBeginning at [0, 0] -> A
    itemsForBeginning at [0, 1] -> B
    canHandle -> true
    dropSessionDidUpdate at [0, 0] -> move insertAt
    dropSessionDidUpdate at [0, 3] -> move insertAt
    performDropWith at [0, 2]
  }
}

"""#),
        CourseFile(path: "17-move-row-at/second.dnd", text: #"""
table people: A B C D { reorders; selected: A B }

# Dragging a selected row drags all selected rows.
scenario "A and B are selected and go down to D" {
  drag A; hover D; drop
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "17-move-row-at/solution.dnd", text: #"""
table people: A B C { reorders }

scenario "A goes down to C" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning at [0, 0] -> A
    canHandle -> true
    dropSessionDidUpdate at [0, 0] -> move insertAt
    dropSessionDidUpdate at [0, 2] -> move insertAt
    moveRowAt from [0, 0] to [0, 2]
  }
}

"""#),
        CourseFile(path: "17-move-row-at/start.dnd", text: #"""
table people: A B C { reorders }

scenario "A goes down to C" {
  drag A; hover C; drop
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "17-move-row-at/wrong/both.dnd", text: #"""
# Reply: Only one of the two is called: UIKit decides for `moveRowAt`, and the
#   drop is done. If both ran, the row would be moved twice.

table people: A B C { reorders }

scenario "A goes down to C" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning
    canHandle
    dropSessionDidUpdate
    dropSessionDidUpdate
    moveRowAt
    performDropWith
  }
}

"""#),
        CourseFile(path: "17-move-row-at/wrong/data-not-told.dnd", text: #"""
# Reply: The row moves on the screen, and the data must follow. The data
#   source is told with `moveRowAt`; that is the call in place of
#   `performDropWith`.

table people: A B C { reorders }

scenario "A goes down to C" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning at [0, 0]
    canHandle
    dropSessionDidUpdate at [0, 0]
    dropSessionDidUpdate at [0, 2]
  }
}

"""#),
        CourseFile(path: "17-move-row-at/wrong/items-come-later.dnd", text: #"""
# Reply: You began with `canHandle`. Without items there is no session:
#   `itemsForBeginning` is the first call of every drag.

table people: A B C { reorders }

scenario "A goes down to C" {
  drag A; hover C; drop
  expect calls {
    canHandle
    dropSessionDidUpdate at [0, 0]
    dropSessionDidUpdate at [0, 2]
    moveRowAt from [0, 0] to [0, 2]
  }
}

"""#),
        CourseFile(path: "17-move-row-at/wrong/moved-at-each-step.dnd", text: #"""
# Reply: The data source is told once, at the release. While the finger moves,
#   only the gap moves, and nothing has to be undone if the drag is cancelled.

table people: A B C { reorders }

scenario "A goes down to C" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning
    canHandle
    dropSessionDidUpdate
    moveRowAt
    dropSessionDidUpdate
    moveRowAt
  }
}

"""#),
        CourseFile(path: "17-move-row-at/wrong/no-drop-delegate-needed.dnd", text: #"""
# Reply: The gesture is a drag like any other until the release: the drop
#   delegate is asked, and its proposal `move insertAt` is what makes the table
#   reorder.

table people: A B C { reorders }

scenario "A goes down to C" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning
    moveRowAt
  }
}

"""#),
        CourseFile(path: "17-move-row-at/wrong/perform-drop-as-ever.dnd", text: #"""
# Reply: With `moveRowAt` in the data source, UIKit moves a single own row by
#   it. `performDropWith` is left out, so what you write there does not run for
#   this drop.

table people: A B C { reorders }

scenario "A goes down to C" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning
    canHandle
    dropSessionDidUpdate
    dropSessionDidUpdate
    performDropWith
  }
}

"""#),
        ]
    }
}
