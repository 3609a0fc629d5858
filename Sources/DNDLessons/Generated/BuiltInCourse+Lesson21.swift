// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson21() -> [CourseFile] {
        [
        CourseFile(path: "21-collection-in-one-batch/lesson.md", text: #"""
# A collection moves an item
kind: M
unit: 5
rules: R134 R165 B11

A collection view without `moveItemAt` leaves a move to `performDropWith`. The
app tells its own data and the collection the same, in one batch:

    collectionView.performBatchUpdates {
        colors.remove(at: source.item)
        colors.insert(color, at: destination.item)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [destination])
    }
    coordinator.drop(item.dragItem, toItemAt: destination)

The phrases of a lesson for it:

- `model remove item`, `model insert item at destination`
- `list delete item.source`, `list insert destination`
- `batch { … }` around them, `coordinator drop item to destination` after it

Predict first: which two of these phrases could be left out without an
exception? Then write the body that makes all scenarios pass.

## Hints
1. Data and list, taken out and put in: four phrases in the batch.
2. destination counts after the removal, so remove before you insert.
3. batch { model remove item; model insert item at destination;
   list delete item.source; list insert destination }

## Why
The collection compares counts after the batch: without a change of the data
and without one of the list, nothing raises, and nothing moves; with only one
of them, counts may still agree, and data and screen differ. The drop comes
last, since it flies to a cell that must exist. Next, a move instead of delete
and insert.

"""#),
        CourseFile(path: "21-collection-in-one-batch/second-solution.dnd", text: #"""
collection colors: red green blue gold

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch { model move item to destination; list move item.source to destination }
      coordinator drop item to destination
    }
  }
}

scenario "green goes down to gold" {
  drag green; hover gold; drop
  expect updates: move [0, 1] to [0, 3]
  expect order: red blue gold green
  expect drop of green: to [0, 3]
}

"""#),
        CourseFile(path: "21-collection-in-one-batch/second.dnd", text: #"""
collection colors: red green blue gold

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      # Here with `model move THING to PLACE` and `list move PLACE to PLACE`.
      ???
    }
  }
}

scenario "green goes down to gold" {
  drag green; hover gold; drop
  expect updates: move [0, 1] to [0, 3]
  expect order: red blue gold green
  expect drop of green: to [0, 3]
}

"""#),
        CourseFile(path: "21-collection-in-one-batch/solution.dnd", text: #"""
collection colors: red green blue gold

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch {
        model remove item; model insert item at destination
        list delete item.source; list insert destination
      }
      coordinator drop item to destination
    }
  }
}

scenario "red goes to the end" {
  drag red; hover gold; drop
  expect order: green blue gold red
  expect drop of red: to [0, 3]
}

scenario "gold goes to the front" {
  drag gold; hover red; drop
  expect order: gold red green blue
  expect drop of gold: to [0, 0]
}

"""#),
        CourseFile(path: "21-collection-in-one-batch/start.dnd", text: #"""
collection colors: red green blue gold

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      ???
    }
  }
}

scenario "red goes to the end" {
  drag red; hover gold; drop
  expect order: green blue gold red
  expect drop of red: to [0, 3]
}

scenario "gold goes to the front" {
  drag gold; hover red; drop
  expect order: gold red green blue
  expect drop of gold: to [0, 0]
}

"""#),
        CourseFile(path: "21-collection-in-one-batch/wrong/data-only.dnd", text: #"""
# Reply: The data moved, and nobody told the collection: it still shows the
#   old order. Tell it the same: delete at the source, insert at the
#   destination.

collection colors: red green blue gold

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch { model remove item; model insert item at destination }
      coordinator drop item to destination
    }
  }
}

scenario "red goes to the end" {
  drag red; hover gold; drop
  expect order: green blue gold red
  expect drop of red: to [0, 3]
}

scenario "gold goes to the front" {
  drag gold; hover red; drop
  expect order: gold red green blue
  expect drop of gold: to [0, 0]
}

"""#),
        CourseFile(path: "21-collection-in-one-batch/wrong/insert-only.dnd", text: #"""
# Reply: You inserted and took nothing out: red is there twice. UIKit gives a
#   move no meaning of its own; removing the original is your work.

collection colors: red green blue gold

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch { model insert item at destination; list insert destination }
      coordinator drop item to destination
    }
  }
}

scenario "red goes to the end" {
  drag red; hover gold; drop
  expect order: green blue gold red
  expect drop of red: to [0, 3]
}

scenario "gold goes to the front" {
  drag gold; hover red; drop
  expect order: gold red green blue
  expect drop of gold: to [0, 0]
}

"""#),
        CourseFile(path: "21-collection-in-one-batch/wrong/list-only.dnd", text: #"""
# Reply: The collection was told, the data was not. The counts agree, so UIKit
#   is silent, but with the next reload red jumps back: change the data in the
#   same batch.

collection colors: red green blue gold

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch { list delete item.source; list insert destination }
      coordinator drop item to destination
    }
  }
}

scenario "red goes to the end" {
  drag red; hover gold; drop
  expect order: green blue gold red
  expect drop of red: to [0, 3]
}

scenario "gold goes to the front" {
  drag gold; hover red; drop
  expect order: gold red green blue
  expect drop of gold: to [0, 0]
}

"""#),
        CourseFile(path: "21-collection-in-one-batch/wrong/no-landing.dnd", text: #"""
# Reply: The items are right. But nobody said where the preview goes, so it
#   vanishes where it was dropped: add `coordinator drop item to destination`
#   after the batch.

collection colors: red green blue gold

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      batch {
        model remove item; model insert item at destination
        list delete item.source; list insert destination
      }
    }
  }
}

scenario "red goes to the end" {
  drag red; hover gold; drop
  expect order: green blue gold red
  expect drop of red: to [0, 3]
}

scenario "gold goes to the front" {
  drag gold; hover red; drop
  expect order: gold red green blue
  expect drop of gold: to [0, 0]
}

"""#),
        CourseFile(path: "21-collection-in-one-batch/wrong/preview-only.dnd", text: #"""
# Reply: `drop(_:toItemAt:)` says where the preview flies. It moves no item,
#   neither in the data nor on the screen.

collection colors: red green blue gold

delegate {
  dropSessionDidUpdate -> move insertAt
  performDropWith {
    each item {
      coordinator drop item to destination
    }
  }
}

scenario "red goes to the end" {
  drag red; hover gold; drop
  expect order: green blue gold red
  expect drop of red: to [0, 3]
}

scenario "gold goes to the front" {
  drag gold; hover red; drop
  expect order: gold red green blue
  expect drop of gold: to [0, 0]
}

"""#),
        ]
    }
}
