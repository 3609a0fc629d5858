// Generated from the specs by `make examples`: do not edit.
// swift-format-ignore-file
internal import DragDrop

extension RuleExample {
    static func traces(_ rule: RuleID) -> String? {
        switch rule {
        case .t01: #"""
view label: "Hello World"
scenario "nothing to drag means no session" {
  delegate in label { itemsForBeginning -> none }
  drag 0 from label
  expect calls in label { itemsForBeginning -> none }
  expect state: idle
}
"""#
        case .t02: #"""
view stack: one two three { drop off }
scenario "held, previewed, animated" {
  delegate { with previewForLifting; with willAnimateLiftWith; with sessionWillBegin }
  lift two from stack; release
  expect calls { itemsForBeginning -> two; previewForLifting with two; willAnimateLiftWith }
}
"""#
        case .t03: #"""
view note: hello { drop off }
delegate { willAnimateLiftWith { animator addAnimations; animator addCompletion { } }; with sessionWillBegin }
scenario "held, it runs in full, and letting go is no end of it" {
  lift hello; wait 300ms
  expect calls { itemsForBeginning; willAnimateLiftWith; completion at end }
  release
  expect calls: none
  expect silence sessionWillBegin: R011
}
"""#
        case .t04: #"""
view note: hello { drop off }
delegate { willAnimateLiftWith { animator addAnimations; animator addCompletion { } }; with sessionWillBegin }
scenario "moved away, it has run in full before the session begins" {
  drag hello
  expect calls { itemsForBeginning; willAnimateLiftWith; completion at end; sessionWillBegin }
  cancel
}
"""#
        case .t05: #"""
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
        case .t06: #"""
view label: "Hello World"
view well
scenario "the promise is kept only after the drop" {
  drag "Hello World" from label
  expect loaded: none
  hover in well; drop; settle
  expect loaded: "Hello World"
  expect calls in well {
    canHandle -> true
    sessionDidUpdate -> copy
    performDrop
  }
}
"""#
        case .t06w: #"""
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
        case .t07: #"""
view stack: one two three { drop off }
scenario "flying back" {
  delegate in stack {
    itemsForBeginning -> items
    previewForLifting with two -> none; previewForLifting -> default
    with previewForCancelling; with willAnimateCancelWith; with didEndWith
  }
  drag one from stack
  expect calls { ... }
  leave; drop
  expect calls {
    previewForCancelling with one; previewForCancelling with three
    willAnimateCancelWith with one; willAnimateCancelWith with two; willAnimateCancelWith with three
    didEndWith with cancel
  }
}
"""#
        case .t08: #"""
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
        case .t09: #"""
table people: A B C D
scenario "a cancelled drag ends like a release outside" {
  delegate in people { with dragSessionDidEnd; with dropSessionDidEnd }
  drag A; hover C in people
  expect calls { ... }
  cancel
  expect calls { dropSessionDidEnd; dragSessionDidEnd }
  expect silence performDropWith in people: R037
  expect operation: cancel
  expect order in people: A B C D
}
"""#
        case .t10: #"""
view label: hello { drop off }
view well
app Other { view theirs }
delegate in label { with willEndWith; with didEndWith; with sessionDidTransferItems }
scenario "a drop in another app is a copy, and the transfer comes last" {
  item hello { after 1s }
  delegate in well { with sessionDidEnd }
  drag hello from label; hover in well; hover in theirs
  expect calls { ... }
  drop
  expect calls {
    willEndWith with copy in label; performDrop in theirs; sessionDidEnd in well; didEndWith with copy in label
  }
  settle
  expect calls { sessionDidTransferItems in label }
}
"""#
        case .t11: #"""
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
        case .t12: #"""
table inbox: A B
app Photos { table album: sunset beach; collection shelf: map }
scenario "from a $kind of another app" {
  examples (kind label) { table sunset; collection map }
  drag $label; hover end in inbox; drop; settle
  expect order in inbox: A B $label
}
"""#
        case .t13: #"""
table people: A B C D E F {
  data diffable
  reorders
}
scenario "UIKit calls moveRowAt, not performDropWith" {
  drag 1; hover 4; drop
  expect order: A C D E B F
  expect call moveRowAt from [0, 1] to [0, 4]: once
  expect silence performDropWith: R131
}
"""#
        case .t14: #"""
collection colors: red orange yellow { data diffable; reorders }
delegate { with dragSessionDidEnd; with dropSessionDidEnd }
scenario "a native move: the drag side first" {
  drag red; hover yellow; drop
  expect calls { ...; didReorder; dragSessionDidEnd; dropSessionDidEnd }
}
"""#
        case .t15: #"""
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
        case .t16: #"""
table people: A B C D
scenario "exit, then both ends, drop side first" {
  delegate { with dragSessionDidEnd; with dropSessionDidEnd; with dropSessionDidExit }
  drag A; hover C
  expect calls { ... }
  leave; drop
  expect calls { dropSessionDidExit; dropSessionDidEnd; dragSessionDidEnd }
  expect silence performDropWith: R110
  expect operation: cancel
}
"""#
        case .t17: #"""
collection colors: red orange yellow green blue
scenario "both move, in one batch" {
  select red yellow; drag red; hover blue; drop
  expect operation: move
  expect order: orange green blue red yellow
}
"""#
        case .t18: #"""
table inbox: A B C
app Photos { view album: sunset }
scenario "the placeholder becomes a row" {
  drag sunset from album; hover 1 in inbox; drop
  expect shown in inbox: A ~ B C
  expect placeholders: 1
  expect uncommitted: yes
  wait 200ms
  expect order in inbox: A sunset B C
  expect placeholders: 0
}
"""#
        default: nil
        }
    }
}
