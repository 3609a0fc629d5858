// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson15() -> [CourseFile] {
        [
        CourseFile(path: "15-no-destination/lesson.md", text: #"""
# No destination: where then?
kind: R
unit: 4
rules: R102 R099 R175

`coordinator.destinationIndexPath` is optional as well. Below the last row,
over a header, between sections, in an empty table: no row is hit, and the path
is nil. Of 68 real delegates 31 take the number of rows instead, 8 row 0, and
14 give up. Some crash:

    let path = coordinator.destinationIndexPath!

In a delegate here `destination` is that path. Using it where it is nil ends
the scenario with a message, as the `!` would end the app.

{rows}

X is dropped into the empty space below C, and shall become the last row. A
drop on a row works already. Predict what happens to each scenario, then mend
the delegate.

## Hints
1. `if destination { … } else { … }` asks whether there is one.
2. The place behind the last of three rows is 3: that is what a person means who
   drops below everything.
3. In the else: model insert item at 3; list insert 3

## Why
nil means that no row was hit, not that the drop is a mistake: the delegate
accepted it, so the person has seen no refusal and expects something. The end
of the last section is what they see under the finger. Count the rows when you
insert, after removals: the old count is one too many once a row of the same
table was taken out. Next, that very case.

"""#),
        CourseFile(path: "15-no-destination/second-solution.dnd", text: #"""
table people: A B C

delegate {
  dropSessionDidUpdate -> move
  performDropWith {
    each item {
      batch {
        model remove item; list delete item.source
        model insert item at 2; list insert 2
      }
    }
  }
}

scenario "A is dropped below the last row of its own table" {
  drag A; hover empty; drop
  expect order: B C A
}

"""#),
        CourseFile(path: "15-no-destination/second.dnd", text: #"""
table people: A B C

delegate {
  dropSessionDidUpdate -> move
  performDropWith {
    each item {
      batch {
        model remove item; list delete item.source
        model insert item at 3; list insert 3
      }
    }
  }
}

scenario "A is dropped below the last row of its own table" {
  drag A; hover empty; drop
  expect order: B C A
}

"""#),
        CourseFile(path: "15-no-destination/solution.dnd", text: #"""
table people: A B C
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      if destination {
        batch { model insert item at destination; list insert destination }
      } else {
        batch { model insert item at 3; list insert 3 }
      }
    }
  }
}

scenario "X is dropped on B" {
  drag X; hover B in people; drop
  expect order in people: A X B C
}

scenario "X is dropped below the last row" {
  drag X; hover empty in people; drop
  expect order in people: A B C X
}

"""#),
        CourseFile(path: "15-no-destination/start.dnd", text: #"""
table people: A B C
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      batch { model insert item at destination; list insert destination }
    }
  }
}

scenario "X is dropped on B" {
  drag X; hover B in people; drop
  expect order in people: A X B C
}

scenario "X is dropped below the last row" {
  drag X; hover empty in people; drop
  expect order in people: A B C X
}

"""#),
        CourseFile(path: "15-no-destination/wrong/always-last.dnd", text: #"""
# Reply: Now every drop goes to the end, also the one on B, where there is a
#   destination. Use it where it exists.

table people: A B C
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      batch { model insert item at 3; list insert 3 }
    }
  }
}

scenario "X is dropped on B" {
  drag X; hover B in people; drop
  expect order in people: A X B C
}

scenario "X is dropped below the last row" {
  drag X; hover empty in people; drop
  expect order in people: A B C X
}

"""#),
        CourseFile(path: "15-no-destination/wrong/as-it-was.dnd", text: #"""
# Reply: Below the last row no row is hit, so `destination` is nil, and this
#   line uses it as if it were there. Ask before you use it: `if destination { …
#   } else { … }`.

table people: A B C
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      batch { model insert item at destination; list insert destination }
    }
  }
}

scenario "X is dropped on B" {
  drag X; hover B in people; drop
  expect order in people: A X B C
}

scenario "X is dropped below the last row" {
  drag X; hover empty in people; drop
  expect order in people: A B C X
}

"""#),
        CourseFile(path: "15-no-destination/wrong/give-up.dnd", text: #"""
# Reply: Without a destination nothing is inserted now. The table had accepted
#   the drop, so the person lets go and the item vanishes: append it instead.

table people: A B C
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      if destination {
        batch { model insert item at destination; list insert destination }
      }
    }
  }
}

scenario "X is dropped on B" {
  drag X; hover B in people; drop
  expect order in people: A X B C
}

scenario "X is dropped below the last row" {
  drag X; hover empty in people; drop
  expect order in people: A B C X
}

"""#),
        CourseFile(path: "15-no-destination/wrong/on-top.dnd", text: #"""
# Reply: Row 0 is a place, but not the one that the person sees: the finger is
#   below the last row, so X belongs behind it.

table people: A B C
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      if destination {
        batch { model insert item at destination; list insert destination }
      } else {
        batch { model insert item at 0; list insert 0 }
      }
    }
  }
}

scenario "X is dropped on B" {
  drag X; hover B in people; drop
  expect order in people: A X B C
}

scenario "X is dropped below the last row" {
  drag X; hover empty in people; drop
  expect order in people: A B C X
}

"""#),
        CourseFile(path: "15-no-destination/wrong/past-the-end.dnd", text: #"""
# Reply: Positions count from 0: behind three rows is position 3. 4 is past
#   the end, and an array traps there.

table people: A B C
table guests: X { drop off }

delegate in people {
  performDropWith {
    each item {
      if destination {
        batch { model insert item at destination; list insert destination }
      } else {
        batch { model insert item at 4; list insert 4 }
      }
    }
  }
}

scenario "X is dropped on B" {
  drag X; hover B in people; drop
  expect order in people: A X B C
}

scenario "X is dropped below the last row" {
  drag X; hover empty in people; drop
  expect order in people: A B C X
}

"""#),
        ]
    }
}
