@testable import DragDrop

extension Timeline {
    /// Lift, start, selection, adding and the device: T01–T04, T11, T17; R001–R028, R082–R090.
    static let drags: [Timeline] = [
        Timeline(
            "T01, R005, R084: an empty answer starts nothing", "drag B", answers: ["itemsForBeginning": "none"],
            why: "v:R005 l:R084", calls: "itemsForBeginning[0,1]=none"),
        Timeline(
            "R005: a touch that lifted nothing moves and ends without calls", "drag B; hover D; leave; drop",
            answers: ["itemsForBeginning": "none"], why: "v:R005 l:R084", calls: "itemsForBeginning[0,1]=none"),
        Timeline(
            "R082: without itemsForBeginning nothing is lifted", "drag B; hover D; drop",
            without: [.itemsForBeginning], why: "R082", calls: ""),
        Timeline(
            "T02, T03, R011: letting go early ends without a session", "lift B; release", why: "R011", calls: "{lift}"),
        Timeline("R011: a drop right after the lift is a release", "lift B; drop", why: "R011", calls: "{lift}"),
        Timeline("R011: so is a system cancel", "lift B; cancel", why: "R011", calls: "{lift}"),
        Timeline("T04, R013, R086: the session begins, then its questions", "drag B", calls: "{drag}"),
        Timeline(
            "T04: lift first, move later", "lift B; hover D",
            calls: "{drag} {hover D}"),
        Timeline(
            "R014: absent answers are the defaults", "drag B",
            without: [
                .liftPreview, .willAnimateLift, .dragWillBegin, .allowsMoveOperation, .prefersFullSizePreviews,
                .isRestrictedToDraggingApplication, .dragDidMove, .canHandle, .didEnter,
            ],
            calls: """
                itemsForBeginning[0,1]=B (liftPreview) v:(willAnimateLift) (dragWillBegin) (allowsMoveOperation=yes)
                (isRestrictedToDraggingApplication=no) v:(prefersFullSizePreviews=no) v:(dragDidMove)
                (canHandle=yes) (didEnter) didUpdate[0,1]=move.at
                """),
        Timeline(
            "R002: an old iPhone does not drag", "drag B; drop", device: Device(idiom: .phone, version: 14),
            why: "R002", calls: ""),
        Timeline(
            "R004, R007: several items lift together", "lift B; release", answers: ["itemsForBeginning": "B+B2"],
            why: "R011", calls: "itemsForBeginning[0,1]=B+B2 liftPreview liftPreview v:willAnimateLift"),
        Timeline(
            "R082, Q11, T17: every selected row is asked, the touched one first", "select D A B; drag B",
            kinds: [.table, .collection],
            calls: """
                itemsForBeginning[0,1]=B itemsForBeginning[0,0]=A itemsForBeginning[0,3]=D liftPreview liftPreview
                liftPreview {begin} {enter} didUpdate[0,1]=move.at
                """),
        Timeline(
            "R082: an unselected row goes alone", "select D A; drag B", kinds: [.table, .collection], calls: "{drag}"),
        Timeline(
            "R084, Q11: an empty answer of the touched row ends it all", "select A B; drag B",
            kinds: [.table, .collection], answers: ["itemsForBeginning": "none"], why: "R084",
            calls: "itemsForBeginning[0,1]=none"),
        Timeline(
            "R016: every movement is told to a view", "drag B; hover D; hover C", kinds: [.view],
            calls: "{drag} {hover D} {hover D}"),
        Timeline(
            "T11, R022, R025, R026, R028: adding", "drag B; add D",
            calls: """
                {drag} itemsForAdding[0,3]=D liftPreview v:willAddItems canHandle=yes
                didUpdate[0,1]=move.at
                """),
        Timeline(
            "R021: adding nothing is a tap", "drag B; add D", answers: ["itemsForAdding": "none"],
            calls: "{drag} itemsForAdding[0,3]=none"),
        Timeline(
            "R021: so is adding without the method", "drag B; add D", without: [.itemsForAdding],
            calls: "{drag} (itemsForAdding[0,3]=none)"),
        Timeline(
            "R022: every contributor hears of an addition", "drag B; add X@other; add Z@other", kinds: [.view],
            calls: """
                {drag} other.itemsForAdding=X other.liftPreview willAddItems other.willAddItems
                canHandle=yes didUpdate=move.at other.itemsForAdding=Z other.liftPreview
                willAddItems other.willAddItems canHandle=yes didUpdate=move.at
                """),
        Timeline(
            "R023: of several sessions the view picks the one that its items join",
            "drag B; finger 2; lift X@other; drag X@other; finger 3; add D", kinds: [.view],
            answers: ["sessionForAdding": "first", "other.canHandle": "no"],
            calls: """
                {drag} other.itemsForBeginning=X other.liftPreview other.willAnimateLift other.dragWillBegin
                other.allowsMoveOperation=yes other.isRestrictedToDraggingApplication=no
                other.prefersFullSizePreviews=no other.dragDidMove other.canHandle=no
                sessionForAdding=finger1 itemsForAdding=D liftPreview willAddItems canHandle=yes
                didUpdate=move.at
                """),
        Timeline("R020: other apps add nothing", "drag B; add M@foreign", calls: "{drag}"),
        Timeline(
            "R025, R003: adding offers nothing to a list that cannot see the session",
            "drag B; hover M@foreign; add C", device: Device(idiom: .pad),
            answers: ["isRestrictedToDraggingApplication": "yes"],
            calls: """
                {lift} dragWillBegin allowsMoveOperation=yes isRestrictedToDraggingApplication=yes
                v:prefersFullSizePreviews=no v:dragDidMove {enter} didUpdate[0,1]=move.at didExit v:dragDidMove
                itemsForAdding[0,2]=C liftPreview v:willAddItems
                """),
    ]
}
