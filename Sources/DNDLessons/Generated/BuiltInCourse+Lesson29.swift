// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson29() -> [CourseFile] {
        [
        CourseFile(path: "29-apply-a-snapshot/lesson.md", text: #"""
# Diffable: apply a snapshot
kind: R
unit: 8
rules: R231 E58 R235

A diffable data source owns the rows. The app never says "delete row 1"; it
makes a snapshot of what shall be shown, and applies it:

    var snapshot = dataSource.snapshot()
    snapshot.moveItem(a, afterItem: c)
    dataSource.apply(snapshot)

UIKit finds the deletions, insertions and moves. Calling `deleteRows` on such a
table raises an exception. In a delegate here, `snapshot move item to
destination` changes the snapshot, and `snapshot apply` hands it over.

{rows}

This drop delegate was written for a table with an array, and has been changed
in one line only. Predict what the table shows after the drop, and what the app
believes. Then mend the delegate.

## Hints
1. A snapshot is a value. Changing it changes nothing on the screen.
2. What did UIKit get to know of the change?
3. snapshot move item to destination; snapshot apply

## Why
A snapshot is a value: what is not applied has not happened for UIKit. One apply
replaces the batch, the deletions and insertions, and the counting; identifiers
must be unique, and a move of one that is there already is a move, not a copy.
Next, a row is thrown away.

"""#),
        CourseFile(path: "29-apply-a-snapshot/second-solution.dnd", text: #"""
table people: A B C { data diffable }
view bin

delegate in bin {
  sessionDidUpdate -> move
  performDrop {
    each item {
      snapshot delete item in people
      snapshot apply in people
    }
  }
}

scenario "A is thrown away" {
  drag A from people; hover in bin; drop
  expect operation: move
  expect order in people: B C
}

"""#),
        CourseFile(path: "29-apply-a-snapshot/second.dnd", text: #"""
table people: A B C { data diffable }
view bin

delegate in bin {
  sessionDidUpdate -> move
  performDrop {
    each item {
      snapshot delete item in people
    }
  }
}

scenario "A is thrown away" {
  drag A from people; hover in bin; drop
  expect operation: move
  expect order in people: B C
}

"""#),
        CourseFile(path: "29-apply-a-snapshot/solution.dnd", text: #"""
table people: A B C D { data diffable }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      snapshot move item to destination
      snapshot apply
      coordinator drop item to destination
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D
}

scenario "D goes up to the front" {
  drag D; hover A; drop
  expect order: D A B C
}

"""#),
        CourseFile(path: "29-apply-a-snapshot/start.dnd", text: #"""
table people: A B C D { data diffable }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      snapshot move item to destination
      coordinator drop item to destination
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D
}

scenario "D goes up to the front" {
  drag D; hover A; drop
  expect order: D A B C
}

"""#),
        CourseFile(path: "29-apply-a-snapshot/wrong/applied-too-early.dnd", text: #"""
# Reply: You applied the snapshot as it was, and changed it afterwards. A
#   snapshot is a value: what is applied is its state at that moment.

table people: A B C D { data diffable }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      snapshot apply
      snapshot move item to destination
      coordinator drop item to destination
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D
}

scenario "D goes up to the front" {
  drag D; hover A; drop
  expect order: D A B C
}

"""#),
        CourseFile(path: "29-apply-a-snapshot/wrong/as-for-an-array.dnd", text: #"""
# Reply: A diffable table takes no `moveRow`, `insertRows` or `deleteRows`: it
#   raises. The snapshot tells it everything: change it and apply it, and UIKit
#   finds the updates.

table people: A B C D { data diffable }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      model move item to destination
      list move item.source to destination
      coordinator drop item to destination
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D
}

scenario "D goes up to the front" {
  drag D; hover A; drop
  expect order: D A B C
}

"""#),
        CourseFile(path: "29-apply-a-snapshot/wrong/as-it-was.dnd", text: #"""
# Reply: The snapshot has changed and the table has not: it was not handed
#   over. What is not applied has not happened for UIKit.

table people: A B C D { data diffable }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      snapshot move item to destination
      coordinator drop item to destination
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D
}

scenario "D goes up to the front" {
  drag D; hover A; drop
  expect order: D A B C
}

"""#),
        CourseFile(path: "29-apply-a-snapshot/wrong/taken-out-for-good.dnd", text: #"""
# Reply: A is gone: it was deleted from the snapshot and not put in again.
#   Move it, or insert it at its new place.

table people: A B C D { data diffable }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      snapshot delete item
      snapshot apply
      coordinator drop item to destination
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D
}

scenario "D goes up to the front" {
  drag D; hover A; drop
  expect order: D A B C
}

"""#),
        ]
    }
}
