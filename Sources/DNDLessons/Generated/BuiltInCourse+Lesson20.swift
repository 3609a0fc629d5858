// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson20() -> [CourseFile] {
        [
        CourseFile(path: "20-no-drop-delegate/lesson.md", text: #"""
# No drop delegate at all
kind: P
unit: 5
rules: R057 R086 R096 R139

A list that only gives needs only a drag delegate:

    tableView.dragDelegate = self
    tableView.dropDelegate = nil

Beginners set one of the two and wonder about the other. In a lesson it is
written `drop off`; the methods are there, but UIKit does not call them.

{rows}

The object that is the drag delegate has all drop methods as well, as the
textbook delegate does: `canHandle`, `dropSessionDidUpdate`,
`performDropWith`. It also has `dragSessionWillBegin` and `dragSessionDidEnd`.

A is dragged to C, and let go. Predict the calls.

## Hints
1. UIKit calls an object's drop methods only if it is the dropDelegate.
2. The drag takes place: it has items, a beginning and an end.
3. Three calls, all of the drag delegate.

## Why
Having methods is not enough: UIKit calls the object that was assigned. Without
a drop delegate the table is no destination, so the release happens over
nothing, and the row flies home. That is a good setting for a list from which
rows are copied elsewhere. Next, the same table with moveRowAt: there seven
apps rely on something that Apple never promised (Q35).

{sequence}

"""#),
        CourseFile(path: "20-no-drop-delegate/second-solution.dnd", text: #"""
table people: A B C { drop off; reorders }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

# Not documented; shipping apps reorder by it. `dnd explain Q35` has the evidence.
scenario "the same, and the data source has moveRowAt" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dragSessionWillBegin
    moveRowAt from [0, 0] to [0, 2]
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "20-no-drop-delegate/second.dnd", text: #"""
table people: A B C { drop off; reorders }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

# Not documented; shipping apps reorder by it. `dnd explain Q35` has the evidence.
scenario "the same, and the data source has moveRowAt" {
  drag A; hover C; drop
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "20-no-drop-delegate/solution.dnd", text: #"""
table people: A B C { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A is let go over C" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dragSessionWillBegin
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "20-no-drop-delegate/start.dnd", text: #"""
table people: A B C { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A is let go over C" {
  drag A; hover C; drop
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "20-no-drop-delegate/wrong/drag-without-end.dnd", text: #"""
# Reply: Nobody took the row, and still the drag has ended:
#   `dragSessionDidEnd` comes for every session that began.

table people: A B C { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A is let go over C" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning
    dragSessionWillBegin
  }
}

"""#),
        CourseFile(path: "20-no-drop-delegate/wrong/end-without-begin.dnd", text: #"""
# Reply: Every end has its beginning: the finger moved with A, so
#   `dragSessionWillBegin` came before.

table people: A B C { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A is let go over C" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning at [0, 0]
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "20-no-drop-delegate/wrong/items-come-later.dnd", text: #"""
# Reply: You began with `dragSessionWillBegin`. Without items there is no
#   session: `itemsForBeginning` is the first call of every drag.

table people: A B C { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A is let go over C" {
  drag A; hover C; drop
  expect calls {
    dragSessionWillBegin
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "20-no-drop-delegate/wrong/methods-are-enough.dnd", text: #"""
# Reply: The methods are there, but the object is not the table's
#   `dropDelegate`, so UIKit does not call them. A conformance alone connects
#   nothing.

table people: A B C { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A is let go over C" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning
    dragSessionWillBegin
    canHandle
    dropSessionDidUpdate
    dropSessionDidUpdate
    performDropWith
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "20-no-drop-delegate/wrong/no-drag-either.dnd", text: #"""
# Reply: Giving and taking are two roles. The drag delegate is set, so a drag
#   begins and ends; only the taking is missing.

table people: A B C { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A is let go over C" {
  drag A; hover C; drop
  expect calls: none
}

"""#),
        CourseFile(path: "20-no-drop-delegate/wrong/still-performed.dnd", text: #"""
# Reply: You let the drop be performed. Without a drop delegate the table is
#   no destination: the release is over nothing, and the row flies home.

table people: A B C { drop off }

delegate {
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A is let go over C" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning
    dragSessionWillBegin
    performDropWith
    dragSessionDidEnd
  }
}

"""#),
        ]
    }
}
