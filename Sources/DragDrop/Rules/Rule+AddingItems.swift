extension Rule {
    /// R020–R028: adding items to a running drag.
    static let addingItems: [Rule] = [
        Rule(
            .r020, .documented,
            "While a session runs, tapping another drag interaction of the same app adds to it; other apps cannot add.",
            source: "WWDC 2017 sessions 203 and 213"
        ),
        Rule(
            .r021, .documented,
            "Nothing is added when itemsForAddingTo is missing or empty, and the tap does what it always does.",
            source: "UIDragInteraction.h, documentation of itemsForAddingTo"
        ),
        Rule(
            .r022, .documented,
            """
            Added items go to the end of the session, and every interaction that contributed so far hears willAdd, the \
            adding one too.
            """,
            source: "UIDragInteraction.h"
        ),
        Rule(
            .r023, .documented,
            "With several sessions running sessionForAddingItems picks one; no method or nil adds nothing.",
            source: "UIDragInteraction.h"
        ),
        Rule(
            .r024, .documented,
            "A view may add at every tap; repeated items are kept.",
            source: "WWDC 2017 session 213"
        ),
        Rule(
            .r025, .documented,
            "Added items make the drop side under the finger update again, and may make it answer canHandle again.",
            source: "UIDropInteraction.h", questions: [.q02]
        ),
        Rule(
            .r026, .documented,
            "previewForLifting supplies the previews of added items too.",
            source: "WWDC 2017 session 203"
        ),
        Rule(
            .r027, .documented,
            "Each finger may carry a drag of its own at the same time.",
            source: "WWDC 2017 sessions 203 and 213"
        ),
        Rule(
            .r028, .documented,
            "A list asks itemsForAddingTo for the tapped row, with the point in the list's own coordinates.",
            source: "UITableView.h"
        ),
    ]
}
