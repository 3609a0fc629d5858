// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson19() -> [CourseFile] {
        [
        CourseFile(path: "19-swap-or-move/lesson.md", text: #"""
# A swap where a move was meant
kind: F
unit: 5
rules: R103 R104 R131

    names.swapAt(source.row, destination.row)

This line is in many tutorials, and it passes the first test: drag a row over
its neighbour. A swap exchanges two rows. A move takes one row out, and the
rows between close up. For neighbours the two are the same.

{rows}

The table shows the move right; only the app's data goes wrong. One scenario
passes, one fails. Predict which, and what the data is afterwards. Then mark
the wrong line with `# here` at its end.

(`model …` changes the app's data, `list …` tells UIKit. In the delegate E is
the row under the finger.)

## Hints
1. What must happen to C and D when B goes down over them? Who tells the data?
2. The list is told one move. How many rows change places in the data?
3. The model line moves E to where B was, too. That makes it a swap.

## Why
The counts agree, so UIKit raises nothing. The rows on screen are right until
the next reload asks the data, and then they jump: the data has been told
another story than the list. Test a move with at least one row in between.
Next, the same mistake where the table moves the row by itself.

"""#),
        CourseFile(path: "19-swap-or-move/second-solution.dnd", text: #"""
table people: A B C D E F { reorders }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith { }
  moveRowAt { model move item to move.destination }
}

scenario "C goes up over its neighbour" {
  drag C; hover B; drop
  expect order: A C B D E F
}

scenario "E goes up over three rows" {
  drag E; hover B; drop
  expect order: A E B C D F
}

"""#),
        CourseFile(path: "19-swap-or-move/second.dnd", text: #"""
table people: A B C D E F { reorders }

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith { }
  moveRowAt { model move item to move.destination; model move B to move.source }
}

scenario "C goes up over its neighbour" {
  drag C; hover B; drop
  expect order: A C B D E F
}

scenario "E goes up over three rows" {
  drag E; hover B; drop
  expect order: A E B C D F
}

"""#),
        CourseFile(path: "19-swap-or-move/solution.dnd", text: #"""
table people: A B C D E F

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch {
        model move item to destination
        list move item.source to destination
      }
      coordinator drop item to destination
    }
  }
}

scenario "D goes down over its neighbour" {
  drag D; hover E; drop
  expect order: A B C E D F
}

scenario "B goes down over three rows" {
  drag B; hover E; drop
  expect order: A C D E B F
}

"""#),
        CourseFile(path: "19-swap-or-move/start.dnd", text: #"""
table people: A B C D E F

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch {
        model move item to destination; model move E to item.source
        list move item.source to destination
      }
      coordinator drop item to destination
    }
  }
}

scenario "D goes down over its neighbour" {
  drag D; hover E; drop
  expect order: A B C E D F
}

scenario "B goes down over three rows" {
  drag B; hover E; drop
  expect order: A C D E B F
}

"""#),
        CourseFile(path: "19-swap-or-move/wrong/the-expectation.dnd", text: #"""
# Reply: The expectation is what a person sees: B was dropped behind E, and C,
#   D and E closed up. The data must follow that.

table people: A B C D E F

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch {
        model move item to destination; model move E to item.source
        list move item.source to destination
      }
      coordinator drop item to destination
    }
  }
}

scenario "D goes down over its neighbour" {
  drag D; hover E; drop
  expect order: A B C E D F
}

scenario "B goes down over three rows" {
  drag B; hover E; drop
  expect order: A C D E B F  # here
}

"""#),
        CourseFile(path: "19-swap-or-move/wrong/the-list.dnd", text: #"""
# Reply: The list is told what happened: one row moved. The screen is right,
#   and the data is not; so look at the line that changes the data.

table people: A B C D E F

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch {
        model move item to destination; model move E to item.source
        list move item.source to destination  # here
      }
      coordinator drop item to destination
    }
  }
}

scenario "D goes down over its neighbour" {
  drag D; hover E; drop
  expect order: A B C E D F
}

scenario "B goes down over three rows" {
  drag B; hover E; drop
  expect order: A C D E B F
}

"""#),
        CourseFile(path: "19-swap-or-move/wrong/the-preview.dnd", text: #"""
# Reply: This is where the preview flies to. It changes neither the data nor
#   the rows.

table people: A B C D E F

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch {
        model move item to destination; model move E to item.source
        list move item.source to destination
      }
      coordinator drop item to destination  # here
    }
  }
}

scenario "D goes down over its neighbour" {
  drag D; hover E; drop
  expect order: A B C E D F
}

scenario "B goes down over three rows" {
  drag B; hover E; drop
  expect order: A C D E B F
}

"""#),
        CourseFile(path: "19-swap-or-move/wrong/the-proposal.dnd", text: #"""
# Reply: Move and insert-at is the right proposal for a reorder, and it does
#   not say how the app changes its data.

table people: A B C D E F

delegate {
  dropSessionDidUpdate -> move insertAt  # here
  performDropWith {
    each item {
      batch {
        model move item to destination; model move E to item.source
        list move item.source to destination
      }
      coordinator drop item to destination
    }
  }
}

scenario "D goes down over its neighbour" {
  drag D; hover E; drop
  expect order: A B C E D F
}

scenario "B goes down over three rows" {
  drag B; hover E; drop
  expect order: A C D E B F
}

"""#),
        ]
    }
}
