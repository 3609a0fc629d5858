extension OpenQuestion {
    /// Q01–Q41, in order.
    package static let all: [OpenQuestion] = [
        OpenQuestion(
            .q01,
            "In which order do the two sides hear about the end of a drop?",
            evidence: [
                "UIKit's documentation orders each side by itself and never one against the other.",
                """
                WebKit's simulator and a radar against iOS 11 end the drop side before concludeDrop and put the \
                transfer last.
                """,
                """
                A collection was measured to end the drag first after a native move and the drop first when nothing \
                was moved.
                """,
            ],
            decision: """
                A view's drop runs willEndWith, performDrop, previews, sessionDidEnd, didEndWith, concludeDrop, and \
                the transfer last.
                """,
            details: [
                """
                With animations a drop on a plain view tells all ends when its animation is over, before concludeDrop.
                """,
                """
                After a row was moved natively, a list ends dragSessionDidEnd before dropSessionDidEnd; after \
                performDropWith, and when nothing was performed, the other way round.
                """,
                "Tables follow the order measured for collections.",
            ],
            alternative: "The drag session of a list ends first after performDropWith too.",
            answers: Answers(decided: "drop-first", other: "drag-first")
        ),
        OpenQuestion(
            .q02,
            "Is canHandle asked again when a drag comes back to the same view?",
            evidence: [
                "The header promises a new question only when something significant changes, and names the items.",
                "Nothing says what a mere exit and return does.",
            ],
            decision: """
                canHandle is asked once per session and view, lists included, and again only after items were added.
                """,
            alternative: "Every entry asks canHandle anew.",
            answers: Answers(decided: "asked-once", other: "asked-again")
        ),
        OpenQuestion(
            .q03,
            "In which order, and how often, are the questions at the start of a session put?",
            evidence: [
                "A session of 2017 places sessionWillBegin before the questions and leaves their order open."
            ],
            decision: """
                The begin call comes first, then moves, then restriction, then full-size previews, each asked once.
                """,
            details: [
                "A list has the same order, without the question about previews."
            ],
            alternative: "A list puts its questions ahead of dragSessionWillBegin.",
            answers: Answers(decided: "begin-first", other: "questions-first")
        ),
        OpenQuestion(
            .q04,
            "Which calls follow when the system takes the touch away?",
            evidence: ["Only WebKit's simulator shows it: the drag ends with cancel."],
            decision: "A system cancel ends like a release outside every view, without an exit.",
            alternative: "The view under the finger hears sessionDidExit first.",
            answers: Answers(decided: "no-exit", other: "exit-first")
        ),
        OpenQuestion(
            .q05,
            "In which order does a table's coordinator count the destination of its own row?",
            evidence: [
                "Collections were measured to count without the dragged item.",
                "For tables there is one app that relies on the same.",
            ],
            decision: "A table counts like a collection: the path leaves the dragged rows out.",
            alternative: "A table counts in the unchanged order, so a move down is one too far.",
            answers: Answers(decided: "after-removal", other: "before-removal")
        ),
        OpenQuestion(
            .q06,
            "What is proposed by a list whose delegate has no dropSessionDidUpdate?",
            evidence: [
                "A demonstration of 2017 shows such a list taking a foreign item as a copy, without a gap.",
                "The proposal itself is written down nowhere, and a local drag was not shown.",
                """
                Two apps reorder a table by moveRowAt with no dropSessionDidUpdate and an empty performDropWith; one \
                unmeasured sample for Catalyst, with a diffable data source, has an empty moveRowAt instead, and \
                reorders only if performDropWith is called.
                """,
            ],
            decision: "A missing dropSessionDidUpdate means a copy with unspecified intent.",
            details: [
                """
                A single row of a table whose data source has moveRowAt moves by it, with a gap, as if move and \
                insert-at were proposed.
                """
            ],
            alternative: "A local drag is proposed as a move.",
            answers: Answers(decided: "copy", other: "local-move")
        ),
        OpenQuestion(
            .q07,
            "Does a collection that can reorder call performDropWith when an item is released where it was?",
            evidence: [
                "Measurements on iOS 18.6 and 26.5 saw the call.",
                "An app's comment says that nothing is called at the original index.",
            ],
            decision: "performDropWith is called for a release at the original position.",
            details: ["A table with moveRowAt, of which nothing is known, calls neither of the two there."],
            alternative: "Nothing is called at the original position.",
            answers: Answers(decided: "performed", other: "nothing-called")
        ),
        OpenQuestion(
            .q08,
            "Which of several nested drop interactions gets the session?",
            evidence: ["Apple says that one of them decides, not which one."],
            decision: "The innermost view that takes part decides; where canHandle refuses, the outer one is asked.",
            alternative: "The innermost view decides alone, and its refusal is final.",
            answers: Answers(decided: "outer-asked", other: "innermost-only")
        ),
        OpenQuestion(
            .q09,
            "Do placeholders and diffable data sources work together?",
            evidence: [
                "Neither documentation nor reports were found."
            ],
            decision: "Placeholders stay through an apply, and a commit works with a diffable data source.",
            alternative: "An apply removes the placeholders, and their commits return false.",
            answers: Answers(decided: "placeholders-stay", other: "placeholders-removed")
        ),
        OpenQuestion(
            .q10,
            "What does a coordinator's drop call do outside performDropWith?",
            evidence: [
                """
                A session of 2017 asks for the calls before performDropWith returns and does not say what happens \
                otherwise.
                """
            ],
            decision: "A late drop call is recorded and has no effect.",
            alternative: "A late drop call raises an exception.",
            answers: Answers(decided: "no-effect", other: "exception")
        ),
        OpenQuestion(
            .q11,
            "In which order are selected rows asked, and what does an empty answer of one of them do?",
            evidence: [
                "Documentation says only that each selected row is asked once."
            ],
            decision: """
                The touched row is asked first, the other selected rows follow in index order, and an empty answer \
                leaves its row out.
                """,
            details: [
                "The items of the session are the answers, joined in the order of the calls."
            ],
            alternative: "All selected rows are asked in index order, and one empty answer stops the drag.",
            answers: Answers(decided: "touched-first", other: "index-order")
        ),
        OpenQuestion(
            .q12,
            "Which of several lifted items lies on top?",
            evidence: [
                "A session of 2017 says the last one; a documentation page says the first."
            ],
            decision: "The last item lies on top.",
            alternative: "The first item lies on top.",
            answers: Answers(decided: "last-on-top", other: "first-on-top")
        ),
        OpenQuestion(
            .q13,
            "What does nil mean as the preview of a cancel or a drop?",
            evidence: [
                "The header and one session of 2017 let the item fade where it is.",
                "Another session and the documentation of dropping speak of the default animation.",
            ],
            decision: "A nil preview fades in place, no method means the default, and no other call changes.",
            alternative: "A nil preview means the default animation.",
            answers: Answers(decided: "fades", other: "default-animation")
        ),
        OpenQuestion(
            .q14,
            "At which height of a row does the automatic intent turn from at to into?",
            evidence: [
                "No fractions were found."
            ],
            decision: "The automatic intent is into over the middle half of a row and at over its outer quarters."
        ),
        OpenQuestion(
            .q15,
            "Does a cancelled drag call concludeDrop?",
            evidence: [
                "The header ties concludeDrop to performDrop.",
                "WebKit's simulator calls it on cancel as well.",
            ],
            decision: "concludeDrop comes only after performDrop.",
            alternative: "concludeDrop comes for every session that ends over the view.",
            answers: Answers(decided: "after-perform", other: "always")
        ),
        OpenQuestion(
            .q16,
            "Can several of a list's own rows be moved at once?",
            evidence: [
                "Radars of iOS 11 and 12 saw such drops copied, refused or without a gap.",
                "Nothing newer was found.",
            ],
            decision: "Several local rows move like one: a gap is shown, and performDropWith is called with move.",
            details: [
                "On iOS 11 and 12 the engine does what the radars saw (R144): such a drop becomes a copy without a gap."
            ],
            alternative: "Every version copies several rows without a gap, and takes a copy of one row for a move.",
            answers: Answers(decided: "moved", other: "copied")
        ),
        OpenQuestion(
            .q17,
            "Is a native move down into another section committed past the gap?",
            evidence: [
                "With slow cadence it was measured one place past the gap on two systems.",
                "Moves up and moves within a section agreed with the gap.",
            ],
            decision: "The committed position is the gap that was shown.",
            alternative: "A move down into another section is committed one place later.",
            answers: Answers(decided: "at-gap", other: "past-gap")
        ),
        OpenQuestion(
            .q18,
            "Does a table with a plain diffable data source take the moveRowAt route?",
            evidence: [
                "The Swift interface declares moveRowAt on the base class.",
                "Measured on Mac Catalyst, the base class does not respond unless a subclass overrides it.",
            ],
            decision: "A diffable table takes the moveRowAt route only if its data source was declared to reorder.",
            alternative:
                "Every diffable table takes the moveRowAt route, and one that overrides nothing shows the move.",
            answers: Answers(decided: "declared-only", other: "every-diffable")
        ),
        OpenQuestion(
            .q19,
            "Does a table's drag consult canMoveRowAt and targetIndexPathForMoveFromRowAt?",
            evidence: [
                "A collection was measured not to consult its counterparts.",
                "One library's change suggests that canMoveRowAt matters to tables.",
            ],
            decision: "Neither is asked during a drag; having moveRowAt alone decides.",
            alternative: "A no from canMoveRowAt keeps the row from the moveRowAt route.",
            answers: Answers(decided: "not-asked", other: "asked")
        ),
        OpenQuestion(
            .q20,
            "How long do lift, spring loading and slow cadences take?",
            evidence: [
                "Apple publishes no numbers.",
                "On an iPhone with iOS 26.1 the lift recognizer has 0.325 s and 10 points of allowable movement.",
            ],
            decision: """
                Virtual time uses nominal values, such as 500 ms for spring loading, that say nothing about devices.
                """,
            details: ["How long a touch rests before it lifts takes none of it."]
        ),
        OpenQuestion(
            .q21,
            "Does a classic data source with moveItemAt reorder natively, and is canMoveItemAt asked?",
            evidence: [
                "The header calls both kinds of data source capable of reordering; diffable handlers were measured.",
                "A library that ships keeps items from a native move by a no in canMoveItemAt.",
                "An app guards in performDropWith alone against a place that moveItemAt would get here: unmeasured.",
            ],
            decision: """
                A classic collection moves a single item as R135 says; canMoveItemAt is asked once, at the release, \
                and may refuse.
                """,
            details: ["A no sends the drop to performDropWith, as several items do."],
            alternative: "canMoveItemAt is not asked in a drag, and an item moves whatever it would answer.",
            answers: Answers(decided: "asked", other: "not-asked", formerOther: "asked")
        ),
        OpenQuestion(
            .q22,
            "Which exception comes first when a batch has several faults?",
            evidence: [
                "Wrong indices were measured to raise before wrong counts; the order among them was not measured."
            ],
            decision: "Ranges are checked first: deletes, inserts, then moves; contradictions afterwards.",
            alternative: "Contradictions are checked before ranges.",
            answers: Answers(decided: "ranges-first", other: "contradictions-first")
        ),
        OpenQuestion(
            .q23,
            "Which of the two forms does a count mismatch take?",
            evidence: [
                """
                On Mac Catalyst one run of a table showed both, E01 while the data was unchanged; iOS 13 showed E01.
                """,
                "An Apple engineer calls E03 of the collection view new as of iOS 16.4.",
                "A log shows E03 of a collection with equal counts before and after an insert.",
            ],
            decision: """
                Collections raise E03 from iOS 16.4 on, tables from iOS 16 on if the data's counts have changed; else \
                E01 or E02.
                """,
            alternative: "Every version raises the older form, E01 or E02.",
            answers: Answers(decided: "combined", other: "separate")
        ),
        OpenQuestion(
            .q24,
            "Which exception class do snapshot faults have?",
            evidence: [
                "The class was recorded for some of the faults only."
            ],
            decision: "Every snapshot fault is an NSInternalInconsistencyException."
        ),
        OpenQuestion(
            .q25,
            "Is a plain drag interaction enabled by default on an iPhone?",
            evidence: [
                "The header says that it depends on the device; in 2017 the iPhone said no.",
                "From iOS 15 on the headers of the lists say yes everywhere.",
                "On an iPhone with iOS 26.1 UIDragInteraction.isEnabledByDefault was measured to be true.",
            ],
            decision: "Plain drag interactions start enabled on iPad, and on iPhone from iOS 15 on.",
            alternative: "Plain drag interactions stay disabled on iPhone.",
            answers: Answers(decided: "enabled", other: "disabled"),
            closing: "Measured on an iPhone with iOS 26.1, and so decided here."
        ),
        OpenQuestion(
            .q26,
            "Which destination do an empty section and the space below its last row give?",
            evidence: [
                "The header gives one past the last row at the end of a section.",
                "Collections were measured to give nil over empty areas.",
                "A table was reported to give nil below its last row, in a local drag.",
            ],
            decision: "An empty section and the space below a section's last row give one past the last row.",
            details: ["Below the rows of the whole list, where no section is, it is nil."],
            alternative: "An empty section, and the space below the last section, give nil.",
            answers: Answers(decided: "row-count", other: "nil-below")
        ),
        OpenQuestion(
            .q27,
            "Does unspecified close a gap that is open, or freeze it?",
            evidence: [
                "Measurements kept the last gap until the release, while a comment beside them speaks of closing."
            ],
            decision: "A gap that has opened freezes; one that is still at the lifted row is none, and closes.",
            details: [
                "The drop is then told the place that was hit last (R102), as a shipping drop of several rows wants."
            ],
            alternative: "The gap closes, wherever it is.",
            answers: Answers(decided: "frozen", other: "closes")
        ),
        OpenQuestion(
            .q28,
            "Is dropSessionDidUpdate repeated while nothing moves?",
            evidence: [
                "Calls were measured to go on when content scrolls; a resting finger was not measured."
            ],
            decision: "dropSessionDidUpdate comes only with movement and with changed items.",
            alternative: "A timer repeats dropSessionDidUpdate.",
            answers: Answers(decided: "no-timer", other: "timer")
        ),
        OpenQuestion(
            .q29,
            "Which sourceIndexPath do added items have, and what do updates during the drag do to it?",
            evidence: [
                "A table's header says nil after an update; for collections and added items nothing is said."
            ],
            decision: """
                Added items of the same list have a source; updates shift it in a collection and make it nil in a \
                table.
                """,
            alternative: "Added items have no source, and a collection also loses its own after an update.",
            answers: Answers(decided: "source-kept", other: "source-lost")
        ),
        OpenQuestion(
            .q30,
            "Which types do the Foundation and UIKit classes read?",
            evidence: [
                "No primary source lists what they read.",
                "What String, URL, UIColor and UIImage write was measured on iOS 26.1.",
            ],
            decision: "Text and URL classes read the type identifiers in general use; UIImage reads any image.",
            alternative: "UIImage lists the formats that it decodes one by one, and reads no other image.",
            answers: Answers(decided: "any-image", other: "listed-formats")
        ),
        OpenQuestion(
            .q31,
            "Does dragging an unselected row change the selection?",
            evidence: [
                "One sentence of the documentation can be read as adding the row to a drag."
            ],
            decision: "Dragging an unselected row leaves the selection alone."
        ),
        OpenQuestion(
            .q32,
            "Do the gap rules hold for tables and for drags from elsewhere?",
            evidence: [
                "They were measured for one item of a collection's own."
            ],
            decision: """
                They hold for tables and foreign drags; a foreign drag without a gap opens one before the cell under \
                the finger.
                """,
            alternative: "Tables open the gap before or behind the row by the half that the finger is in.",
            answers: Answers(decided: "as-measured", other: "by-half")
        ),
        OpenQuestion(
            .q33,
            "Does an open gap make a collection's updates uncommitted?",
            evidence: [
                "The collection's header names reordering and placeholders; the table's also names the gap."
            ],
            decision: "A gap opened by a drag from elsewhere does not count as uncommitted in a collection.",
            alternative: "Any open gap counts.",
            answers: Answers(decided: "committed", other: "uncommitted")
        ),
        OpenQuestion(
            .q34,
            "In which order does a reorder transaction list its sections?",
            evidence: [
                "The last section came first when measured on Mac Catalyst alone."
            ],
            decision: "The last section comes first.",
            alternative: "The sections come in their own order.",
            answers: Answers(decided: "last-first", other: "in-order")
        ),
        OpenQuestion(
            .q35,
            "Does a table without a drop delegate reorder its own rows?",
            evidence: [
                "A session of 2017 asks for a drop delegate.",
                """
                Seven independent apps ship a drag delegate and moveRowAt as their only reordering, with no drop \
                delegate.
                """,
            ],
            decision: "A single row of a table with moveRowAt moves by it, as if move and insert-at were proposed.",
            details: [
                "No method of a drop delegate is called, the gap is shown, and the session ends as a move.",
                "Drags from elsewhere and several rows are refused, and so is every drag where moves are not allowed.",
            ],
            alternative: "Without a drop delegate nothing moves: the drag is cancelled.",
            answers: Answers(decided: "moves", other: "cancels")
        ),
        OpenQuestion(
            .q36,
            "Does the row that a list copies within itself keep its place while the gap is shown?",
            evidence: [
                "Two radars describe it: the original stays, the gap opens besides, and places run to the full count.",
                "The counts without the row were measured for moves alone.",
            ],
            decision: "A row that is copied stays: the gap opens besides it, and index paths count all rows.",
            details: [
                "Over the row itself no gap opens. Only a move leaves the dragged rows out of the count."
            ],
            alternative: "A copy counts like a move, as if the dragged row were gone.",
            answers: Answers(decided: "source-stays", other: "source-gone")
        ),
        OpenQuestion(
            .q37,
            "Does the reorder control of an editing table go through drag and drop where there are drag delegates?",
            evidence: [
                "The programming guide lets the control call moveRowAt alone.",
                "A radar of 2017 (33159371) saw it go through drag and drop.",
            ],
            decision: "The reorder control moves the row by itself, as R146 says, whatever delegates there are."
        ),
        OpenQuestion(
            .q38,
            "What does a drag session that is never dragged call?",
            evidence: [
                """
                A library's release notes report of iOS 27 that Ask Siri in the context menu runs itemsForBeginning, \
                perhaps the begin call, and an end.
                """
            ],
            decision: """
                Ask Siri calls itemsForBeginning, the begin call and the end call with cancel, and never anything of a \
                lift.
                """,
            alternative: "The end call comes without a begin call.",
            answers: Answers(decided: "with-begin", other: "without-begin")
        ),
        OpenQuestion(
            .q39,
            "What do several updates of one batch do at one and the same path?",
            evidence: [
                "Issues of a list library report that several inserts at a path pass, and that a second delete breaks."
            ],
            decision:
                "Inserts at one path stand one behind the other; every delete of a path counts, so a second one breaks."
        ),
        OpenQuestion(
            .q40,
            "What does drop(_:toRowAt:) do on a row that was there before?",
            evidence: ["The headers say that the row must be inserted first, and not what happens otherwise."],
            decision: "The item lands on the row that is there; no row changes, and nothing is raised."
        ),
        OpenQuestion(
            .q41,
            "Which type is object(withItemProviderData:typeIdentifier:) handed, the registered or the listed one?",
            evidence: [
                """
                Readers of four shipping apps switch over the types that their class lists and throw for every other.
                """,
                "The documentation speaks of the type of the data.",
            ],
            decision: "A reader is handed the type that its class lists, not the registered one that conforms to it.",
            alternative: "A reader is handed the registered type, and one that it does not list makes it throw.",
            answers: Answers(decided: "listed", other: "registered")
        ),
    ]
}
