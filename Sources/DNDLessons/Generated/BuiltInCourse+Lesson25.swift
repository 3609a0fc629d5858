// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson25() -> [CourseFile] {
        [
        CourseFile(path: "25-several-items-one-batch/lesson.md", text: #"""
# Several items, one batch
kind: M
unit: 6
rules: R161 B02 B06 R163

Dragging a selected row drags all selected rows. Of real delegates more than a
quarter take the first item only, and the others are lost. `coordinator.items`
has all of them, in the session's order, and each has its `sourceIndexPath`,
which counts *before* the drop, also when an earlier round of your loop has
already taken a row out.

{rows}

A and C are dragged down to E. In a delegate `each item { … }` is the loop, and
`item.destination` the place of each: the drop's destination for the first, one
further for the second, and so on.

Predict the order of the rows after the drop: does A stay before C? Then write
the body of `performDropWith`, in one batch.

## Hints
1. Two loops: first all rows out, then all rows in.
2. `model remove item` names the row, not a number, so it does not go stale.
3. batch { each item { model remove item; list delete item.source }
   each item { model insert item at item.destination;
   list insert item.destination } }

## Why
Source paths are those before the drop, which is what deletions of a batch want.
An array changes under your hands instead: taking out A makes every later index
one too high, so remove by identity, or from the highest index down, before
anything is inserted. Insert in the order of the items, each one further, and
the person finds the rows in their order. Next, rows of another table.

"""#),
        CourseFile(path: "25-several-items-one-batch/second-solution.dnd", text: #"""
table people: A B C
table guests: X Y Z { drop off; selected: X Z }

delegate in people {
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    batch {
      each item { model insert item at item.destination; list insert item.destination }
    }
  }
}

scenario "X and Z are copied to B" {
  drag X from guests; hover B in people; drop
  expect updates in people: insert 1 insert 2
  expect order in people: A X Z B C
  expect order in guests: X Y Z
}

"""#),
        CourseFile(path: "25-several-items-one-batch/second.dnd", text: #"""
table people: A B C
table guests: X Y Z { drop off; selected: X Z }

delegate in people {
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    ???
  }
}

scenario "X and Z are copied to B" {
  drag X from guests; hover B in people; drop
  expect updates in people: insert 1 insert 2
  expect order in people: A X Z B C
  expect order in guests: X Y Z
}

"""#),
        CourseFile(path: "25-several-items-one-batch/solution.dnd", text: #"""
table people: A B C D E { selected: A C }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    batch {
      each item { model remove item; list delete item.source }
      each item { model insert item at item.destination; list insert item.destination }
    }
  }
}

scenario "A and C go down to E" {
  drag A; hover E; drop
  expect order: B D E A C
}

scenario "alone, a row moves as ever" {
  deselect
  drag A; hover E; drop
  expect order: B C D E A
}

"""#),
        CourseFile(path: "25-several-items-one-batch/start.dnd", text: #"""
table people: A B C D E { selected: A C }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    ???
  }
}

scenario "A and C go down to E" {
  drag A; hover E; drop
  expect order: B D E A C
}

scenario "alone, a row moves as ever" {
  deselect
  drag A; hover E; drop
  expect order: B C D E A
}

"""#),
        CourseFile(path: "25-several-items-one-batch/wrong/a-batch-for-each.dnd", text: #"""
# Reply: You gave each row a batch of its own. The first one has moved the rows
#   when the second begins, so the places of the second are no longer those of
#   the drop. One batch around all of them counts every place once.

table people: A B C D E { selected: A C }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
    }
  }
}

scenario "A and C go down to E" {
  drag A; hover E; drop
  expect order: B D E A C
}

scenario "alone, a row moves as ever" {
  deselect
  drag A; hover E; drop
  expect order: B C D E A
}

"""#),
        CourseFile(path: "25-several-items-one-batch/wrong/first-only.dnd", text: #"""
# Reply: Only the first row moved. `coordinator.items` holds every dragged
#   row: loop over it, or C is left behind though it was in the drag.

table people: A B C D E { selected: A C }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    batch {
      model move A to destination
      list move 0 to destination
    }
  }
}

scenario "A and C go down to E" {
  drag A; hover E; drop
  expect order: B D E A C
}

scenario "alone, a row moves as ever" {
  deselect
  drag A; hover E; drop
  expect order: B C D E A
}

"""#),
        CourseFile(path: "25-several-items-one-batch/wrong/none-taken-out.dnd", text: #"""
# Reply: The rows were inserted and not taken out: A and C are there twice. A
#   move removes nothing by itself.

table people: A B C D E { selected: A C }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    batch {
      each item { model insert item at item.destination; list insert item.destination }
    }
  }
}

scenario "A and C go down to E" {
  drag A; hover E; drop
  expect order: B D E A C
}

scenario "alone, a row moves as ever" {
  deselect
  drag A; hover E; drop
  expect order: B C D E A
}

"""#),
        CourseFile(path: "25-several-items-one-batch/wrong/reversed.dnd", text: #"""
# Reply: Every row was inserted at the same place, in front of the one before
#   it, so C lies before A. Each item needs a place of its own:
#   `item.destination`.

table people: A B C D E { selected: A C }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    batch {
      each item { model remove item; list delete item.source }
      each item { model insert item at destination }
      each item { list insert item.destination }
    }
  }
}

scenario "A and C go down to E" {
  drag A; hover E; drop
  expect order: B D E A C
}

scenario "alone, a row moves as ever" {
  deselect
  drag A; hover E; drop
  expect order: B C D E A
}

"""#),
        CourseFile(path: "25-several-items-one-batch/wrong/stale-source.dnd", text: #"""
# Reply: You removed by number, one row after the other. Once A is out,
#   everything below has moved up, and C's source path means D. Remove by name,
#   or from the highest index down.

table people: A B C D E { selected: A C }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch {
        model remove item.source; model insert item at item.destination
        list delete item.source; list insert item.destination
      }
    }
  }
}

scenario "A and C go down to E" {
  drag A; hover E; drop
  expect order: B D E A C
}

scenario "alone, a row moves as ever" {
  deselect
  drag A; hover E; drop
  expect order: B C D E A
}

"""#),
        ]
    }
}
