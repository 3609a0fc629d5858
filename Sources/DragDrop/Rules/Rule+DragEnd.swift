extension Rule {
    /// R030–R038: the end of a drag, seen from its source.
    static let dragEnd: [Rule] = [
        Rule(
            .r030, .documented,
            "A release calls willEndWith with the last proposed operation, or cancel when no view accepted.",
            source: "WWDC 2017 session 203, UIDragInteraction.h"
        ),
        Rule(
            .r031, .documented,
            """
            After a refusal each visible item is asked for a cancel preview, every item animates, and didEndWith comes \
            last.
            """,
            source: "UIDragInteraction.h", questions: [.q13]
        ),
        Rule(
            .r032, .documented,
            """
            An accepted drop makes no cancel calls: didEndWith follows the animations, sessionDidTransferItems the \
            delivered data.
            """,
            source: "UIDragInteraction.h, WWDC 2017 session 203"
        ),
        Rule(
            .r033, .documented,
            "didEndWith repeats the operation of willEndWith; only a drop in the same app reports a move.",
            source: "UIDragInteraction.h"
        ),
        Rule(
            .r034, .documented,
            "A move removes nothing by itself; taking the original away is up to the app.",
            source: "UIDropInteraction.h, WWDC 2017 session 203"
        ),
        Rule(
            .r035, .documented,
            "Few items are asked for previews one by one; many get default previews and one shared animation.",
            source: "WWDC 2017 session 213"
        ),
        Rule(
            .r036, .documented,
            "No call cancels a running drag: a refused drop or the system ends it.",
            source: "UIDragInteraction.h, which has no such call; measured on iOS 18.6 and 26.5",
            coverage: .consisting(of: [.r031, .r037])
        ),
        Rule(
            .r037, .singleSource,
            "A touch that the system takes away ends the drag with cancel.",
            source: "WebKit's drag simulator", questions: [.q04]
        ),
        Rule(
            .r038, .documented,
            "Another app never sees a restricted session, and a release there cancels it.",
            source: "UIDragInteraction.h"
        ),
    ]
}
