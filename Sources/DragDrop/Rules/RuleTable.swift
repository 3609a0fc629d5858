/// The rules of the contract. A new rule needs a row of this table, the ruling that applies it, and `make generated`,
/// which gives `RuleID` its case.
///
///     # A heading, which is ignored; empty lines may stand anywhere.
///     R131 documented Q18 Q19             the number, the grade, and the open questions that touch the rule, in order
///       What UIKit does, in a sentence.   at most 140 characters; UIKit's own texts are shortened with "…"
///       source: Where to look it up.      a header, a session, a page of documentation, a measurement
///       consists of: R116 R117            only of a rule that summarises others
///       out of scope: Why.                only of a rule that nothing in the engine can follow
///
/// A field is indented by two blanks; a line indented by four continues it. Grades: documented, measured, single
/// source, assumed. The letters stand for families, whose numbers ascend: R behaviour, B batch updates, E exceptions,
/// S snapshots, T traces. A malformed row fails `RuleTableTests`, which names its line.
package let ruleTable = TextTable(
    #"""
    # Lift and start of a drag on a plain view
    R001 documented
      A drag has two phases, a long-press lift and the drag itself; delegates get a session only with the second.
      source: WWDC 2017 session 203
    R002 documented Q25
      Drag interactions start enabled, but disabled on iPhones up to iOS 14; a disabled one begins no drag and adds no
        items.
      source: WWDC 2017 session 213, documentation of dragInteractionEnabled; measured on iOS 26.1
    R003 documented
      A drag that starts on an iPhone with a system up to iOS 14 never leaves its app.
      source: WWDC 2017 session 203, documentation of dragInteractionEnabled
    R004 documented Q20
      A held touch asks itemsForBeginning, then one lift preview per item, then willAnimateLiftWith.
      source: WWDC 2017 sessions 203 and 213
    R005 documented
      An empty answer to itemsForBeginning starts nothing, makes no further call and leaves the touch to the view.
      source: UIDragInteraction.h, WWDC 2017 session 203
    R006 documented
      Items with a natural order are returned first to last, and session.items gives the drop side that order.
      source: UIDragInteraction.h, UIDragSession.h
    R007 documented Q12
      One answer may hold several items, and they rise from the screen as one group.
      source: WWDC 2017 session 213
    R008 documented
      Without previewForLifting an item shows the whole view; a nil preview takes the lift animation away from its item.
      source: UIDragInteraction.h, WWDC 2017 sessions 203 and 213
    R009 documented
      Previews are live views in the lift, drop and cancel animations; in between they are a picture taken at the first
        movement.
      source: WWDC 2017 session 213
    R010 documented
      The lift animator completes with .end after a full lift and with .start when an early release ran it backwards.
      source: WWDC 2017 sessions 203 and 213
    R011 documented
      Letting go before moving away never begins a session, so nothing has to end either.
      source: WWDC 2017 session 203; measured on iOS 18.6 and 26.5
    R012 documented
      By default a lift defeats competing gesture recognizers; with simultaneous recognition such a recognizer cancels
        the lift.
      source: UIDragInteraction.h
    R013 documented Q03
      Moving the finger calls sessionWillBegin ahead of the questions about moves, restriction and preview size.
      source: WWDC 2017 session 203
    R014 documented
      Unanswered, moves are allowed, nothing is restricted and previews shrink; only devices with cross-app drags ask
        about restriction.
      source: UIDragInteraction.h
    R015 documented
      The answers about moves and restriction stay as given, and the drag and the drop session both show them.
      source: UIDragSession.h
    R016 documented
      Every movement of the dragging touch calls sessionDidMove once.
      source: UIDragInteraction.h, WWDC 2017 session 203
    R017 documented
      A previewProvider set in sessionWillBegin counts from the next preview request on, not in the lift; returning nil
        hides the item.
      source: UIDragItem.h, WWDC 2017 session 213
    R018 measured
      Changing a list's data between lift and first movement ends the lift without dragSessionWillBegin.
      source: measured on iOS 26.5

    # Adding items to a running drag
    R020 documented
      While a session runs, tapping another drag interaction of the same app adds to it; other apps cannot add.
      source: WWDC 2017 sessions 203 and 213
    R021 documented
      Nothing is added when itemsForAddingTo is missing or empty, and the tap does what it always does.
      source: UIDragInteraction.h, documentation of itemsForAddingTo
    R022 documented
      Added items go to the end of the session, and every interaction that contributed so far hears willAdd, the adding
        one too.
      source: UIDragInteraction.h
    R023 documented
      With several sessions running sessionForAddingItems picks one; no method or nil adds nothing.
      source: UIDragInteraction.h
    R024 documented
      A view may add at every tap; repeated items are kept.
      source: WWDC 2017 session 213
    R025 documented Q02
      Added items make the drop side under the finger update again, and may make it answer canHandle again.
      source: UIDropInteraction.h
    R026 documented
      previewForLifting supplies the previews of added items too.
      source: WWDC 2017 session 203
    R027 documented
      Each finger may carry a drag of its own at the same time.
      source: WWDC 2017 sessions 203 and 213
    R028 documented
      A list asks itemsForAddingTo for the tapped row, with the point in the list's own coordinates.
      source: UITableView.h
    R029 documented
      Where several rows are selected, a tap on one of them deselects it.
      source: documentation of allowsMultipleSelection of UITableView and UICollectionView

    # The end of a drag, seen from its source
    R030 documented
      A release calls willEndWith with the last proposed operation, or cancel when no view accepted.
      source: WWDC 2017 session 203, UIDragInteraction.h
    R031 documented Q13
      After a refusal each visible item is asked for a cancel preview, every item animates, and didEndWith comes last.
      source: UIDragInteraction.h
    R032 documented
      An accepted drop makes no cancel calls: didEndWith follows the animations, sessionDidTransferItems the delivered
        data.
      source: UIDragInteraction.h, WWDC 2017 session 203
    R033 documented
      didEndWith repeats the operation of willEndWith; only a drop in the same app reports a move.
      source: UIDragInteraction.h
    R034 documented
      A move removes nothing by itself; taking the original away is up to the app.
      source: UIDropInteraction.h, WWDC 2017 session 203
    R035 documented
      Few items are asked for previews one by one; many get default previews and one shared animation.
      source: WWDC 2017 session 213
    R036 documented
      No call cancels a running drag: a refused drop or the system ends it.
      source: UIDragInteraction.h, which has no such call; measured on iOS 18.6 and 26.5
      consists of: R031 R037
    R037 single source Q04
      A touch that the system takes away ends the drag with cancel.
      source: WebKit's drag simulator
    R038 documented
      Another app never sees a restricted session, and a release there cancels it.
      source: UIDragInteraction.h

    # A drag over a drop interaction
    R050 documented
      A view reached by a drag is first asked canHandle; no method means yes, and a no hides the view from the session.
      source: UIDropInteraction.h, WWDC 2017 sessions 203 and 213
    R051 documented Q02
      canHandle may be put again when something important changes, such as the items of the session.
      source: UIDropInteraction.h
    R052 documented
      Saying yes to canHandle takes nothing yet; only a proposal does.
      source: UIDropInteraction.h
    R053 documented
      Once canHandle agreed, each entry brings one sessionDidEnter and then updates.
      source: UIDropInteraction.h, WWDC 2017 session 213
    R054 documented
      sessionDidUpdate follows the entry, every movement inside, and items added while inside.
      source: UIDropInteraction.h
    R055 documented
      Leaving calls sessionDidExit without ending the session; coming back enters and updates again.
      source: WWDC 2017 session 213
    R056 documented
      A drag may come and go over a view as often as it likes.
      source: WWDC 2017 session 203
    R057 documented
      However a drag ends, sessionDidEnd reaches every interaction that it visited, and none whose canHandle refused.
      source: UIDropInteraction.h, WWDC 2017 session 203
    R058 documented
      An interaction follows one session and ignores others meanwhile, unless it allows simultaneous drop sessions.
      source: UIDropInteraction.h, WWDC 2017 session 213
    R059 documented Q08
      Where drop interactions overlap, a single one of them has the say.
      source: WWDC 2017 session 203
    R060 documented
      An interaction whose delegate lacks sessionDidUpdate never takes a drop.
      source: UIDropInteraction.h
    R061 documented
      Proposing a move in a session that forbids moves counts as cancel.
      source: UIDropInteraction.h
    R062 documented
      Only the app that a drag started in can take it as a move.
      source: UIDragInteraction.h
    R063 documented
      A forbidden proposal ends as a cancelled one does and merely adds a badge to the drag.
      source: UIDropInteraction.h, WWDC 2017 session 203
    R064 documented
      While a copy is proposed the drag wears a plus badge, which counts the items when there are several.
      source: WWDC 2017 session 213 (demo)
    R065 documented
      A precise proposal hits above the finger; full-size previews are a wish, kept for one item dragged inside its app.
      source: UIDropInteraction.h, WWDC 2017 session 213
    R066 documented
      Until the drop only the description of the items can be read; loading their data fails.
      source: UIDragSession.h, WWDC 2017 sessions 213 and 227
    R067 documented
      A session conforms to a list of types, or can load a class, as soon as one of its items does.
      source: UIDragSession.h
    R068 documented
      localDragSession, localContext and localObject exist only inside the app that started the drag.
      source: UIDragSession.h

    # A drop on a plain view
    R070 documented
      A release over a copy or move proposal calls performDrop once; over any other, sessionDidEnd comes right away.
      source: UIDropInteraction.h, WWDC 2017 session 213
    R071 documented
      A release that no view accepts sends sessionDidEnd to each view that the drag had visited.
      source: WWDC 2017 session 213
    R072 documented
      Loading has to be started in performDrop; requests made anywhere else fail.
      source: UIDropInteraction.h, WWDC 2017 session 213
    R073 documented Q13
      performDrop is followed by a drop preview per visible item, an animation per item, and then concludeDrop.
      source: UIDropInteraction.h, WWDC 2017 session 213
    R074 documented
      concludeDrop comes when the animations ended, even if data is still on its way.
      source: WWDC 2017 session 213
    R075 single source Q01
      sessionDidEnd of the drop side comes before concludeDrop.
      source: Open Radar 33111675, WebKit's drag simulator
    R076 documented
      session.loadObjects works in performDrop only and delivers what could be made, in item order, on the main queue.
      source: UIDragSession.h, WWDC 2017 session 213
    R077 documented
      An item provider calls its completion handlers on a queue of its own, never on the main queue.
      source: WWDC 2017 sessions 213 and 227, documentation of NSItemProvider; named
        com.apple.Foundation.NSItemProvider-callback-queue, as measured on iOS 26.1
    R078 documented
      session.progress sums up every load of a drop; cancelling it cancels the loads that remain.
      source: WWDC 2017 sessions 203 and 227
    R079 documented
      A transfer that takes long shows the system's progress unless the style is none.
      source: UIDragSession.h
    R080 documented
      sessionDidTransferItems tells the drag side that the receiver got everything it requested.
      source: UIDragInteraction.h
    R081 documented Q15
      concludeDrop is promised to drops that were performed, and to no others.
      source: UIDropInteraction.h; WebKit's drag simulator also calls it on cancel

    # The drag delegate of tables and collections
    R082 documented Q11 Q31
      Dragging a selected row asks itemsForBeginning for each selected row; dragging any other row asks for that one
        alone.
      source: documentation of itemsForBeginning and of drag and drop in table views
    R083 assumed Q11
      The touched row is asked first, and the other selected rows follow in index order.
      source: undocumented; decided by this engine
    R084 documented Q11
      An empty answer for the touched row starts no session.
      source: UITableView.h, UICollectionView.h
    R085 documented
      dragPreviewParameters shape the lift and the cancel; nil or no method means the whole cell.
      source: UITableView.h, UICollectionView.h
    R086 documented
      dragSessionWillBegin comes once after the lift, and exactly one dragSessionDidEnd answers it, dropped or not.
      source: UITableView.h, UICollectionView.h, documentation of dragSessionDidEnd
    R087 documented
      A list never learns the operation: dragSessionDidEnd has none, and willEnd and sessionDidTransferItems are
        missing.
      source: UITableView.h and UICollectionView.h, which have no such methods
    R088 documented
      A move proposed at the release is cancelled if dragSessionAllowsMoveOperation said no.
      source: documentation of dragSessionAllowsMoveOperation
    R089 documented
      A dragged cell changes from none to lifting to dragging, stays where it is, and is none again at the end.
      source: WWDC 2017 session 223; measured on iOS 18.6 and 26.5
    R090 documented
      hasActiveDrag becomes true when the session begins, not while the cell lifts.
      source: UITableView.h, UICollectionView.h
    R091 measured
      Switching dragInteractionEnabled off lets a running drag go on.
      source: measured on iOS 18.6 and 26.5
    R092 measured
      No lift starts until the previous drop session has finished.
      source: measured on iOS 18.6

    # The drop delegate of tables and collections while the finger moves
    R093 documented
      A list is asked canHandle first; after a no its drop delegate hears nothing more of the session.
      source: documentation of canHandle, UITableView.h, UICollectionView.h
    R094 documented Q06
      A list without dropSessionDidUpdate still takes drops, as a copy and without gap or highlight.
      source: WWDC 2017 session 223 (demo), documentation of dropSessionDidUpdate
    R095 documented
      Crossing a list's bounds calls dropSessionDidEnter once on the way in and dropSessionDidExit once on the way out.
      source: documentation of dropSessionDidEnter and dropSessionDidExit
    R096 documented
      Each list that the drag visited gets one dropSessionDidEnd, whatever came of it.
      source: documentation of dropSessionDidEnd, UITableView.h, UICollectionView.h
    R097 documented Q28
      dropSessionDidUpdate comes again whenever the finger moves or content scrolls below it.
      source: WWDC 2017 session 223, documentation of dropSessionDidUpdate
    R098 documented
      UIKit may put another proposal in the place of one that is not allowed.
      source: UITableView.h, UICollectionView.h
      consists of: R061 R062 R088
    R099 documented Q26
      The destination comes from a hit test and is nil where there is no cell: headers, footers, spaces, empty areas.
      source: UITableView.h, UICollectionView.h, WWDC 2017 session 223; measured on iOS 18.6 and 26.5
    R100 documented Q26
      At the end of a section the destination is one past its last row.
      source: UITableView.h, UICollectionView.h, WWDC 2017 session 223
    R101 measured
      A collection's destination counts in the unchanged order; over the gap it is where the item was lifted, not where
        the gap is.
      source: measured on iOS 18.6 and 26.5
    R102 documented
      The coordinator's destination is the one hit last; when that is nil the intent is unspecified.
      source: UITableView.h, UICollectionView.h
    R103 measured Q05 Q36
      For a move a collection's coordinator names the gap on screen, counted as if the dragged item were gone.
      source: measured on iOS 18.6 and 26.5
    R104 single source Q05 Q36
      For a move a table's coordinator counts as if the dragged row were gone, and may equal the row count.
      source: source comments of two apps
    R105 documented Q27
      The unspecified intent accepts without gap or highlight, and a gap that is open stops moving.
      source: UITableView.h, UICollectionView.h, WWDC 2017 session 223; measured on iOS 18.6 and 26.5
    R106 documented
      The insert-at intent opens a gap where the rows would come to lie.
      source: UITableView.h, UICollectionView.h
    R107 documented
      The insert-into intent highlights the row under the finger and opens no gap.
      source: UITableView.h, UICollectionView.h
    R108 documented Q14
      The automatic intent makes a table pick at or into by the finger's height in the row; the coordinator reports the
        pick.
      source: UITableView.h, WWDC 2017 session 223
    R109 documented
      A refusing proposal moves nothing, and a release on it skips performDropWith and sends the items home.
      source: UITableView.h, UICollectionView.h; measured on iOS 18.6 and 26.5
    R110 documented
      A list that the drag has left gets no performDropWith at the release, and the items go home.
      source: documentation of dropSessionDidExit; measured on iOS 18.6 and 26.5
    R111 measured
      hasActiveDrop lasts until dropSessionDidEnd, even while the finger is outside the list.
      source: measured on iOS 18.6 and 26.5
    R112 measured
      Over another list the source list gets no updates; if the other one refuses, neither performs a drop.
      source: measured on iOS 18.6 and 26.5
      consists of: R095 R109 R110
    R113 documented
      Cells of a possible destination say notTargeted, the target of an insert-into says targeted, all others none.
      source: UICellConfigurationState.h

    # How the gap moves in a collection
    R115 measured Q32
      Gap positions leave the dragged item out of the count, and the gap first opens at its source.
      source: measured on iOS 18.6 and 26.5
    R116 measured Q32
      A gap and the proposed cell of its section swap places: the gap ends up on the cell's far side.
      source: measured on iOS 18.6 and 26.5
    R117 measured Q32
      A cell of another section takes the gap in front of itself.
      source: measured on iOS 18.6 and 26.5
    R118 measured Q32
      Without a destination the gap takes the last accepted place that still waits; if none does, it stays.
      source: measured on iOS 18.6 and 26.5
    R119 measured Q32
      A finger over the gap holds it in place and forgets the places that wait.
      source: measured on iOS 18.6 and 26.5
    R120 measured Q32
      Only movement shifts the gap, except that a place refused before is caught up at the next accepted proposal.
      source: measured on iOS 18.6 and 26.5
    R121 measured Q32
      The gap's index never leaves 0 to the section's count without the dragged item.
      source: measured on iOS 18.6 and 26.5
    R122 measured
      From a later section a section's end is reached only by crossing its last cell and turning back.
      source: measured on iOS 18.6 and 26.5
      consists of: R116 R117 R118
    R123 measured
      A release beside the cells drops at the last gap; if none ever opened, there is no destination and the item
        returns.
      source: measured on iOS 18.6 and 26.5
    R124 measured
      The gap rules foretold every gap move that was measured, in lists and in grids.
      source: measured on iOS 18.6 and 26.5
      consists of: R116 R117 R118 R119 R120 R121
    R125 measured Q20 Q32
      With slow cadence the gap waits for the finger to rest and goes by the cell below it.
      source: measured on iOS 18.6 and 26.5
    R126 measured Q19
      A drop session consults no targetIndexPathForMove, of delegate or layout; gesture-driven movement does.
      source: measured on iOS 18.6 and 26.5
    R127 measured
      Each gap move asks the layout for an interactive-movement invalidation context aimed at the gap.
      source: measured on iOS 18.6 and 26.5
    R128 documented Q20
      Reordering cadence has an effect only where the destination can reorder.
      source: UICollectionView.h, WWDC 2017 session 223
    R129 measured
      A list scrolls by itself while a drop session is near its edge, the faster the nearer, whatever the intent.
      source: measured on iOS 18.6 and 26.5

    # Moves that a list commits itself
    R130 documented
      A list is asked to reorder by proposing a move with insert-at for an item of its own.
      source: WWDC 2017 session 223
    R131 documented Q18 Q19 Q35
      A table that drags one row of its own calls moveRowAt instead of performDropWith, if its data source has it.
      source: WWDC 2017 session 223, Apple's table sample
    R132 single source
      A table whose data source has no moveRowAt sends that drop to performDropWith.
      source: app source comment
    R133 documented
      Apple's sample takes single items: its own as a move, only while editing, and foreign ones as a copy.
      source: Apple's table sample
      consists of: R109 R130 R131 R160
    R134 documented
      A collection that cannot reorder calls performDropWith; the app moves the item in a batch and drops it to its new
        place.
      source: WWDC 2017 session 223, documentation of performDropWith
    R135 measured Q21
      A collection that can reorder commits a changed gap itself and leaves performDropWith out.
      source: measured on iOS 18.6 and 26.5
    R136 measured Q07
      Released at its source or with an unspecified intent, a collection that can reorder calls performDropWith.
      source: measured on iOS 18.6 and 26.5; an app source comment disagrees
    R137 measured Q01
      After a native move dragSessionDidEnd comes almost at once and dropSessionDidEnd about a second later.
      source: measured on iOS 18.6 and 26.5
    R138 measured Q01
      performDropWith precedes both ends; for an item sent home, dropSessionDidEnd precedes dragSessionDidEnd.
      source: measured on iOS 18.6 and 26.5
    R139 measured Q01
      A release that is refused or outside commits nothing and ends the drop session before the drag session.
      source: measured on iOS 18.6 and 26.5
    R140 measured Q17
      A native move down into another section was committed one place past the gap on screen.
      source: measured on iOS 18.6 and 26.5
    R141 measured
      A subclass of the collection's diffable data source does not get moveItemAt.
      source: measured on iOS 18.6 and 26.5
    R142 measured
      A snapshot applied inside didReorder crashes; one run-loop turn later it is fine.
      source: measured on iOS 18.6 and 26.5
    R143 measured
      A native move asks for drop preview parameters as well.
      source: measured on iOS 18.6 and 26.5
    R144 single source Q16
      iOS 11 and 12 were seen to copy or refuse local drops of several items, and to treat an explicit copy as a move.
      source: Open Radar 42180829, 42068699 and 33413316
    R145 single source
      Reloading a section in a drag was seen to crash with “Could not compute initial update value after shadow
        updates…”.
      source: Open Radar reports of 2018
    R146 documented Q37
      Edit-mode reordering asks canMoveRowAt, then targetIndexPathForMove for every place, and ends with one moveRowAt.
      source: Table View Programming Guide
    R147 measured
      Gesture-driven movement asks canMoveItemAt, leaves the data alone, and reports one move at its end, none when
        cancelled.
      source: measured on Mac Catalyst
    R148 measured Q34
      A reorder transaction pairs removals and insertions into moves and lists the changed sections from last to first.
      source: measured on Mac Catalyst
    R149 documented
      Diffable reordering is switched on by setting canReorderItem and didReorder together.
      source: WWDC 2020 session 10045
    R150 single source
      Reordering handlers were reported to stay silent with custom compositional layouts.
      source: Apple Developer Forums thread 693913; measurements on iOS 18.6 and 26.5 disagree
      out of scope: One report of 2021, which later measurements contradict; and layouts are not modelled.
    R151 documented Q18
      Diffable tables lack reordering handlers; a subclass of their data source overrides canMoveRowAt and moveRowAt.
      source: Swift interface of UIKit

    # Performing a drop in a list
    R160 documented
      A release over a copy or move calls performDropWith once, unless the list moves the row itself.
      source: UITableView.h, UICollectionView.h, WWDC 2017 session 223
    R161 documented
      The coordinator lists its items as the session does.
      source: UITableView.h, UICollectionView.h
    R162 documented
      A performDropWith that does nothing plays the default animation and closes the gap.
      source: UITableView.h, UICollectionView.h
    R163 documented Q29
      sourceIndexPath exists for the list's own items only; a table updated or reloaded during the drag loses it.
      source: UITableView.h, UICollectionView.h
    R164 documented
      previewSize is zero for an item that shows no preview.
      source: UITableView.h, UICollectionView.h
    R165 documented Q40
      Dropping to a row needs that row to be inserted first, in a batch update.
      source: UITableView.h, UICollectionView.h, WWDC 2017 session 223
    R166 documented
      Dropping into a row fits the preview into a rectangle of its cell; an empty rectangle shrinks it to a point.
      source: UITableView.h, UICollectionView.h
    R167 documented
      A preview target lets an item land on any view that is on screen.
      source: UITableView.h, UICollectionView.h
    R168 documented
      Dropping to a placeholder shows a row that the data source does not have.
      source: UITableView.h, UICollectionView.h
    R169 documented Q10
      Drop animations have to be requested before performDropWith returns; later requests animate nothing.
      source: WWDC 2017 session 223
    R170 documented
      Each drag item takes one drop call, and an item left without one gets the default animation.
      source: WWDC 2017 session 223; inferred where only some items get a call
    R171 documented
      A drop call returns an animator, which takes animations and tells its completions the final position.
      source: UITableView.h, UICollectionView.h
    R172 measured
      The completion of a drop to an item came after one second, of a return home after one and a quarter.
      source: measured on iOS 18.6 and 26.5
    R173 documented
      Landing on a row asks for drop preview parameters; a placeholder asks its own provider.
      source: UITableView.h, UICollectionView.h
    R174 documented
      A list starts to load data inside performDropWith.
      source: UIDragSession.h, WWDC 2017 session 223
    R175 documented
      A drop may come without a destination; Apple's sample then uses the first row of the first section.
      source: WWDC 2017 session 223
    R176 documented
      An item is best read as a row of the list first, then by localObject, then by its item provider.
      source: documentation of the drop coordinators
      consists of: R163 R174

    # Rows that stand in for data on its way
    R180 documented
      A placeholder shows a row without touching the data; its cell is filled whenever it comes on screen.
      source: UITableView.h, UICollectionView.h
    R181 documented
      Neither data source nor delegate hears of a placeholder.
      source: WWDC 2017 session 223, UITableView.h, UICollectionView.h
    R182 documented
      There may be many placeholders, and batch updates shift them without harm.
      source: WWDC 2017 session 223
    R183 documented
      commitInsertion runs its block at once with the placeholder's present place, shows the real row and returns true.
      source: UITableView.h, UICollectionView.h, WWDC 2017 session 223
    R184 documented
      Once the placeholder is gone, commitInsertion skips its block and returns false, as deletePlaceholder does.
      source: UITableView.h, UICollectionView.h
    R185 documented
      The commit block changes the data on the main thread and leaves the list alone.
      source: documentation of commitInsertion
    R186 documented
      reloadData throws all placeholders away; a collection's reloadSections throws away those of its sections.
      source: UITableView.h, documentation of UICollectionView
    R187 documented Q33
      hasUncommittedUpdates holds while placeholders or a reorder are open, and in a table while there is a gap.
      source: UITableView.h, UICollectionView.h
    R188 documented
      No placeholder waits for another: they are committed as their data comes in.
      source: WWDC 2017 session 223
    R189 documented
      Only a collection's placeholder context has setNeedsCellUpdate, which refills the cell if it is visible.
      source: UICollectionView.h
    R190 documented
      A placeholder context also takes animations for the drop into it.
      source: UITableView.h, UICollectionView.h
    R191 assumed
      Committing twice, or after deleting the placeholder, returns false.
      source: inferred from R184
      consists of: R184
    R192 assumed Q09
      Placeholders outlast an apply, and a commit works with a diffable data source.
      source: undocumented; decided by this engine

    # Presentation and data-source index paths
    R195 documented
      Presentation counts what is on screen, with placeholders and the reordered row; the data source counts its own
        rows.
      source: UIDataSourceTranslating.h
    R196 documented
      Translated to presentation, a value stays unless touched; a deleted section becomes NSNotFound and a deleted row
        nil.
      source: UIDataSourceTranslating.h
    R197 documented
      Translated to the data source, a section it does not know becomes NSNotFound and a placeholder nil.
      source: UIDataSourceTranslating.h
    R198 documented
      Calls inside performUsingPresentationValues take and give presentation values; all others use data-source values.
      source: UIDataSourceTranslating.h

    # Hovering activates
    R200 documented Q20
      A drag that hovers selects a spring-loaded list's row and triggers a spring-loaded control.
      source: WWDC 2017 sessions 203 and 223
    R201 documented
      shouldSpringLoad may refuse; without it every row agrees, except a table's rows that are being dragged.
      source: UITableView.h, UICollectionView.h
    R202 documented
      A spring-loading effect goes from inactive over possible and activating to activated, or back to inactive.
      source: UISpringLoadedInteraction.h
    R203 documented
      A spring-loading behaviour is asked shouldAllow to start and to go on, and is told when it is over.
      source: UISpringLoadedInteraction.h
    R204 documented
      A spring-loading context aims at the interaction's view or cell unless told otherwise; targetItem tells regions
        apart.
      source: UISpringLoadedInteraction.h
    R205 assumed Q20
      How long a hover takes is a nominal time here.
      source: unpublished; decided by this engine
    R206 documented
      Spring loading happens during a drag, which goes on afterwards.
      source: WWDC 2017 session 223

    # Item providers
    R210 documented
      Types keep the order of registration, best first, and registering one again leaves it in its place.
      source: NSItemProvider.h, WWDC 2017 session 227; measured on Mac Catalyst and iOS 26.1
    R211 documented
      A request is met by any type that conforms to it; loadItem uses the match registered first.
      source: NSItemProvider.h; measured on Mac Catalyst
    R212 documented Q30 Q41
      loadObject goes through the types in the reading class's order and takes the first on offer.
      source: WWDC 2017 session 227
    R213 documented
      A type that is missing fails with code -1000, a wrong class with -1100, an impossible coercion with -1200.
      source: NSItemProvider.h; measured on Mac Catalyst
    R214 documented
      Each load has a progress of its own, and cancelling it calls the handler with an error right away.
      source: WWDC 2017 session 227
    R215 documented
      A representation may be kept to its process or team; for anyone else the type is not there.
      source: NSItemProvider.h, WWDC 2017 session 227
    R216 documented
      teamData can be read by the team's apps before the drop, suggestedName names the file, and size zero means
        unknown.
      source: WWDC 2017 session 227, NSItemProvider+UIKitAdditions.h
    R217 documented
      Files are read into data, data is written to a temporary file, and a folder asked for as data is zipped.
      source: WWDC 2017 session 227, NSItemProvider.h
    R218 documented
      A file that cannot be opened in place arrives as a copy and says so.
      source: NSItemProvider.h
    R219 documented
      A drag item is a promise: its data is made only when a receiver asks for it.
      source: documentation of drag items as promises

    # Diffable data sources
    R230 measured
      snapshot() hands out the present state as a value and carries no reloads.
      source: measured on Mac Catalyst
    R231 measured
      The first apply reloads; later ones batch sections before items, each deleted, inserted, moved, and reload
        afterwards.
      source: measured on Mac Catalyst
    R232 measured
      A diffable table reloads if rows leave a deleted section or enter an inserted one, or several sections move.
      source: measured on Mac Catalyst
    R233 documented
      An apply without animation is a diff from iOS 15 on and was a reload before.
      source: WWDC 2021 session 10252
    R234 documented
      Either every apply comes from the main queue or none does.
      source: WWDC 2019 session 220
      consists of: S14
    R235 documented
      Identifiers of a snapshot are unique, and index paths speak of the present state only.
      source: WWDC 2019 session 220
    R236 documented
      A reconfigured item stays in its cell; a reloaded one gets another cell.
      source: WWDC 2021 session 10252
    R237 measured
      indexOfItem counts over all sections, deleteAllItems empties the whole snapshot, and equality ignores reloads.
      source: measured on Mac Catalyst
    R238 measured
      A snapshot can be applied from dropSessionDidUpdate without a warning.
      source: measured on iOS 18.6 and 26.5
    R239 documented
      Reloading a list and applying a snapshot ask for cells of the rows on screen only.
      source: documentation of reloadData() of UITableView and UICollectionView

    # Other views, changes during a drag, what newer systems add, and windows
    R240 documented
      Text and web views bring drag and drop of their own, built on the same interactions.
      source: UITextDragging.h
      out of scope: Text and web views are no scenes here; theirs rests on the interactions that are modelled.
    R241 documented
      A responder with a paste configuration takes drops and gets the items in paste(itemProviders:).
      source: WWDC 2017 session 203
    R242 documented
      During a drag incremental updates are tolerated, while reloads cost placeholders and source index paths.
      source: UITableView.h, UICollectionView.h
    R243 single source
      Deleting the dragged row while its drop animates to another cell makes the session wait for a time-out.
      source: app source comment
    R244 single source
      Overlapping drags were seen to raise “Already being interacted with…” in betas of iOS 12.
      source: Open Radar 42139082
      out of scope: The exception came from haptic feedback in betas of iOS 12, and cannot be reproduced.
    R245 measured Q01
      The preview of a plain drop is in its place about 340 ms after the release; the animation completes after about
        1,170 ms.
      source: measured in euwars/CompatReorderable
    R246 documented
      From iOS 17.4 on setNeedsDropPreviewUpdate asks previewForDropping again, with the last preview, while the drop
        animates.
      source: documentation of setNeedsDropPreviewUpdate and of previewForDropping
    R247 single source Q38
      From iOS 27 on Ask Siri in a context menu asks for the items, in a session that is never dragged.
      source: release notes of euwars/CompatReorderable 1.1.4
    R248 documented
      From iOS 27 on a second touch in the view cancels a lift whose behavior is extended.
      source: documentation of UIDragInteraction.liftBehavior
    R249 documented
      Touches are found from the window inwards: a view that lies in no window is offered no drop.
      source: documentation of hitTest(_:with:), Using responders and the responder chain to handle events

    # Batch updates
    B01 documented
      The changes of one batch may be written in any order.
      source: WWDC 2018 session 225, documentation of deleteRows
    B02 documented
      Deletes come first, from the highest index down, and count in the state before the batch.
      source: WWDC 2018 session 225, documentation of performBatchUpdates
    B03 documented Q39
      Inserts come next, from the lowest index up, and count in the state that the batch leads to.
      source: WWDC 2018 session 225, documentation of performBatchUpdates
    B04 documented
      A move counts its start before and its end after the batch; it deletes and inserts, with the cell kept.
      source: WWDC 2018 session 225
    B05 documented
      A reload deletes and inserts at one place, which counts in the state before the batch.
      source: WWDC 2018 session 225, documentation of reloadRows
    B06 documented
      A model repeats a batch by splitting moves, deleting from the highest index, then inserting from the lowest.
      source: WWDC 2018 session 225
      consists of: B02 B03 B04
    B07 single source
      Rows deleted with their section, or inserted with theirs, need no change of their own and are ignored.
      source: re-implementations of the collection view, such as PSTCollectionView
    B08 measured
      Rows may move out of a deleted or into an inserted section; only the iOS 6 generation raised.
      source: measured on Mac Catalyst; re-implementations of the older views
    B09 documented
      Of nested batches only the outermost is checked and committed; its completion says if the animations finished.
      source: documentation of performBatchUpdates, UITableView.h
    B10 documented
      The counts before are those last cached, refreshed first when stale, so the model is to change inside the block.
      source: documentation of performBatchUpdates, WWDC 2018 session 225
    B11 assumed
      A change made outside a batch is a batch of one, so the model has to change before the call.
      source: inferred from B13 and B14
    B12 documented
      reloadData is not allowed within a batch.
      source: documentation of reloadData and commitInsertion
    B13 measured
      After the block the data source is asked for its counts; wrong indices raise before wrong counts.
      source: measured on Mac Catalyst
    B14 documented
      A surviving section counts its old rows plus inserted and moved in, minus deleted and moved out; sections
        likewise.
      source: UIKit's own exception texts
    B15 measured
      One batch may delete and insert the same index path if the counts agree.
      source: measured on Mac Catalyst
    B16 documented
      Reconfiguring leaves counts and cells as they are.
      source: UITableView.h, UICollectionView.h
    B17 single source
      Repeating a move is harmless; two moves that disagree raise.
      source: re-implementations of the collection view, such as PSTCollectionView
    B18 single source
      An empty batch measures heights anew and checks the counts all the same.
      source: documentation of endUpdates; crash log in exyte/Chat issue 26
    B19 single source
      reloadData of a collection that was never laid out asks the data source nothing; it waits for the layout.
      source: tests of traderepublic/SectionKit
      out of scope: Lists of scripts are always laid out; collections of Swift programs follow it in the module UIKit.

    # Exceptions raised by the views
    E01 measured Q23
      The first section whose rows do not add up raises “Invalid update: invalid number of rows in section …”.
      source: public crash logs, such as Automattic/simplenote-ios issue 730 and ra1028/DifferenceKit issue 102 of iOS
        13; measured on Mac Catalyst
    E02 measured Q23
      Sections that do not add up raise “Invalid update: invalid number of sections. …”.
      source: public crash logs; measured on Mac Catalyst
    E03 measured Q23
      Newer systems, in collections from iOS 16.4 on, say “Invalid batch updates detected: …” and list counts and
        updates.
      source: Apple Developer Forums thread 728797; crash logs in deltachat/deltachat-ios issue 1901 and exyte/Chat
        issues 26 and 56; measured on Mac Catalyst
    E10 measured Q22
      No such row: “attempt to delete row … from section … which only contains … rows before the update”.
      source: measured on Mac Catalyst; adamshin/SwiftReorder issue 45
    E11 single source Q22
      No such section: “attempt to delete row … from section …, but there are only … sections before the update”.
      source: public crash logs
    E12 single source Q22
      No such section: “attempt to delete section …, but there are only … sections before the update”.
      source: public crash logs
    E13 measured Q22
      No such place: “attempt to insert row … into section …, but there are only … rows in section … after the update”.
      source: measured on Mac Catalyst
    E14 single source Q22
      No such section: “attempt to insert row … into section …, but there are only … sections after the update”.
      source: public crash log
    E15 single source Q22
      No such place: “attempt to insert section … but there are only … sections after the update”.
      source: public crash logs
    E16 single source Q22
      No such section: “attempt to move section …, but there are only … sections before the update”.
      source: an independent re-implementation
    E17 single source Q22
      No such place: “attempt to to move section … to section …, but there are only … sections after the update”.
      source: an independent re-implementation
    E18 single source Q22
      A move from nowhere: “attempt to move index path (…) from a section that does not exist - …”.
      source: an independent re-implementation
    E19 single source Q22
      A move of no row: “attempt to move index path (…) that does not exist - there are only … rows in section …”.
      source: public crash logs
    E20 single source Q22
      A move to nowhere: “attempt to move index path (…) to index path (…) in section that does not exist - …”.
      source: public crash logs
    E21 single source Q22
      A move past the end: “attempt to move index path (…) to index path (…) that does not exist - …”.
      source: public crash logs
    E30 single source Q22
      Deleting and reloading a row raises “attempt to delete and reload the same index path (…)”.
      source: public crash logs
    E31 single source Q22
      Deleting and moving a row raises “attempt to perform a delete and a move from the same index path (…)”.
      source: public crash logs
    E32 single source Q22
      Deleting and moving a section raises “attempt to perform a delete and a move from the same section (…)”.
      source: an independent re-implementation
    E33 single source Q22
      Two rows for one place raise “attempt to perform an insert and a move to the same index path (…)”.
      source: public crash logs
    E34 single source Q22
      Two sections for one place raise “attempt to perform an insert and a move to the same section (…)”.
      source: an independent re-implementation
    E35 single source Q22
      One row with two targets raises “attempt to move item at index path … to both … and …”.
      source: PSTCollectionView and another re-implementation
    E36 single source Q22
      Two rows with one target raise “attempt to move both item at index path … and … to …”.
      source: PSTCollectionView and another re-implementation
    E37 single source Q22
      One section with two targets raises “attempt to move section … to both section … and section …”.
      source: PSTCollectionView and another re-implementation
    E38 single source Q22
      Two sections with one target raise “attempt to move both section … and section … to section …”.
      source: PSTCollectionView and another re-implementation
    E40 single source Q22
      The iOS 6 generation raises “cannot move an item from a deleted section (…)”.
      source: PSTCollectionView and another re-implementation
    E41 single source Q22
      The iOS 6 generation raises “cannot move an item into a newly inserted section (…)”.
      source: PSTCollectionView and another re-implementation
    E42 single source Q22
      Two changes of one row, such as move and reload, raise “Attempt to create two animations for cell”.
      source: public crash logs of tables
    E50 single source
      Asking a table beyond its sections raises “Requested the number of rows for section (…) which is out of bounds.”
      source: crash log in exyte/Chat issue 291
    E51 single source
      A collection asked beyond its sections raises “request for number of items in section … when there are only …
        sections …”.
      source: crash log in RxSwiftCommunity/RxDataSources issue 232
    E52 single source
      A range exception: “Attempted to scroll the table view to an out-of-bounds row (…) when there are only … rows in
        section …”.
      source: crash logs in itsmeichigo/DateTimePicker issue 91 and SURYAKANTSHARMA/CountryPicker issue 54
    E53 single source
      A missing item raises “Attempted to scroll the collection view to an out-of-bounds item (…) when there are only …
        items …”.
      source: crash logs in Provenance-Emu/Provenance issue 1771 and airbnb/epoxy-ios issue 142
    E54 single source
      Older tables raise a range exception when scrolled too far: “… row (…) beyond bounds (…) for section (…).”
      source: crash logs in xmartlabs/Eureka issue 1219 and zendesk/zendesk_sdk_chat_ios issue 189
    E55 single source
      Older collections call it an invalid argument: “attempt to scroll to invalid index path: …”.
      source: crash log in Alua-Kinzhebayeva/iOS-PDF-Reader issue 60
    E56 single source
      A layout may not invent cells: “UICollectionView received layout attributes for a cell with an index path that
        does not exist: …”.
      source: public crash logs
    E57 single source
      Unknown reuse identifiers raise “could not dequeue a view of kind: … - must register a nib or a class for the
        identifier …”.
      source: crash log in kanaishinichi/TAXHeaderSheet issue 8
    E58 single source
      Changing a diffable list itself raises “UITableView must be updated via the UITableViewDiffableDataSource APIs …”.
      source: crash log in Ranchero-Software/NetNewsWire issue 1537
    E59 single source
      A second interactive movement raises “attempt to begin reordering on collection view while reordering is already
        in progress”.
      source: public crash logs

    # Errors of snapshots and diffable data sources
    S01 measured Q24
      Duplicates in one call raise “Fatal: supplied item identifiers are not unique. Duplicate identifiers: …”.
      source: measured on Mac Catalyst; public crash logs
    S02 measured Q24
      A section added twice raises “Diffable data source detected an attempt to insert or append … section identifier(s)
        …”.
      source: measured on Mac Catalyst
    S03 measured
      Adding an item that is there already moves it and logs a warning.
      source: measured on Mac Catalyst
    S04 measured Q24
      Appending without sections raises “There are currently no sections in the data source. Please add a section
        first.”
      source: measured on Mac Catalyst
    S05 measured Q24
      Items for an unknown section raise “Invalid parameter not satisfying: section != NSNotFound”.
      source: measured on Mac Catalyst
    S06 measured Q24
      Sections beside an unknown one raise “Invalid parameter not satisfying: insertIndex != NSNotFound”.
      source: measured on Mac Catalyst
    S07 measured Q24
      Moves from or to unknown identifiers raise “Invalid parameter not satisfying: fromIndex != NSNotFound”, or
        toIndex.
      source: measured on Mac Catalyst
    S08 measured Q24
      Reading the items of an unknown section raises “Section identifier was not found. …”.
      source: measured on Mac Catalyst
    S09 measured Q24
      Items inserted beside one of themselves raise “Invalid update: destination for insertion operation … is in the …
        list …”.
      source: measured on Mac Catalyst
    S10 measured Q24
      Reloading the unknown raises “Attempted to reload item identifier that does not exist in the snapshot: …”.
      source: measured on Mac Catalyst
    S11 measured
      Deleting identifiers that are not there passes in silence.
      source: measured on Mac Catalyst
    S12 measured Q24
      Applying nil raises “Invalid parameter not satisfying: snapshot”.
      source: measured on Mac Catalyst
      out of scope: Only Objective-C can pass nil; in Swift a snapshot is a value.
    S13 measured Q24
      No cell from the provider raises “… cell provider returned nil for index path … which is not allowed. …”.
      source: measured on Mac Catalyst; public crash logs
    S14 measured Q24
      Mixed queues raise “Deadlock detected: calling this method on the main queue with outstanding async updates …”.
      source: measured on Mac Catalyst; public crash logs
    S15 measured Q24
      Duplicates in a section snapshot raise “Identifiers in a section snapshot must be unique. …”.
      source: measured on Mac Catalyst
    S16 measured Q24
      Deleting an item that the section snapshot lacks raises “Failed to find index of item …”.
      source: measured on Mac Catalyst
    S17 measured Q24
      Asking for the level or state of an item that the section snapshot lacks raises “Item identifier does not exist in
        section snapshot: …”.
      source: measured on Mac Catalyst
    S18 measured Q24
      Children of an unknown parent raise “Parent item identifier does not exist in section snapshot: …”.
      source: measured on Mac Catalyst
    S19 measured Q24
      Inserting beside an item that the section snapshot lacks raises “Item identifier to insert before …”.
      source: measured on Mac Catalyst

    # Whole drags, call by call
    T01 documented
      Nothing to drag: itemsForBeginning answers with no items and that is all.
      source: UIDragInteraction.h, WWDC 2017 session 203
      consists of: R004 R005
    T02 documented
      Released early: items, lift previews, willAnimateLiftWith, and the lift completes with .start.
      source: WWDC 2017 sessions 203 and 213
      consists of: R004 R010 R011
    T03 documented
      Held and released in place: the lift completes with .end and no session begins; a list is asked for items only.
      source: WWDC 2017 session 203; measured on iOS 18.6 and 26.5
      consists of: R004 R010 R011
    T04 documented Q03
      Lifted and moved: the lift completes, then sessionWillBegin, three questions, and sessionDidMove again and again.
      source: WWDC 2017 session 203, UIDragInteraction.h, documentation of sessionWillBegin
      consists of: R010 R013 R016
    T05 documented Q02
      In, out and in again: canHandle, enter, updates, exit, enter, updates.
      source: UIDropInteraction.h, WWDC 2017 session 213
      consists of: R050 R053 R054 R055
    T06 documented Q01
      Dropped in the app: the source gets willEnd, didEnd and transfer, the target performDrop, previews and
        concludeDrop.
      source: UIDragInteraction.h, UIDropInteraction.h
      consists of: R030 R032 R070 R073 R074 R080
    T06w single source Q01
      WebKit's simulator ends the drop session before the drag session and puts sessionDidTransferItems last.
      source: WebKit's drag simulator
      consists of: R075 R080
    T07 documented Q01 Q13
      Refused in a view: willEndWith, sessionDidEnd at once, cancel previews and animations, didEndWith.
      source: UIDragInteraction.h, UIDropInteraction.h
      consists of: R030 R031 R070
    T08 documented Q01
      Released outside: as refused, with sessionDidExit before, and sessionDidEnd for each visited view.
      source: UIDragInteraction.h, WWDC 2017 session 213
      consists of: R030 R031 R055 R057 R071
    T09 single source Q04
      Cancelled by the system: as released outside, with cancel.
      source: WebKit's drag simulator
      consists of: R031 R037
    T10 documented
      Dropped in another app: willEndWith and didEndWith say copy, and sessionDidTransferItems follows when all is
        delivered.
      source: UIDragInteraction.h
      consists of: R030 R033 R080
    T11 documented
      Items added: itemsForAddingTo, lift previews, willAdd for each contributor, an update on the drop side.
      source: UIDragInteraction.h
      consists of: R022 R025 R026
    T12 documented Q01
      Dropped on a list from elsewhere: canHandle, enter, updates, performDropWith with drop calls, dropSessionDidEnd.
      source: UITableView.h, UICollectionView.h
      consists of: R093 R095 R096 R097 R160
    T13 documented Q01
      A table's row moved: items, begin, canHandle, enter, updates that propose a move, moveRowAt, both ends.
      source: WWDC 2017 session 223, UITableView.h
      consists of: R082 R086 R093 R095 R096 R097 R130 R131
    T14 measured Q01
      A collection's native move: didReorder, then dragSessionDidEnd, then dropSessionDidEnd.
      source: measured on iOS 18.6 and 26.5
      consists of: R135 R137
    T15 measured Q01
      A collection's drop without native move: performDropWith, then both sessions end.
      source: measured on iOS 18.6 and 26.5
      consists of: R134 R136 R138
    T16 measured Q01
      A collection refuses or is left: exit if left, then dropSessionDidEnd, then dragSessionDidEnd.
      source: measured on iOS 18.6 and 26.5
      consists of: R095 R109 R110 R139
    T17 documented Q11 Q16
      Selected rows dragged: one itemsForBeginning each, and moveRowAt is never used for several rows.
      source: documentation of itemsForBeginning, WWDC 2017 session 223
      consists of: R082 R131
    T18 documented
      Dropped to placeholders: drop calls in performDropWith, later one commit or delete each, until none is
        uncommitted.
      source: UITableView.h, UICollectionView.h, WWDC 2017 session 223
      consists of: R168 R183 R187
    """#)
