// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson30() -> [CourseFile] {
        [
        CourseFile(path: "30-between-two-lists/lesson.md", text: #"""
# Between two lists, from another app
kind: M
unit: 8
rules: R176 R034 R163 R062

A board has two tables, `todo` and `done`. Rows of `todo` are moved to `done`,
`done` can be put into another order, and a text from Mail can be dropped on it.
One `performDropWith` answers for the three:

- an own row: `item.source` is there. Move it, in the data and in the list.
- a row of the app: `item.local`. Insert it here, and take it out there.
- anything else: load it, and insert it when it comes.

`model remove item in todo` takes it out of the other table's data. That table
must be told as well: `list reload in todo` reloads it, and will do here.

    if item.source { … } else { if item.local { … } else { … } }

Predict: for which of the three is the operation a copy? Then write the body.

## Hints
1. An own row: batch { model move item to destination;
   list move item.source to destination }
2. The row of todo: insert at destination, in data and list, then
   model remove item in todo; list reload in todo
3. From Mail: load item { main { … } } around the same insertion.

## Why
One drop delegate has to answer for every item that may come. What an item has
tells the three cases apart: a source here, a local object, or only a provider.
UIKit never carries out a move between lists: the operation is a promise, and
taking the original away is the app's work, once, at one place. Next, the
board gets a tray that only copies.

"""#),
        CourseFile(path: "30-between-two-lists/second-solution.dnd", text: #"""
table todo: write test { drop off }
collection tray: A
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in tray {
  dropSessionDidUpdate when item.source -> forbidden
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      if item.local {
        batch { model insert item at destination; list insert destination }
      } else {
        load item { main { batch { model insert item at destination; list insert destination } } }
      }
    }
  }
}

scenario "a row of todo is copied" {
  drag test from todo; hover A in tray; drop
  expect order in tray: test A
  expect order in todo: write test
  expect loaded: none
}

scenario "a text from Mail" {
  drag M from draft; hover A in tray; drop
  expect order in tray: A
  settle
  expect order in tray: M A
  expect loaded: M
}

"""#),
        CourseFile(path: "30-between-two-lists/second.dnd", text: #"""
table todo: write test { drop off }
collection tray: A
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in tray {
  dropSessionDidUpdate when item.source -> forbidden
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      ???
    }
  }
}

scenario "a row of todo is copied" {
  drag test from todo; hover A in tray; drop
  expect order in tray: test A
  expect order in todo: write test
  expect loaded: none
}

scenario "a text from Mail" {
  drag M from draft; hover A in tray; drop
  expect order in tray: A
  settle
  expect order in tray: M A
  expect loaded: M
}

"""#),
        CourseFile(path: "30-between-two-lists/solution.dnd", text: #"""
table todo: write test { drop off }
table done: plan ship
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in done {
  dropSessionDidUpdate when local -> move insertAt
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      if item.source {
        batch { model move item to destination; list move item.source to destination }
      } else {
        if item.local {
          batch { model insert item at destination; list insert destination }
          model remove item in todo; list reload in todo
        } else {
          load item { main { batch { model insert item at destination; list insert destination } } }
        }
      }
    }
  }
}

scenario "an own row goes down" {
  drag plan from done; hover ship in done; drop
  expect order in done: ship plan
  expect order in todo: write test
}

scenario "a row of todo is done" {
  drag test from todo; hover plan in done; drop
  expect operation: move
  expect order in done: test plan ship
  expect order in todo: write
}

scenario "a text from Mail" {
  drag M from draft; hover ship in done; drop; settle
  expect operation: copy
  expect order in done: plan M ship
  expect loaded: M
}

"""#),
        CourseFile(path: "30-between-two-lists/start.dnd", text: #"""
table todo: write test { drop off }
table done: plan ship
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in done {
  dropSessionDidUpdate when local -> move insertAt
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      ???
    }
  }
}

scenario "an own row goes down" {
  drag plan from done; hover ship in done; drop
  expect order in done: ship plan
  expect order in todo: write test
}

scenario "a row of todo is done" {
  drag test from todo; hover plan in done; drop
  expect operation: move
  expect order in done: test plan ship
  expect order in todo: write
}

scenario "a text from Mail" {
  drag M from draft; hover ship in done; drop; settle
  expect operation: copy
  expect order in done: plan M ship
  expect loaded: M
}

"""#),
        CourseFile(path: "30-between-two-lists/wrong/every-item-is-its-own.dnd", text: #"""
# Reply: `model move item` moves what this table has. The row of `todo` is not in
#   its data: only an own row has an `item.source`. Ask for it first.

table todo: write test { drop off }
table done: plan ship
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in done {
  dropSessionDidUpdate when local -> move insertAt
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
    }
  }
}

scenario "an own row goes down" {
  drag plan from done; hover ship in done; drop
  expect order in done: ship plan
  expect order in todo: write test
}

scenario "a row of todo is done" {
  drag test from todo; hover plan in done; drop
  expect operation: move
  expect order in done: test plan ship
  expect order in todo: write
}

scenario "a text from Mail" {
  drag M from draft; hover ship in done; drop; settle
  expect operation: copy
  expect order in done: plan M ship
  expect loaded: M
}

"""#),
        CourseFile(path: "30-between-two-lists/wrong/everything-from-elsewhere.dnd", text: #"""
# Reply: Your code takes an own row for a new one, and it is there twice. Ask
#   for `item.source` first: who has one is moved, not inserted.

table todo: write test { drop off }
table done: plan ship
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in done {
  dropSessionDidUpdate when local -> move insertAt
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      if item.local {
        batch { model insert item at destination; list insert destination }
      } else {
        load item { main { batch { model insert item at destination; list insert destination } } }
      }
    }
  }
}

scenario "an own row goes down" {
  drag plan from done; hover ship in done; drop
  expect order in done: ship plan
  expect order in todo: write test
}

scenario "a row of todo is done" {
  drag test from todo; hover plan in done; drop
  expect operation: move
  expect order in done: test plan ship
  expect order in todo: write
}

scenario "a text from Mail" {
  drag M from draft; hover ship in done; drop; settle
  expect operation: copy
  expect order in done: plan M ship
  expect loaded: M
}

"""#),
        CourseFile(path: "30-between-two-lists/wrong/mail-is-forgotten.dnd", text: #"""
# Reply: Own rows and rows of the app are right. What has neither a source nor
#   a local object came from another app: load it.

table todo: write test { drop off }
table done: plan ship
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in done {
  dropSessionDidUpdate when local -> move insertAt
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      if item.source {
        batch { model move item to destination; list move item.source to destination }
      } else {
        if item.local {
          batch { model insert item at destination; list insert destination }
          model remove item in todo; list reload in todo
        }
      }
    }
  }
}

scenario "an own row goes down" {
  drag plan from done; hover ship in done; drop
  expect order in done: ship plan
  expect order in todo: write test
}

scenario "a row of todo is done" {
  drag test from todo; hover plan in done; drop
  expect operation: move
  expect order in done: test plan ship
  expect order in todo: write
}

scenario "a text from Mail" {
  drag M from draft; hover ship in done; drop; settle
  expect operation: copy
  expect order in done: plan M ship
  expect loaded: M
}

"""#),
        CourseFile(path: "30-between-two-lists/wrong/mail-is-not-loaded.dnd", text: #"""
# Reply: A text from Mail is not there when it is dropped. Without a load you
#   insert a row for something that you do not have.

table todo: write test { drop off }
table done: plan ship
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in done {
  dropSessionDidUpdate when local -> move insertAt
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      if item.source {
        batch { model move item to destination; list move item.source to destination }
      } else {
        batch { model insert item at destination; list insert destination }
        if item.local { model remove item in todo; list reload in todo }
      }
    }
  }
}

scenario "an own row goes down" {
  drag plan from done; hover ship in done; drop
  expect order in done: ship plan
  expect order in todo: write test
}

scenario "a row of todo is done" {
  drag test from todo; hover plan in done; drop
  expect operation: move
  expect order in done: test plan ship
  expect order in todo: write
}

scenario "a text from Mail" {
  drag M from draft; hover ship in done; drop; settle
  expect operation: copy
  expect order in done: plan M ship
  expect loaded: M
}

"""#),
        CourseFile(path: "30-between-two-lists/wrong/original-stays.dnd", text: #"""
# Reply: The row is in both tables. `.move` is a promise that the app has to
#   keep: take the original out of `todo`.

table todo: write test { drop off }
table done: plan ship
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in done {
  dropSessionDidUpdate when local -> move insertAt
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      if item.source {
        batch { model move item to destination; list move item.source to destination }
      } else {
        if item.local {
          batch { model insert item at destination; list insert destination }
        } else {
          load item { main { batch { model insert item at destination; list insert destination } } }
        }
      }
    }
  }
}

scenario "an own row goes down" {
  drag plan from done; hover ship in done; drop
  expect order in done: ship plan
  expect order in todo: write test
}

scenario "a row of todo is done" {
  drag test from todo; hover plan in done; drop
  expect operation: move
  expect order in done: test plan ship
  expect order in todo: write
}

scenario "a text from Mail" {
  drag M from draft; hover ship in done; drop; settle
  expect operation: copy
  expect order in done: plan M ship
  expect loaded: M
}

"""#),
        CourseFile(path: "30-between-two-lists/wrong/the-other-table-is-not-told.dnd", text: #"""
# Reply: The data of `todo` is right and its table still shows the row:
#   whoever changes the data of a list tells that list, also from another list's
#   delegate.

table todo: write test { drop off }
table done: plan ship
app Mail { view draft: M { drop off } }
item M { after 1s }

delegate in done {
  dropSessionDidUpdate when local -> move insertAt
  dropSessionDidUpdate -> copy insertAt
  performDropWith {
    each item {
      if item.source {
        batch { model move item to destination; list move item.source to destination }
      } else {
        if item.local {
          batch { model insert item at destination; list insert destination }
          model remove item in todo
        } else {
          load item { main { batch { model insert item at destination; list insert destination } } }
        }
      }
    }
  }
}

scenario "an own row goes down" {
  drag plan from done; hover ship in done; drop
  expect order in done: ship plan
  expect order in todo: write test
}

scenario "a row of todo is done" {
  drag test from todo; hover plan in done; drop
  expect operation: move
  expect order in done: test plan ship
  expect order in todo: write
}

scenario "a text from Mail" {
  drag M from draft; hover ship in done; drop; settle
  expect operation: copy
  expect order in done: plan M ship
  expect loaded: M
}

"""#),
        ]
    }
}
