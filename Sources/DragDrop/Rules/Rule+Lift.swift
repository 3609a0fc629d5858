extension Rule {
    /// R001–R018: lift and start of a drag on a plain view.
    static let lift: [Rule] = [
        Rule(
            .r001, .documented,
            """
            A drag has two phases, a long-press lift and the drag itself; delegates get a session only with the \
            second.
            """,
            source: "WWDC 2017 session 203"
        ),
        Rule(
            .r002, .documented,
            """
            Drag interactions start enabled, but disabled on iPhones up to iOS 14; a disabled one begins no drag and \
            adds no items.
            """,
            source: "WWDC 2017 session 213, documentation of dragInteractionEnabled; measured on iOS 26.1",
            questions: [.q25]
        ),
        Rule(
            .r003, .documented,
            "A drag that starts on an iPhone with a system up to iOS 14 never leaves its app.",
            source: "WWDC 2017 session 203, documentation of dragInteractionEnabled"
        ),
        Rule(
            .r004, .documented,
            "A held touch asks itemsForBeginning, then one lift preview per item, then willAnimateLiftWith.",
            source: "WWDC 2017 sessions 203 and 213", questions: [.q20]
        ),
        Rule(
            .r005, .documented,
            """
            An empty answer to itemsForBeginning starts nothing, makes no further call and leaves the touch to the \
            view.
            """,
            source: "UIDragInteraction.h, WWDC 2017 session 203"
        ),
        Rule(
            .r006, .documented,
            "Items with a natural order are returned first to last, and session.items gives the drop side that order.",
            source: "UIDragInteraction.h, UIDragSession.h"
        ),
        Rule(
            .r007, .documented,
            "One answer may hold several items, and they rise from the screen as one group.",
            source: "WWDC 2017 session 213", questions: [.q12]
        ),
        Rule(
            .r008, .documented,
            """
            Without previewForLifting an item shows the whole view; a nil preview takes the lift animation away from \
            its item.
            """,
            source: "UIDragInteraction.h, WWDC 2017 sessions 203 and 213"
        ),
        Rule(
            .r009, .documented,
            """
            Previews are live views in the lift, drop and cancel animations; in between they are a picture taken at \
            the first movement.
            """,
            source: "WWDC 2017 session 213"
        ),
        Rule(
            .r010, .documented,
            """
            The lift animator completes with .end after a full lift and with .start when an early release ran it \
            backwards.
            """,
            source: "WWDC 2017 sessions 203 and 213"
        ),
        Rule(
            .r011, .documented,
            "Letting go before moving away never begins a session, so nothing has to end either.",
            source: "WWDC 2017 session 203; measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r012, .documented,
            """
            By default a lift defeats competing gesture recognizers; with simultaneous recognition such a recognizer \
            cancels the lift.
            """,
            source: "UIDragInteraction.h"
        ),
        Rule(
            .r013, .documented,
            """
            Moving the finger calls sessionWillBegin ahead of the questions about moves, restriction and preview size.
            """,
            source: "WWDC 2017 session 203", questions: [.q03]
        ),
        Rule(
            .r014, .documented,
            """
            Unanswered, moves are allowed, nothing is restricted and previews shrink; only devices with cross-app \
            drags ask about restriction.
            """,
            source: "UIDragInteraction.h"
        ),
        Rule(
            .r015, .documented,
            "The answers about moves and restriction stay as given, and the drag and the drop session both show them.",
            source: "UIDragSession.h"
        ),
        Rule(
            .r016, .documented,
            "Every movement of the dragging touch calls sessionDidMove once.",
            source: "UIDragInteraction.h, WWDC 2017 session 203"
        ),
        Rule(
            .r017, .documented,
            """
            A previewProvider set in sessionWillBegin counts from the next preview request on, not in the lift; \
            returning nil hides the item.
            """,
            source: "UIDragItem.h, WWDC 2017 session 213"
        ),
        Rule(
            .r018, .measured,
            "Changing a list's data between lift and first movement ends the lift without dragSessionWillBegin.",
            source: "measured on iOS 26.5"
        ),
    ]
}
