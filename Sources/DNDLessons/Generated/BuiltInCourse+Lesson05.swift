// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson05() -> [CourseFile] {
        [
        CourseFile(path: "05-can-handle-says-no/lesson.md", text: #"""
# canHandle says no
kind: P
unit: 2
rules: R050 R057 R093 R096

`tableView(_:canHandle:)` is the first question to a drop delegate. Returning
false means: this session is nothing for me.

    func tableView(_ tableView: UITableView,
                   canHandle session: UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: UIImage.self)
    }

Three more methods report where the finger of a session is. They do not
influence the decision:

- `dropSessionDidEnter`, `dropSessionDidExit`: the finger came, or left
- `dropSessionDidEnd`: the session is over

This table answers false to everything. Its delegate has all methods named so
far, also the two of the drag side, `dragSessionWillBegin` and
`dragSessionDidEnd`.

{rows}

A is dragged over C, out of the table, back to B, and dropped. Which calls?

## Hints
1. After a no, UIKit treats the drop delegate as if it were not there.
2. The drag delegate is another one. Its drag goes on.
3. Four calls, of which one, canHandle, goes to the drop delegate.

## Why
A no is final for the whole session: no enter, no update, no exit, not even an
end. What a delegate prepares in canHandle it can therefore never clean up, so
canHandle should only look and answer. The drag itself is not harmed: it ends,
and the row returns. Next, the finger goes on to a table that says yes.

"""#),
        CourseFile(path: "05-can-handle-says-no/second-solution.dnd", text: #"""
table people: A B C { drop off }
table done: X { drag off }
table bin: Y { drag off }

delegate in done {
  canHandle -> false
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}
delegate in bin {
  with dropSessionDidEnter
  with dropSessionDidEnd
}

scenario "over done, which says no, to bin, which says yes" {
  drag A; hover X in done; hover Y in bin; drop
  expect calls {
    itemsForBeginning at [0, 0] in people -> A
    canHandle in done -> false
    canHandle in bin -> true
    dropSessionDidEnter in bin
    dropSessionDidUpdate at [0, 0] in bin -> copy insertAt
    performDropWith at [0, 0] in bin
    dropSessionDidEnd in bin
  }
}

"""#),
        CourseFile(path: "05-can-handle-says-no/second.dnd", text: #"""
table people: A B C { drop off }
table done: X { drag off }
table bin: Y { drag off }

delegate in done {
  canHandle -> false
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
}
delegate in bin {
  with dropSessionDidEnter
  with dropSessionDidEnd
}

scenario "over done, which says no, to bin, which says yes" {
  drag A; hover X in done; hover Y in bin; drop
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "05-can-handle-says-no/solution.dnd", text: #"""
table people: A B C

delegate {
  canHandle -> false
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A drag over a table that cannot handle it" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning at [0, 0] -> A
    dragSessionWillBegin
    canHandle -> false
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "05-can-handle-says-no/start.dnd", text: #"""
table people: A B C

delegate {
  canHandle -> false
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A drag over a table that cannot handle it" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "05-can-handle-says-no/wrong/asked-until-it-agrees.dnd", text: #"""
# Reply: You asked `canHandle` at every entry. The answer holds for the
#   session: UIKit may ask again when the items change, not because the finger
#   comes back.

table people: A B C

delegate {
  canHandle -> false
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A drag over a table that cannot handle it" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning
    dragSessionWillBegin
    canHandle
    canHandle
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "05-can-handle-says-no/wrong/before-the-drag.dnd", text: #"""
# Reply: UIKit asks the destination about a session that has begun:
#   `dragSessionWillBegin` comes before `canHandle`.

table people: A B C

delegate {
  canHandle -> false
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A drag over a table that cannot handle it" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning
    canHandle
    dragSessionWillBegin
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "05-can-handle-says-no/wrong/ends-for-everybody.dnd", text: #"""
# Reply: The drop delegate said no, so its session ends without a call:
#   `dropSessionDidEnd` is for lists that said yes. Only the drag delegate is
#   notified.

table people: A B C

delegate {
  canHandle -> false
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A drag over a table that cannot handle it" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning
    dragSessionWillBegin
    canHandle
    dropSessionDidEnd
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "05-can-handle-says-no/wrong/items-come-later.dnd", text: #"""
# Reply: You began with `dragSessionWillBegin`. Without items there is no
#   session: `itemsForBeginning` is the first call of every drag.

table people: A B C

delegate {
  canHandle -> false
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A drag over a table that cannot handle it" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    dragSessionWillBegin
    canHandle
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "05-can-handle-says-no/wrong/no-means-no-drag.dnd", text: #"""
# Reply: `canHandle` belongs to the destination. A no there does not stop the
#   drag: it goes on over other views, and ends with `dragSessionDidEnd` like
#   every drag.

table people: A B C

delegate {
  canHandle -> false
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A drag over a table that cannot handle it" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning
    dragSessionWillBegin
    canHandle
  }
}

"""#),
        CourseFile(path: "05-can-handle-says-no/wrong/not-asked-at-all.dnd", text: #"""
# Reply: How should UIKit know that the table refuses? It asks `canHandle`
#   when the drag begins over the table, and the answer false is the reason for
#   the silence that follows.

table people: A B C

delegate {
  canHandle -> false
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A drag over a table that cannot handle it" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning at [0, 0]
    dragSessionWillBegin
    dragSessionDidEnd
  }
}

"""#),
        CourseFile(path: "05-can-handle-says-no/wrong/still-enters.dnd", text: #"""
# Reply: You let the finger enter. `dropSessionDidEnter` is called only if the
#   delegate can handle the session; after a no UIKit makes no further call to
#   it.

table people: A B C

delegate {
  canHandle -> false
  with dropSessionDidEnter
  with dropSessionDidExit
  with dropSessionDidEnd
  with dragSessionWillBegin
  with dragSessionDidEnd
}

scenario "A drag over a table that cannot handle it" {
  drag A; hover C; leave; hover B; drop
  expect calls {
    itemsForBeginning
    dragSessionWillBegin
    canHandle
    dropSessionDidEnter
    dropSessionDidExit
    dropSessionDidEnter
    dropSessionDidEnd
    dragSessionDidEnd
  }
}

"""#),
        ]
    }
}
