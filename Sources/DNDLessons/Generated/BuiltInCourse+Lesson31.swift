// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson31() -> [CourseFile] {
        [
        CourseFile(path: "31-prove-it/lesson.md", text: #"""
# Prove it: every gesture
kind: M
unit: 8
rules: R102 R099 B14 B02
explore: all

Scenarios show what you thought of. People make other gestures. This program
can make all of them: every drag of every row, over every path, dropped or
cancelled, until no new state is left.

    dnd explore start.dnd --all

It ends with `proved`, or with a spec of the fewest steps that go wrong.

This table moves its own rows, and copies those of `guests`. Two scenarios are
written below, and the obvious body passes both. It is not enough: in this
lesson your answer is also explored. Predict which gesture the obvious body
does not survive; then write one that survives all.

The phrases are those of the last lessons. `item.destination` is new for a
single item: the place of the drop, or the end if there is none.

## Hints
1. Out of the data and the list, if there is a source; then in.
2. A guest can also be dropped below the last row. What is `destination` there?
3. if item.source { model remove item.source; list delete item.source }, then
   insert at item.destination, in one batch.

## Why
An exploration does not sample, it is complete: no path of these gestures, with
these rows, goes wrong. What is left is what was assumed, and it says so. Keep a
found spec as the scenario that you had not thought of. Next, prove the same
for a diffable table.

"""#),
        CourseFile(path: "31-prove-it/second-solution.dnd", text: #"""
table people: A B { data diffable }
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      snapshot delete item
      snapshot insert item at item.destination
      snapshot apply
    }
  }
}

scenario "A goes down to B" {
  drag A; hover B in people; drop
  expect order in people: B A
}

scenario "X is dropped on A" {
  drag X; hover A in people; drop
  expect order in people: X A B
  expect order in guests: X
}

"""#),
        CourseFile(path: "31-prove-it/second.dnd", text: #"""
table people: A B { data diffable }
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      ???
    }
  }
}

scenario "A goes down to B" {
  drag A; hover B in people; drop
  expect order in people: B A
}

scenario "X is dropped on A" {
  drag X; hover A in people; drop
  expect order in people: X A B
  expect order in guests: X
}

"""#),
        CourseFile(path: "31-prove-it/solution.dnd", text: #"""
table people: A B
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at item.destination; list insert item.destination
      }
    }
  }
}

scenario "A goes down to B" {
  drag A; hover B in people; drop
  expect order in people: B A
}

scenario "X is dropped on A" {
  drag X; hover A in people; drop
  expect order in people: X A B
  expect order in guests: X
}

"""#),
        CourseFile(path: "31-prove-it/start.dnd", text: #"""
table people: A B
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      ???
    }
  }
}

scenario "A goes down to B" {
  drag A; hover B in people; drop
  expect order in people: B A
}

scenario "X is dropped on A" {
  drag X; hover A in people; drop
  expect order in people: X A B
  expect order in guests: X
}

"""#),
        CourseFile(path: "31-prove-it/wrong/every-item-is-its-own.dnd", text: #"""
# Reply: `model move item` moves what this table has. The guest X is not in its
#   data: only an own row has an `item.source`. Ask for it first.

table people: A B
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
    }
  }
}

scenario "A goes down to B" {
  drag A; hover B in people; drop
  expect order in people: B A
}

scenario "X is dropped on A" {
  drag X; hover A in people; drop
  expect order in people: X A B
  expect order in guests: X
}

"""#),
        CourseFile(path: "31-prove-it/wrong/guests-have-no-source.dnd", text: #"""
# Reply: X has no source in this table, so there is nothing to remove: the
#   guest is copied. Ask `if item.source` before you use it.

table people: A B
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        model remove item.source; list delete item.source
        model insert item at item.destination; list insert item.destination
      }
    }
  }
}

scenario "A goes down to B" {
  drag A; hover B in people; drop
  expect order in people: B A
}

scenario "X is dropped on A" {
  drag X; hover A in people; drop
  expect order in people: X A B
  expect order in guests: X
}

"""#),
        CourseFile(path: "31-prove-it/wrong/inserted-first.dnd", text: #"""
# Reply: You inserted before you removed. The source path then names another
#   row in the data: the insertion has moved the rows below it.

table people: A B
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        model insert item at item.destination; list insert item.destination
        if item.source { model remove item.source; list delete item.source }
      }
    }
  }
}

scenario "A goes down to B" {
  drag A; hover B in people; drop
  expect order in people: B A
}

scenario "X is dropped on A" {
  drag X; hover A in people; drop
  expect order in people: X A B
  expect order in guests: X
}

"""#),
        CourseFile(path: "31-prove-it/wrong/list-not-told-at-the-end.dnd", text: #"""
# Reply: You thought of the missing destination, and told only the data. The
#   table was told nothing of the row at its end.

table people: A B
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        if destination {
          model insert item at destination; list insert destination
        } else {
          model insert item at item.destination
        }
      }
    }
  }
}

scenario "A goes down to B" {
  drag A; hover B in people; drop
  expect order in people: B A
}

scenario "X is dropped on A" {
  drag X; hover A in people; drop
  expect order in people: X A B
  expect order in guests: X
}

"""#),
        CourseFile(path: "31-prove-it/wrong/never-removed.dnd", text: #"""
# Reply: An own row is there twice: it was inserted and never taken out of its
#   old place.

table people: A B
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      batch { model insert item at item.destination; list insert item.destination }
    }
  }
}

scenario "A goes down to B" {
  drag A; hover B in people; drop
  expect order in people: B A
}

scenario "X is dropped on A" {
  drag X; hover A in people; drop
  expect order in people: X A B
  expect order in guests: X
}

"""#),
        CourseFile(path: "31-prove-it/wrong/no-destination.dnd", text: #"""
# Reply: Both scenarios pass. But X can be dropped below the last row, where
#   no row is hit and `destination` is nil: `item.destination` is the end then.

table people: A B
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "A goes down to B" {
  drag A; hover B in people; drop
  expect order in people: B A
}

scenario "X is dropped on A" {
  drag X; hover A in people; drop
  expect order in people: X A B
  expect order in guests: X
}

"""#),
        ]
    }
}
