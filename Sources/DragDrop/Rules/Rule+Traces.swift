extension Rule {
    /// T01–T18: whole drags, call by call.
    static let traces: [Rule] = [
        Rule(
            .t01, .documented,
            "Nothing to drag: itemsForBeginning answers with no items and that is all.",
            source: "UIDragInteraction.h, WWDC 2017 session 203",
            coverage: .consisting(of: [.r004, .r005])
        ),
        Rule(
            .t02, .documented,
            "Released early: items, lift previews, willAnimateLiftWith, and the lift completes with .start.",
            source: "WWDC 2017 sessions 203 and 213",
            coverage: .consisting(of: [.r004, .r010, .r011])
        ),
        Rule(
            .t03, .documented,
            """
            Held and released in place: the lift completes with .end and no session begins; a list is asked for items \
            only.
            """,
            source: "WWDC 2017 session 203; measured on iOS 18.6 and 26.5",
            coverage: .consisting(of: [.r004, .r010, .r011])
        ),
        Rule(
            .t04, .documented,
            """
            Lifted and moved: the lift completes, then sessionWillBegin, three questions, and sessionDidMove again and \
            again.
            """,
            source: "WWDC 2017 session 203, UIDragInteraction.h, documentation of sessionWillBegin", questions: [.q03],
            coverage: .consisting(of: [.r010, .r013, .r016])
        ),
        Rule(
            .t05, .documented,
            "In, out and in again: canHandle, enter, updates, exit, enter, updates.",
            source: "UIDropInteraction.h, WWDC 2017 session 213", questions: [.q02],
            coverage: .consisting(of: [.r050, .r053, .r054, .r055])
        ),
        Rule(
            .t06, .documented,
            """
            Dropped in the app: the source gets willEnd, didEnd and transfer, the target performDrop, previews and \
            concludeDrop.
            """,
            source: "UIDragInteraction.h, UIDropInteraction.h", questions: [.q01],
            coverage: .consisting(of: [.r030, .r032, .r070, .r073, .r074, .r080])
        ),
        Rule(
            .t06w, .singleSource,
            "WebKit's simulator ends the drop session before the drag session and puts sessionDidTransferItems last.",
            source: "WebKit's drag simulator", questions: [.q01],
            coverage: .consisting(of: [.r075, .r080])
        ),
        Rule(
            .t07, .documented,
            "Refused in a view: willEndWith, sessionDidEnd at once, cancel previews and animations, didEndWith.",
            source: "UIDragInteraction.h, UIDropInteraction.h", questions: [.q01, .q13],
            coverage: .consisting(of: [.r030, .r031, .r070])
        ),
        Rule(
            .t08, .documented,
            "Released outside: as refused, with sessionDidExit before, and sessionDidEnd for each visited view.",
            source: "UIDragInteraction.h, WWDC 2017 session 213", questions: [.q01],
            coverage: .consisting(of: [.r030, .r031, .r055, .r057, .r071])
        ),
        Rule(
            .t09, .singleSource,
            "Cancelled by the system: as released outside, with cancel.",
            source: "WebKit's drag simulator", questions: [.q04],
            coverage: .consisting(of: [.r031, .r037])
        ),
        Rule(
            .t10, .documented,
            """
            Dropped in another app: willEndWith and didEndWith say copy, and sessionDidTransferItems follows when all \
            is delivered.
            """,
            source: "UIDragInteraction.h",
            coverage: .consisting(of: [.r030, .r033, .r080])
        ),
        Rule(
            .t11, .documented,
            "Items added: itemsForAddingTo, lift previews, willAdd for each contributor, an update on the drop side.",
            source: "UIDragInteraction.h", coverage: .consisting(of: [.r022, .r025, .r026])
        ),
        Rule(
            .t12, .documented,
            """
            Dropped on a list from elsewhere: canHandle, enter, updates, performDropWith with drop calls, \
            dropSessionDidEnd.
            """,
            source: "UITableView.h, UICollectionView.h", questions: [.q01],
            coverage: .consisting(of: [.r093, .r095, .r096, .r097, .r160])
        ),
        Rule(
            .t13, .documented,
            "A table's row moved: items, begin, canHandle, enter, updates that propose a move, moveRowAt, both ends.",
            source: "WWDC 2017 session 223, UITableView.h", questions: [.q01],
            coverage: .consisting(of: [.r082, .r086, .r093, .r095, .r096, .r097, .r130, .r131])
        ),
        Rule(
            .t14, .measured,
            "A collection's native move: didReorder, then dragSessionDidEnd, then dropSessionDidEnd.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q01], coverage: .consisting(of: [.r135, .r137])
        ),
        Rule(
            .t15, .measured,
            "A collection's drop without native move: performDropWith, then both sessions end.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q01],
            coverage: .consisting(of: [.r134, .r136, .r138])
        ),
        Rule(
            .t16, .measured,
            "A collection refuses or is left: exit if left, then dropSessionDidEnd, then dragSessionDidEnd.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q01],
            coverage: .consisting(of: [.r095, .r109, .r110, .r139])
        ),
        Rule(
            .t17, .documented,
            "Selected rows dragged: one itemsForBeginning each, and moveRowAt is never used for several rows.",
            source: "documentation of itemsForBeginning, WWDC 2017 session 223", questions: [.q11, .q16],
            coverage: .consisting(of: [.r082, .r131])
        ),
        Rule(
            .t18, .documented,
            """
            Dropped to placeholders: drop calls in performDropWith, later one commit or delete each, until none is \
            uncommitted.
            """,
            source: "UITableView.h, UICollectionView.h, WWDC 2017 session 223",
            coverage: .consisting(of: [.r168, .r183, .r187])
        ),
    ]
}
