// Generated from the specs by `make examples`: do not edit.
// swift-format-ignore-file
internal import DragDrop

extension RuleExample {
    static func behaviour(_ rule: RuleID) -> String? {
        switch rule {
        case .r001: #"""
table people: A B C D
scenario "a lift asks for items and is no session" {
  delegate { with dragSessionWillBegin; with dragSessionDidEnd }
  lift B
  expect state: lifted
  release
  expect calls { itemsForBeginning at B -> B }
  expect silence dragSessionWillBegin: R011
}
"""#
        case .r002: #"""
scenario "and may be switched off" {
  table people: A B C { drag off }
  drag A
  expect state: idle
}
"""#
        case .r003: #"""
device phone
ios 14
table people: A B C { drag on }
app Mail { table letters: memo }
scenario "other apps are out of reach" {
  drag A; hover memo in letters; drop
  expect calls in letters: none
  expect silence canHandle in letters: R003
}
"""#
        case .r004: #"""
view stack: one two three { drop off }
scenario "held, previewed, animated" {
  delegate { with previewForLifting; with willAnimateLiftWith; with sessionWillBegin }
  lift two from stack; release
  expect calls { itemsForBeginning -> two; previewForLifting with two; willAnimateLiftWith }
}
"""#
        case .r005: #"""
view label: hello
scenario "no items" {
  delegate in label { itemsForBeginning -> none }
  drag hello from label
  expect silence sessionWillBegin in label: R005
}
"""#
        case .r006: #"""
view stack: one two three { drop off }
scenario "all items lift together, first to last" {
  delegate { itemsForBeginning -> items; with previewForLifting; with willAnimateLiftWith }
  lift one from stack; release
  expect calls {
    itemsForBeginning -> one two three
    previewForLifting with one; previewForLifting with two; previewForLifting with three
    willAnimateLiftWith
  }
}
"""#
        case .r007: #"""
view stack: one two three { drop off }
delegate in stack { itemsForBeginning -> items }
scenario "all items lift together, the last one on top" {
  lift one from stack
  expect previews: three two one
  release
}
"""#
        case .r008: #"""
view stack: one two three { drop off }
scenario "an item without a lift preview is not lifted, and dragged all the same" {
  delegate in stack {
    itemsForBeginning -> items
    previewForLifting with two -> none; previewForLifting -> preview
    with sessionWillBegin
  }
  lift one from stack
  expect previews: three one
  expect call previewForLifting: once -> none
  drag one from stack
  expect call sessionWillBegin: once
  cancel
}
"""#
        case .r009: #"""
view note: hello { drop off }
scenario "the picture is taken when the finger starts moving" {
  lift hello; wait 2s
  expect live previews: hello
  drag hello
  expect still previews: hello
  leave
  expect still previews: hello
  drop
  expect previews: none
}
"""#
        case .r010: #"""
view note: hello { drop off }
delegate { willAnimateLiftWith { animator addAnimations; animator addCompletion { } }; with sessionWillBegin }
scenario "let go early, the lift runs backwards" {
  lift hello; wait 100ms; release
  expect calls { itemsForBeginning; willAnimateLiftWith; completion at start }
}
"""#
        case .r011: #"""
table people: A B C
scenario "no movement" {
  lift A; release
  expect silence dragSessionWillBegin: R011
  expect silence dragSessionDidEnd: R011
}
"""#
        case .r012: #"""
view canvas: stroke { simultaneous-recognition; drop off }
delegate { willAnimateLiftWith { animator addCompletion { } } }
scenario "where both are allowed it cancels the lift, which runs backwards" {
  lift stroke from canvas; recognize
  expect state: idle
  expect call completion at start: once
  expect silence sessionWillBegin in canvas: R012
  release
}
"""#
        case .r013: #"""
view stack: one two { drop off }
scenario "begin, three questions, movement" {
  delegate {
    with sessionWillBegin
    with prefersFullSizePreviewsFor
    with sessionIsRestrictedToDraggingApplication
    with sessionAllowsMoveOperation
    with sessionDidMove
  }
  drag one from stack
  expect calls {
    itemsForBeginning -> one
    sessionWillBegin
    sessionAllowsMoveOperation -> true
    sessionIsRestrictedToDraggingApplication -> false
    prefersFullSizePreviewsFor -> false
    sessionDidMove
  }
  cancel
}
"""#
        case .r014: #"""
device phone
ios 14
table people: A B C { drag on }
scenario "so the restriction is not asked about" {
  delegate in people { with dragSessionIsRestrictedToDraggingApplication; with dragSessionAllowsMoveOperation }
  drag A; cancel
  expect call dragSessionIsRestrictedToDraggingApplication: never
  expect call dragSessionAllowsMoveOperation: once
}
"""#
        case .r015: #"""
table people: A B C D
scenario "a list that forbids moves drops nothing" {
  delegate in people { dragSessionAllowsMoveOperation -> false }
  drag A from people; hover C in people
  expect proposal: cancel
  drop
  expect call performDropWith: never
  expect order in people: A B C D
}
"""#
        case .r016: #"""
view board: hello world
delegate in board { sessionDidUpdate -> copy; with sessionDidMove }
scenario "what lies there is touched" {
  drag hello from board at 0 0.125; hover board at 1 0.125
  expect call sessionDidMove in board: twice
  cancel
}
"""#
        case .r017: #"""
view note: hello { drop off }
scenario "set during the lift, it counts from the first movement on" {
  delegate in note { willAnimateLiftWith { previewProvider hello -> none } }
  lift hello from note
  expect previews: hello
  drag hello from note
  expect previews: none
  cancel
}
"""#
        case .r018: #"""
scenario "so does a snapshot" {
  table people: A B C D { data diffable }
  delegate { with dragSessionWillBegin }
  lift B
  snapshot delete D; snapshot apply
  drag B
  expect call dragSessionWillBegin: never
  expect state: idle
  expect order: A B C
}
"""#
        case .r020: #"""
table people: A B C D
collection tray: X
scenario "another app's rows cannot be added" {
  app Other { table theirs: P Q }
  delegate in theirs { itemsForAddingTo -> item }
  drag A from people; add Q from theirs; hover end in tray; drop
  expect call itemsForAddingTo: never
  expect order in tray: X A
}
"""#
        case .r021: #"""
table people: A B C D { selected: B C }
scenario "a tap during a drag selects" {
  drag A; add D; cancel
  expect selected in people: B C D
}
"""#
        case .r022: #"""
table left: A B
table right: X Y
view tray: one {
  drop off
}
scenario "the session that it picks takes the items" {
  delegate in tray { sessionForAddingItems -> finger 2; itemsForAddingTo -> item; with willAdd }
  drag A from left
  finger 2; drag X from right
  finger 3; add one from tray
  expect call willAdd in tray: once
  finger 1; hover end in left; drop
  expect order in left: B A
  finger 2; hover end in right; drop; settle
  expect order in right: Y X one
}
"""#
        case .r023: #"""
table left: A B
table right: X Y
view tray: one {
  drop off
}
scenario "without sessionForAddingItems nothing is added" {
  delegate in tray { itemsForAddingTo -> item }
  drag A from left
  finger 2; drag X from right
  finger 3; add one from tray
  expect call itemsForAddingTo: never
  finger 2; cancel
  finger 1; cancel
}
"""#
        case .r024: #"""
table people: A B C D
collection tray: X
scenario "the same row may be added on every tap" {
  delegate in people { itemsForAddingTo -> item }
  drag A from people; add C; add C; hover end in tray; drop
  expect order in tray: X A C C
}
"""#
        case .r025: #"""
collection colors: red orange yellow green blue
delegate in colors { itemsForAddingTo -> item }
scenario "an item joins: the list is asked anew, the gap stays" {
  drag red; hover yellow
  expect gap: [0, 2]
  add green
  expect call dropSessionDidUpdate at [0, 2]: twice
  expect gap: [0, 2]
  cancel
}
"""#
        case .r026: #"""
view first: one { drop off }
view second: two { drop off }
view well
scenario "every contributor hears of the new items" {
  delegate in first { with willAdd; with previewForLifting }
  delegate in second { itemsForAddingTo -> item; with willAdd; with previewForLifting }
  drag one from first; hover in well
  expect calls { ... }
  add two from second
  expect calls {
    itemsForAddingTo -> two in second
    previewForLifting with two in second
    willAdd in first
    willAdd in second
    canHandle in well
    sessionDidUpdate in well
  }
  drop; settle
  expect loaded: one two
}
"""#
        case .r027: #"""
table left: A B C
table right: X Y
scenario "two drags from two lists end each for itself" {
  drag A from left
  finger 2; drag X from right
  finger 1; hover 2 in left; drop
  expect order in left: B C A
  finger 2; hover end in right; drop
  expect order in right: Y X
}
"""#
        case .r028: #"""
table todo {
  section Today: A B
  section Later:
}
collection done: X Y
scenario "adding a second item to the drag" {
  delegate in todo { itemsForAddingTo -> item }
  drag A from todo; add B; hover end in done; drop
  expect order in done: X Y A B
}
"""#
        case .r029: #"""
table people: A B C D { selected: B C }
collection colors: red green blue { selected: green blue }
scenario "one of several is not selected any more" {
  drag A; add C; cancel
  drag red; add green; cancel
  expect selected in people: B
  expect selected in colors: blue
}
"""#
        case .r030: #"""
view label: hello { drop off }
view well
delegate in label { with willEndWith; with didEndWith }
scenario "$proposal: both are told $told" {
  examples (proposal told) {
    copy copy
    move move
    forbidden forbidden
    cancel cancel
  }
  delegate in well { sessionDidUpdate -> $proposal }
  drag hello from label; hover in well; drop
  expect call willEndWith with $told: once
  expect call didEndWith with $told: once
}
"""#
        case .r031: #"""
view stack: one two { drop off }
scenario "of a cancel" {
  delegate in stack {
    itemsForBeginning -> items; previewForCancelling with two -> none; previewForCancelling -> default
  }
  drag one from stack; leave; drop
  expect faded: two
}
"""#
        case .r032: #"""
view label: hello { drop off }
view well
delegate in label { with willEndWith; with didEndWith; with previewForCancelling; with sessionDidTransferItems }
delegate in well { with previewForDropping; with sessionDidEnd; with concludeDrop }
scenario "a copy" {
  drag hello from label; hover in well
  expect calls { ... }
  drop; settle
  expect calls {
    willEndWith in label
    performDrop in well
    previewForDropping with hello in well
    sessionDidEnd in well
    didEndWith in label
    concludeDrop in well
    sessionDidTransferItems in label
  }
  expect operation: copy
}
"""#
        case .r033: #"""
table people: A B C
view label: hello
scenario "didEndWith of a view has the one of willEndWith" {
  delegate in label { with willEndWith; with didEndWith }
  drag hello; hover B in people; drop; settle
  expect call willEndWith with copy: once
  expect call didEndWith with copy: once
  expect call didEndWith with cancel: never
}
"""#
        case .r034: #"""
table people: A B C D
scenario "a move deletes nothing by itself" {
  delegate { with performDropWith }
  drag A; hover C; drop
  expect operation: move
  expect order: A B C D
}
"""#
        case .r035: #"""
view many: a b c d e f g h i { drop off }
delegate { itemsForBeginning -> items; with previewForCancelling; with willAnimateCancelWith }
scenario "the default previews of a large flock are not asked for" {
  drag a from many; leave; drop
  expect silence previewForCancelling in many: R035
}
"""#
        case .r036: #"""
view label: hello { drop off }
view well
delegate in label { with previewForCancelling }
delegate in well { sessionDidUpdate -> cancel }
scenario "a drag ends by $how, never by a call" {
  examples (how) { drop; cancel }
  drag hello from label; hover in well; $how
  expect call previewForCancelling: once
}
"""#
        case .r037: #"""
view label: hello
view well
scenario "cancelled by the system" {
  drag hello from label; hover in well; cancel
  expect silence performDrop in well: R037
}
"""#
        case .r038: #"""
table people: A B C
app Mail { table letters: memo }
scenario "a restricted session is not seen there" {
  delegate in people { dragSessionIsRestrictedToDraggingApplication -> true; with dragSessionDidEnd }
  drag B from people; hover end in letters; drop
  expect calls in letters: none
  expect silence canHandle in letters: R038
  expect operation: cancel
}
"""#
        case .r050: #"""
view label: hello { drop off }
view well
scenario "canHandle false: as if the view were not there" {
  delegate in well { canHandle -> false; with sessionDidEnter; with sessionDidEnd }
  drag hello from label; hover in well; drop
  expect calls in well { canHandle -> false }
  expect silence sessionDidUpdate in well: R050
}
"""#
        case .r051: #"""
table people: A B C D
collection tray: X
scenario "the list under the finger is asked again" {
  delegate in people { itemsForAddingTo -> item }
  drag A from people; hover 0 in tray
  expect calls in tray { canHandle; dropSessionDidUpdate at [0, 0] }
  add C from people
  expect calls in tray { canHandle; dropSessionDidUpdate at [0, 0] }
  cancel
}
"""#
        case .r052: #"""
view label: hello { drop off }
view well
scenario "canHandle true accepts nothing yet" {
  delegate in well { canHandle -> true; sessionDidUpdate -> cancel }
  drag hello from label; hover in well; drop
  expect call performDrop: never
  expect silence performDrop in well: R070
}
"""#
        case .r053: #"""
view board: note { holds note }
scenario "the drag enters the view it began in" {
  delegate { sessionDidUpdate -> move; with sessionDidEnter }
  drag note
  expect calls { itemsForBeginning -> note; canHandle; sessionDidEnter; sessionDidUpdate -> move }
  drop
  expect operation: move
}
"""#
        case .r054: #"""
table list: A B C
view board: hello world
scenario "the view hears of every point" {
  drag A from list; hover board at 0.5 0.1
  expect call sessionDidUpdate in board: once
  hover board at 0.25 1
  expect call sessionDidUpdate in board: twice
  drop; settle
  expect loaded: A
}
"""#
        case .r055, .r056: #"""
view label: hello { drop off }
view well
scenario "canHandle once, enter and exit as often as the finger does" {
  delegate in well { with sessionDidEnter; with sessionDidExit }
  drag hello from label; hover in well; leave; hover in well; leave; drop
  expect calls in well {
    canHandle
    sessionDidEnter; sessionDidUpdate; sessionDidExit
    sessionDidEnter; sessionDidUpdate; sessionDidExit
  }
}
"""#
        case .r057: #"""
view label: hello { drop off }
view well
scenario "released outside: every view that was entered hears the end" {
  view other
  delegate in well { with sessionDidEnd }
  delegate in other { canHandle -> false; with sessionDidEnd }
  drag hello from label; hover in well; hover in other; leave; drop
  expect call sessionDidEnd in well: once
  expect call sessionDidEnd in other: never
  expect silence performDrop: R071
}
"""#
        case .r058: #"""
table left: A B
table right: X Y
scenario "a list has no such option" {
  drag A from left
  finger 2; drag X from right; hover 0 in left
  expect call canHandle in left: once
  drop
  expect operation: cancel
  finger 1; hover B; drop
  expect order in left: B A
}
"""#
        case .r059: #"""
view page
view photo: sunset { inside page; drop off }
delegate in page { sessionDidUpdate -> copy; with sessionDidEnter }
scenario "a view that can only be dragged leaves the drop to the outer one from the start" {
  drag sunset
  expect call sessionDidEnter in page: once
  drop; settle
  expect call performDrop in page: once
  expect loaded: sunset
}
"""#
        case .r060: #"""
table people: A B C
view well
scenario "a view without an update" {
  delegate in well { without sessionDidUpdate }
  drag A; hover in well; drop
  expect silence performDrop in well: R060
}
"""#
        case .r061: #"""
table people: A B C D
view well
scenario "a view's move is a cancel when moves are not allowed" {
  delegate in people { dragSessionAllowsMoveOperation -> false }
  delegate in well { sessionDidUpdate -> move }
  drag A from people; hover in well
  expect proposal in well: cancel
  drop
  expect call performDrop: never
  expect operation: cancel
}
"""#
        case .r062, .r098: #"""
table people: A B C
app Photos { view album: sunset }
scenario "a move for everyone" {
  delegate in people { dropSessionDidUpdate -> move insertAt }
  drag sunset from album; hover 1 in people; drop
  expect call performDropWith in people: never
  expect operation: cancel
}
"""#
        case .r063: #"""
view one: A { drop off }
view well
scenario "a forbidden proposal ends as a cancelled one does, with a badge before" {
  delegate in well { sessionDidUpdate -> forbidden; with sessionDidEnd }
  drag A from one; hover in well
  expect badge: forbidden
  drop
  expect operation: forbidden
  expect call performDrop: never
  expect call sessionDidEnd: once
}
"""#
        case .r064: #"""
view one: A { drop off }
view two: B C { drop off }
view well
delegate in two { itemsForBeginning -> items }
scenario "a copy from $name: $badge" {
  examples (name row badge) {
    one A (plus)
    two B (plus 2)
  }
  drag $row from $name
  expect badge: none
  hover in well
  expect badge: $badge
  leave
  expect badge: none
  cancel
}
"""#
        case .r065: #"""
table people: A B C D E
scenario "above the first row there is no cell" {
  delegate { dropSessionDidUpdate -> move insertAt precise }
  drag C; hover A
  expect calls { ...; dropSessionDidUpdate at none }
  cancel
}
"""#
        case .r066: #"""
table inbox: A B
view label: letter
scenario "before the drop an item can be described, and not loaded" {
  delegate in inbox {
    dropSessionDidUpdate at 1 when session conforms public.text -> copy insertAt {
      load letter { model insert Early at 0; list insert 0 } else { model insert Refused at end; list insert end }
    }
    performDropWith { }
  }
  drag letter from label; hover 1 in inbox
  expect types of letter: public.utf8-plain-text
  drop; settle
  expect loaded: none
  expect provided: none
  expect order in inbox: A B Refused
}
"""#
        case .r067: #"""
view stack: photo note { drop off }
view well
item photo { type: public.jpeg }
delegate in stack { itemsForBeginning -> items }
scenario "an object of $class from any item: $answer" {
  examples (class answer) { UIImage yes; String yes; URL no }
  drag photo; hover in well
  expect session loads $class: $answer
  cancel
}
"""#
        case .r068: #"""
table people: A B C D { data diffable }
app Mail { table letters: memo }
scenario "not for drags of this app" {
  delegate in people { dropSessionDidUpdate when not local -> copy insertAt; dropSessionDidUpdate -> cancel }
  drag A; hover C in people
  expect proposal in people: cancel
  drop
  drag memo; hover C in people
  expect proposal in people: copy insertAt
  cancel
}
"""#
        case .r070: #"""
view board: note { holds note }
scenario "nothing is loaded unless performDrop asks" {
  delegate { performDrop { } }
  drag note; drop; settle
  expect call performDrop: once
  expect loaded: none
}
"""#
        case .r071: #"""
view label: hello
view well
scenario "let go outside" {
  drag hello from label; hover in well; leave; drop
  expect silence performDrop in well: R071
}
"""#
        case .r072: #"""
table inbox: A B
view label: letter
scenario "nor loaded from nowhere" {
  load letter { model insert Early at 0; list reload } else { model insert Refused at 0; list reload }
  settle
  expect loaded: none
  expect order in inbox: Refused A B
}
"""#
        case .r073: #"""
view stack: one two { drop off }
view well
delegate in stack { itemsForBeginning -> items }
scenario "of a drop" {
  delegate in well { previewForDropping -> none }
  drag one from stack; hover in well; drop
  expect faded: one two
}
"""#
        case .r074, .r075: #"""
view label: hello { drop off }
view well
scenario "then previews, animations, the end, and the conclusion" {
  delegate in well { with previewForDropping; with willAnimateDropWith; with sessionDidEnd; with concludeDrop }
  drag hello from label; hover in well
  expect calls { ... }
  drop
  expect calls in well {
    performDrop; previewForDropping; willAnimateDropWith; sessionDidEnd; concludeDrop
  }
}
"""#
        case .r076: #"""
table inbox: A B
view stack: slow link quick broken { drop off }
item slow { after 300ms }
item link { type: public.url }
item broken { fails "offline" }
delegate in stack { itemsForBeginning -> items }
scenario "one completion, on the main queue, with what could be made in the order of the items" {
  delegate in inbox {
    performDropWith { load session as String { batch { model insert items at 0; list insert 0 1 } } }
  }
  drag slow from stack; hover 1 in inbox; drop; wait 200ms
  expect loaded: none
  expect progress: 88
  wait 100ms
  expect loaded: slow quick
  expect queue: main
  expect order in inbox: slow quick A B
}
"""#
        case .r077: #"""
table inbox: A B
view stack: note { drop off }
scenario "an item provider calls back on a queue of its own" {
  delegate in inbox { performDropWith { load note as String { model insert note at 0; list insert 0 } } }
  drag note; hover 1 in inbox; drop; settle
  expect queue: background
}
"""#
        case .r078: #"""
view stack: film song note { drop off }
view well
item film { after 1s }
item song { after 400ms }
item note { after 200ms; fails "gone" }
delegate in stack { itemsForBeginning -> items }
before { drag film; hover in well }
scenario "the session sums them up" {
  expect progress: none
  drop
  expect progress: 0
  wait 100ms
  # 10, 25 and 50 of 100
  expect progress: 28
  wait 300ms
  expect progress: 80
  settle
  expect progress: 100
}
"""#
        case .r079: #"""
view label: hello { drop off }
view well
item hello { after 5s }
scenario "not shown if the app shows its own" {
  delegate in well { performDrop { session progressIndicatorStyle none; each item { load item { } } } }
  drag hello from label; hover in well; drop
  wait 2s
  expect progress indicator: hidden
  settle
}
"""#
        case .r080: #"""
view label: letter memo { drop off }
view well
item memo { after 300ms }
delegate in label { itemsForBeginning -> items; with sessionDidTransferItems; with didEndWith }
scenario "once, after the last of the loads" {
  drag letter from label; hover in well; drop
  expect calls in label { itemsForBeginning; didEndWith }
  wait 100ms
  expect calls in label: none
  wait 200ms
  expect calls in label { sessionDidTransferItems }
  expect loaded: letter memo
}
"""#
        case .r081: #"""
view note: hello { drop off }
view well
delegate in well { sessionDidUpdate -> forbidden; with sessionDidEnd; with concludeDrop }
scenario "it is not" {
  drag hello from note; hover in well; drop
  expect call concludeDrop: never
}
"""#
        case .r082: #"""
table people: A B C
scenario "without itemsForBeginning there is no drag side" {
  delegate { without itemsForBeginning }
  drag A
  expect calls: none
  expect silence dragSessionWillBegin: R082
}
"""#
        case .r083: #"""
table people: A B C D { selected: A C D }
scenario "decided: the touched row first, then the others in index order" {
  drag C; cancel
  expect calls {
    itemsForBeginning -> C
    itemsForBeginning -> A
    itemsForBeginning -> D
    ...
  }
}
"""#
        case .r084: #"""
table people: A B C
scenario "no items" {
  delegate { itemsForBeginning -> none }
  drag A; release
  expect silence dragSessionWillBegin: R084
  expect silence canHandle: R084
}
"""#
        case .r085: #"""
table people: A B C D
scenario "the row flies back: its preview parameters are asked for again" {
  delegate { with dragPreviewParametersForRowAt }
  drag B; leave; drop
  expect call dragPreviewParametersForRowAt at [0, 1]: twice
}
"""#
        case .r086: #"""
table people: A B C D
scenario "twice means two pairs" {
  delegate { with dragSessionWillBegin; with dragSessionDidEnd }
  drag A; hover C; drop; settle
  drag A; leave; drop
  expect call dragSessionWillBegin: twice
  expect call dragSessionDidEnd: twice
}
"""#
        case .r087: #"""
table people: A B C
delegate in people { with dragSessionDidEnd }
scenario "dragSessionDidEnd of a list has none" {
  drag A; hover C in people; drop
  expect call dragSessionDidEnd: once
  expect call dragSessionDidEnd with move: never
}
"""#
        case .r088: #"""
table people: A B C D { reorders; drop off }
scenario "a drag that allows no moves" {
  delegate in people { dragSessionAllowsMoveOperation -> false }
  drag A; hover C; drop
  expect call moveRowAt: never
  expect order: A B C D
}
"""#
        case .r089: #"""
table people: A B C { selected: A C }
scenario "the state stays with the row that moves" {
  drag B
  batch { model insert Z at 0; list insert 0 }
  expect cellDragState of B: dragging
  expect cellDragState of 1: none
  cancel
}
"""#
        case .r090: #"""
table people: A B C
collection tray: X
scenario "no active drag while the cell lifts" {
  lift A
  expect active drag in people: no
  drag A
  expect active drag in people: yes
  expect active drag in tray: no
  cancel
  expect active drag in people: no
}
"""#
        case .r091: #"""
table people: A B C
scenario "switched off during a drag: it goes on, the next one does not begin" {
  drag A; hover C
  list drag off
  expect active drag: yes
  drop
  expect order: B C A
  drag B
  expect state: idle
  drop
}
"""#
        case .r092: #"""
collection people: A B C D
animations on
scenario "a lift that comes too soon asks for no items" {
  drag A; hover C in people; drop
  expect active drop in people: yes
  lift D
  expect state: idle
  expect call itemsForBeginning at D: never
  release
  wait 1s; lift D
  expect state: lifted
  release
}
"""#
        case .r093: #"""
table people: A B C
collection tray: X
scenario "a list that cannot handle the session has none" {
  delegate in tray { canHandle -> false }
  drag A from people; hover 0 in tray
  expect active drop in tray: no
  cancel
}
"""#
        case .r094: #"""
table people: A B C D
delegate in people { without dropSessionDidUpdate }
scenario "decided: a copy, for a drag of its own too" {
  drag A; hover C
  expect proposal: copy unspecified
  cancel
}
"""#
        case .r095: #"""
table people: A B C
collection tray: X Y
scenario "every return is a new entry" {
  delegate in tray { with dropSessionDidEnter; with dropSessionDidExit }
  drag A from people; hover 0 in tray; hover B in people; hover 1 in tray; cancel
  expect call dropSessionDidEnter in tray: twice
}
"""#
        case .r096: #"""
table people: A B C D
scenario "a list that was left still hears the end" {
  collection tray: X
  delegate in tray { with dropSessionDidEnd }
  drag A from people; hover 0 in tray; hover B in people; drop
  expect call dropSessionDidEnd in tray: once
}
"""#
        case .r097: #"""
table people: A B C D E F G H { visible 4 }
scenario "a row that is in sight scrolls nothing" {
  drag A; hover C
  list scroll to D
  expect call dropSessionDidUpdate: twice
  cancel
}
"""#
        case .r099: #"""
scenario "over the empty area there is no path" {
  collection colors: red green
  drag red; hover empty in colors
  expect call dropSessionDidUpdate at none: once
  cancel
}
"""#
        case .r100: #"""
table people: A B C
collection tray: X Y
scenario "at the end of the list" {
  drag A from people; hover end in tray
  expect gap in tray: [0, 2]
  cancel
}
"""#
        case .r101: #"""
table todo {
  section Today: A B C
  section Later: X Y
}
scenario "over the gap it is the row's own path" {
  drag A; hover C
  expect calls { ... }
  hover gap in todo
  expect calls { dropSessionDidUpdate at [0, 0] }
  expect gap: [0, 2]
  cancel
}
"""#
        case .r102: #"""
table people: A B C D E
scenario "no place: the intent is unspecified, whatever was proposed" {
  app Photos { view album: sunset }
  delegate in people {
    performDropWith when proposal copy insertAt { }
    performDropWith when proposal copy unspecified { each item { placeholder insert at 0 for item } }
  }
  drag sunset from album; hover empty in people
  expect proposal in people: copy insertAt
  drop
  expect placeholders in people: 1
}
"""#
        case .r103: #"""
collection colors: red orange yellow green
scenario "a collection's own item: the gap that is shown, not the cell under the finger" {
  drag red; hover green; hover yellow
  expect call dropSessionDidUpdate at [0, 2] in colors: once
  expect gap in colors: [0, 1]
  drop
  expect call performDropWith at [0, 1] in colors: once
  expect order in colors: orange red yellow green
}
"""#
        case .r104: #"""
table people: A B C D E
scenario "a table's own row to the end: the path equals the count without it" {
  drag B; hover end in people; drop
  expect call performDropWith at [0, 4] in people: once
  expect order in people: A C D E B
}
"""#
        case .r105: #"""
table people: A B C D E
scenario "unspecified accepts without a place" {
  delegate { dropSessionDidUpdate -> copy unspecified }
  drag A; hover C
  expect proposal: copy unspecified
  expect gap: none
  cancel
}
"""#
        case .r106: #"""
table people: A B C D E
scenario "insertAt opens a gap" {
  drag A; hover C
  expect proposal: move insertAt
  expect gap: [0, 2]
  cancel
}
"""#
        case .r107: #"""
table folders: Work Home Music
scenario "a gap that was open closes over a lit row" {
  delegate {
    dropSessionDidUpdate at Music -> move insertInto
    dropSessionDidUpdate -> move insertAt
  }
  drag Work; hover Home
  expect gap: [0, 1]
  hover Music
  expect gap: none
  cancel
}
"""#
        case .r108: #"""
table people: A B C D
delegate { dropSessionDidUpdate -> move automatic }
scenario "over the middle of a row: into" {
  drag A; hover C into
  expect proposal: move insertInto
  expect gap: none
  cancel
}
"""#
        case .r109: #"""
table people: A B C
scenario "forbidden" {
  delegate in people { dropSessionDidUpdate -> forbidden }
  drag A; hover C; drop
  expect silence performDropWith in people: R109
}
"""#
        case .r110: #"""
table people: A B C
scenario "outside" {
  drag A; hover C; leave; drop
  expect silence performDropWith: R110
}
"""#
        case .r111: #"""
table people: A B C
collection tray: X
scenario "an active drop lasts while the finger is elsewhere" {
  drag A from people
  expect active drop in tray: no
  hover 0 in tray
  expect active drop in tray: yes
  leave
  expect active drop in tray: yes
  expect active drop in people: yes
  drop
  expect active drop in tray: no
}
"""#
        case .r112: #"""
table people: A B C
collection tray: X Y
scenario "the source list hears nothing while the finger is elsewhere" {
  delegate in people { with dropSessionDidExit }
  drag A from people; hover 0 in tray
  expect calls in people { ...; dropSessionDidExit }
  hover 1 in tray; hover end in tray
  expect calls in people: none
  cancel
}
"""#
        case .r113: #"""
table folders: Work Home Music
table other: X
scenario "between rows no cell is the target" {
  drag Work; hover Music
  expect cellDropState of Music: notTargeted
  expect cellDropState of Work: notTargeted
  expect cellDropState of X: none
  cancel
  expect cellDropState of Music: none
}
"""#
        case .r115: #"""
table people: A B C D
scenario "in a table" {
  drag C
  expect gap in people: [0, 2]
  cancel
}
"""#
        case .r116: #"""
table people: A B C D E F
scenario "up: E lands between A and B" {
  drag E; hover B; drop
  expect order: A E B C D F
}
"""#
        case .r117, .r122: #"""
collection colors {
  section Warm: red orange
  section Cold: green blue
}
scenario "from an earlier section the first cell gives place 0" {
  drag red; hover green
  expect gap: [1, 0]
  cancel
}
"""#
        case .r118: #"""
collection colors {
  section Warm: red orange yellow
  section Cold: green blue
}
scenario "over a header" {
  drag red; hover orange; hover header Cold
  expect gap: [0, 1]
  cancel
}
"""#
        case .r119: #"""
table people: A B C D
delegate in people { dropSessionDidUpdate at D -> copy insertAt; dropSessionDidUpdate -> move insertAt }
scenario "a gap that is still at the lifted row closes" {
  drag A; hover D
  expect gap: [0, 3]
  cancel
}
"""#
        case .r120: #"""
table people: A B C D
scenario "so in a table" {
  delegate in people { dropSessionDidUpdate at 3 -> forbidden; dropSessionDidUpdate -> move insertAt }
  drag A; hover D
  expect gap in people: [0, 0]
  hover empty in people
  expect gap in people: [0, 3]
  cancel
}
"""#
        case .r121: #"""
table people: A B C
scenario "several rows leave fewer places in a table" {
  select A B in people
  drag A; hover end in people
  expect gap in people: [0, 1]
  cancel
}
"""#
        case .r123: #"""
collection shelf { section Top: X Y; section Bottom: Z }
view label: hello { drop off }
scenario "so does a collection" {
  drag hello; hover Z; hover empty in shelf
  expect gap in shelf: [1, 0]
  drop; settle
  expect order in shelf { Top: X Y; Bottom: hello Z }
}
"""#
        case .r124: #"""
collection colors {
  section Warm: red orange yellow
  section Cold: green blue
}
scenario "out of a section and back to its end" {
  drag blue; hover yellow
  expect gap: [0, 2]
  hover yellow below
  expect gap: [0, 3]
  hover header Cold
  expect gap: [0, 3]
  hover green
  expect gap: [1, 0]
  hover green below
  expect gap: [1, 1]
  hover gap
  expect gap: [1, 1]
  cancel
}
"""#
        case .r125: #"""
collection colors: red orange yellow green { reorders; cadence slow }
scenario "slow: let go too soon, and nothing has moved" {
  drag red; hover yellow; drop
  expect order: red orange yellow green
}
"""#
        case .r126: #"""
table people: A B C D
scenario "not of a table's delegate" {
  delegate in people { with targetIndexPathForMoveFromRowAt }
  drag A; hover C in people
  expect call targetIndexPathForMoveFromRowAt: never
  expect silence targetIndexPathForMoveFromRowAt in people: R126
  cancel
}
"""#
        case .r127: #"""
collection colors: red orange yellow green
scenario "aimed at the gap" {
  delegate { with invalidationContext }
  drag red; hover yellow; hover green; hover green; hover empty; drop
  expect call invalidationContext from [0, 0] to [0, 2]: twice
  expect call invalidationContext to [0, 3]: once
}
"""#
        case .r128: #"""
scenario "a cadence means nothing where the list cannot reorder" {
  collection colors: red orange yellow green { cadence slow }
  drag red; hover yellow
  expect gap: [0, 2]
  cancel
}
"""#
        case .r129: #"""
table people: A B C D E F G H { visible 4 }
scenario "rows above are out of sight then, until the list scrolls back" {
  list scroll to H
  drag E; hover top edge; settle; drop
  expect order: E A B C D F G H
}
"""#
        case .r130: #"""
table people: A B C D { reorders }
scenario "move and insertAt, or else performDropWith: $proposal" {
  examples (proposal) {
    (move unspecified)
    (move insertInto)
    (copy insertAt)
  }
  delegate { dropSessionDidUpdate -> $proposal; performDropWith { } }
  drag A; hover C; drop
  expect call moveRowAt: never
  expect call performDropWith: once
}
"""#
        case .r131: #"""
scenario "a native move" {
  table people: A B C { reorders }
  drag A; hover C; drop
  expect silence performDropWith in people: R131
}
"""#
        case .r132: #"""
table people: A B C D { reorders }
scenario "a data source without moveRowAt" {
  delegate { without moveRowAt }
  drag A; hover C; drop
  expect call performDropWith at [0, 2]: once
  expect order: B C A D
}
"""#
        case .r133: #"""
scenario "a row of its own moves while the table is editing" {
  table people: A B C D { reorders; editing }
  drag A in people; hover C; drop
  expect call moveRowAt from [0, 0] to [0, 2]: once
  expect order in people: B C A D
}
"""#
        case .r134: #"""
collection colors: red orange yellow green blue
scenario "a colour moves forward" {
  drag red; hover green; drop
  expect order: orange yellow green red blue
  expect calls {
    itemsForBeginning at [0, 0]
    canHandle -> true
    ...
    performDropWith at [0, 3]
  }
}
"""#
        case .r135, .r141: #"""
collection colors: red orange yellow green { data diffable; reorders }
scenario "overriding moveItemAt has no effect" {
  delegate { moveItemAt { list reload } }
  drag red; hover yellow; drop
  expect call moveItemAt: never
  expect call didReorder: once
  expect order: orange yellow red green
}
"""#
        case .r136: #"""
collection colors: red orange yellow green { reorders }
scenario "at the source position performDropWith is called" {
  drag orange; drop
  expect call moveItemAt: never
  expect call performDropWith at [0, 1]: once
}
"""#
        case .r137: #"""
collection colors: red orange yellow { data diffable; reorders }
delegate { with dragSessionDidEnd; with dropSessionDidEnd }
scenario "a native move: the drag side first" {
  drag red; hover yellow; drop
  expect calls { ...; didReorder; dragSessionDidEnd; dropSessionDidEnd }
}
"""#
        case .r138: #"""
scenario "so in a collection" {
  collection colors: red green blue
  delegate in colors { with dropSessionDidEnd; with dragSessionDidEnd }
  drag red; hover blue
  expect calls { ... }
  drop
  expect calls { performDropWith at [0, 2]; dropSessionDidEnd; dragSessionDidEnd }
}
"""#
        case .r139: #"""
collection colors: red orange yellow { data diffable; reorders }
scenario "refused: the drop side first" {
  delegate { dropSessionDidUpdate -> forbidden; with dragSessionDidEnd; with dropSessionDidEnd }
  drag red; hover yellow; drop
  expect calls { ...; dropSessionDidEnd; dragSessionDidEnd }
}
"""#
        case .r140: #"""
collection shelf {
  data diffable
  section Top: A B
  section Bottom: X Y Z
  reorders
}
scenario "as measured with a slow cadence, it is committed one place past the gap" {
  assume Q17 past-gap
  drag A; hover Y
  expect gap: [1, 1]
  drop
  expect call didReorder from [0, 0] to [1, 2]: once
  expect order { Top: B; Bottom: X Y A Z }
}
"""#
        case .r142: #"""
collection shelf: A B C {
  data diffable
  reorders
}
scenario "a snapshot applied inside didReorder is a crash" {
  delegate in shelf {
    didReorder { snapshot move A to 0; snapshot apply }
  }
  drag A; hover C; drop
  expect exception "... inside didReorder"
}
"""#
        case .r143: #"""
scenario "asked in a native reorder with moveItemAt" {
  collection colors: red orange yellow green { reorders }
  delegate { with dropPreviewParametersForItemAt }
  drag green; hover red; drop
  expect call dropPreviewParametersForItemAt at [0, 0]: once
}
"""#
        case .r144: #"""
collection colors: red orange yellow green { reorders }
ios 12
scenario "two items of its own are copied, without a gap" {
  select red orange; drag red; hover green
  expect proposal: copy
  expect gap: none
  cancel
}
"""#
        case .r145: #"""
collection colors: red orange yellow green { reorders }
ios 12
scenario "a section reloaded during a drag crashes a collection" {
  drag red; hover yellow
  list reload section 0
  expect exception "Could not compute initial update value after shadow updates. Update: <UICollectionViewUpdateItem..."
}
"""#
        case .r146: #"""
table people: A B C D E { reorders; editing }
scenario "a row that may not move has no control" {
  delegate { canMoveRowAt at 0 -> false }
  reorder A; hover E; drop
  expect silence moveRowAt: R146
}
"""#
        case .r147: #"""
collection colors: red orange yellow green { reorders }
scenario "an item that may not move" {
  delegate { canMoveItemAt -> false }
  reorder red; hover yellow; drop
  expect silence moveItemAt: R147
}
"""#
        case .r148: #"""
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
        case .r149: #"""
scenario "a diffable data source, whose handlers are asked" {
  collection colors: red orange yellow green { data diffable; reorders }
  drag red; hover yellow; drop
  expect call canMoveItemAt: never
  expect call canReorderItem: once
}
"""#
        case .r151: #"""
scenario "a plain diffable table takes performDropWith" {
  table people: A B C D { data diffable }
  drag A; hover C; drop
  expect call performDropWith: once
}
"""#
        case .r160: #"""
table people: A B C { data diffable }
table others: X Y { data diffable }
scenario "a copy from another list of the app is inserted" {
  drag A from people; hover Y in others; drop
  expect order in others: X A Y
  expect order in people: A B C
}
"""#
        case .r161: #"""
table people: A B C D E
scenario "an added row of the same list is moved too" {
  delegate { itemsForAddingTo -> item }
  drag A; add C; hover E; drop
  expect order: B D E A C
}
"""#
        case .r162: #"""
table people: A B C D
scenario "the gap closes when the finger leaves" {
  drag A; hover C
  expect gap: [0, 2]
  leave
  expect gap: none
  drop
}
"""#
        case .r163: #"""
table people: A B C D { reorders }
collection tray: X Y
delegate in tray { itemsForAddingTo -> item }
scenario "its own row moves, the other is inserted, and not natively" {
  drag A from people; add X from tray; hover C in people; drop
  expect call moveRowAt: never
  expect call performDropWith in people: once
  expect order in people: B C A X D
  expect order in tray: X Y
}
"""#
        case .r164: #"""
table people: A B C D
view bin
delegate in people {
  itemsForBeginning -> item
  performDropWith {
    each item { if item.preview { coordinator drop item to item.source } else { coordinator drop item to view bin } }
  }
}
scenario "an item whose provider gives no preview has the size zero" {
  drag A from people
  previewProvider A -> none
  hover C in people; drop
  expect drop of A: to view bin
}
"""#
        case .r165: #"""
table people: A B C D
scenario "a row that is not there is no place for a drop" {
  delegate {
    performDropWith { each item { coordinator drop item to 9 } }
    with dropPreviewParametersForRowAt
  }
  drag A; hover C; drop
  expect finding DND1014
  expect call dropPreviewParametersForRowAt: never
  expect order: A B C D
}
"""#
        case .r166: #"""
table people: A B C D
scenario "but not into a row that does not exist" {
  delegate in people { performDropWith { each item { coordinator drop item into 9 } } }
  drag A from people; hover C in people; drop
  expect drop of A: default
  expect finding DND1014
}
"""#
        case .r167: #"""
table people: A B C D
view bin
scenario "over any view" {
  delegate in people { performDropWith { each item { coordinator drop item to view bin } } }
  drag A from people; hover C in people; drop
  expect drop of A: to view bin
}
"""#
        case .r168: #"""
table people: A B C D
app Photos { view album: sunset beach }
scenario "over a placeholder" {
  drag sunset from album; hover 1 in people; drop
  expect drop of sunset: to placeholder
  expect shown in people: A ~ B C D
  settle
}
"""#
        case .r169: #"""
table people: A B C
delegate in people { performDropWith { each item { load item { coordinator drop item to 0 } } } }
scenario "it has no effect" {
  drag A; hover C; drop; settle
  expect drop of A: default
  expect finding DND1013
}
"""#
        case .r170: #"""
table people: A B C D
scenario "without a call by the default animation" {
  delegate in people { with performDropWith }
  drag A from people; hover C in people; drop
  expect drop of A: default
  expect order in people: A B C D
}
"""#
        case .r171: #"""
collection colors: red green blue
define landed (time) { wait $time; expect call completion: never; wait 10ms; expect call completion at end: once }
scenario "into a row" {
  delegate in colors {
    performDropWith {
      each item {
        batch { model move item to destination; list delete item.source; list insert destination }
        coordinator drop item to destination
        animator addAnimations
        animator addCompletion { }
      }
    }
  }
  drag red from colors; hover blue; drop
  landed 970ms
  expect order in colors: green blue red
}
"""#
        case .r172: #"""
collection colors: red green blue
define landed (time) { wait $time; expect call completion: never; wait 10ms; expect call completion at end: once }
scenario "back to where it came from" {
  delegate in colors {
    performDropWith { each item { coordinator drop item to view colors; animator addCompletion { } } }
  }
  drag red from colors; hover blue; drop
  landed 1240ms
}
"""#
        case .r173: #"""
table people: A B C D
scenario "for the row of a drop" {
  delegate in people { with dropPreviewParametersForRowAt }
  drag A from people; hover C in people; drop
  expect call dropPreviewParametersForRowAt at [0, 2]: once
}
"""#
        case .r174: #"""
table inbox: A
app Photos { view album: sunset }
scenario "once another load has answered" {
  delegate in inbox { performDropWith { each item { load item { load item { } } } } }
  drag sunset from album; hover 0 in inbox; drop; settle
  # Meant: sunset sunset
  expect loaded: sunset
}
"""#
        case .r175: #"""
table people: A B C
app Photos { view album: sunset }
scenario "the textbook appends" {
  drag sunset from album; hover empty in people; drop; settle
  expect order in people: A B C sunset
}
"""#
        case .r176: #"""
table people: A B C
collection tray: X
app Photos { view album: sunset }
delegate in people {
  performDropWith {
    each item {
      if item.source {
        coordinator drop item to item.source
      } else {
        if item.local {
          batch { model insert item at destination; list insert destination }
        } else {
          load item { model insert item at 0; list insert 0 }
        }
      }
    }
  }
}
scenario "three drops, three ways" {
  drag A; hover C in people; drop
  expect order in people: A B C
  drag X; hover 1 in people; drop
  expect order in people: A X B C
  drag sunset; hover 1 in people; drop; settle
  expect order in people: sunset A X B C
  expect loaded: sunset
}
"""#
        case .r180: #"""
table inbox: A B
app Photos { table album: sunset beach; collection shelf: map }
scenario "from a $kind of another app" {
  examples (kind label) { table sunset; collection map }
  drag $label; hover end in inbox; drop; settle
  expect order in inbox: A B $label
}
"""#
        case .r181: #"""
table inbox: A B C
app Photos { view album: sunset }
scenario "it has a provider of its own for the drop preview" {
  delegate in inbox { with dropPreviewParametersForRowAt; with previewParametersProvider }
  drag sunset from album; hover 1 in inbox; drop; settle
  expect call previewParametersProvider: once
  expect silence dropPreviewParametersForRowAt in inbox: R181
}
"""#
        case .r182: #"""
table inbox: A B C D
app Photos { view album: sunset }
before { drag sunset from album; hover 2 in inbox; drop }
scenario "rows deleted above it" {
  batch { model remove A; list delete 0 }
  expect shown in inbox: B ~ C D
  settle
  expect order in inbox: B sunset C D
}
"""#
        case .r183: #"""
table inbox: A B C D
app Photos { view album: sunset }
before { drag sunset from album; hover 2 in inbox; drop }
scenario "the commit is told the place of the moment" {
  model insert Z at 0; list insert 0
  settle
  expect order in inbox: Z A B sunset C D
}
"""#
        case .r184, .r186: #"""
table inbox: A B C
app Photos { view album: sunset }
scenario "reloadData throws it away, and the commit is refused" {
  drag sunset from album; hover 1 in inbox; drop
  list reload
  expect placeholders: 0
  settle
  expect order in inbox: A B C
}
"""#
        case .r185: #"""
table inbox: A B C
app Photos { view album: sunset }
scenario "nor reloadData" {
  delegate in inbox {
    performDropWith {
      each item {
        placeholder insert at destination for item
        load item { placeholder commit { model insert item at destination; list reload } }
      }
    }
  }
  drag sunset from album; hover 1 in inbox; drop; settle
  expect finding DND1014
  expect order in inbox: A sunset B C
}
"""#
        case .r187: #"""
scenario "a collection has while it reorders" {
  collection tray: X Y { reorders }
  drag X; hover Y in tray
  expect uncommitted in tray: yes
  cancel
}
"""#
        case .r188: #"""
table inbox: A B C
app Photos { view album: sunset beach forest }
delegate in album { itemsForBeginning -> items }
scenario "sunset after $s, beach after $b, forest after $f" {
  examples (s b f) {
    100ms 200ms 300ms
    300ms 200ms 100ms
    200ms 100ms 300ms
    200ms 300ms 100ms
    100ms 100ms 100ms
  }
  item sunset { after $s }
  item beach { after $b }
  item forest { after $f }
  drag sunset from album; hover 1 in inbox; drop; settle
  expect order in inbox: A sunset beach forest B C
}
"""#
        case .r189: #"""
collection shelf: X Y { cells: Book Waiting }
app Photos { view album: sunset }
scenario "the context of a collection fills it anew" {
  delegate in shelf { with cellUpdateHandler }
  drag sunset from album; hover 1 in shelf; drop
  placeholder update for sunset
  expect call cellUpdateHandler: twice
  settle
}
"""#
        case .r190: #"""
collection colors: red green blue
app Other { view theirs: black }
define landed (time) { wait $time; expect call completion: never; wait 10ms; expect call completion at end: once }
scenario "into a placeholder" {
  delegate in colors {
    performDropWith {
      each item {
        placeholder insert at destination for item
        animator addCompletion { placeholder delete for item }
      }
    }
  }
  drag black from theirs; hover green in colors; drop
  expect shown in colors: red ~ green blue
  landed 970ms
  expect order in colors: red green blue
}
"""#
        case .r191: #"""
table inbox: A B C
app Photos { view album: sunset }
scenario "a second commit finds no placeholder" {
  delegate in inbox {
    performDropWith {
      each item {
        placeholder insert at destination for item
        load item {
          placeholder commit for item { model insert item at destination }
          placeholder commit for item { model insert item at destination }
        }
      }
    }
  }
  drag sunset from album; hover 1 in inbox; drop; settle
  expect returned: false
  expect order in inbox: A sunset B C
}
"""#
        case .r192: #"""
table inbox: A B C { data diffable }
app Photos { view album: sunset }
scenario "a placeholder lives on when a snapshot is applied" {
  drag sunset from album; hover 1 in inbox; drop
  snapshot insert Z before A; snapshot apply
  expect shown in inbox: Z A ~ B C
  settle
  expect returned: true
  expect order in inbox: Z A sunset B C
}
"""#
        case .r195: #"""
table people: A B C D
scenario "and back" {
  drag B from people; hover D in people
  translate 3 to data-source in people
  expect returned: [0, 1]
  translate 1 to data-source in people
  expect returned: [0, 2]
  cancel
}
"""#
        case .r196: #"""
collection shelf { section Top: A B; section Bottom: C D }
scenario "a deleted row is presented nowhere" {
  batch {
    model remove A; list delete [0, 0]
    translate [0, 0] to presentation
  }
  expect returned: none
}
"""#
        case .r197: #"""
collection shelf { section Top: A B; section Bottom: C D }
scenario "nor is an inserted row" {
  batch {
    model insert Z at [1, 0]; list insert [1, 0]
    translate [1, 0] to data-source
  }
  expect returned: none
}
"""#
        case .r198: #"""
table inbox: A B C D
app Photos { view album: sunset beach }
before {
  drag sunset from album; hover 1 in inbox; drop
}
scenario "a placeholder cannot be deleted as a row" {
  presentation in inbox { list delete 1 }
  expect placeholders in inbox: 1
  settle
}
"""#
        case .r200: #"""
scenario "a list that is not spring-loaded asks nothing" {
  table folders: Work Home Music
  delegate { with shouldSpringLoadRowAt }
  drag Work; spring Music
  expect silence shouldSpringLoadRowAt: R200
  expect selected: none
  cancel
}
"""#
        case .r201: #"""
table folders: Work Home Music { spring-loaded }
scenario "rows of the drag do not, by default" {
  drag Work; spring Work
  expect selected: none
  cancel
}
"""#
        case .r202: #"""
table folders: Work Home Music { spring-loaded }
scenario "a finger that leaves in time cancels it" {
  drag Work; hover Music; wait 450ms
  expect springLoading: activating
  leave
  expect springLoading: inactive
  settle
  expect selected: none
  cancel
}
"""#
        case .r203: #"""
table files: report
view button { spring-loaded }
scenario "a behaviour that changes its mind stops it" {
  delegate in button {
    shouldAllow when not local -> true
    shouldAllow -> false
    with activationHandler
  }
  drag report; hover in button; settle
  expect call shouldAllow: once
  expect call activationHandler: never
  expect springLoading: inactive
  cancel
}
"""#
        case .r204: #"""
table folders: Work Home Music { spring-loaded }
scenario "every row is a target of its own: at the next one it begins anew" {
  drag Work; hover Music; wait 300ms; hover Home; wait 300ms
  expect selected: none
  wait 200ms
  expect selected: Home
  cancel
}
"""#
        case .r205: #"""
table folders: Work Home Music { spring-loaded }
scenario "the effect comes in steps" {
  drag Work; hover Music
  expect springLoading: inactive
  wait 100ms
  expect springLoading: possible
  wait 300ms
  expect springLoading: activating
  expect selected: none
  wait 100ms
  expect springLoading: activated
  expect selected: Music
  cancel
}
"""#
        case .r206: #"""
table folders: Work Home Music { spring-loaded }
scenario "the drag goes on" {
  drag Work; hover Music; settle
  expect active drag: yes
  drop
  expect order: Home Music Work
}
"""#
        case .r210: #"""
view stack: photo { drop off }
view well
scenario "a type that is registered again keeps its place and has the new data" {
  item photo { data public.png { text "old" }; data public.jpeg; data public.png { text "new" } }
  drag photo; hover in well; drop; settle
  expect types of photo in well: public.png public.jpeg
  expect loaded: new
}
"""#
        case .r211: #"""
view stack: photo { drop off }
view well
item photo { object UIImage }
scenario "who asks for any image gets the first format" {
  delegate in well { performDrop { load photo as file public.image } }
  drag photo; hover in well; drop; settle
  expect delivered: file "photo.heic"
}
"""#
        case .r212: #"""
class Plain { reads: public.utf8-plain-text com.example.card }
class Rich { reads: com.example.card public.utf8-plain-text; writes: com.example.card }
view stack: card { drop off }
view well
item card { data com.example.card { text "rich" }; data public.utf8-plain-text { text "plain" } }
scenario "$reader reads $result" {
  examples (reader result) {
    Plain plain
    Rich rich
    String plain
    NSAttributedString plain
  }
  delegate in well { performDrop { load card as $reader } }
  drag card; hover in well; drop; settle
  expect loaded: $result
  expect delivered: object
}
"""#
        case .r213: #"""
view stack: thing { drop off }
view well
scenario "a type that is missing: -1000" {
  item thing { type: public.png }
  delegate in well { performDrop { load thing as public.text } }
  drag thing; hover in well; drop; settle
  expect error "Cannot load representation of type public.text (NSItemProviderErrorDomain -1000)"
  expect loaded: none
  expect provided: none
}
"""#
        case .r214: #"""
view stack: film song note { drop off }
view well
item film { after 1s }
item song { after 400ms }
delegate in stack { itemsForBeginning -> items }
before { drag film; hover in well }
scenario "each load has a progress of its own" {
  expect progress of film: none
  drop
  expect progress of film: 0
  wait 250ms
  expect progress of film: 25
  expect progress of song: 62
  expect progress of note: 100
  settle
  expect progress of film: 100
}
"""#
        case .r215: #"""
table inbox: A B
app Mail { view letters: hello secret }
item secret { type: public.data; visibility own }
delegate in inbox {
  performDropWith {
    each item { load item { list reload } else { model insert Apology at end; list insert end } }
  }
}
scenario "a representation of its own process is invisible elsewhere" {
  drag secret from letters; hover 1 in inbox; drop; settle
  expect loaded: none
  expect order in inbox: A B Apology
}
"""#
        case .r216: #"""
team Acme
view label: letter plain { drop off }
view well
app Mail { team Acme; view draft }
app Photos { view frame }
item letter { file public.rtf; named "Dear John"; team-data "draft 7"; size 320 200 }
scenario "the app's team reads teamData, others do not: $view" {
  examples (view data) { well "draft 7"; draft "draft 7"; frame none }
  drag letter from label; hover in $view
  expect team-data of letter: $data
  cancel
}
"""#
        case .r217: #"""
view stack: thing { drop off }
view well
scenario "$kind, asked for as $form: $result" {
  examples (kind form result) {
    data data data
    data file file
    file data data
    file file file
    folder data zip
    folder file file
  }
  item thing { $kind com.example.document }
  delegate in well { performDrop { load thing as $form com.example.document } }
  drag thing; hover in well; drop; settle
  expect delivered: $result
  expect error: none
}
"""#
        case .r218: #"""
view stack: film { drop off }
view well
delegate in well { performDrop { load film as in-place public.movie } }
scenario "any other arrives as a copy: $kind" {
  examples (kind) { file; data; folder }
  item film { $kind public.mpeg-4; named "Holiday" }
  drag film; hover in well; drop; settle
  expect delivered: file "Holiday.mp4"
  expect error: none
}
"""#
        case .r219: #"""
view stack: one two { drop off }
view well
scenario "nor for one that is dropped outside" {
  drag one; hover in well; leave; drop; settle
  expect provided: none
}
"""#
        case .r230: #"""
table people { data diffable; section One: A B; section Two: C }
scenario "without reloads" {
  snapshot reload A; snapshot take; snapshot apply
  expect updates: none
}
"""#
        case .r231: #"""
table people { data diffable; section One: A B C; section Two: D E; section Three: F }
scenario "nothing to do" {
  snapshot apply
  expect updates: none
}
"""#
        case .r232: #"""
table people { data diffable; section One: A B; section Two: C D; section Three: E }
scenario "a row enters an inserted section" {
  snapshot append section New; snapshot append A to New; snapshot apply
  expect updates: reloadData
}
"""#
        case .r233: #"""
table people: A B C { data diffable }
scenario "without animation: a reload before" {
  ios 14
  snapshot delete B; snapshot apply unanimated
  expect updates: reloadData
}
"""#
        case .r234: #"""
table people: A B C { data diffable }
scenario "from both queues at once" {
  snapshot delete B; snapshot apply off-main
  snapshot delete A; snapshot apply
  expect exception "Deadlock detected: calling this method on the main queue with outstanding async updates is ..."
  expect exception "... not permitted and will deadlock. Please always submit updates either always on the main ..."
  expect exception "... queue or always off the main queue - view=<UITableView: ..."
}
"""#
        case .r235: #"""
collection colors: red orange yellow green { data diffable }
scenario "the dragged item is found again by what it is" {
  drag orange; hover green
  snapshot insert pink before red; snapshot apply
  hover yellow; hover green
  expect proposal: move insertAt
  drop
  expect order: pink red yellow green orange
}
"""#
        case .r236: #"""
table people: A B C { data diffable }
scenario "a reconfigured row keeps its cell, a reloaded one does not" {
  snapshot reconfigure A; snapshot reload B; snapshot apply
  expect updates: reload 1 reconfigure 0
}
"""#
        case .r237: #"""
table people: A B { data diffable }
scenario "what is to be reloaded makes no difference" {
  snapshot reload A
  read isEqual
  expect returned: true
  snapshot take
}
"""#
        case .r238: #"""
collection colors: red orange yellow green { data diffable }
scenario "from dropSessionDidUpdate" {
  delegate {
    dropSessionDidUpdate at yellow -> move insertAt { snapshot delete green; snapshot apply }
  }
  drag red; hover yellow
  expect order: red orange yellow
  cancel
}
"""#
        case .r239: #"""
table people: A B C D { data diffable; visible 2 }
delegate in people { with cellProvider }
scenario "of a list that is reloaded, the rows on screen" {
  snapshot apply reloading
  expect calls { cellProvider at 0; cellProvider at 1 }
}
"""#
        case .r241: #"""
view label: hello { drop off }
view well { pasteConfiguration: public.utf8-plain-text }
scenario "canPaste may object" {
  delegate in well { canPaste -> false }
  drag hello from label; hover in well; drop
  expect calls in well { canPaste -> false }
}
"""#
        case .r242: #"""
collection colors: red orange yellow green
scenario "after reloadData the item has none" {
  drag red; hover yellow
  list reload
  hover green
  expect proposal: copy insertAt
  cancel
}
"""#
        case .r243: #"""
table people: A B C D
animations on
scenario "deleted and inserted anew, as the textbook does" {
  drag A; hover C; drop
  wait 1s
  expect active drop: yes
  settle
  expect active drop: no
}
"""#
        case .r245: #"""
table people: A B
view well
animations on
scenario "a list whose row was dropped there hears then too" {
  delegate in people { with dragSessionDidEnd }
  drag A from people; hover in well; drop; wait 1169ms
  expect call dragSessionDidEnd: never
  wait 1ms
  expect call dragSessionDidEnd: once
}
"""#
        case .r246: #"""
view note: hello { drop off }
view well
animations on
delegate in well {
  performDrop { each item { load item { setNeedsDropPreviewUpdate item } } }
  with previewForDropping
}
scenario "asked again while the drop animates" {
  drag hello; hover in well; drop
  expect call previewForDropping: once
  wait 200ms
  expect call previewForDropping with hello: twice
}
"""#
        case .r247: #"""
ios 27
table people: A B C { reorders }
scenario "no items, no session" {
  delegate in people { itemsForBeginning -> none; with dragSessionWillBegin; with dragSessionDidEnd }
  ask-siri B
  expect calls { itemsForBeginning }
  expect silence dragSessionWillBegin: R084
}
"""#
        case .r248: #"""
ios 27
view canvas: shape { lift-behavior extended }
delegate in canvas { willAnimateLiftWith { animator addCompletion { } }; with sessionWillBegin }
scenario "a second finger in the view" {
  lift shape; add shape
  expect call completion at start: once
  expect silence sessionWillBegin: R248
  expect state: idle
}
"""#
        case .r249: #"""
table list: A B C
scenario "a list takes no drop there either" {
  table hidden: X { window off }
  drag A from list; hover X in hidden; drop
  expect silence performDropWith in hidden: R249
  expect operation: cancel
}
"""#
        default: nil
        }
    }
}
