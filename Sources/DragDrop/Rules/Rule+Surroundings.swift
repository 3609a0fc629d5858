extension Rule {
    /// R240–R249: other views, changes during a drag, what newer systems add, and windows.
    static let surroundings: [Rule] = [
        Rule(
            .r240, .documented,
            "Text and web views bring drag and drop of their own, built on the same interactions.",
            source: "UITextDragging.h",
            coverage: .outOfScope(
                "Text and web views are no scenes here; theirs rests on the interactions that are modelled.")
        ),
        Rule(
            .r241, .documented,
            "A responder with a paste configuration takes drops and gets the items in paste(itemProviders:).",
            source: "WWDC 2017 session 203"
        ),
        Rule(
            .r242, .documented,
            "During a drag incremental updates are tolerated, while reloads cost placeholders and source index paths.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r243, .singleSource,
            "Deleting the dragged row while its drop animates to another cell makes the session wait for a time-out.",
            source: "app source comment"
        ),
        Rule(
            .r244, .singleSource,
            "Overlapping drags were seen to raise “Already being interacted with…” in betas of iOS 12.",
            source: "Open Radar 42139082",
            coverage: .outOfScope(
                "The exception came from haptic feedback in betas of iOS 12, and cannot be reproduced.")
        ),
        Rule(
            .r245, .measured,
            """
            The preview of a plain drop is in its place about 340 ms after the release; the animation completes after \
            about 1,170 ms.
            """,
            source: "measured in euwars/CompatReorderable", questions: [.q01]
        ),
        Rule(
            .r246, .documented,
            """
            From iOS 17.4 on setNeedsDropPreviewUpdate asks previewForDropping again, with the last preview, while the \
            drop animates.
            """,
            source: "documentation of setNeedsDropPreviewUpdate and of previewForDropping"
        ),
        Rule(
            .r247, .singleSource,
            "From iOS 27 on Ask Siri in a context menu asks for the items, in a session that is never dragged.",
            source: "release notes of euwars/CompatReorderable 1.1.4", questions: [.q38]
        ),
        Rule(
            .r248, .documented,
            "From iOS 27 on a second touch in the view cancels a lift whose behavior is extended.",
            source: "documentation of UIDragInteraction.liftBehavior"
        ),
        Rule(
            .r249, .documented,
            "Touches are found from the window inwards: a view that lies in no window is offered no drop.",
            source: "documentation of hitTest(_:with:), Using responders and the responder chain to handle events"
        ),
    ]
}
