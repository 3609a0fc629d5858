// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson16() -> [CourseFile] {
        [
        CourseFile(path: "16-drop-to-row/lesson.md", text: #"""
# drop(_:toRowAt:) and its completion
kind: O
unit: 4
rules: R160 R165 R169 R171 R173

After `performDropWith` the preview under the finger has to go somewhere. The
app says where, for each item:

    let animator = coordinator.drop(item.dragItem, toRowAt: path)
    animator.addCompletion { position in … }

The row must exist by then: first the batch that inserts it, then the drop to
it. `performDropWith` returns, the preview flies, and the completion runs when
it has arrived. Here it takes about a second, and `settle` lets that time pass.

    coordinator drop item to destination; animator addCompletion { }

In the calls of a lesson the block counts as `completion`, with the position
that the animation reached. Put the calls of the comment into order.

## Hints
1. dropPreviewParametersForRowAt shapes the preview for its landing, so it is
   asked when the app has said where that is.
2. The completion is about an animation that takes time. The end calls of the
   sessions do not wait for it here.
3. performDropWith, the parameters, the end of the drop, the end of the drag,
   and much later the completion.

## Why
All animations must be asked for before performDropWith returns; later calls,
say from the completion of a load, come too late. The completion is the last
word on this item: it is the place for what must wait until the row is seen,
such as scrolling or removing a highlight. Next, the app does not say where the
preview goes.

{sequence}

"""#),
        CourseFile(path: "16-drop-to-row/second-solution.dnd", text: #"""
table people: A B C

delegate {
  without canHandle
  with dropPreviewParametersForRowAt
  with dropSessionDidEnd
  with dragSessionDidEnd
  performDropWith {
    each item { batch { model move item to destination; list move item.source to destination } }
  }
}

scenario "A moves, and the app does not say where its preview goes" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dropSessionDidUpdate at [0, 0] -> move insertAt
    dropSessionDidUpdate at [0, 2] -> move insertAt
    performDropWith at [0, 2]
    dropSessionDidEnd
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "16-drop-to-row/second.dnd", text: #"""
table people: A B C

delegate {
  without canHandle
  with dropPreviewParametersForRowAt
  with dropSessionDidEnd
  with dragSessionDidEnd
  performDropWith {
    each item { batch { model move item to destination; list move item.source to destination } }
  }
}

scenario "A moves, and the app does not say where its preview goes" {
  drag A; hover C; drop; settle
  # In no order, and two never come:
  #   dragSessionDidEnd
  #   completion at end with A
  #   performDropWith at [0, 2]
  #   itemsForBeginning at [0, 0] -> A
  #   dropPreviewParametersForRowAt at [0, 2]
  #   dropSessionDidUpdate at [0, 2] -> move insertAt
  #   dropSessionDidEnd
  #   dropSessionDidUpdate at [0, 0] -> move insertAt
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "16-drop-to-row/solution.dnd", text: #"""
table people: A B C

delegate {
  without canHandle
  with dropPreviewParametersForRowAt
  with dropSessionDidEnd
  with dragSessionDidEnd
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
      coordinator drop item to destination
      animator addCompletion { }
    }
  }
}

scenario "A flies to its new row" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dropSessionDidUpdate at [0, 0] -> move insertAt
    dropSessionDidUpdate at [0, 2] -> move insertAt
    performDropWith at [0, 2]
    dropPreviewParametersForRowAt at [0, 2]
    dropSessionDidEnd
    dragSessionDidEnd
    completion at end with A
  }
}

"""#),
        CourseFile(path: "16-drop-to-row/start.dnd", text: #"""
table people: A B C

delegate {
  without canHandle
  with dropPreviewParametersForRowAt
  with dropSessionDidEnd
  with dragSessionDidEnd
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
      coordinator drop item to destination
      animator addCompletion { }
    }
  }
}

scenario "A flies to its new row" {
  drag A; hover C; drop; settle
  # In no order:
  #   performDropWith at [0, 2]
  #   dropSessionDidEnd
  #   dropSessionDidUpdate at [0, 0] -> move insertAt
  #   dragSessionDidEnd
  #   itemsForBeginning at [0, 0] -> A
  #   dropSessionDidUpdate at [0, 2] -> move insertAt
  #   dropPreviewParametersForRowAt at [0, 2]
  #   completion at end with A
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "16-drop-to-row/wrong/completed-at-once.dnd", text: #"""
# Reply: You let the block run inside `performDropWith`. It is only handed
#   over there: the preview has to fly first, and that goes on after the method
#   has returned.

table people: A B C

delegate {
  without canHandle
  with dropPreviewParametersForRowAt
  with dropSessionDidEnd
  with dragSessionDidEnd
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
      coordinator drop item to destination
      animator addCompletion { }
    }
  }
}

scenario "A flies to its new row" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 2
    performDropWith
    dropPreviewParametersForRowAt
    completion at end
    dropSessionDidEnd
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "16-drop-to-row/wrong/completion-between-the-ends.dnd", text: #"""
# Reply: The completion waits for the preview, which flies for about a second.
#   Both sessions have ended by then: `dropSessionDidEnd`, `dragSessionDidEnd`,
#   and much later the block.

table people: A B C

delegate {
  without canHandle
  with dropPreviewParametersForRowAt
  with dropSessionDidEnd
  with dragSessionDidEnd
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
      coordinator drop item to destination
      animator addCompletion { }
    }
  }
}

scenario "A flies to its new row" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning at [0, 0]
    dropSessionDidUpdate at [0, 0]
    dropSessionDidUpdate at [0, 2]
    performDropWith at [0, 2]
    dropPreviewParametersForRowAt at [0, 2]
    dropSessionDidEnd
    completion at end with A
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "16-drop-to-row/wrong/completion-lost.dnd", text: #"""
# Reply: The block was added to the animator, so it is called when the preview
#   has arrived. `settle` lets the time pass.

table people: A B C

delegate {
  without canHandle
  with dropPreviewParametersForRowAt
  with dropSessionDidEnd
  with dragSessionDidEnd
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
      coordinator drop item to destination
      animator addCompletion { }
    }
  }
}

scenario "A flies to its new row" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning at [0, 0]
    dropSessionDidUpdate at [0, 0]
    dropSessionDidUpdate at [0, 2]
    performDropWith at [0, 2]
    dropPreviewParametersForRowAt at [0, 2]
    dropSessionDidEnd
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "16-drop-to-row/wrong/drag-ends-first.dnd", text: #"""
# Reply: The drop session ends before the drag session, as after every drop
#   that `performDropWith` carried out. The order of the rest is a matter of its
#   own.

table people: A B C

delegate {
  without canHandle
  with dropPreviewParametersForRowAt
  with dropSessionDidEnd
  with dragSessionDidEnd
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
      coordinator drop item to destination
      animator addCompletion { }
    }
  }
}

scenario "A flies to its new row" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 2
    performDropWith
    dropPreviewParametersForRowAt
    dragSessionDidEnd
    dropSessionDidEnd
    completion at end
  }
}

"""#),
        CourseFile(path: "16-drop-to-row/wrong/items-come-later.dnd", text: #"""
# Reply: You began with `dropSessionDidUpdate`. Without items there is no
#   session: `itemsForBeginning` is the first call of every drag.

table people: A B C

delegate {
  without canHandle
  with dropPreviewParametersForRowAt
  with dropSessionDidEnd
  with dragSessionDidEnd
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
      coordinator drop item to destination
      animator addCompletion { }
    }
  }
}

scenario "A flies to its new row" {
  drag A; hover C; drop; settle
  expect calls {
    dropSessionDidUpdate at [0, 0]
    dropSessionDidUpdate at [0, 2]
    performDropWith at [0, 2]
    dropPreviewParametersForRowAt at [0, 2]
    dropSessionDidEnd
    dragSessionDidEnd
    completion at end with A
  }
}

"""#),
        CourseFile(path: "16-drop-to-row/wrong/shaped-before-the-place-is-known.dnd", text: #"""
# Reply: UIKit cannot ask for a preview at a row before the app has named the
#   row: `performDropWith` calls `drop(_:toRowAt:)`, and then the parameters are
#   asked for.

table people: A B C

delegate {
  without canHandle
  with dropPreviewParametersForRowAt
  with dropSessionDidEnd
  with dragSessionDidEnd
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
      coordinator drop item to destination
      animator addCompletion { }
    }
  }
}

scenario "A flies to its new row" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 2
    dropPreviewParametersForRowAt
    performDropWith
    dropSessionDidEnd
    dragSessionDidEnd
    completion at end
  }
}

"""#),
        CourseFile(path: "16-drop-to-row/wrong/shaped-last.dnd", text: #"""
# Reply: The parameters shape the preview on its flight, so UIKit needs them
#   when the flight begins, right after `drop(_:toRowAt:)`. The completion, at
#   its end, is the last call.

table people: A B C

delegate {
  without canHandle
  with dropPreviewParametersForRowAt
  with dropSessionDidEnd
  with dragSessionDidEnd
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
      coordinator drop item to destination
      animator addCompletion { }
    }
  }
}

scenario "A flies to its new row" {
  drag A; hover C; drop; settle
  expect calls {
    itemsForBeginning
    dropSessionDidUpdate at 0
    dropSessionDidUpdate at 2
    performDropWith
    dropSessionDidEnd
    dragSessionDidEnd
    dropPreviewParametersForRowAt
    completion at end
  }
}

"""#),
        ]
    }
}
