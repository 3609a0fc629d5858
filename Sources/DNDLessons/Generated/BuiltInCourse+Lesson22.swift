// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson22() -> [CourseFile] {
        [
        CourseFile(path: "22-data-first-then-the-list/lesson.md", text: #"""
# Data first, then the list
kind: R
unit: 6
rules: B10 B11 E01

A table does not own rows. It has asked the data source how many there are, and
remembers the answer. After every update it asks again, and compares:

    rows before + inserted - deleted = rows the data source says now

If that is wrong, the app crashes with "Invalid update: invalid number of rows
in section 0". It is the most frequent crash of drag and drop.

An update outside of a batch is a batch of its own, and compared at once. This
delegate moves an own row with the four right lines:

    list delete item.source
    model remove item
    model insert item at destination
    list insert destination

Predict first: at which of the lines does the app crash? Then mend the
delegate, with a batch or without one.

## Hints
1. Compare after each line that begins with `list`. What does the data source
   say at that moment?
2. At the first line the table has deleted a row, and the data still has it.
3. batch { … } around the four: the table compares once, at the end.

## Why
A single deleteRows is a batch of one: the table compares as soon as it
returns, so the data has to be changed before. Inside performBatchUpdates the
order of data and list does not matter, because UIKit compares when the block
is over. Change the data inside the block too, so that the count before it is
still the old one. Next, the same without a batch at hand.

"""#),
        CourseFile(path: "22-data-first-then-the-list/second-solution.dnd", text: #"""
table people: A B C D E
table done: X { drag off }

delegate in people {
  dragSessionDidEnd {
    model remove B in people
    list delete 1 in people
  }
}
delegate in done { dropSessionDidUpdate -> move insertAt }

scenario "B leaves its table when it has been moved to the other" {
  drag B from people; hover X in done; drop
  expect order in people: A C D E
  expect order in done: B X
}

"""#),
        CourseFile(path: "22-data-first-then-the-list/second.dnd", text: #"""
table people: A B C D E
table done: X { drag off }

delegate in people {
  dragSessionDidEnd {
    list delete 1 in people
    model remove B in people
  }
}
delegate in done { dropSessionDidUpdate -> move insertAt }

scenario "B leaves its table when it has been moved to the other" {
  drag B from people; hover X in done; drop
  expect order in people: A C D E
  expect order in done: B X
}

"""#),
        CourseFile(path: "22-data-first-then-the-list/solution.dnd", text: #"""
table people: A B C D E

delegate {
  performDropWith {
    each item {
      batch {
        list delete item.source
        model remove item
        model insert item at destination
        list insert destination
      }
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D E
}

scenario "E goes up to B" {
  drag E; hover B; drop
  expect order: A E B C D
}

"""#),
        CourseFile(path: "22-data-first-then-the-list/start.dnd", text: #"""
table people: A B C D E

delegate {
  performDropWith {
    each item {
      list delete item.source
      model remove item
      model insert item at destination
      list insert destination
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D E
}

scenario "E goes up to B" {
  drag E; hover B; drop
  expect order: A E B C D
}

"""#),
        CourseFile(path: "22-data-first-then-the-list/wrong/data-first-all-of-it.dnd", text: #"""
# Reply: At the first `list` line the table has deleted a row, and the data
#   source still says five: the row is not out yet, or, with all lines for the
#   data first, it is in again. Each `list` line needs its own change of the
#   data before it, or all of them a batch.

table people: A B C D E

delegate {
  performDropWith {
    each item {
      model remove item
      model insert item at destination
      list delete item.source
      list insert destination
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D E
}

scenario "E goes up to B" {
  drag E; hover B; drop
  expect order: A E B C D
}

"""#),
        CourseFile(path: "22-data-first-then-the-list/wrong/data-left-out.dnd", text: #"""
# Reply: The table has moved the row and the data has not. The counts agree,
#   so it does not crash; the row jumps back with the next reload. Change the
#   data in the same batch.

table people: A B C D E

delegate {
  performDropWith {
    each item {
      batch {
        list delete item.source
        list insert destination
      }
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D E
}

scenario "E goes up to B" {
  drag E; hover B; drop
  expect order: A E B C D
}

"""#),
        CourseFile(path: "22-data-first-then-the-list/wrong/insert-before-delete.dnd", text: #"""
# Reply: Inserting first does not help: the table is told of a sixth row while
#   the data still has five.

table people: A B C D E

delegate {
  performDropWith {
    each item {
      list insert destination
      model move item to destination
      list delete item.source
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D E
}

scenario "E goes up to B" {
  drag E; hover B; drop
  expect order: A E B C D
}

"""#),
        CourseFile(path: "22-data-first-then-the-list/wrong/list-left-out.dnd", text: #"""
# Reply: Now nothing crashes, because the table is told nothing, and it shows
#   the old order until a reload. Tell it of each change: delete at the source,
#   insert at the destination.

table people: A B C D E

delegate {
  performDropWith {
    each item {
      model remove item
      model insert item at destination
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D E
}

scenario "E goes up to B" {
  drag E; hover B; drop
  expect order: A E B C D
}

"""#),
        CourseFile(path: "22-data-first-then-the-list/wrong/reload-inside.dnd", text: #"""
# Reply: `reloadData` inside a batch has no effect, and is not needed: the
#   batch has told the table everything. Leave it out.

table people: A B C D E

delegate {
  performDropWith {
    each item {
      batch {
        model remove item
        model insert item at destination
        list delete item.source
        list insert destination
        list reload
      }
    }
  }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D E
}

scenario "E goes up to B" {
  drag E; hover B; drop
  expect order: A E B C D
}

"""#),
        ]
    }
}
