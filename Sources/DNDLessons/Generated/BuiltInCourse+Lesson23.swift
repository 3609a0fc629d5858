// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson23() -> [CourseFile] {
        [
        CourseFile(path: "23-deletes-before-inserts-after/lesson.md", text: #"""
# Deletes count before, inserts after
kind: P
unit: 6
rules: B01 B02 B03 B04

One batch may delete, insert and move. Which row does a number mean, the one
before the batch or the one after it?

    tableView.performBatchUpdates {
        tableView.insertRows(at: [two], with: .automatic)
        tableView.deleteRows(at: [one, three], with: .automatic)
    }

{rows}

A diffable data source works the other way round: the app gives the new rows
as a snapshot, and UIKit finds the updates. `expect updates` lists them:
deletions, then insertions, then moves, each from the first row on, such as
`delete [0, 4] insert [0, 1] move [0, 2] to [0, 0]`.

Three snapshots: B and D are gone, and X is new behind C; A has moved behind D;
B is gone, A has moved behind D, and X is new at the end. Predict the updates.

## Hints
1. Deletions count in the rows before the batch, whatever else is in it.
2. Insertions count in the rows after the batch: where is X in A C X E F?
3. delete [0, 1] delete [0, 3] insert [0, 2]; move [0, 0] to [0, 3];
   a move counts its start before and its end after.

## Why
Deletions and the start of a move name rows of the old list, insertions and the
end of a move rows of the new one, in whatever order you write them. So no
number depends on another line of the batch. Only your own array is changed
step by step: there delete from the highest index, then insert from the lowest.
Next, at both ends of the list.

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/second-solution.dnd", text: #"""
table people: A B C D { data diffable }

scenario "the first two go, and two others come at the front" {
  snapshot delete A B; snapshot insert X Y before C; snapshot apply
  expect updates: delete [0, 0] delete [0, 1] insert [0, 0] insert [0, 1]
}

scenario "A goes, and D moves to the front" {
  snapshot delete A; snapshot move D before B; snapshot apply
  expect updates: delete [0, 0] move [0, 3] to [0, 0]
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/second.dnd", text: #"""
table people: A B C D { data diffable }

scenario "the first two go, and two others come at the front" {
  snapshot delete A B; snapshot insert X Y before C; snapshot apply
  expect updates: ???
}

scenario "A goes, and D moves to the front" {
  snapshot delete A; snapshot move D before B; snapshot apply
  expect updates: ???
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/solution.dnd", text: #"""
table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: delete [0, 1] delete [0, 3] insert [0, 2]
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: move [0, 0] to [0, 3]
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: delete [0, 1] insert [0, 5] move [0, 0] to [0, 2]
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/start.dnd", text: #"""
table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: ???
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: ???
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: ???
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/wrong/deleted-and-inserted.dnd", text: #"""
# Reply: A is in both snapshots, so it is not deleted: a row that changes its
#   place among the others is a move, and keeps its cell.

table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: delete [0, 1] delete [0, 3] insert [0, 2]
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: delete [0, 0] insert [0, 3]
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: delete [0, 1] insert [0, 5] move [0, 0] to [0, 2]
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/wrong/end-counted-with-b.dnd", text: #"""
# Reply: The end of a move counts in the rows after the batch, without B: C D
#   A E F X. A is row 2 there.

table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: delete [0, 1] delete [0, 3] insert [0, 2]
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: move [0, 0] to [0, 3]
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: delete [0, 1] insert [0, 5] move [0, 0] to [0, 3]
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/wrong/everybody-moves.dnd", text: #"""
# Reply: B, C and D keep their order, so they do not move: they close up
#   because A has left. Only A has a new place among the others.

table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: delete [0, 1] delete [0, 3] insert [0, 2]
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: move [0, 1] to [0, 0] move [0, 2] to [0, 1] move [0, 3] to [0, 2]
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: delete [0, 1] insert [0, 5] move [0, 0] to [0, 2]
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/wrong/inserted-before-the-deletions.dnd", text: #"""
# Reply: You counted X in the old rows, behind C at 2. Insertions count in the
#   rows after the batch, A C X E F: there X is row 2.

table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: delete [0, 1] delete [0, 3] insert [0, 3]
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: move [0, 0] to [0, 3]
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: delete [0, 1] insert [0, 5] move [0, 0] to [0, 2]
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/wrong/insertion-counted-before.dnd", text: #"""
# Reply: X is the last of the rows after the batch: C D A E F X, so it is row
#   5, not behind the six old rows.

table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: delete [0, 1] delete [0, 3] insert [0, 2]
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: move [0, 0] to [0, 3]
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: delete [0, 1] insert [0, 6] move [0, 0] to [0, 2]
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/wrong/insertion-listed-first.dnd", text: #"""
# Reply: These are the right updates. Deletions are listed before insertions,
#   whatever the order in which the snapshot was changed.

table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: insert [0, 2] delete [0, 1] delete [0, 3]
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: move [0, 0] to [0, 3]
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: delete [0, 1] insert [0, 5] move [0, 0] to [0, 2]
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/wrong/listed-in-another-order.dnd", text: #"""
# Reply: These are the right updates. The list gives them in a fixed order,
#   though: deletions, insertions, moves, each from the first row on.

table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: delete [0, 3] delete [0, 1] insert [0, 2]
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: move [0, 0] to [0, 3]
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: delete [0, 1] insert [0, 5] move [0, 0] to [0, 2]
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/wrong/move-listed-before-the-insertion.dnd", text: #"""
# Reply: These are the right updates. Moves are listed last.

table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: delete [0, 1] delete [0, 3] insert [0, 2]
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: move [0, 0] to [0, 3]
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: delete [0, 1] move [0, 0] to [0, 2] insert [0, 5]
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/wrong/moved-before-it-was-taken-out.dnd", text: #"""
# Reply: You counted the end of the move with A still at its old place. A move
#   ends at the index that the row has after the batch: B C D A, so 3.

table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: delete [0, 1] delete [0, 3] insert [0, 2]
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: move [0, 0] to [0, 4]
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: delete [0, 1] insert [0, 5] move [0, 0] to [0, 2]
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/wrong/one-after-the-other.dnd", text: #"""
# Reply: You counted D after B was gone. All deletions of a batch count in the
#   rows before it: B is row 1 and D is row 3, however many go.

table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: delete [0, 1] delete [0, 2] insert [0, 2]
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: move [0, 0] to [0, 3]
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: delete [0, 1] insert [0, 5] move [0, 0] to [0, 2]
}

"""#),
        CourseFile(path: "23-deletes-before-inserts-after/wrong/the-new-row-is-forgotten.dnd", text: #"""
# Reply: X is in the new snapshot and not in the old one: that is an
#   insertion, at its place among the new rows.

table people: A B C D E F { data diffable }

scenario "B and D go, X comes behind C" {
  snapshot delete B D; snapshot insert X after C; snapshot apply
  expect updates: delete [0, 1] delete [0, 3]
}

scenario "A goes behind D" {
  snapshot move A after D; snapshot apply
  expect updates: move [0, 0] to [0, 3]
}

scenario "B goes, A moves behind D, X comes at the end" {
  snapshot delete B; snapshot move A after D; snapshot append X; snapshot apply
  expect updates: delete [0, 1] insert [0, 5] move [0, 0] to [0, 2]
}

"""#),
        ]
    }
}
