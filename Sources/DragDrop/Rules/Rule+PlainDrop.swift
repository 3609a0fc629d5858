extension Rule {
    /// R070–R081: a drop on a plain view.
    static let plainDrop: [Rule] = [
        Rule(
            .r070, .documented,
            """
            A release over a copy or move proposal calls performDrop once; over any other, sessionDidEnd comes right \
            away.
            """,
            source: "UIDropInteraction.h, WWDC 2017 session 213"
        ),
        Rule(
            .r071, .documented,
            "A release that no view accepts sends sessionDidEnd to each view that the drag had visited.",
            source: "WWDC 2017 session 213"
        ),
        Rule(
            .r072, .documented,
            "Loading has to be started in performDrop; requests made anywhere else fail.",
            source: "UIDropInteraction.h, WWDC 2017 session 213"
        ),
        Rule(
            .r073, .documented,
            "performDrop is followed by a drop preview per visible item, an animation per item, and then concludeDrop.",
            source: "UIDropInteraction.h, WWDC 2017 session 213", questions: [.q13]
        ),
        Rule(
            .r074, .documented,
            "concludeDrop comes when the animations ended, even if data is still on its way.",
            source: "WWDC 2017 session 213"
        ),
        Rule(
            .r075, .singleSource,
            "sessionDidEnd of the drop side comes before concludeDrop.",
            source: "Open Radar 33111675, WebKit's drag simulator", questions: [.q01]
        ),
        Rule(
            .r076, .documented,
            """
            session.loadObjects works in performDrop only and delivers what could be made, in item order, on the main \
            queue.
            """,
            source: "UIDragSession.h, WWDC 2017 session 213"
        ),
        Rule(
            .r077, .documented,
            "An item provider calls its completion handlers on a queue of its own, never on the main queue.",
            source: """
                WWDC 2017 sessions 213 and 227, documentation of NSItemProvider; named \
                com.apple.Foundation.NSItemProvider-callback-queue, as measured on iOS 26.1
                """
        ),
        Rule(
            .r078, .documented,
            "session.progress sums up every load of a drop; cancelling it cancels the loads that remain.",
            source: "WWDC 2017 sessions 203 and 227"
        ),
        Rule(
            .r079, .documented,
            "A transfer that takes long shows the system's progress unless the style is none.",
            source: "UIDragSession.h"
        ),
        Rule(
            .r080, .documented,
            "sessionDidTransferItems tells the drag side that the receiver got everything it requested.",
            source: "UIDragInteraction.h"
        ),
        Rule(
            .r081, .documented,
            "concludeDrop is promised to drops that were performed, and to no others.",
            source: "UIDropInteraction.h; WebKit's drag simulator also calls it on cancel", questions: [.q15]
        ),
    ]
}
