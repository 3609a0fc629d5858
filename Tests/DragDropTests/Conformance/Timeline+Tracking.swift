@testable import DragDrop

extension Timeline {
    /// Entering, proposing, leaving, refusing: T05, T07–T09, T16; R030–R038, R050–R064, R093–R112.
    static let tracking: [Timeline] = [
        Timeline(
            "T05, Q02: canHandle once, enter and exit each time", "drag B; hover D; leave; leave; hover D; leave",
            calls: "{drag} {hover D} didExit v:dragDidMove didEnter didUpdate[0,3]=move.at didExit"),
        Timeline(
            "R050, R093: a no to canHandle is the last word", "drag B; hover D; drop", answers: ["canHandle": "no"],
            why: "v:R050 l:R093",
            calls: """
                {lift} {begin} canHandle=no v:dragDidMove v:dragWillEnd<cancel> v:cancelPreview v:willAnimateCancel
                l:liftPreview v:dragDidEnd<cancel> l:dragDidEnd
                """),
        Timeline(
            "R093: a list without performDropWith takes no part", "drag B; drop", kinds: [.table, .collection],
            without: [.performDrop], why: "R093", calls: "{lift} {begin} liftPreview dragDidEnd"),
        Timeline(
            "R060, R094: without an update a view accepts nothing and a list a copy", "drag B; drop",
            without: [.didUpdate], why: "v:R060",
            calls: """
                {lift} {begin} {enter} l:(didUpdate[0,1]=copy) v:(didUpdate=cancel) l:performDrop[0,1]
                v:dragWillEnd<cancel> dropDidEnd v:cancelPreview v:willAnimateCancel v:dragDidEnd<cancel> l:dragDidEnd
                """),
        Timeline(
            "T07, T16, R031, R063, R070, R109: forbidden", "drag B; hover D; drop", answers: ["didUpdate": "forbidden"],
            why: "v:R070 l:R109",
            calls: """
                {lift} {begin} {enter} didUpdate[0,1]=forbidden v:dragDidMove didUpdate[0,3]=forbidden
                v:dragWillEnd<forbidden> dropDidEnd v:cancelPreview v:willAnimateCancel l:liftPreview
                v:dragDidEnd<forbidden> l:dragDidEnd
                """),
        Timeline(
            "T07: cancel ends like forbidden", "drag B; drop", answers: ["didUpdate": "cancel"], why: "v:R070 l:R109",
            calls: "{lift} {begin} {enter} didUpdate[0,1]=cancel {cancelled}"),
        Timeline(
            "T08, T16, R071, R110, R139: released outside", "drag B; hover D; leave; drop", why: "v:R071 l:R110",
            order: "A B C D E", calls: "{drag} {hover D} didExit {cancelled}"),
        Timeline(
            "T09, R037, Q04: the system cancels", "drag B; hover D; cancel", why: "R037",
            calls: "{drag} {hover D} {cancelled}"),
        Timeline(
            "R061, R088: no moves when moves are not allowed", "drag B; drop", answers: ["allowsMoveOperation": "no"],
            why: "v:R070 l:R109",
            calls: """
                {lift} dragWillBegin allowsMoveOperation=no isRestrictedToDraggingApplication=no
                v:prefersFullSizePreviews=no v:dragDidMove {enter} didUpdate[0,1]=move.at {cancelled}
                """),
        Timeline(
            "R038: other apps do not see a restricted session", "drag B; hover M@foreign; drop",
            answers: ["isRestrictedToDraggingApplication": "yes"],
            calls: """
                {lift} dragWillBegin allowsMoveOperation=yes isRestrictedToDraggingApplication=yes
                v:prefersFullSizePreviews=no v:dragDidMove {enter} didUpdate[0,1]=move.at didExit v:dragDidMove
                {cancelled}
                """),
        Timeline(
            "R112: a list of the same app that refuses", "drag B; hover Y@other; drop",
            answers: ["other.didUpdate": "forbidden"], why: "v:R070 l:R109",
            calls: """
                {drag} didExit v:dragDidMove other.canHandle=yes other.didEnter other.didUpdate[0,1]=forbidden
                v:dragWillEnd<forbidden> dropDidEnd other.dropDidEnd v:cancelPreview v:willAnimateCancel l:liftPreview
                v:dragDidEnd<forbidden> l:dragDidEnd
                """),
        Timeline(
            "R057, R096: the end once for every list that was told, and not for one that said no",
            "drag B; hover X@other; hover M@foreign; hover D; leave; drop", answers: ["other.canHandle": "no"],
            why: "v:R071 l:R110",
            calls: """
                {drag} didExit v:dragDidMove other.canHandle=no v:dragDidMove foreign.canHandle=yes foreign.didEnter
                foreign.didUpdate[0,0]=move.at foreign.didExit v:dragDidMove didEnter didUpdate[0,3]=move.at didExit
                v:dragWillEnd<cancel> dropDidEnd foreign.dropDidEnd v:cancelPreview v:willAnimateCancel l:liftPreview
                v:dragDidEnd<cancel> l:dragDidEnd
                """),
        Timeline(
            "R099, R100, Q26: where there is no cell there is no path", "drag B; hover header; hover empty; hover end",
            kinds: [.table, .collection],
            calls: "{drag} didUpdate=move.at didUpdate=move.at didUpdate[0,5]=move.at"),
        Timeline(
            "R101: over the gap it is the row's own path", "drag B; hover D; hover gap", kinds: [.table, .collection],
            calls: "{drag} {hover D} didUpdate[0,1]=move.at"),
    ]
}
