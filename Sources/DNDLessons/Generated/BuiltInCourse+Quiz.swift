// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func quiz() -> [CourseFile] {
        [
        CourseFile(path: "quiz/1-solution.dnd", text: #"""
table people: A B { drop off }

delegate { with dragSessionWillBegin; with dragSessionDidEnd }

scenario "a press, and a drag that is cancelled" {
  lift A; release
  drag A; cancel
  expect calls {
    itemsForBeginning at [0, 0] -> A
    itemsForBeginning at [0, 0] -> A
    dragSessionWillBegin
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "quiz/1.dnd", text: #"""
# Unit 1, lift. A long press on A, let go without having moved. Then A is
# dragged, and the drag is cancelled. The table has no drop delegate.
table people: A B { drop off }

delegate { with dragSessionWillBegin; with dragSessionDidEnd }

scenario "a press, and a drag that is cancelled" {
  lift A; release
  drag A; cancel
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "quiz/2-solution.dnd", text: #"""
table people: A B

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "over B, out, and let go" {
  drag A; hover B; leave; drop
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dropSessionDidEnter
    dropSessionDidUpdate at [0, 0] -> move insertAt
    dropSessionDidUpdate at [0, 1] -> move insertAt
    dropSessionDidExit
    dropSessionDidEnd
  }
}

"""#),
        CourseFile(path: "quiz/2.dnd", text: #"""
# Unit 2, enter, update, leave. A is dragged over B, out of the table, and let
# go there. There is no canHandle, so the session is welcome.
table people: A B

delegate {
  without canHandle
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "over B, out, and let go" {
  drag A; hover B; leave; drop
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "quiz/3-solution.dnd", text: #"""
table people: A B C D E

scenario "B goes down to D" {
  drag B; hover D; drop
  expect call performDropWith at [0, 3]: once
}

"""#),
        CourseFile(path: "quiz/3.dnd", text: #"""
# Unit 3, proposals and the gap. B is dragged down until the finger is over D;
# the delegate proposes `move insertAt`. Which index path does the drop get?
table people: A B C D E

scenario "B goes down to D" {
  drag B; hover D; drop
  expect call performDropWith at ??? : once
}

"""#),
        CourseFile(path: "quiz/4-solution.dnd", text: #"""
table people: A B C

delegate { with dragSessionDidEnd; with dropSessionDidEnd }

scenario "A is dropped on C" {
  drag A; hover C
  expect calls { itemsForBeginning; canHandle; dropSessionDidUpdate; dropSessionDidUpdate }
  drop
  expect calls {
    performDropWith at [0, 2]
    dropSessionDidEnd
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "quiz/4.dnd", text: #"""
# Unit 4, the drop. A is dropped on C, and performDropWith carries it out. Write
# the calls from the release on.
table people: A B C

delegate { with dragSessionDidEnd; with dropSessionDidEnd }

scenario "A is dropped on C" {
  drag A; hover C
  expect calls { itemsForBeginning; canHandle; dropSessionDidUpdate; dropSessionDidUpdate }
  drop
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "quiz/5-solution.dnd", text: #"""
table people: A B C { reorders }

scenario "A is dropped on C" {
  drag A; hover C
  expect calls { itemsForBeginning; canHandle; dropSessionDidUpdate; dropSessionDidUpdate }
  drop
  expect calls {
    moveRowAt from [0, 0] to [0, 2]
  }
}

"""#),
        CourseFile(path: "quiz/5.dnd", text: #"""
# Unit 5, reorder and silence. The same, and the data source implements
# moveRowAt. Write the calls from the release on.
table people: A B C { reorders }

scenario "A is dropped on C" {
  drag A; hover C
  expect calls { itemsForBeginning; canHandle; dropSessionDidUpdate; dropSessionDidUpdate }
  drop
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "quiz/6-solution.dnd", text: #"""
table people: A B C D E { data diffable }

scenario "two go, one comes" {
  snapshot delete A D; snapshot insert X after B; snapshot apply
  expect updates: delete [0, 0] delete [0, 3] insert [0, 1]
}

"""#),
        CourseFile(path: "quiz/6.dnd", text: #"""
# Unit 6, batches. A and D go, and X comes behind B. Which updates are these? List
# deletions before insertions, as in: delete [0, 4] insert [0, 1]
table people: A B C D E { data diffable }

scenario "two go, one comes" {
  snapshot delete A D; snapshot insert X after B; snapshot apply
  expect updates: ???
}

"""#),
        CourseFile(path: "quiz/7-solution.dnd", text: #"""
table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in photos {
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
}

scenario "a slow photo is dropped on B" {
  drag sunset from album; hover B in photos; drop
  expect shown in photos: A ~ B
  settle
  expect shown in photos: A sunset B
}

"""#),
        CourseFile(path: "quiz/7.dnd", text: #"""
# Unit 7, providers and time. A photo of another app needs a second to load; the
# table shows a placeholder and commits it when the data comes. What does it show
# right after the drop, and after everything? `~` is a placeholder.
table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in photos {
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
}

scenario "a slow photo is dropped on B" {
  drag sunset from album; hover B in photos; drop
  expect shown in photos: ???
  settle
  expect shown in photos: ???
}

"""#),
        CourseFile(path: "quiz/8-solution.dnd", text: #"""
table todo: A B { drop off }
table done: X

delegate in done {
  dropSessionDidUpdate -> move insertAt
  performDropWith { each item { batch { model insert item at destination; list insert destination } } }
}

scenario "A is moved to done" {
  drag A from todo; hover X in done; drop
  expect operation: move
  expect order in done: A X
  expect order in todo: A B
}

"""#),
        CourseFile(path: "quiz/8.dnd", text: #"""
# Unit 8, real work. A row of todo is moved to done, whose delegate inserts it and
# does nothing else. Which rows do the two tables have then, and which operation
# did the session end with?
table todo: A B { drop off }
table done: X

delegate in done {
  dropSessionDidUpdate -> move insertAt
  performDropWith { each item { batch { model insert item at destination; list insert destination } } }
}

scenario "A is moved to done" {
  drag A from todo; hover X in done; drop
  expect operation: ???
  expect order in done: ???
  expect order in todo: ???
}

"""#),
        ]
    }
}
