// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson11() -> [CourseFile] {
        [
        CourseFile(path: "11-the-path-counts-after-removal/lesson.md", text: #"""
# The path counts after removal
kind: P
unit: 3
rules: R104 R103 R116 R106

The row that is dragged still stands in the app's data when `performDropWith`
is called. So the coordinator's `destinationIndexPath` could mean two things:
the place in the data *as it is now*, or the place *once the row is taken out*.
Which one decides whether this code is right:

    let row = coordinator.items[0]
    let name = names.remove(at: row.sourceIndexPath!.row)
    names.insert(name, at: coordinator.destinationIndexPath!.row)

{rows}

B is dragged down until the finger is over E. The gap opens on the far side of
E, where B will lie. Predict the path and the rows afterwards. The delegate
here is the textbook one; it does what the code above does.

## Hints
1. The gap is shown between E and F. How many rows lie above it, if B is gone?
2. A, C, D, E: four. Positions count from 0.
3. At [0, 4], and B lies between E and F.

## Why
For a move of an own row the path counts as if the row were gone: it is the
index that the row will have. So remove at sourceIndexPath, insert at
destinationIndexPath, and correct nothing. The famous "- 1 when moving down" is
for APIs that count before the removal; here it puts the row one too high.
Next, a row that moves up, and one that comes from another table.

"""#),
        CourseFile(path: "11-the-path-counts-after-removal/second-solution.dnd", text: #"""
table people: A B C D E F
table guests: X Y { drop off }

scenario "E goes up to B" {
  drag E; hover B in people; drop
  expect call performDropWith at [0, 1] in people: once
  expect order in people: A E B C D F
}

scenario "X comes from the guests to E" {
  drag X; hover E in people; drop
  expect call performDropWith at [0, 4] in people: once
  expect order in people: A B C D X E F
}

"""#),
        CourseFile(path: "11-the-path-counts-after-removal/second.dnd", text: #"""
table people: A B C D E F
table guests: X Y { drop off }

scenario "E goes up to B" {
  drag E; hover B in people; drop
  expect call performDropWith at ??? in people: once
  expect order in people: ???
}

scenario "X comes from the guests to E" {
  drag X; hover E in people; drop
  expect call performDropWith at ??? in people: once
  expect order in people: ???
}

"""#),
        CourseFile(path: "11-the-path-counts-after-removal/solution.dnd", text: #"""
table people: A B C D E F

scenario "B goes down to E" {
  drag B; hover E; drop
  expect call performDropWith at [0, 4]: once
  expect order: A C D E B F
}

"""#),
        CourseFile(path: "11-the-path-counts-after-removal/start.dnd", text: #"""
table people: A B C D E F

scenario "B goes down to E" {
  drag B; hover E; drop
  expect call performDropWith at ??? : once
  expect order: ???
}

"""#),
        CourseFile(path: "11-the-path-counts-after-removal/wrong/at-the-very-end.dnd", text: #"""
# Reply: B is dropped at E, not below F: the gap is between E and F, and F
#   stays last.

table people: A B C D E F

scenario "B goes down to E" {
  drag B; hover E; drop
  expect call performDropWith at [0, 4]: once
  expect order: A C D E F B
}

"""#),
        CourseFile(path: "11-the-path-counts-after-removal/wrong/before-the-row-below.dnd", text: #"""
# Reply: The path is right, and the row lands elsewhere than you think: with B
#   taken out, index 4 lies behind E. Going down, the gap opens on the far side
#   of the row under the finger.

table people: A B C D E F

scenario "B goes down to E" {
  drag B; hover E; drop
  expect call performDropWith at [0, 4]: once
  expect order: A C D B E F
}

"""#),
        CourseFile(path: "11-the-path-counts-after-removal/wrong/counted-with-the-row.dnd", text: #"""
# Reply: You counted B, which is still in the data. For a move the path counts
#   as if the dragged row were gone: four rows lie above the gap, so it is 4,
#   not 5.

table people: A B C D E F

scenario "B goes down to E" {
  drag B; hover E; drop
  expect call performDropWith at [0, 5]: once
  expect order: A C D E B F
}

"""#),
        CourseFile(path: "11-the-path-counts-after-removal/wrong/minus-one-going-down.dnd", text: #"""
# Reply: You took one off because the row moves down. That correction is
#   already made: the path counts without B, and A, C, D and E lie above the
#   gap. So it is 4.

table people: A B C D E F

scenario "B goes down to E" {
  drag B; hover E; drop
  expect call performDropWith at [0, 3]: once
  expect order: A C D B E F
}

"""#),
        CourseFile(path: "11-the-path-counts-after-removal/wrong/one-gap-too-high.dnd", text: #"""
# Reply: The gap is on the far side of E, below it: A, C, D and E lie above,
#   four rows without B.

table people: A B C D E F

scenario "B goes down to E" {
  drag B; hover E; drop
  expect call performDropWith at [0, 2]: once
  expect order: A C D E B F
}

"""#),
        CourseFile(path: "11-the-path-counts-after-removal/wrong/swapped.dnd", text: #"""
# Reply: You exchanged B and E. A move takes one row out and lets the others
#   close up; nothing but B changes its order with the others.

table people: A B C D E F

scenario "B goes down to E" {
  drag B; hover E; drop
  expect call performDropWith at [0, 4]: once
  expect order: A E C D B F
}

"""#),
        CourseFile(path: "11-the-path-counts-after-removal/wrong/where-it-came-from.dnd", text: #"""
# Reply: `sourceIndexPath` is where the row was; `destinationIndexPath` is
#   where it will be. The gap between E and F decides, not the place of the
#   lift.

table people: A B C D E F

scenario "B goes down to E" {
  drag B; hover E; drop
  expect call performDropWith at [0, 1]: once
  expect order: A C D E B F
}

"""#),
        ]
    }
}
