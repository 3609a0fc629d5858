extension Rule {
    /// R200–R206: hovering activates.
    static let springLoading: [Rule] = [
        Rule(
            .r200, .documented,
            "A drag that hovers selects a spring-loaded list's row and triggers a spring-loaded control.",
            source: "WWDC 2017 sessions 203 and 223", questions: [.q20]
        ),
        Rule(
            .r201, .documented,
            "shouldSpringLoad may refuse; without it every row agrees, except a table's rows that are being dragged.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r202, .documented,
            """
            A spring-loading effect goes from inactive over possible and activating to activated, or back to inactive.
            """,
            source: "UISpringLoadedInteraction.h"
        ),
        Rule(
            .r203, .documented,
            "A spring-loading behaviour is asked shouldAllow to start and to go on, and is told when it is over.",
            source: "UISpringLoadedInteraction.h"
        ),
        Rule(
            .r204, .documented,
            """
            A spring-loading context aims at the interaction's view or cell unless told otherwise; targetItem tells \
            regions apart.
            """,
            source: "UISpringLoadedInteraction.h"
        ),
        Rule(
            .r205, .assumed,
            "How long a hover takes is a nominal time here.",
            source: "unpublished; decided by this engine", questions: [.q20]
        ),
        Rule(
            .r206, .documented,
            "Spring loading happens during a drag, which goes on afterwards.",
            source: "WWDC 2017 session 223"
        ),
    ]
}
