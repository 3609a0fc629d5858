// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson24() -> [CourseFile] {
        [
        CourseFile(path: "24-the-ledger/lesson.md", text: #"""
# The ledger: 5 is not 5 + 0 - 1
kind: F
unit: 6
rules: B13 B14 E01

    Invalid update: invalid number of rows in section 0. The number of rows
    contained in an existing section after the update (5) must be equal to
    the number of rows contained in that section before the update (5), plus
    or minus the number of rows inserted or deleted from that section
    (0 inserted, 1 deleted) …

Read it as a ledger: five rows before, none inserted, one deleted, so there must
be four; the data source says five. The table was told of a deletion, and the
data still has the row.

{rows}

A is moved from `todo` to `done`. The drop delegate of `done` inserts it there.
The drag delegate of `todo` removes it when the drag has ended, and the app
crashes with the text above.

All lines look busy with the right things. Predict which one is wrong, and mark
it with `# here` at its end.

## Hints
1. The message is about the table that deletes: `todo` has five rows too many.
2. Which line takes A out of the data of `todo`? Read it to its end.
3. In dragSessionDidEnd the list deletes in todo, and the model removes in done.

## Why
The ledger names the section and the numbers, never the line, but it says which
side is at fault: the list had an update that the data did not. Here the wrong
list's data was changed. That happens wherever the source is remembered
elsewhere, in a reused cell or a tag; keep it in the session's localContext or
in the item. Next, the ledger is wrong the other way.

"""#),
        CourseFile(path: "24-the-ledger/second-solution.dnd", text: #"""
table people: A B C D E

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch {
        model remove item
        list delete item.source
        model insert item at destination
        list insert destination
      }
      coordinator drop item to destination
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D E
}

"""#),
        CourseFile(path: "24-the-ledger/second.dnd", text: #"""
table people: A B C D E

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch {
        model remove item
        list delete item.source
        model insert item item at destination
        list insert destination
      }
      coordinator drop item to destination
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D E
}

"""#),
        CourseFile(path: "24-the-ledger/solution.dnd", text: #"""
table todo: A B C D E
table done: X { drag off }

delegate in todo {
  itemsForBeginning -> item
  dragSessionDidEnd {
    batch in todo {
      list delete 0 in todo
      model remove A in todo
    }
  }
}

delegate in done {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch { list insert destination; model insert item at destination }
      coordinator drop item to destination
    }
  }
}

scenario "A is done" {
  drag A from todo; hover X in done; drop; settle
  expect order in todo: B C D E
  expect order in done: A X
}

"""#),
        CourseFile(path: "24-the-ledger/start.dnd", text: #"""
table todo: A B C D E
table done: X { drag off }

delegate in todo {
  itemsForBeginning -> item
  dragSessionDidEnd {
    batch in todo {
      list delete 0 in todo
      model remove A in done
    }
  }
}

delegate in done {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch { list insert destination; model insert item at destination }
      coordinator drop item to destination
    }
  }
}

scenario "A is done" {
  drag A from todo; hover X in done; drop; settle
  expect order in todo: B C D E
  expect order in done: A X
}

"""#),
        CourseFile(path: "24-the-ledger/wrong/the-deletion.dnd", text: #"""
# Reply: The deletion is right: A shall leave `todo`, and it is its row 0. The
#   ledger misses the other half, a removal from the data of the same list.

table todo: A B C D E
table done: X { drag off }

delegate in todo {
  itemsForBeginning -> item
  dragSessionDidEnd {
    batch in todo {
      list delete 0 in todo  # here
      model remove A in done
    }
  }
}

delegate in done {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch { list insert destination; model insert item at destination }
      coordinator drop item to destination
    }
  }
}

scenario "A is done" {
  drag A from todo; hover X in done; drop; settle
  expect order in todo: B C D E
  expect order in done: A X
}

"""#),
        CourseFile(path: "24-the-ledger/wrong/the-insertion.dnd", text: #"""
# Reply: The ledger of `done` is balanced: one row inserted, one more in the
#   data. Inside a batch the list may even be told first. The message is about
#   `todo`.

table todo: A B C D E
table done: X { drag off }

delegate in todo {
  itemsForBeginning -> item
  dragSessionDidEnd {
    batch in todo {
      list delete 0 in todo
      model remove A in done
    }
  }
}

delegate in done {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch { list insert destination; model insert item at destination }  # here
      coordinator drop item to destination
    }
  }
}

scenario "A is done" {
  drag A from todo; hover X in done; drop; settle
  expect order in todo: B C D E
  expect order in done: A X
}

"""#),
        CourseFile(path: "24-the-ledger/wrong/the-preview.dnd", text: #"""
# Reply: This is where the preview flies to, to a row that was inserted
#   before. It changes no count.

table todo: A B C D E
table done: X { drag off }

delegate in todo {
  itemsForBeginning -> item
  dragSessionDidEnd {
    batch in todo {
      list delete 0 in todo
      model remove A in done
    }
  }
}

delegate in done {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch { list insert destination; model insert item at destination }
      coordinator drop item to destination  # here
    }
  }
}

scenario "A is done" {
  drag A from todo; hover X in done; drop; settle
  expect order in todo: B C D E
  expect order in done: A X
}

"""#),
        CourseFile(path: "24-the-ledger/wrong/the-proposal.dnd", text: #"""
# Reply: A move is what is meant. It removes nothing by itself, which is why
#   `dragSessionDidEnd` has to.

table todo: A B C D E
table done: X { drag off }

delegate in todo {
  itemsForBeginning -> item
  dragSessionDidEnd {
    batch in todo {
      list delete 0 in todo
      model remove A in done
    }
  }
}

delegate in done {
  dropSessionDidUpdate -> move insertAt  # here
  performDropWith {
    each item {
      batch { list insert destination; model insert item at destination }
      coordinator drop item to destination
    }
  }
}

scenario "A is done" {
  drag A from todo; hover X in done; drop; settle
  expect order in todo: B C D E
  expect order in done: A X
}

"""#),
        ]
    }
}
