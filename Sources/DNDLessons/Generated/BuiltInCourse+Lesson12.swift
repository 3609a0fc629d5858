// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson12() -> [CourseFile] {
        [
        CourseFile(path: "12-has-active-drag/lesson.md", text: #"""
# Is it my own row?
kind: R
unit: 3
rules: R163 R034 R068 R090

A table wants to move its own rows, and copy those of any other list. Two tests
look alike:

- `session.localDragSession != nil`: the drag began somewhere in this *app*
- `tableView.hasActiveDrag`: the drag began in this *table*

In a delegate here the first is written `when local`, the second
`when item.source`, since only an own item has a `sourceIndexPath`.

This delegate moves rows of `team`: it takes an item with a source out, and
inserts it at the destination. Rows of `guests` shall stay with the guests, and
be copied. One scenario passes and one fails: first predict which, then run
`dnd run start.dnd` and mend the delegate.

## Hints
1. What does the delegate propose for a row of `guests`? Is it from this app?
2. A move was proposed, but X has no source in `team`, so nothing was taken
   out. The row is there twice, and the badge promised a move.
3. Replace the condition `local` by the one that asks for an own row.

## Why
localDragSession tells the app, hasActiveDrag the table; rows of a second list
of your own app are local and still not yours. Whoever tests for local alone
moves what it cannot remove, or force-unwraps a sourceIndexPath that is nil.
Next, an archive refuses more than it should.

"""#),
        CourseFile(path: "12-has-active-drag/second-solution.dnd", text: #"""
table archive: X
table inbox: A B

delegate in archive {
  dropSessionDidUpdate when item.source -> forbidden
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item { batch { model insert item at destination; list insert destination } }
  }
}

scenario "the archive is not reordered" {
  drag X from archive; hover end in archive; drop
  expect operation: forbidden
  expect order in archive: X
}

scenario "a row of the inbox is archived as a copy" {
  drag A from inbox; hover X in archive; drop
  expect operation: copy
  expect order in archive: A X
  expect order in inbox: A B
}

"""#),
        CourseFile(path: "12-has-active-drag/second.dnd", text: #"""
table archive: X
table inbox: A B

delegate in archive {
  dropSessionDidUpdate when item.source -> forbidden
  dropSessionDidUpdate when local -> forbidden
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item { batch { model insert item at destination; list insert destination } }
  }
}

scenario "the archive is not reordered" {
  drag X from archive; hover end in archive; drop
  expect operation: forbidden
  expect order in archive: X
}

scenario "a row of the inbox is archived as a copy" {
  drag A from inbox; hover X in archive; drop
  expect operation: copy
  expect order in archive: A X
  expect order in inbox: A B
}

"""#),
        CourseFile(path: "12-has-active-drag/solution.dnd", text: #"""
table team: A B C
table guests: X Y { drop off }

delegate in team {
  dropSessionDidUpdate when item.source -> move insertAt
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row moves" {
  drag A; hover C in team; drop
  expect operation: move
  expect order in team: B C A
}

scenario "a guest is copied, and stays a guest" {
  drag X; hover B in team; drop
  expect operation: copy
  expect order in team: A X B C
  expect order in guests: X Y
}

"""#),
        CourseFile(path: "12-has-active-drag/start.dnd", text: #"""
table team: A B C
table guests: X Y { drop off }

delegate in team {
  dropSessionDidUpdate when local -> move insertAt
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row moves" {
  drag A; hover C in team; drop
  expect operation: move
  expect order in team: B C A
}

scenario "a guest is copied, and stays a guest" {
  drag X; hover B in team; drop
  expect operation: copy
  expect order in team: A X B C
  expect order in guests: X Y
}

"""#),
        CourseFile(path: "12-has-active-drag/wrong/everything-is-copied.dnd", text: #"""
# Reply: Now the guest is right, and the table copies its own rows as well: A
#   would be there twice. An own row is the one case in which the table can keep
#   the promise of a move.

table team: A B C
table guests: X Y { drop off }

delegate in team {
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row moves" {
  drag A; hover C in team; drop
  expect operation: move
  expect order in team: B C A
}

scenario "a guest is copied, and stays a guest" {
  drag X; hover B in team; drop
  expect operation: copy
  expect order in team: A X B C
  expect order in guests: X Y
}

"""#),
        CourseFile(path: "12-has-active-drag/wrong/everything-moves.dnd", text: #"""
# Reply: X arrives as a move although it is not the team's. It has no source
#   there, so nothing takes it out, and it is in two lists. Only an own row may
#   be a move: `when item.source`.

table team: A B C
table guests: X Y { drop off }

delegate in team {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row moves" {
  drag A; hover C in team; drop
  expect operation: move
  expect order in team: B C A
}

scenario "a guest is copied, and stays a guest" {
  drag X; hover B in team; drop
  expect operation: copy
  expect order in team: A X B C
  expect order in guests: X Y
}

"""#),
        CourseFile(path: "12-has-active-drag/wrong/only-own-rows.dnd", text: #"""
# Reply: Refusing everybody else is safe and too strict: the guest shall be
#   copied. Give the rows of other lists an answer of their own, `copy
#   insertAt`.

table team: A B C
table guests: X Y { drop off }

delegate in team {
  dropSessionDidUpdate when item.source -> move insertAt
  dropSessionDidUpdate -> forbidden
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row moves" {
  drag A; hover C in team; drop
  expect operation: move
  expect order in team: B C A
}

scenario "a guest is copied, and stays a guest" {
  drag X; hover B in team; drop
  expect operation: copy
  expect order in team: A X B C
  expect order in guests: X Y
}

"""#),
        ]
    }
}
