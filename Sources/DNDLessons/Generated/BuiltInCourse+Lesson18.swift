// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson18() -> [CourseFile] {
        [
        CourseFile(path: "18-why-was-it-not-called/lesson.md", text: #"""
# Why was it not called?
kind: F
unit: 5
rules: R050 R062 R109 R160

The commonest question about drag and drop: "my method is not called". A
missing call has a reason, and nearly always it lies in an earlier answer:

- no items: no session, no calls at all
- `canHandle` said no: no other drop call
- the proposal was cancel or forbidden: no `performDropWith`
- the proposal was not allowed, and UIKit replaced it

A photo from another app is dragged to B in an inbox. `performDropWith` is
never called, although the inbox takes photos. Before you run anything, predict
which answer is to blame. Mark its line with a comment at the end:

    canHandle -> false  # here

One line is wrong; with another answer in that line, both expectations hold.

## Hints
1. Follow the questions in their order, and take the first pattern that matches.
2. canHandle says true for a photo. B is row 1, and the photo is no own row.
3. The last dropSessionDidUpdate promises to take the photo out of another app.

## Why
The silence was decided by the proposal: UIKit does not let an app move what
belongs to another one, and a move that is not allowed is a cancel. `why
performDropWith` in a session, or `dnd trace`, names the rule of each missing
call. Next, a move of an own row, and a method that is called and does nothing.

"""#),
        CourseFile(path: "18-why-was-it-not-called/second-solution.dnd", text: #"""
table people: A B C D { reorders }

delegate {
  itemsForBeginning at 3 -> none
  canHandle -> true
  dropSessionDidUpdate at 0 -> forbidden
  dropSessionDidUpdate -> move insertAt
  performDropWith { each item { batch { model move item to destination; list move item.source to destination } } }
  moveRowAt { model move item to move.destination }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D
}

"""#),
        CourseFile(path: "18-why-was-it-not-called/second.dnd", text: #"""
table people: A B C D { reorders }

delegate {
  itemsForBeginning at 3 -> none
  canHandle -> true
  dropSessionDidUpdate at 0 -> forbidden
  dropSessionDidUpdate -> move insertAt
  performDropWith { each item { batch { model move item to destination; list move item.source to destination } } }
  moveRowAt { }
}

scenario "A goes down to C" {
  drag A; hover C; drop
  expect order: B C A D
}

"""#),
        CourseFile(path: "18-why-was-it-not-called/solution.dnd", text: #"""
table inbox: A B
app Photos { view album: sunset }
item sunset { type: public.png }

delegate in inbox {
  canHandle when session conforms public.image -> true
  canHandle -> false
  dropSessionDidUpdate at 0 -> forbidden
  dropSessionDidUpdate when item.source -> move insertAt
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item { load item { main { batch { model insert item at 1; list insert 1 } } } }
  }
}

scenario "a photo is taken" {
  drag sunset from album; hover B in inbox; drop; settle
  expect call performDropWith in inbox: once
  expect order in inbox: A sunset B
}

"""#),
        CourseFile(path: "18-why-was-it-not-called/start.dnd", text: #"""
table inbox: A B
app Photos { view album: sunset }
item sunset { type: public.png }

delegate in inbox {
  canHandle when session conforms public.image -> true
  canHandle -> false
  dropSessionDidUpdate at 0 -> forbidden
  dropSessionDidUpdate when item.source -> move insertAt
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item { load item { main { batch { model insert item at 1; list insert 1 } } } }
  }
}

scenario "a photo is taken" {
  drag sunset from album; hover B in inbox; drop; settle
  expect call performDropWith in inbox: once
  expect order in inbox: A sunset B
}

"""#),
        CourseFile(path: "18-why-was-it-not-called/wrong/can-handle-false.dnd", text: #"""
# Reply: This line is for everything that is no image. The photo conforms to
#   public.image, so the line above it answers first: `canHandle` was true.

table inbox: A B
app Photos { view album: sunset }
item sunset { type: public.png }

delegate in inbox {
  canHandle when session conforms public.image -> true
  canHandle -> false  # here
  dropSessionDidUpdate at 0 -> forbidden
  dropSessionDidUpdate when item.source -> move insertAt
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item { load item { main { batch { model insert item at 1; list insert 1 } } } }
  }
}

scenario "a photo is taken" {
  drag sunset from album; hover B in inbox; drop; settle
  expect call performDropWith in inbox: once
  expect order in inbox: A sunset B
}

"""#),
        CourseFile(path: "18-why-was-it-not-called/wrong/first-row-forbidden.dnd", text: #"""
# Reply: This answer holds for row 0 alone. The finger is over B, row 1, so
#   the pattern does not match.

table inbox: A B
app Photos { view album: sunset }
item sunset { type: public.png }

delegate in inbox {
  canHandle when session conforms public.image -> true
  canHandle -> false
  dropSessionDidUpdate at 0 -> forbidden  # here
  dropSessionDidUpdate when item.source -> move insertAt
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item { load item { main { batch { model insert item at 1; list insert 1 } } } }
  }
}

scenario "a photo is taken" {
  drag sunset from album; hover B in inbox; drop; settle
  expect call performDropWith in inbox: once
  expect order in inbox: A sunset B
}

"""#),
        CourseFile(path: "18-why-was-it-not-called/wrong/own-rows.dnd", text: #"""
# Reply: `item.source` is for own rows of the inbox. The photo comes from
#   another app and has no source here, so this line does not answer.

table inbox: A B
app Photos { view album: sunset }
item sunset { type: public.png }

delegate in inbox {
  canHandle when session conforms public.image -> true
  canHandle -> false
  dropSessionDidUpdate at 0 -> forbidden
  dropSessionDidUpdate when item.source -> move insertAt  # here
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item { load item { main { batch { model insert item at 1; list insert 1 } } } }
  }
}

scenario "a photo is taken" {
  drag sunset from album; hover B in inbox; drop; settle
  expect call performDropWith in inbox: once
  expect order in inbox: A sunset B
}

"""#),
        CourseFile(path: "18-why-was-it-not-called/wrong/perform-drop.dnd", text: #"""
# Reply: What a method does cannot be the reason that it is not called. Look
#   at the answers before it: the last one was the proposal.

table inbox: A B
app Photos { view album: sunset }
item sunset { type: public.png }

delegate in inbox {
  canHandle when session conforms public.image -> true
  canHandle -> false
  dropSessionDidUpdate at 0 -> forbidden
  dropSessionDidUpdate when item.source -> move insertAt
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item { load item { main { batch { model insert item at 1; list insert 1 } } } }  # here
  }
}

scenario "a photo is taken" {
  drag sunset from album; hover B in inbox; drop; settle
  expect call performDropWith in inbox: once
  expect order in inbox: A sunset B
}

"""#),
        CourseFile(path: "18-why-was-it-not-called/wrong/wrong-type.dnd", text: #"""
# Reply: The type is right: public.png conforms to public.image, which is what
#   `canHandle` asks for.

table inbox: A B
app Photos { view album: sunset }
item sunset { type: public.png }  # here

delegate in inbox {
  canHandle when session conforms public.image -> true
  canHandle -> false
  dropSessionDidUpdate at 0 -> forbidden
  dropSessionDidUpdate when item.source -> move insertAt
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item { load item { main { batch { model insert item at 1; list insert 1 } } } }
  }
}

scenario "a photo is taken" {
  drag sunset from album; hover B in inbox; drop; settle
  expect call performDropWith in inbox: once
  expect order in inbox: A sunset B
}

"""#),
        ]
    }
}
