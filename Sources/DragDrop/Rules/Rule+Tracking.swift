extension Rule {
    /// R050–R068: a drag over a drop interaction.
    static let tracking: [Rule] = [
        Rule(
            .r050, .documented,
            """
            A view reached by a drag is first asked canHandle; no method means yes, and a no hides the view from the \
            session.
            """,
            source: "UIDropInteraction.h, WWDC 2017 sessions 203 and 213"
        ),
        Rule(
            .r051, .documented,
            "canHandle may be put again when something important changes, such as the items of the session.",
            source: "UIDropInteraction.h", questions: [.q02]
        ),
        Rule(
            .r052, .documented,
            "Saying yes to canHandle takes nothing yet; only a proposal does.",
            source: "UIDropInteraction.h"
        ),
        Rule(
            .r053, .documented,
            "Once canHandle agreed, each entry brings one sessionDidEnter and then updates.",
            source: "UIDropInteraction.h, WWDC 2017 session 213"
        ),
        Rule(
            .r054, .documented,
            "sessionDidUpdate follows the entry, every movement inside, and items added while inside.",
            source: "UIDropInteraction.h"
        ),
        Rule(
            .r055, .documented,
            "Leaving calls sessionDidExit without ending the session; coming back enters and updates again.",
            source: "WWDC 2017 session 213"
        ),
        Rule(
            .r056, .documented,
            "A drag may come and go over a view as often as it likes.",
            source: "WWDC 2017 session 203"
        ),
        Rule(
            .r057, .documented,
            """
            However a drag ends, sessionDidEnd reaches every interaction that it visited, and none whose canHandle \
            refused.
            """,
            source: "UIDropInteraction.h, WWDC 2017 session 203"
        ),
        Rule(
            .r058, .documented,
            """
            An interaction follows one session and ignores others meanwhile, unless it allows simultaneous drop \
            sessions.
            """,
            source: "UIDropInteraction.h, WWDC 2017 session 213"
        ),
        Rule(
            .r059, .documented,
            "Where drop interactions overlap, a single one of them has the say.",
            source: "WWDC 2017 session 203", questions: [.q08]
        ),
        Rule(
            .r060, .documented,
            "An interaction whose delegate lacks sessionDidUpdate never takes a drop.",
            source: "UIDropInteraction.h"
        ),
        Rule(
            .r061, .documented,
            "Proposing a move in a session that forbids moves counts as cancel.",
            source: "UIDropInteraction.h"
        ),
        Rule(
            .r062, .documented,
            "Only the app that a drag started in can take it as a move.",
            source: "UIDragInteraction.h"
        ),
        Rule(
            .r063, .documented,
            "A forbidden proposal ends as a cancelled one does and merely adds a badge to the drag.",
            source: "UIDropInteraction.h, WWDC 2017 session 203"
        ),
        Rule(
            .r064, .documented,
            "While a copy is proposed the drag wears a plus badge, which counts the items when there are several.",
            source: "WWDC 2017 session 213 (demo)"
        ),
        Rule(
            .r065, .documented,
            """
            A precise proposal hits above the finger; full-size previews are a wish, kept for one item dragged inside \
            its app.
            """,
            source: "UIDropInteraction.h, WWDC 2017 session 213"
        ),
        Rule(
            .r066, .documented,
            "Until the drop only the description of the items can be read; loading their data fails.",
            source: "UIDragSession.h, WWDC 2017 sessions 213 and 227"
        ),
        Rule(
            .r067, .documented,
            "A session conforms to a list of types, or can load a class, as soon as one of its items does.",
            source: "UIDragSession.h"
        ),
        Rule(
            .r068, .documented,
            "localDragSession, localContext and localObject exist only inside the app that started the drag.",
            source: "UIDragSession.h"
        ),
    ]
}
