@testable import DragDrop

extension Timeline {
    private static let phone = Device(idiom: .phone, version: 14)

    /// Drops, native moves and transfers: T06, T10, T12–T15, T18; R070–R081, R102–R108, R130–R143, R160–R173.
    static let drops: [Timeline] = [
        Timeline(
            "T06, T15, R132, R134, Q01: a move into its own list", "drag B; hover D; drop; settle", order: "A B C D E",
            calls: "{drag} {hover D} {performed}"),
        Timeline(
            "R107: into a row", "drag B; hover D; drop", answers: ["didUpdate": "move.into"],
            calls: """
                {lift} {begin} {enter} didUpdate[0,1]=move.into v:dragDidMove didUpdate[0,3]=move.into
                v:dragWillEnd<move> t:performDrop[0,3]@R132 c:performDrop[0,3]@R134 v:performDrop v:dropPreview
                v:willAnimateDrop {ended}
                """),
        Timeline(
            "R102, R123: without a place and without a gap", "drag B; hover empty; drop", kinds: [.table, .collection],
            answers: ["didUpdate": "copy"],
            calls: "{lift} {begin} {enter} didUpdate[0,1]=copy didUpdate=copy performDrop {ended}"),
        Timeline(
            "R123: without a place the last gap counts", "drag B; hover D; hover empty; drop",
            kinds: [.table, .collection],
            calls: """
                {drag} {hover D} didUpdate=move.at t:performDrop[0,3]~@R132 c:performDrop[0,3]~@R134 {ended}
                """),
        Timeline(
            "R108, Q14: the middle of a row is into", "drag B; hover D middle; drop", kinds: [.table],
            answers: ["didUpdate": "move.automatic"],
            calls: """
                {lift} {begin} {enter} didUpdate[0,1]=move.automatic didUpdate[0,3]=move.automatic
                performDrop[0,3]@R132 {ended}
                """),
        Timeline(
            "R108, Q14: the upper part of a row is at", "drag B; hover D above; drop", kinds: [.table],
            answers: ["didUpdate": "move.automatic"],
            calls: """
                {lift} {begin} {enter} didUpdate[0,1]=move.automatic didUpdate[0,3]=move.automatic
                performDrop[0,3]~@R132 {ended}
                """),
        Timeline(
            "T10, R032, R033: a drop in another app is a copy", "drag B; hover M@foreign; drop",
            answers: ["foreign.didUpdate": "copy.at"],
            calls: """
                {drag} didExit v:dragDidMove foreign.canHandle=yes foreign.didEnter foreign.didUpdate[0,0]=copy.at
                v:dragWillEnd<copy> foreign.performDrop[0,0] v:foreign.dropPreview v:foreign.willAnimateDrop dropDidEnd
                foreign.dropDidEnd v:dragDidEnd<copy>@R032 l:dragDidEnd v:foreign.concludeDrop v:didTransferItems
                """),
        Timeline(
            "R062: a move into another app is refused", "drag B; hover M@foreign; drop", why: "v:R070 l:R109",
            calls: """
                {drag} didExit v:dragDidMove foreign.canHandle=yes foreign.didEnter foreign.didUpdate[0,0]=move.at
                v:dragWillEnd<cancel> dropDidEnd foreign.dropDidEnd v:cancelPreview v:willAnimateCancel l:liftPreview
                v:dragDidEnd<cancel> l:dragDidEnd
                """),
        Timeline(
            "R003: an old iPhone keeps drags inside the app", "drag B; hover M@foreign; drop", device: phone,
            enablesDrags: true, why: "R003",
            calls: """
                {lift} dragWillBegin allowsMoveOperation=yes v:prefersFullSizePreviews=no v:dragDidMove {enter}
                didUpdate[0,1]=move.at didExit v:dragDidMove {cancelled}
                """),
        Timeline(
            "T12: from another app", "drag M@foreign; hover C; drop; settle",
            answers: ["foreign.canHandle": "no", "main.didUpdate": "copy.at"],
            calls: """
                v:foreign.itemsForBeginning=M l:foreign.itemsForBeginning[0,0]=M foreign.liftPreview
                v:foreign.willAnimateLift foreign.dragWillBegin foreign.allowsMoveOperation=yes
                foreign.isRestrictedToDraggingApplication=no v:foreign.prefersFullSizePreviews=no v:foreign.dragDidMove
                foreign.canHandle=no v:foreign.dragDidMove canHandle=yes didEnter didUpdate[0,2]=copy.at
                v:foreign.dragWillEnd<copy> performDrop[0,2] v:dropPreview v:willAnimateDrop dropDidEnd
                v:foreign.dragDidEnd<copy>@R032 l:foreign.dragDidEnd v:concludeDrop v:foreign.didTransferItems
                """),
        Timeline(
            "T13, R131, R137, Q01: a table with moveRowAt", "drag B; hover D; drop", kinds: [.table], with: [.moveRow],
            why: "R131", order: "A C D B E",
            calls: "{drag} {hover D} moveRow[0,1]→[0,3] dragDidEnd dropDidEnd"),
        Timeline(
            "R135, R143, Q21: a classic collection with moveItemAt", "drag B; hover D; drop", kinds: [.collection],
            with: [.moveRow], why: "R135", order: "A C D B E",
            calls: """
                {drag} {hover D} canMove[0,1]=yes@Q21 moveRow[0,1]→[0,3] dropPreview[0,3]@R143 dragDidEnd dropDidEnd
                """),
        Timeline(
            "T14, R137, R141, R143: a diffable collection with its handlers", "drag B; hover D; drop",
            kinds: [.collection], data: .diffable, with: [.canReorderItem, .willReorder, .didReorder, .moveRow],
            why: "R135", order: "A C D B E",
            calls: """
                {drag} {hover D} canReorderItem[0,1]=yes willReorder[0,1]→[0,3] didReorder[0,1]→[0,3]
                dropPreview[0,3]@R143 dragDidEnd dropDidEnd
                """),
        Timeline(
            "R149: both handlers are needed", "drag B; hover D; drop", kinds: [.collection], data: .diffable,
            with: [.canReorderItem], order: "A B C D E", calls: "{drag} {hover D} {performed}"),
        Timeline(
            "R136, R138, Q07: a collection released where it was", "drag B; drop", kinds: [.collection],
            with: [.moveRow], calls: "{drag} performDrop[0,1]~@R136 dropDidEnd dragDidEnd"),
        Timeline(
            "R136: move without a place performs the drop", "drag B; hover D; drop", kinds: [.collection],
            answers: ["didUpdate": "move"], with: [.moveRow],
            calls: """
                {lift} {begin} {enter} didUpdate[0,1]=move didUpdate[0,3]=move performDrop[0,3]@R136 {ended}
                """),
        Timeline(
            "T17, R131: several rows never take the native route", "select B C; drag B; hover E; drop",
            kinds: [.table, .collection], with: [.moveRow],
            calls: """
                itemsForBeginning[0,1]=B itemsForBeginning[0,2]=C liftPreview liftPreview {begin} {enter}
                didUpdate[0,1]=move.at didUpdate[0,4]=move.at t:performDrop[0,3]~@R131 c:performDrop[0,3]~ {ended}
                """),
        Timeline(
            "R144, Q16, Q36: a copy of an own row performs the drop", "drag B; hover D; drop",
            kinds: [.table, .collection], answers: ["didUpdate": "copy.at"], with: [.moveRow],
            calls: "{lift} {begin} {enter} didUpdate[0,1]=copy.at didUpdate[0,3]=copy.at performDrop[0,3] {ended}"),
        Timeline(
            "R140, Q17: down into another section the gap counts", "drag B; hover D; drop",
            kinds: [.table, .collection],
            rows: "A B|C D", with: [.moveRow], order: "A|C B D",
            calls: """
                {drag} didUpdate[1,1]=move.at c:canMove[0,1]=yes@Q21 moveRow[0,1]→[1,1] c:dropPreview[1,1]@R143
                dragDidEnd dropDidEnd
                """),
        Timeline(
            "R125, R128: a slow gap waits for the finger to rest", "drag B; hover D; wait 1000; drop",
            kinds: [.table, .collection], cadence: .slow, with: [.moveRow], order: "A C D B E",
            calls: """
                {drag} {hover D} shouldSpringLoad=yes c:canMove[0,1]=yes@Q21 moveRow[0,1]→[0,3]
                c:dropPreview[0,3]@R143 dragDidEnd dropDidEnd
                """),
        Timeline(
            "R125: released before that, the row is where it was", "drag B; hover D; wait 10; drop",
            kinds: [.collection], cadence: .slow, with: [.moveRow], order: "A B C D E",
            calls: "{drag} {hover D} performDrop[0,1]~@R136 {ended}"),
        Timeline(
            "R200, R206: spring loading", "drag B; spring D; drop", kinds: [.table, .collection],
            calls: "{drag} {hover D} shouldSpringLoad=yes {performed}"),
    ]
}
