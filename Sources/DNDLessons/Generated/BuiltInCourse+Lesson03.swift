// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson03() -> [CourseFile] {
        [
        CourseFile(path: "03-lift-without-moving/lesson.md", text: #"""
# Lift without moving
kind: O
unit: 1
rules: R001 R004 R010 R011

A drag has two phases. In the *lift* the view rises from the screen under a
long press. Only when the finger then moves far enough does the *drag* begin.

A plain view takes part through a `UIDragInteraction`. Its delegate is asked
for the items, then for a preview of each item, and may animate along:

    func dragInteraction(_ interaction: UIDragInteraction,
                         willAnimateLiftWith animator: UIDragAnimating,
                         session: UIDragSession) {
        animator.addCompletion { position in … }
    }

The block gets `.end` if the lift ran to its end, and `.start` if it ran
backwards to where it started.

The finger presses the note, waits for the whole lift, and lets go without
having moved. A comment in start.dnd lists calls in no order. Which of them
come, and in which order? Write those, one a line. *Some never come.*

## Hints
1. "Session begins" means that something is dragged. Was it?
2. What never began does not end.
3. Items, preview, animation: the lift. And the animation completes.

## Why
Letting go before the finger moves away never begins a session, so there is no
sessionWillBegin and nothing to end. Do not prepare in itemsForBeginning what
only an end call cleans up: after a mere press that call never comes. Next, the
finger lets go in the middle of the lift.

{sequence}

"""#),
        CourseFile(path: "03-lift-without-moving/second-solution.dnd", text: #"""
view note: hello { drop off }

delegate in note {
  previewForLifting -> default
  willAnimateLiftWith { animator addCompletion { } }
  with sessionWillBegin
  with willEndWith
  with didEndWith
}

scenario "let go while it still rises" {
  lift hello; wait 100ms; release
  expect calls {
    itemsForBeginning -> hello
    previewForLifting
    willAnimateLiftWith
    completion at start
  }
}

"""#),
        CourseFile(path: "03-lift-without-moving/second.dnd", text: #"""
view note: hello { drop off }

delegate in note {
  previewForLifting -> default
  willAnimateLiftWith { animator addCompletion { } }
  with sessionWillBegin
  with willEndWith
  with didEndWith
}

scenario "let go while it still rises" {
  lift hello; wait 100ms; release
  # In no order, and some never come:
  #   completion at end
  #   willAnimateLiftWith
  #   sessionWillBegin
  #   didEndWith with cancel
  #   completion at start
  #   previewForLifting
  #   itemsForBeginning -> hello
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "03-lift-without-moving/solution.dnd", text: #"""
view note: hello { drop off }

delegate in note {
  previewForLifting -> default
  willAnimateLiftWith { animator addCompletion { } }
  with sessionWillBegin
  with willEndWith
  with didEndWith
}

scenario "pressed, lifted, and let go" {
  lift hello; wait 400ms; release
  expect calls {
    itemsForBeginning -> hello
    previewForLifting
    willAnimateLiftWith
    completion at end
  }
}

"""#),
        CourseFile(path: "03-lift-without-moving/start.dnd", text: #"""
view note: hello { drop off }

delegate in note {
  previewForLifting -> default
  willAnimateLiftWith { animator addCompletion { } }
  with sessionWillBegin
  with willEndWith
  with didEndWith
}

scenario "pressed, lifted, and let go" {
  lift hello; wait 400ms; release
  # In no order, and some never come:
  #   willEndWith with cancel
  #   previewForLifting
  #   willAnimateLiftWith
  #   sessionWillBegin
  #   didEndWith with cancel
  #   completion at end
  #   itemsForBeginning -> hello
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "03-lift-without-moving/wrong/animated-before-the-preview.dnd", text: #"""
# Reply: The lift animates the preview, so UIKit asks for it before the
#   animation: `previewForLifting` comes before `willAnimateLiftWith`.

view note: hello { drop off }

delegate in note {
  previewForLifting -> default
  willAnimateLiftWith { animator addCompletion { } }
  with sessionWillBegin
  with willEndWith
  with didEndWith
}

scenario "pressed, lifted, and let go" {
  lift hello; wait 400ms; release
  expect calls {
    itemsForBeginning
    willAnimateLiftWith
    previewForLifting
    completion at end
  }
}

"""#),
        CourseFile(path: "03-lift-without-moving/wrong/letting-go-ends-it.dnd", text: #"""
# Reply: You expected an end: `willEndWith` and `didEndWith` belong to a
#   session, and none began. The last call of a mere lift is the completion of
#   its animation.

view note: hello { drop off }

delegate in note {
  previewForLifting -> default
  willAnimateLiftWith { animator addCompletion { } }
  with sessionWillBegin
  with willEndWith
  with didEndWith
}

scenario "pressed, lifted, and let go" {
  lift hello; wait 400ms; release
  expect calls {
    itemsForBeginning
    previewForLifting
    willAnimateLiftWith
    completion at end
    willEndWith with cancel
    didEndWith with cancel
  }
}

"""#),
        CourseFile(path: "03-lift-without-moving/wrong/no-completion.dnd", text: #"""
# Reply: The animation was joined with `addCompletion`, and every such block
#   is called, also when nothing is dragged afterwards.

view note: hello { drop off }

delegate in note {
  previewForLifting -> default
  willAnimateLiftWith { animator addCompletion { } }
  with sessionWillBegin
  with willEndWith
  with didEndWith
}

scenario "pressed, lifted, and let go" {
  lift hello; wait 400ms; release
  expect calls {
    itemsForBeginning
    previewForLifting
    willAnimateLiftWith
  }
}

"""#),
        CourseFile(path: "03-lift-without-moving/wrong/preview-first.dnd", text: #"""
# Reply: A preview shows an item, so UIKit needs the items first:
#   `itemsForBeginning`, then `previewForLifting` once for each.

view note: hello { drop off }

delegate in note {
  previewForLifting -> default
  willAnimateLiftWith { animator addCompletion { } }
  with sessionWillBegin
  with willEndWith
  with didEndWith
}

scenario "pressed, lifted, and let go" {
  lift hello; wait 400ms; release
  expect calls {
    previewForLifting
    itemsForBeginning
    willAnimateLiftWith
    completion at end
  }
}

"""#),
        CourseFile(path: "03-lift-without-moving/wrong/the-lift-begins-a-session.dnd", text: #"""
# Reply: You let the session begin with the lift. `sessionWillBegin` comes
#   only when the finger moves away; here it never moved.

view note: hello { drop off }

delegate in note {
  previewForLifting -> default
  willAnimateLiftWith { animator addCompletion { } }
  with sessionWillBegin
  with willEndWith
  with didEndWith
}

scenario "pressed, lifted, and let go" {
  lift hello; wait 400ms; release
  expect calls {
    itemsForBeginning
    previewForLifting
    willAnimateLiftWith
    sessionWillBegin
    completion at end
  }
}

"""#),
        ]
    }
}
