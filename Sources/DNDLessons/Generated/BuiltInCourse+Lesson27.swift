// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson27() -> [CourseFile] {
        [
        CourseFile(path: "27-placeholder-data-commit/lesson.md", text: #"""
# Placeholder, data, commit
kind: O
unit: 7
rules: R032 R080 R168 R180 R183

The data of a photo needs a second, and the person has let go. A *placeholder*
fills the time: a row of the list that the data source does not know.

    let context = coordinator.drop(item.dragItem, to: placeholder)
    provider.loadObject(…) { object, error in
        DispatchQueue.main.async {
            context.commitInsertion { path in photos.insert(…, at: path.row) }
        }
    }

`commitInsertion` runs its block, which changes the data only, and turns the
placeholder into a real row. A failed load calls `deletePlaceholder()`.

The photo comes from another app, whose view gets calls at the end as well:
`willEndWith`, `didEndWith`, and `sessionDidTransferItems` when the receiver has
all that it asked for. Put the calls of the comment into order.

## Hints
1. The placeholder's cell is filled at once, before any data has come.
2. The sessions do not wait for the data. What does?
3. update, willEndWith, performDropWith, cellUpdateHandler, the end of the drop,
   didEndWith, and a second later sessionDidTransferItems.

## Why
A drop is over when its animations are, and the data may still be on its way:
only sessionDidTransferItems waits for it. So dropSessionDidEnd is no place to
use what was loaded. The placeholder keeps the place meanwhile, and moves along
if rows are inserted above it; that is why commit hands out the path of *now*.
Next, two photos of different speed.

{sequence}

"""#),
        CourseFile(path: "27-placeholder-data-commit/second-solution.dnd", text: #"""
table photos: A
app Camera { view album: slow quick { drop off } }
item slow { after 3s }
item quick { after 1s }

delegate in album {
  itemsForAddingTo -> item
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  without dropSessionDidUpdate
  performDropWith {
    each item {
      placeholder insert at 0 for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "two photos, the first of them slow" {
  drag slow from album; add quick; hover A in photos; drop; settle
  expect calls {
    itemsForBeginning in album -> slow
    itemsForAddingTo in album -> quick
    performDropWith at [0, 0] in photos
    cellUpdateHandler in photos
    cellUpdateHandler in photos
    didEndWith with copy in album
    sessionDidTransferItems in album
  }
}

"""#),
        CourseFile(path: "27-placeholder-data-commit/second.dnd", text: #"""
table photos: A
app Camera { view album: slow quick { drop off } }
item slow { after 3s }
item quick { after 1s }

delegate in album {
  itemsForAddingTo -> item
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  without dropSessionDidUpdate
  performDropWith {
    each item {
      placeholder insert at 0 for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "two photos, the first of them slow" {
  drag slow from album; add quick; hover A in photos; drop; settle
  # In no order:
  #   performDropWith at [0, 0] in photos
  #   sessionDidTransferItems in album
  #   cellUpdateHandler in photos
  #   itemsForAddingTo in album -> quick
  #   itemsForBeginning in album -> slow
  #   cellUpdateHandler in photos
  #   didEndWith with copy in album
  expect calls {
    ???
  }
}

"""#),
        CourseFile(path: "27-placeholder-data-commit/solution.dnd", text: #"""
table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in album {
  with willEndWith
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  with dropSessionDidEnd
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "a photo that takes a second" {
  drag sunset from album; hover B in photos; drop; settle
  expect calls {
    itemsForBeginning in album -> sunset
    dropSessionDidUpdate at [0, 1] in photos -> copy insertAt
    willEndWith with copy in album
    performDropWith at [0, 1] in photos
    cellUpdateHandler in photos
    dropSessionDidEnd in photos
    didEndWith with copy in album
    sessionDidTransferItems in album
  }
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "27-placeholder-data-commit/start.dnd", text: #"""
table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in album {
  with willEndWith
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  with dropSessionDidEnd
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "a photo that takes a second" {
  drag sunset from album; hover B in photos; drop; settle
  # In no order:
  #   dropSessionDidUpdate at [0, 1] in photos -> copy insertAt
  #   itemsForBeginning in album -> sunset
  #   didEndWith with copy in album
  #   willEndWith with copy in album
  #   sessionDidTransferItems in album
  #   cellUpdateHandler in photos
  #   dropSessionDidEnd in photos
  #   performDropWith at [0, 1] in photos
  expect calls {
    ???
  }
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "27-placeholder-data-commit/wrong/delivered-in-silence.dnd", text: #"""
# Reply: The source is told when everything has been delivered:
#   `sessionDidTransferItems`, after the second that the data takes.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in album {
  with willEndWith
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  with dropSessionDidEnd
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "a photo that takes a second" {
  drag sunset from album; hover B in photos; drop; settle
  expect calls {
    itemsForBeginning in album
    dropSessionDidUpdate at [0, 1] in photos
    willEndWith with copy in album
    performDropWith at [0, 1] in photos
    cellUpdateHandler in photos
    dropSessionDidEnd in photos
    didEndWith with copy in album
  }
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "27-placeholder-data-commit/wrong/ends-wait-for-the-data.dnd", text: #"""
# Reply: You let the sessions wait for the data. They end when the animations
#   are over; only `sessionDidTransferItems` waits until everything has been
#   delivered.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in album {
  with willEndWith
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  with dropSessionDidEnd
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "a photo that takes a second" {
  drag sunset from album; hover B in photos; drop; settle
  expect calls {
    itemsForBeginning in album
    dropSessionDidUpdate in photos
    willEndWith with copy in album
    performDropWith in photos
    cellUpdateHandler in photos
    sessionDidTransferItems in album
    dropSessionDidEnd in photos
    didEndWith with copy in album
  }
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "27-placeholder-data-commit/wrong/filled-with-the-data.dnd", text: #"""
# Reply: The cell of the placeholder is filled when it appears, with a
#   spinner, say: that is its purpose. The data comes a second later, and then a
#   real cell takes its place.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in album {
  with willEndWith
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  with dropSessionDidEnd
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "a photo that takes a second" {
  drag sunset from album; hover B in photos; drop; settle
  expect calls {
    itemsForBeginning in album
    dropSessionDidUpdate in photos
    willEndWith with copy in album
    performDropWith in photos
    dropSessionDidEnd in photos
    didEndWith with copy in album
    cellUpdateHandler in photos
    sessionDidTransferItems in album
  }
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "27-placeholder-data-commit/wrong/items-come-later.dnd", text: #"""
# Reply: You began with `dropSessionDidUpdate`. Without items there is no
#   session: `itemsForBeginning` is the first call of every drag.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in album {
  with willEndWith
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  with dropSessionDidEnd
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "a photo that takes a second" {
  drag sunset from album; hover B in photos; drop; settle
  expect calls {
    dropSessionDidUpdate at [0, 1] in photos
    willEndWith with copy in album
    performDropWith at [0, 1] in photos
    cellUpdateHandler in photos
    dropSessionDidEnd in photos
    didEndWith with copy in album
    sessionDidTransferItems in album
  }
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "27-placeholder-data-commit/wrong/performed-before-the-source-knows.dnd", text: #"""
# Reply: At the release the source is told first how the drag will end,
#   `willEndWith`. Then the receiver performs the drop.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in album {
  with willEndWith
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  with dropSessionDidEnd
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "a photo that takes a second" {
  drag sunset from album; hover B in photos; drop; settle
  expect calls {
    itemsForBeginning in album
    dropSessionDidUpdate at [0, 1] in photos
    performDropWith at [0, 1] in photos
    willEndWith with copy in album
    cellUpdateHandler in photos
    dropSessionDidEnd in photos
    didEndWith with copy in album
    sessionDidTransferItems in album
  }
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "27-placeholder-data-commit/wrong/placeholder-before-the-drop.dnd", text: #"""
# Reply: The placeholder is made by `performDropWith`, so its cell cannot be
#   filled before.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in album {
  with willEndWith
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  with dropSessionDidEnd
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "a photo that takes a second" {
  drag sunset from album; hover B in photos; drop; settle
  expect calls {
    itemsForBeginning in album
    dropSessionDidUpdate in photos
    willEndWith with copy in album
    cellUpdateHandler in photos
    performDropWith in photos
    dropSessionDidEnd in photos
    didEndWith with copy in album
    sessionDidTransferItems in album
  }
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "27-placeholder-data-commit/wrong/source-before-the-table.dnd", text: #"""
# Reply: The table's session ends before the source's: `dropSessionDidEnd`,
#   then `didEndWith`.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in album {
  with willEndWith
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  with dropSessionDidEnd
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "a photo that takes a second" {
  drag sunset from album; hover B in photos; drop; settle
  expect calls {
    itemsForBeginning in album
    dropSessionDidUpdate at [0, 1] in photos
    willEndWith with copy in album
    performDropWith at [0, 1] in photos
    cellUpdateHandler in photos
    didEndWith with copy in album
    dropSessionDidEnd in photos
    sessionDidTransferItems in album
  }
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "27-placeholder-data-commit/wrong/source-ends-first.dnd", text: #"""
# Reply: `didEndWith` is the source's word that all animations are over. The
#   receiver is first: its drop is performed and its session ends.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in album {
  with willEndWith
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  with dropSessionDidEnd
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "a photo that takes a second" {
  drag sunset from album; hover B in photos; drop; settle
  expect calls {
    itemsForBeginning in album
    dropSessionDidUpdate in photos
    willEndWith with copy in album
    didEndWith with copy in album
    performDropWith in photos
    cellUpdateHandler in photos
    dropSessionDidEnd in photos
    sessionDidTransferItems in album
  }
  expect order in photos: A sunset B
}

"""#),
        CourseFile(path: "27-placeholder-data-commit/wrong/transferred-before-the-end.dnd", text: #"""
# Reply: The data takes a second, the animations do not wait for it:
#   `didEndWith` comes first, `sessionDidTransferItems` when the receiver has
#   all that it asked for.

table photos: A B
app Camera { view album: sunset { drop off } }
item sunset { after 1s }

delegate in album {
  with willEndWith
  with didEndWith
  with sessionDidTransferItems
}
delegate in photos {
  without canHandle
  with dropSessionDidEnd
  performDropWith {
    each item {
      placeholder insert at destination for item
      load item { main { placeholder commit { model insert item at destination } } }
    }
  }
  cellUpdateHandler { }
}

scenario "a photo that takes a second" {
  drag sunset from album; hover B in photos; drop; settle
  expect calls {
    itemsForBeginning in album
    dropSessionDidUpdate at [0, 1] in photos
    willEndWith with copy in album
    performDropWith at [0, 1] in photos
    cellUpdateHandler in photos
    dropSessionDidEnd in photos
    sessionDidTransferItems in album
    didEndWith with copy in album
  }
  expect order in photos: A sunset B
}

"""#),
        ]
    }
}
