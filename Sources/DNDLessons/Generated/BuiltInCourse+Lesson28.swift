// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson28() -> [CourseFile] {
        [
        CourseFile(path: "28-which-queue-am-i-on/lesson.md", text: #"""
# Which queue am I on?
kind: F
unit: 7
rules: R076 R077

    provider.loadObject(ofClass: String.self) { text, error in
        // Where does this run?
    }

Two ways to load look alike and differ in this:

- `session.loadObjects(ofClass:)` calls its block on the main queue
- a load of an item's *provider* calls it on a queue of the provider's own

UIKit may be called on the main queue only. Off it there is often no crash, but
a row that appears seconds later, or a layout that is wrong now and then, and
never while you look.

Here `load item off main { … }` is the provider's block as it really runs, and
`main { … }` is `DispatchQueue.main.async`. A photo arrives; a failed load shows
nothing. Predict which line is not allowed, and mark it with `# here`.

## Hints
1. Which lines are inside of a block of a load, and which of these are inside of
   `main { … }`?
2. performDropWith itself is called by UIKit, on the main queue.
3. The commit stands in the provider's block, and no `main` is around it.

## Why
The coordinator, the placeholder's context and the list are UIKit, and so is a
commit. Hop to the main queue at the top of the block, for the error as for the
data, and leave only pure work, such as decoding, outside. The compiler helps
when the delegate is @MainActor, unless assumeIsolated silences it. Next,
the other branch.

"""#),
        CourseFile(path: "28-which-queue-am-i-on/second-solution.dnd", text: #"""
table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { type: public.png; fails "offline" }

delegate in photos {
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item off main {
        main { placeholder commit { model insert item at destination } }
      } else {
        main { placeholder delete }
      }
    }
  }
}

scenario "the photo does not arrive" {
  drag sunset from album; hover B in photos; drop; settle
  expect order in photos: A B
}

"""#),
        CourseFile(path: "28-which-queue-am-i-on/second.dnd", text: #"""
table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { type: public.png; fails "offline" }

delegate in photos {
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item off main {
        main { placeholder commit { model insert item at destination } }
      } else {
        placeholder delete
      }
    }
  }
}

scenario "the photo does not arrive" {
  drag sunset from album; hover B in photos; drop; settle
  expect order in photos: A B
}

"""#),
        CourseFile(path: "28-which-queue-am-i-on/solution.dnd", text: #"""
table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { type: public.png; after 1s }

delegate in photos {
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item off main {
        main { placeholder commit { model insert item at destination } }
      } else {
        main { placeholder delete }
      }
    }
  }
  dropSessionDidEnd { list reload 0 }
}

scenario "the photo arrives" {
  drag sunset from album; hover B in photos; drop; settle
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "28-which-queue-am-i-on/start.dnd", text: #"""
table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { type: public.png; after 1s }

delegate in photos {
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item off main {
        placeholder commit { model insert item at destination }
      } else {
        main { placeholder delete }
      }
    }
  }
  dropSessionDidEnd { list reload 0 }
}

scenario "the photo arrives" {
  drag sunset from album; hover B in photos; drop; settle
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "28-which-queue-am-i-on/wrong/the-end.dnd", text: #"""
# Reply: `dropSessionDidEnd` is a delegate method. UIKit calls all of them on
#   the main queue.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { type: public.png; after 1s }

delegate in photos {
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item off main {
        placeholder commit { model insert item at destination }
      } else {
        main { placeholder delete }
      }
    }
  }
  dropSessionDidEnd { list reload 0 }  # here
}

scenario "the photo arrives" {
  drag sunset from album; hover B in photos; drop; settle
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "28-which-queue-am-i-on/wrong/the-error.dnd", text: #"""
# Reply: This line is in the provider's block as well, but it hops: `main { …
#   }` is around it.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { type: public.png; after 1s }

delegate in photos {
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item off main {
        placeholder commit { model insert item at destination }
      } else {
        main { placeholder delete }  # here
      }
    }
  }
  dropSessionDidEnd { list reload 0 }
}

scenario "the photo arrives" {
  drag sunset from album; hover B in photos; drop; settle
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "28-which-queue-am-i-on/wrong/the-load.dnd", text: #"""
# Reply: Starting a load is allowed here, and has to happen here: before
#   `performDropWith` returns. It is the answer that comes on another queue.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { type: public.png; after 1s }

delegate in photos {
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item off main {  # here
        placeholder commit { model insert item at destination }
      } else {
        main { placeholder delete }
      }
    }
  }
  dropSessionDidEnd { list reload 0 }
}

scenario "the photo arrives" {
  drag sunset from album; hover B in photos; drop; settle
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "28-which-queue-am-i-on/wrong/the-placeholder.dnd", text: #"""
# Reply: `performDropWith` is called by UIKit on the main queue, so this line
#   may call UIKit. Only what stands in the block of the load runs elsewhere.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { type: public.png; after 1s }

delegate in photos {
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      placeholder insert at destination for item  # here
      load item off main {
        placeholder commit { model insert item at destination }
      } else {
        main { placeholder delete }
      }
    }
  }
  dropSessionDidEnd { list reload 0 }
}

scenario "the photo arrives" {
  drag sunset from album; hover B in photos; drop; settle
  expect order in photos: A sunset B
}

"""#),
        ]
    }
}
