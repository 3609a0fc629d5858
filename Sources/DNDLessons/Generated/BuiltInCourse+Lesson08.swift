// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson08() -> [CourseFile] {
        [
        CourseFile(path: "08-when-nothing-is-dropped/lesson.md", text: #"""
# When nothing is dropped
kind: O
unit: 2
rules: R030 R031 R033 R071 R096 R110 R139

Many drags lead to nothing: the place is `forbidden`, the finger lets go
outside, or the system cancels. Which delegates does UIKit notify?

A plain view learns more about an end than a list. The delegate of its
`UIDragInteraction` has

    dragInteraction(_:session:willEndWith:)
    dragInteraction(_:item:willAnimateCancelWith:)
    dragInteraction(_:session:didEndWith:)

The operation tells it how the drag ended. Lists have no such method.

A note is dragged over a table which forbids everything, out of it again, and
let go in the empty space. The comment holds the calls to both delegates, and
two that never come. Put the others into order.

## Hints
1. The operation of the end is what the drop side said last, or cancel where
   there is no drop side.
2. The table was visited, so it is notified of the end of the session.
3. The release: the drag will end; the table's session is over; the item flies
   back; the drag did end.

## Why
At the release no view accepts, so the operation is cancel: the item flies back,
and between willEndWith and didEndWith lies that animation. Every list that was
visited gets its dropSessionDidEnd, also one that was left. No delegate gets
performDropWith, so code that cleans up must not stand there. Next, a table's
own row, and a place that is forbidden.

"""#),
        CourseFile(path: "08-when-nothing-is-dropped/second-solution.dnd", text: #"""
table people: A B C

delegate {
  dropSessionDidUpdate -> forbidden
  with dropSessionDidExit
  with dropSessionDidEnd
  with dragSessionDidEnd
}

scenario "let go over a place that is forbidden" {
  drag A; hover C; drop
  expect calls {
    itemsForBeginning at [0, 0] -> A
    canHandle -> true
    dropSessionDidUpdate at [0, 0] -> forbidden
    dropSessionDidUpdate at [0, 2] -> forbidden
    dropSessionDidEnd
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "08-when-nothing-is-dropped/second.dnd", text: #"""
table people: A B C

delegate {
  dropSessionDidUpdate -> forbidden
  with dropSessionDidExit
  with dropSessionDidEnd
  with dragSessionDidEnd
}

scenario "let go over a place that is forbidden" {
  drag A; hover C; drop
  # In no order, and two never come:
  #   dropSessionDidEnd
  #   itemsForBeginning at [0, 0] -> A
  #   dropSessionDidUpdate at [0, 0] -> forbidden
  #   performDropWith at [0, 2]
  #   dragSessionDidEnd
  #   dropSessionDidUpdate at [0, 2] -> forbidden
  #   canHandle -> true
  #   dropSessionDidExit
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "08-when-nothing-is-dropped/solution.dnd", text: #"""
view note: hello { drop off }
table people: A B C { drag off }

delegate in note {
  with willEndWith
  with willAnimateCancelWith
  with didEndWith
}
delegate in people {
  dropSessionDidUpdate -> forbidden
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "let go outside" {
  drag hello from note; hover B in people; leave; drop
  expect calls {
    itemsForBeginning in note -> hello
    canHandle in people -> true
    dropSessionDidUpdate at [0, 1] in people -> forbidden
    dropSessionDidExit in people
    willEndWith with cancel in note
    dropSessionDidEnd in people
    willAnimateCancelWith in note
    didEndWith with cancel in note
  }
}

"""#),
        CourseFile(path: "08-when-nothing-is-dropped/start.dnd", text: #"""
view note: hello { drop off }
table people: A B C { drag off }

delegate in note {
  with willEndWith
  with willAnimateCancelWith
  with didEndWith
}
delegate in people {
  dropSessionDidUpdate -> forbidden
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "let go outside" {
  drag hello from note; hover B in people; leave; drop
  # In no order, and two never come:
  #   willEndWith in note with forbidden
  #   didEndWith with cancel in note
  #   itemsForBeginning in note -> hello
  #   willAnimateCancelWith in note
  #   dropSessionDidExit in people
  #   performDropWith at [0, 1] in people
  #   dropSessionDidUpdate at [0, 1] in people -> forbidden
  #   canHandle in people -> true
  #   dropSessionDidEnd in people
  #   willEndWith with cancel in note
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "08-when-nothing-is-dropped/wrong/ended-before-it-flew.dnd", text: #"""
# Reply: `didEndWith` says that all is over, the flight back included. So the
#   animation, `willAnimateCancelWith`, comes before it.

view note: hello { drop off }
table people: A B C { drag off }

delegate in note {
  with willEndWith
  with willAnimateCancelWith
  with didEndWith
}
delegate in people {
  dropSessionDidUpdate -> forbidden
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "let go outside" {
  drag hello from note; hover B in people; leave; drop
  expect calls {
    itemsForBeginning in note
    canHandle in people
    dropSessionDidUpdate in people
    dropSessionDidExit in people
    willEndWith in note with cancel
    dropSessionDidEnd in people
    didEndWith in note with cancel
    willAnimateCancelWith in note
  }
}

"""#),
        CourseFile(path: "08-when-nothing-is-dropped/wrong/ends-with-forbidden.dnd", text: #"""
# Reply: `forbidden` was the table's answer, and the finger has left the
#   table. Outside there is no proposal, so the drag ends with `cancel`.

view note: hello { drop off }
table people: A B C { drag off }

delegate in note {
  with willEndWith
  with willAnimateCancelWith
  with didEndWith
}
delegate in people {
  dropSessionDidUpdate -> forbidden
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "let go outside" {
  drag hello from note; hover B in people; leave; drop
  expect calls {
    itemsForBeginning in note
    canHandle in people
    dropSessionDidUpdate in people
    dropSessionDidExit in people
    willEndWith in note with forbidden
    dropSessionDidEnd in people
    willAnimateCancelWith in note
    didEndWith in note with cancel
  }
}

"""#),
        CourseFile(path: "08-when-nothing-is-dropped/wrong/forbidden-is-like-no.dnd", text: #"""
# Reply: You silenced the table as if `canHandle` had said no. It said yes and
#   then forbade each place: such a table gets all calls, exit included.

view note: hello { drop off }
table people: A B C { drag off }

delegate in note {
  with willEndWith
  with willAnimateCancelWith
  with didEndWith
}
delegate in people {
  dropSessionDidUpdate -> forbidden
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "let go outside" {
  drag hello from note; hover B in people; leave; drop
  expect calls {
    itemsForBeginning in note
    canHandle in people
    willEndWith in note with cancel
    willAnimateCancelWith in note
    didEndWith in note with cancel
  }
}

"""#),
        CourseFile(path: "08-when-nothing-is-dropped/wrong/items-come-later.dnd", text: #"""
# Reply: You began with `canHandle`. Without items there is no session:
#   `itemsForBeginning` is the first call of every drag.

view note: hello { drop off }
table people: A B C { drag off }

delegate in note {
  with willEndWith
  with willAnimateCancelWith
  with didEndWith
}
delegate in people {
  dropSessionDidUpdate -> forbidden
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "let go outside" {
  drag hello from note; hover B in people; leave; drop
  expect calls {
    canHandle in people
    dropSessionDidUpdate at [0, 1] in people
    dropSessionDidExit in people
    willEndWith with cancel in note
    dropSessionDidEnd in people
    willAnimateCancelWith in note
    didEndWith with cancel in note
  }
}

"""#),
        CourseFile(path: "08-when-nothing-is-dropped/wrong/left-means-forgotten.dnd", text: #"""
# Reply: You forgot the table when the finger had left it. Every list that was
#   visited gets `dropSessionDidEnd`, whatever the outcome, at the release.

view note: hello { drop off }
table people: A B C { drag off }

delegate in note {
  with willEndWith
  with willAnimateCancelWith
  with didEndWith
}
delegate in people {
  dropSessionDidUpdate -> forbidden
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "let go outside" {
  drag hello from note; hover B in people; leave; drop
  expect calls {
    itemsForBeginning in note
    canHandle in people
    dropSessionDidUpdate in people
    dropSessionDidExit in people
    willEndWith in note with cancel
    willAnimateCancelWith in note
    didEndWith in note with cancel
  }
}

"""#),
        CourseFile(path: "08-when-nothing-is-dropped/wrong/no-question-no-entry.dnd", text: #"""
# Reply: The table is asked `canHandle` when the finger first comes over it,
#   and only after a yes for a proposal.

view note: hello { drop off }
table people: A B C { drag off }

delegate in note {
  with willEndWith
  with willAnimateCancelWith
  with didEndWith
}
delegate in people {
  dropSessionDidUpdate -> forbidden
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "let go outside" {
  drag hello from note; hover B in people; leave; drop
  expect calls {
    itemsForBeginning in note
    dropSessionDidUpdate at [0, 1] in people
    dropSessionDidExit in people
    willEndWith with cancel in note
    dropSessionDidEnd in people
    willAnimateCancelWith in note
    didEndWith with cancel in note
  }
}

"""#),
        CourseFile(path: "08-when-nothing-is-dropped/wrong/performed-all-the-same.dnd", text: #"""
# Reply: `performDropWith` comes only where the finger lets go over a copy or
#   a move. This table forbade, and the finger was not even there any more.

view note: hello { drop off }
table people: A B C { drag off }

delegate in note {
  with willEndWith
  with willAnimateCancelWith
  with didEndWith
}
delegate in people {
  dropSessionDidUpdate -> forbidden
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "let go outside" {
  drag hello from note; hover B in people; leave; drop
  expect calls {
    itemsForBeginning in note
    canHandle in people
    dropSessionDidUpdate in people
    dropSessionDidExit in people
    performDropWith in people
    willEndWith in note with cancel
    dropSessionDidEnd in people
    willAnimateCancelWith in note
    didEndWith in note with cancel
  }
}

"""#),
        CourseFile(path: "08-when-nothing-is-dropped/wrong/table-first.dnd", text: #"""
# Reply: The release is told to the source first: `willEndWith` says how the
#   drag will end. Then the table hears that its session is over.

view note: hello { drop off }
table people: A B C { drag off }

delegate in note {
  with willEndWith
  with willAnimateCancelWith
  with didEndWith
}
delegate in people {
  dropSessionDidUpdate -> forbidden
  with dropSessionDidExit
  with dropSessionDidEnd
}

scenario "let go outside" {
  drag hello from note; hover B in people; leave; drop
  expect calls {
    itemsForBeginning in note
    canHandle in people
    dropSessionDidUpdate at [0, 1] in people
    dropSessionDidExit in people
    dropSessionDidEnd in people
    willEndWith with cancel in note
    willAnimateCancelWith in note
    didEndWith with cancel in note
  }
}

"""#),
        ]
    }
}
