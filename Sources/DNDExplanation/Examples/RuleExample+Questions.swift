// Generated from the specs by `make examples`: do not edit.
// swift-format-ignore-file
internal import DragDrop

extension RuleExample {
    static func questions(_ question: QuestionID) -> String? {
        switch question {
        case .q01: #"""
table list: A B C
delegate { with dragSessionDidEnd; with dropSessionDidEnd }
scenario "after performDropWith the drop side is told first" {
  drag A; hover C
  expect calls { ... }
  drop
  expect calls { performDropWith; dropSessionDidEnd; dragSessionDidEnd }
}
"""#
        case .q02: #"""
table list: A B
view well
scenario "a view that the drag comes back to has answered already" {
  drag A from list; hover in well; leave; hover in well; cancel
  expect call canHandle in well: once
}
"""#
        case .q03: #"""
table list: A B
delegate in list { with dragSessionWillBegin; with dragSessionAllowsMoveOperation }
scenario "they come after it" {
  drag A from list
  expect calls { itemsForBeginning; dragSessionWillBegin; dragSessionAllowsMoveOperation; ... }
  cancel
}
"""#
        case .q04: #"""
view note: hello { drop off }
view well
delegate in well { with sessionDidExit; with sessionDidEnd; with concludeDrop }
before {
  drag hello from note; hover in well
  expect calls { ... }
}
scenario "the end alone" {
  cancel
  expect calls { sessionDidEnd }
}
"""#
        case .q05: #"""
scenario "decided: the path leaves the dragged row out" {
  table people: A B C D
  drag A; hover C in people; drop
  expect call performDropWith at [0, 2] in people: once
  expect order in people: B C A D
}
"""#
        case .q06: #"""
table people: A B C D
delegate in people { without dropSessionDidUpdate }
scenario "decided: a copy, for a drag of its own too" {
  drag A; hover C
  expect proposal: copy unspecified
  cancel
}
"""#
        case .q07: #"""
collection colors: red orange yellow green { reorders }
scenario "at the source position performDropWith is called" {
  drag orange; drop
  expect call moveItemAt: never
  expect call performDropWith at [0, 1]: once
}
"""#
        case .q08: #"""
table list: A B
view desk
view tray { inside desk }
delegate in desk { sessionDidUpdate -> copy; with sessionDidEnter; with sessionDidExit }
scenario "a view that cannot handle the session leaves it to the outer one" {
  delegate in tray { canHandle -> false }
  drag A from list; hover in tray
  expect call sessionDidEnter in desk: once
  drop; settle
  expect call performDrop in desk: once
  expect loaded: A
}
"""#
        case .q09: #"""
table inbox: A B C { data diffable }
app Photos { view album: sunset }
scenario "a snapshot that is applied keeps the placeholder" {
  drag sunset from album; hover 1 in inbox; drop
  snapshot insert Z before A; snapshot apply
  expect shown in inbox: Z A ~ B C
  settle
  expect order in inbox: Z A sunset B C
}
"""#
        case .q10: #"""
table people: A B C
delegate in people { performDropWith { each item { load item { coordinator drop item to 0 } } } }
scenario "it has no effect" {
  drag A; hover C; drop; settle
  expect drop of A: default
  expect finding DND1013
}
"""#
        case .q11: #"""
table people: A B C D E F
scenario "an empty answer of one of them leaves it out" {
  delegate { itemsForBeginning at D -> none }
  select B D; drag B; hover F; drop
  expect order: A C D E F B
}
"""#
        case .q12: #"""
view stack: one two { drop off }
delegate in stack { itemsForBeginning -> items }
scenario "the last item" {
  drag one from stack
  expect previews: two one
  cancel
}
"""#
        case .q13: #"""
view stack: one two { drop off }
delegate in stack { itemsForBeginning -> items; previewForCancelling -> none }
scenario "the items fade" {
  drag one from stack; leave; drop
  expect faded: one two
}
"""#
        case .q14: #"""
table people: A B C D
scenario "$edge a row: at" {
  examples (edge) { above; below }
  drag A; hover C $edge
  expect proposal: move insertAt
  expect gap: [0, 2]
  cancel
}
"""#
        case .q15: #"""
view note: hello { drop off }
view well
delegate in well { sessionDidUpdate -> forbidden; with sessionDidEnd; with concludeDrop }
scenario "it is not" {
  drag hello from note; hover in well; drop
  expect call concludeDrop: never
}
"""#
        case .q16: #"""
collection colors: red orange yellow green blue
scenario "both move, in one batch" {
  select red yellow; drag red; hover blue; drop
  expect operation: move
  expect order: orange green blue red yellow
}
"""#
        case .q17: #"""
collection shelf {
  data diffable
  section Top: A B
  section Bottom: X Y Z
  reorders
}
scenario "it is committed where the gap was" {
  drag A; hover Y
  expect gap: [1, 1]
  drop
  expect order { Top: B; Bottom: X A Y Z }
}
"""#
        case .q18: #"""
scenario "a plain diffable table takes performDropWith" {
  table people: A B C D { data diffable }
  drag A; hover C; drop
  expect call performDropWith: once
}
"""#
        case .q19: #"""
table people: A B C D { reorders }
scenario "canMoveRowAt is not asked in a drag" {
  delegate { canMoveRowAt -> false }
  drag A; hover C; drop
  expect call canMoveRowAt: never
  expect call moveRowAt: once
}
"""#
        case .q20: #"""
scenario "fast is sooner than slow" {
  collection colors: red orange yellow green { data diffable; reorders; cadence fast }
  drag red; hover yellow
  expect gap: [0, 0]
  wait 200ms
  expect gap: [0, 2]
  cancel
}
"""#
        case .q21: #"""
collection colors: red orange yellow green { reorders }
scenario "a no sends the drop to performDropWith" {
  delegate { canMoveItemAt -> false }
  drag red; hover yellow; drop
  expect call performDropWith at [0, 2]: once
  expect silence moveItemAt: Q21
}
"""#
        case .q22: #"""
collection shelf { section Top: A; section Bottom: B }
scenario "a wrong place comes first" {
  batch { list delete [0, 0]; list move [0, 0] to [1, 0]; list insert [0, 9] }
  expect exception "attempt to insert item 9 into section 0, ..."
}
"""#
        case .q23: #"""
table list: C D
scenario "a table of iOS 16 whose data has changed" {
  ios 16
  batch in list { model remove C D; list delete 0 in list }
  expect exception "... returned by the data source before and/or after performing the batch updates ..."
}
"""#
        case .q24: #"""
table people: A B C { data diffable }
scenario "twice in one call" {
  snapshot append Z Z
  expect exception "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( Z )}"
}
"""#
        case .q25: #"""
device phone
view note: hello { drop off }
scenario "it is" {
  lift hello from note
  expect state: lifted
  release
}
"""#
        case .q26: #"""
table todo {
  section Today: A B
  section Later:
}
scenario "into an empty section" {
  drag A from todo; hover end of Later in todo; drop
  expect order in todo { Today: B; Later: A }
}
"""#
        case .q27: #"""
table people: A B C D
scenario "and that of a table" {
  delegate in people { dropSessionDidUpdate at D -> move unspecified; dropSessionDidUpdate -> move insertAt }
  drag A; hover B; hover D
  expect gap in people: [0, 1]
  cancel
}
"""#
        case .q28: #"""
table people: A B C
scenario "decided: nothing does" {
  drag A; hover B; wait 5s
  expect call dropSessionDidUpdate at [0, 1]: once
  cancel
}
"""#
        case .q29: #"""
table people: A B C D E
scenario "an added row of the same list is moved too" {
  delegate { itemsForAddingTo -> item }
  drag A; add C; hover E; drop
  expect order: B D E A C
}
"""#
        case .q30: #"""
type com.example.painting conforms public.image
view stack: art { drop off }
view well
item art { type: com.example.painting }
scenario "any image" {
  drag art; hover in well
  expect session loads UIImage: yes
  drop; settle
  expect loaded: art
}
"""#
        case .q31: #"""
table people: A B C D E F
scenario "an unselected row goes alone, and the selection stays" {
  select B D; drag A; hover C; drop
  expect call itemsForBeginning: once
  expect selected: B D
  expect order: B C A D E F
}
"""#
        case .q32: #"""
table people: A B C D
scenario "decided: a table's gap changes sides with the row" {
  drag A; hover C above in people
  expect gap in people: [0, 2]
  hover C above in people
  expect gap in people: [0, 1]
  cancel
}
"""#
        case .q33: #"""
collection tray: X Y
app Photos { view album: sunset }
scenario "a collection has not, when the drag came from elsewhere" {
  drag sunset from album; hover 1 in tray
  expect uncommitted in tray: no
  cancel
}
"""#
        case .q34: #"""
collection shelf {
  data diffable
  section Top: A B C
  section Bottom: X Y
  reorders
}
scenario "the last section that changed comes first" {
  drag B; hover Y; drop
  expect sectionTransactions: Bottom Top
}
"""#
        case .q35: #"""
table people: A B C { reorders; drop off }
scenario "decided: the row moves" {
  drag A; hover C; drop
  expect order: B C A
}
"""#
        case .q36: #"""
table people: A B C D
delegate in people { dropSessionDidUpdate -> copy insertAt }
scenario "decided: all rows count" {
  drag B; hover end
  expect gap: [0, 4]
  drop
  expect call performDropWith at [0, 4]: once
}
"""#
        case .q37: #"""
table people: A B C { editing; reorders }
scenario "it moves the row by itself, without a drag" {
  delegate { moveRowAt { model move move.source to move.destination }; with canHandle }
  reorder A; hover C; drop
  expect calls { moveRowAt from [0, 0] to [0, 2] }
  expect order: B C A
}
"""#
        case .q38: #"""
ios 27
table people: A B C
delegate { with dragSessionWillBegin; with dragSessionDidEnd }
scenario "decided: it begins, and it ends" {
  ask-siri B
  expect calls { itemsForBeginning; dragSessionWillBegin; dragSessionDidEnd }
}
"""#
        case .q39: #"""
table people: A B C
scenario "rows inserted at one path stand one behind the other" {
  batch { model insert X at 1; model insert Y at 2; list insert 1; list insert 1 }
  expect order: A X Y B C
}
"""#
        case .q40: #"""
table people: A B C
scenario "the item lands there, and no row changes" {
  delegate { performDropWith { each item { coordinator drop item to destination } } }
  drag A; hover C; drop
  expect drop of A: to [0, 2]
  expect order: A B C
}
"""#
        case .q41: #"""
class Card { reads: public.text }
view stack: note { drop off }
view well
delegate in well { performDrop { load note as Card } }
scenario "is the one that its class lists" {
  drag note; hover in well; drop; settle
  expect delivered: object
  expect error: none
}
"""#
        }
    }
}
