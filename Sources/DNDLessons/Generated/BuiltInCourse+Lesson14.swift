// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson14() -> [CourseFile] {
        [
        CourseFile(path: "14-no-source-index-path/lesson.md", text: #"""
# When sourceIndexPath is nil
kind: P
unit: 4
rules: R163 R176

A coordinator's item has a `sourceIndexPath`, an optional. This delegate takes
a row out only if there is one, and inserts in any case:

    performDropWith {
      each item {
        batch {
          if item.source { model remove item.source; … }
          model insert item at destination; …

(`model` is the app's own array, `list` what UIKit is told.) Nothing here says
"move" or "copy"; the source alone decides whether the row leaves its place.

Four drops onto C of `people`: an own row; a row of another table of the app; a
row of the other table which has the same text as an own one; and an own row
with the table reloaded under the finger. Predict the rows of `people`.

## Hints
1. "Non-nil only for items dragged from this very list."
2. Another table's row has no source here, even if an equal text stands here.
   And reloadData makes the table forget what was dragged.
3. B C A, then A B X C, then A B B C; after the reload A is there twice.

## Why
sourceIndexPath is a place in this very table, so for anything else it is nil:
another list, another app, and an own row once the table was updated or
reloaded during the drag. nil does not mean "from another app". Decide in this
order: sourceIndexPath, then localObject, then the item provider. Next, rows
are dragged the other way.

"""#),
        CourseFile(path: "14-no-source-index-path/second-solution.dnd", text: #"""
table people: A B C D
app Mail { view draft: M }
item M { local off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "D goes up to B" {
  drag D from people; hover B in people; drop
  expect order in people: A D B C
}

scenario "M comes from another app to B" {
  drag M from draft; hover B in people; drop
  expect order in people: A M B C D
}

"""#),
        CourseFile(path: "14-no-source-index-path/second.dnd", text: #"""
table people: A B C D
app Mail { view draft: M }
item M { local off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "D goes up to B" {
  drag D from people; hover B in people; drop
  expect order in people: ???
}

scenario "M comes from another app to B" {
  drag M from draft; hover B in people; drop
  expect order in people: ???
}

"""#),
        CourseFile(path: "14-no-source-index-path/solution.dnd", text: #"""
table people: A B C
table guests: X B { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row" {
  drag A from people; hover C in people; drop
  expect order in people: B C A
}

scenario "a row of the guests" {
  drag X from guests; hover C in people; drop
  expect order in people: A B X C
}

scenario "a guest with the name of an own row" {
  drag B from guests; hover C in people; drop
  expect order in people: A B B C
}

scenario "an own row, and the table is reloaded before the drop" {
  drag A from people; hover C in people; list reload in people; hover C in people; drop
  expect order in people: A B A C
}

"""#),
        CourseFile(path: "14-no-source-index-path/start.dnd", text: #"""
table people: A B C
table guests: X B { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row" {
  drag A from people; hover C in people; drop
  expect order in people: ???
}

scenario "a row of the guests" {
  drag X from guests; hover C in people; drop
  expect order in people: ???
}

scenario "a guest with the name of an own row" {
  drag B from guests; hover C in people; drop
  expect order in people: ???
}

scenario "an own row, and the table is reloaded before the drop" {
  drag A from people; hover C in people; list reload in people; hover C in people; drop
  expect order in people: ???
}

"""#),
        CourseFile(path: "14-no-source-index-path/wrong/before-the-row-going-down.dnd", text: #"""
# Reply: A goes down over B and C, and the gap opens on the far side of C: A
#   lies behind it.

table people: A B C
table guests: X B { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row" {
  drag A from people; hover C in people; drop
  expect order in people: B A C
}

scenario "a row of the guests" {
  drag X from guests; hover C in people; drop
  expect order in people: A B X C
}

scenario "a guest with the name of an own row" {
  drag B from guests; hover C in people; drop
  expect order in people: A B B C
}

scenario "an own row, and the table is reloaded before the drop" {
  drag A from people; hover C in people; list reload in people; hover C in people; drop
  expect order in people: A B A C
}

"""#),
        CourseFile(path: "14-no-source-index-path/wrong/copied-inside.dnd", text: #"""
# Reply: An own row does have a source: the delegate takes it out there. A is
#   in the table once.

table people: A B C
table guests: X B { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row" {
  drag A from people; hover C in people; drop
  expect order in people: A B A C
}

scenario "a row of the guests" {
  drag X from guests; hover C in people; drop
  expect order in people: A B X C
}

scenario "a guest with the name of an own row" {
  drag B from guests; hover C in people; drop
  expect order in people: A B B C
}

scenario "an own row, and the table is reloaded before the drop" {
  drag A from people; hover C in people; list reload in people; hover C in people; drop
  expect order in people: A B A C
}

"""#),
        CourseFile(path: "14-no-source-index-path/wrong/equal-text-is-the-same-row.dnd", text: #"""
# Reply: UIKit does not compare texts. The guest B comes from another table,
#   so its source is nil, and the own B stays where it is.

table people: A B C
table guests: X B { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row" {
  drag A from people; hover C in people; drop
  expect order in people: B C A
}

scenario "a row of the guests" {
  drag X from guests; hover C in people; drop
  expect order in people: A B X C
}

scenario "a guest with the name of an own row" {
  drag B from guests; hover C in people; drop
  expect order in people: A C B
}

scenario "an own row, and the table is reloaded before the drop" {
  drag A from people; hover C in people; list reload in people; hover C in people; drop
  expect order in people: A B A C
}

"""#),
        CourseFile(path: "14-no-source-index-path/wrong/guest-behind.dnd", text: #"""
# Reply: For a row from elsewhere nothing closes up: it is inserted in front
#   of C, at the index that C had.

table people: A B C
table guests: X B { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row" {
  drag A from people; hover C in people; drop
  expect order in people: B C A
}

scenario "a row of the guests" {
  drag X from guests; hover C in people; drop
  expect order in people: A B C X
}

scenario "a guest with the name of an own row" {
  drag B from guests; hover C in people; drop
  expect order in people: A B B C
}

scenario "an own row, and the table is reloaded before the drop" {
  drag A from people; hover C in people; list reload in people; hover C in people; drop
  expect order in people: A B A C
}

"""#),
        CourseFile(path: "14-no-source-index-path/wrong/guest-in-front.dnd", text: #"""
# Reply: The finger is over C, and a row from elsewhere is inserted in front
#   of the row under the finger.

table people: A B C
table guests: X B { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row" {
  drag A from people; hover C in people; drop
  expect order in people: B C A
}

scenario "a row of the guests" {
  drag X from guests; hover C in people; drop
  expect order in people: A X B C
}

scenario "a guest with the name of an own row" {
  drag B from guests; hover C in people; drop
  expect order in people: A B B C
}

scenario "an own row, and the table is reloaded before the drop" {
  drag A from people; hover C in people; list reload in people; hover C in people; drop
  expect order in people: A B A C
}

"""#),
        CourseFile(path: "14-no-source-index-path/wrong/local-rows-have-a-source.dnd", text: #"""
# Reply: You took the guest for an own row, or expected it to leave its table.
#   A source path would be a place in `people`, and X has none there: it is
#   inserted, and nothing is removed.

table people: A B C
table guests: X B { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row" {
  drag A from people; hover C in people; drop
  expect order in people: B C A
}

scenario "a row of the guests" {
  drag X from guests; hover C in people; drop
  expect order in people: A X C
}

scenario "a guest with the name of an own row" {
  drag B from guests; hover C in people; drop
  expect order in people: A C B
}

scenario "an own row, and the table is reloaded before the drop" {
  drag A from people; hover C in people; list reload in people; hover C in people; drop
  expect order in people: A B A C
}

"""#),
        CourseFile(path: "14-no-source-index-path/wrong/nothing-moves.dnd", text: #"""
# Reply: The delegate does carry the drop out: an own row has a source, is
#   taken out there, and inserted where the gap is.

table people: A B C
table guests: X B { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row" {
  drag A from people; hover C in people; drop
  expect order in people: A B C
}

scenario "a row of the guests" {
  drag X from guests; hover C in people; drop
  expect order in people: A B X C
}

scenario "a guest with the name of an own row" {
  drag B from guests; hover C in people; drop
  expect order in people: A B B C
}

scenario "an own row, and the table is reloaded before the drop" {
  drag A from people; hover C in people; list reload in people; hover C in people; drop
  expect order in people: A B A C
}

"""#),
        CourseFile(path: "14-no-source-index-path/wrong/the-reload-changes-nothing.dnd", text: #"""
# Reply: The reload changed no data, and still costs the source: the table no
#   longer knows which row is dragged, `sourceIndexPath` is nil, and nothing is
#   removed. A is there twice.

table people: A B C
table guests: X B { drop off }

delegate in people {
  performDropWith {
    each item {
      batch {
        if item.source { model remove item.source; list delete item.source }
        model insert item at destination; list insert destination
      }
    }
  }
}

scenario "an own row" {
  drag A from people; hover C in people; drop
  expect order in people: B C A
}

scenario "a row of the guests" {
  drag X from guests; hover C in people; drop
  expect order in people: A B X C
}

scenario "a guest with the name of an own row" {
  drag B from guests; hover C in people; drop
  expect order in people: A B B C
}

scenario "an own row, and the table is reloaded before the drop" {
  drag A from people; hover C in people; list reload in people; hover C in people; drop
  expect order in people: B C A
}

"""#),
        ]
    }
}
