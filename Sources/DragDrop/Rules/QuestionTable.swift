/// The open questions: what public sources leave open or answer differently, with what this engine does about it.
///
///     Q07 performed | nothing-called      the number, and the names of the two answers: the decided one, the other
///       What is asked?
///       known: Evidence.                  one to three sentences; where sources disagree, each side has one
///       decided: What this engine does.   at most 140 characters
///       details: More of that.            any number of sentences
///       other: What a device might do.    exactly where there are two answers
///       former other: performed           the answer that the bare word `other` chose before answers had names, if not
///                                         the one that is the other today
///       about: tables                     or collections; only of a question about one kind of list
///       closed: Why.                      only of a question that is no longer open; its number is never used again
///
/// A field is indented by two blanks; a line indented by four continues it. The rows of `ruleTable` name the questions
/// that touch them. `make generated` gives `QuestionID` its cases; a malformed row fails `RuleTableTests`.
package let questionTable = TextTable(
    #"""
    Q01 drop-first | drag-first
      In which order do the two sides hear about the end of a drop?
      known: UIKit's documentation orders each side by itself and never one against the other.
      known: WebKit's simulator and a radar against iOS 11 end the drop side before concludeDrop and put the transfer
        last.
      known: A collection was measured to end the drag first after a native move and the drop first when nothing was
        moved.
      decided: A view's drop runs willEndWith, performDrop, previews, sessionDidEnd, didEndWith, concludeDrop, and the
        transfer last.
      details: With animations a drop on a plain view tells all ends when its animation is over, before concludeDrop.
      details: After a row was moved natively, a list ends dragSessionDidEnd before dropSessionDidEnd; after
        performDropWith, and when nothing was performed, the other way round.
      details: Tables follow the order measured for collections.
      other: The drag session of a list ends first after performDropWith too.
    Q02 asked-once | asked-again
      Is canHandle asked again when a drag comes back to the same view?
      known: The header promises a new question only when something significant changes, and names the items.
      known: Nothing says what a mere exit and return does.
      decided: canHandle is asked once per session and view, lists included, and again only after items were added.
      other: Every entry asks canHandle anew.
    Q03 begin-first | questions-first
      In which order, and how often, are the questions at the start of a session put?
      known: A session of 2017 places sessionWillBegin before the questions and leaves their order open.
      decided: The begin call comes first, then moves, then restriction, then full-size previews, each asked once.
      details: A list has the same order, without the question about previews.
      other: A list puts its questions ahead of dragSessionWillBegin.
    Q04 no-exit | exit-first
      Which calls follow when the system takes the touch away?
      known: Only WebKit's simulator shows it: the drag ends with cancel.
      decided: A system cancel ends like a release outside every view, without an exit.
      other: The view under the finger hears sessionDidExit first.
    Q05 after-removal | before-removal
      In which order does a table's coordinator count the destination of its own row?
      known: Collections were measured to count without the dragged item.
      known: For tables there is one app that relies on the same.
      decided: A table counts like a collection: the path leaves the dragged rows out.
      other: A table counts in the unchanged order, so a move down is one too far.
      about: tables
    Q06 copy | local-move
      What is proposed by a list whose delegate has no dropSessionDidUpdate?
      known: A demonstration of 2017 shows such a list taking a foreign item as a copy, without a gap.
      known: The proposal itself is written down nowhere, and a local drag was not shown.
      known: Two apps reorder a table by moveRowAt with no dropSessionDidUpdate and an empty performDropWith; one
        unmeasured sample for Catalyst, with a diffable data source, has an empty moveRowAt instead, and reorders only
        if performDropWith is called.
      decided: A missing dropSessionDidUpdate means a copy with unspecified intent.
      details: A single row of a table whose data source has moveRowAt moves by it, with a gap, as if move and insert-at
        were proposed.
      other: A local drag is proposed as a move.
    Q07 performed | nothing-called
      Does a collection that can reorder call performDropWith when an item is released where it was?
      known: Measurements on iOS 18.6 and 26.5 saw the call.
      known: An app's comment says that nothing is called at the original index.
      decided: performDropWith is called for a release at the original position.
      details: A table with moveRowAt, of which nothing is known, calls neither of the two there.
      other: Nothing is called at the original position.
    Q08 outer-asked | innermost-only
      Which of several nested drop interactions gets the session?
      known: Apple says that one of them decides, not which one.
      decided: The innermost view that takes part decides; where canHandle refuses, the outer one is asked.
      other: The innermost view decides alone, and its refusal is final.
    Q09 placeholders-stay | placeholders-removed
      Do placeholders and diffable data sources work together?
      known: Neither documentation nor reports were found.
      decided: Placeholders stay through an apply, and a commit works with a diffable data source.
      other: An apply removes the placeholders, and their commits return false.
    Q10 no-effect | exception
      What does a coordinator's drop call do outside performDropWith?
      known: A session of 2017 asks for the calls before performDropWith returns and does not say what happens
        otherwise.
      decided: A late drop call is recorded and has no effect.
      other: A late drop call raises an exception.
    Q11 touched-first | index-order
      In which order are selected rows asked, and what does an empty answer of one of them do?
      known: Documentation says only that each selected row is asked once.
      decided: The touched row is asked first, the other selected rows follow in index order, and an empty answer leaves
        its row out.
      details: The items of the session are the answers, joined in the order of the calls.
      other: All selected rows are asked in index order, and one empty answer stops the drag.
    Q12 last-on-top | first-on-top
      Which of several lifted items lies on top?
      known: A session of 2017 says the last one; a documentation page says the first.
      decided: The last item lies on top.
      other: The first item lies on top.
    Q13 fades | default-animation
      What does nil mean as the preview of a cancel or a drop?
      known: The header and one session of 2017 let the item fade where it is.
      known: Another session and the documentation of dropping speak of the default animation.
      decided: A nil preview fades in place, no method means the default, and no other call changes.
      other: A nil preview means the default animation.
    Q14
      At which height of a row does the automatic intent turn from at to into?
      known: No fractions were found.
      decided: The automatic intent is into over the middle half of a row and at over its outer quarters.
    Q15 after-perform | always
      Does a cancelled drag call concludeDrop?
      known: The header ties concludeDrop to performDrop.
      known: WebKit's simulator calls it on cancel as well.
      decided: concludeDrop comes only after performDrop.
      other: concludeDrop comes for every session that ends over the view.
    Q16 moved | copied
      Can several of a list's own rows be moved at once?
      known: Radars of iOS 11 and 12 saw such drops copied, refused or without a gap.
      known: Nothing newer was found.
      decided: Several local rows move like one: a gap is shown, and performDropWith is called with move.
      details: On iOS 11 and 12 the engine does what the radars saw (R144): such a drop becomes a copy without a gap.
      other: Every version copies several rows without a gap, and takes a copy of one row for a move.
    Q17 at-gap | past-gap
      Is a native move down into another section committed past the gap?
      known: With slow cadence it was measured one place past the gap on two systems.
      known: Moves up and moves within a section agreed with the gap.
      decided: The committed position is the gap that was shown.
      other: A move down into another section is committed one place later.
    Q18 declared-only | every-diffable
      Does a table with a plain diffable data source take the moveRowAt route?
      known: The Swift interface declares moveRowAt on the base class.
      known: Measured on Mac Catalyst, the base class does not respond unless a subclass overrides it.
      decided: A diffable table takes the moveRowAt route only if its data source was declared to reorder.
      other: Every diffable table takes the moveRowAt route, and one that overrides nothing shows the move.
      about: tables
    Q19 not-asked | asked
      Does a table's drag consult canMoveRowAt and targetIndexPathForMoveFromRowAt?
      known: A collection was measured not to consult its counterparts.
      known: One library's change suggests that canMoveRowAt matters to tables.
      decided: Neither is asked during a drag; having moveRowAt alone decides.
      other: A no from canMoveRowAt keeps the row from the moveRowAt route.
      about: tables
    Q20
      How long do lift, spring loading and slow cadences take?
      known: Apple publishes no numbers.
      known: On an iPhone with iOS 26.1 the lift recognizer has 0.325 s and 10 points of allowable movement.
      decided: Virtual time uses nominal values, such as 500 ms for spring loading, that say nothing about devices.
      details: How long a touch rests before it lifts takes none of it.
    Q21 asked | not-asked
      Does a classic data source with moveItemAt reorder natively, and is canMoveItemAt asked?
      known: The header calls both kinds of data source capable of reordering; diffable handlers were measured.
      known: A library that ships keeps items from a native move by a no in canMoveItemAt.
      known: An app guards in performDropWith alone against a place that moveItemAt would get here: unmeasured.
      decided: A classic collection moves a single item as R135 says; canMoveItemAt is asked once, at the release, and
        may refuse.
      details: A no sends the drop to performDropWith, as several items do.
      other: canMoveItemAt is not asked in a drag, and an item moves whatever it would answer.
      former other: asked
      about: collections
    Q22 ranges-first | contradictions-first
      Which exception comes first when a batch has several faults?
      known: Wrong indices were measured to raise before wrong counts; the order among them was not measured.
      decided: Ranges are checked first: deletes, inserts, then moves; contradictions afterwards.
      other: Contradictions are checked before ranges.
    Q23 combined | separate
      Which of the two forms does a count mismatch take?
      known: On Mac Catalyst one run of a table showed both, E01 while the data was unchanged; iOS 13 showed E01.
      known: An Apple engineer calls E03 of the collection view new as of iOS 16.4.
      known: A log shows E03 of a collection with equal counts before and after an insert.
      decided: Collections raise E03 from iOS 16.4 on, tables from iOS 16 on if the data's counts have changed; else E01
        or E02.
      other: Every version raises the older form, E01 or E02.
    Q24
      Which exception class do snapshot faults have?
      known: The class was recorded for some of the faults only.
      decided: Every snapshot fault is an NSInternalInconsistencyException.
    Q25 enabled | disabled
      Is a plain drag interaction enabled by default on an iPhone?
      known: The header says that it depends on the device; in 2017 the iPhone said no.
      known: From iOS 15 on the headers of the lists say yes everywhere.
      known: On an iPhone with iOS 26.1 UIDragInteraction.isEnabledByDefault was measured to be true.
      decided: Plain drag interactions start enabled on iPad, and on iPhone from iOS 15 on.
      other: Plain drag interactions stay disabled on iPhone.
      closed: Measured on an iPhone with iOS 26.1, and so decided here.
    Q26 row-count | nil-below
      Which destination do an empty section and the space below its last row give?
      known: The header gives one past the last row at the end of a section.
      known: Collections were measured to give nil over empty areas.
      known: A table was reported to give nil below its last row, in a local drag.
      decided: An empty section and the space below a section's last row give one past the last row.
      details: Below the rows of the whole list, where no section is, it is nil.
      other: An empty section, and the space below the last section, give nil.
    Q27 frozen | closes
      Does unspecified close a gap that is open, or freeze it?
      known: Measurements kept the last gap until the release, while a comment beside them speaks of closing.
      decided: A gap that has opened freezes; one that is still at the lifted row is none, and closes.
      details: The drop is then told the place that was hit last (R102), as a shipping drop of several rows wants.
      other: The gap closes, wherever it is.
    Q28 no-timer | timer
      Is dropSessionDidUpdate repeated while nothing moves?
      known: Calls were measured to go on when content scrolls; a resting finger was not measured.
      decided: dropSessionDidUpdate comes only with movement and with changed items.
      other: A timer repeats dropSessionDidUpdate.
    Q29 source-kept | source-lost
      Which sourceIndexPath do added items have, and what do updates during the drag do to it?
      known: A table's header says nil after an update; for collections and added items nothing is said.
      decided: Added items of the same list have a source; updates shift it in a collection and make it nil in a table.
      other: Added items have no source, and a collection also loses its own after an update.
    Q30 any-image | listed-formats
      Which types do the Foundation and UIKit classes read?
      known: No primary source lists what they read.
      known: What String, URL, UIColor and UIImage write was measured on iOS 26.1.
      decided: Text and URL classes read the type identifiers in general use; UIImage reads any image.
      other: UIImage lists the formats that it decodes one by one, and reads no other image.
    Q31
      Does dragging an unselected row change the selection?
      known: One sentence of the documentation can be read as adding the row to a drag.
      decided: Dragging an unselected row leaves the selection alone.
    Q32 as-measured | by-half
      Do the gap rules hold for tables and for drags from elsewhere?
      known: They were measured for one item of a collection's own.
      decided: They hold for tables and foreign drags; a foreign drag without a gap opens one before the cell under the
        finger.
      other: Tables open the gap before or behind the row by the half that the finger is in.
      about: tables
    Q33 committed | uncommitted
      Does an open gap make a collection's updates uncommitted?
      known: The collection's header names reordering and placeholders; the table's also names the gap.
      decided: A gap opened by a drag from elsewhere does not count as uncommitted in a collection.
      other: Any open gap counts.
      about: collections
    Q34 last-first | in-order
      In which order does a reorder transaction list its sections?
      known: The last section came first when measured on Mac Catalyst alone.
      decided: The last section comes first.
      other: The sections come in their own order.
    Q35 moves | cancels
      Does a table without a drop delegate reorder its own rows?
      known: A session of 2017 asks for a drop delegate.
      known: Seven independent apps ship a drag delegate and moveRowAt as their only reordering, with no drop delegate.
      decided: A single row of a table with moveRowAt moves by it, as if move and insert-at were proposed.
      details: No method of a drop delegate is called, the gap is shown, and the session ends as a move.
      details: Drags from elsewhere and several rows are refused, and so is every drag where moves are not allowed.
      other: Without a drop delegate nothing moves: the drag is cancelled.
    Q36 source-stays | source-gone
      Does the row that a list copies within itself keep its place while the gap is shown?
      known: Two radars describe it: the original stays, the gap opens besides, and places run to the full count.
      known: The counts without the row were measured for moves alone.
      decided: A row that is copied stays: the gap opens besides it, and index paths count all rows.
      details: Over the row itself no gap opens. Only a move leaves the dragged rows out of the count.
      other: A copy counts like a move, as if the dragged row were gone.
    Q37
      Does the reorder control of an editing table go through drag and drop where there are drag delegates?
      known: The programming guide lets the control call moveRowAt alone.
      known: A radar of 2017 (33159371) saw it go through drag and drop.
      decided: The reorder control moves the row by itself, as R146 says, whatever delegates there are.
      about: tables
    Q38 with-begin | without-begin
      What does a drag session that is never dragged call?
      known: A library's release notes report of iOS 27 that Ask Siri in the context menu runs itemsForBeginning,
        perhaps the begin call, and an end.
      decided: Ask Siri calls itemsForBeginning, the begin call and the end call with cancel, and never anything of a
        lift.
      other: The end call comes without a begin call.
    Q39
      What do several updates of one batch do at one and the same path?
      known: Issues of a list library report that several inserts at a path pass, and that a second delete breaks.
      decided: Inserts at one path stand one behind the other; every delete of a path counts, so a second one breaks.
    Q40
      What does drop(_:toRowAt:) do on a row that was there before?
      known: The headers say that the row must be inserted first, and not what happens otherwise.
      decided: The item lands on the row that is there; no row changes, and nothing is raised.
    Q41 listed | registered
      Which type is object(withItemProviderData:typeIdentifier:) handed, the registered or the listed one?
      known: Readers of four shipping apps switch over the types that their class lists and throw for every other.
      known: The documentation speaks of the type of the data.
      decided: A reader is handed the type that its class lists, not the registered one that conforms to it.
      other: A reader is handed the registered type, and one that it does not list makes it throw.
    """#)
