extension Rule {
    /// R210–R219: item providers.
    static let itemProviders: [Rule] = [
        Rule(
            .r210, .documented,
            "Types keep the order of registration, best first, and registering one again leaves it in its place.",
            source: "NSItemProvider.h, WWDC 2017 session 227; measured on Mac Catalyst and iOS 26.1"
        ),
        Rule(
            .r211, .documented,
            "A request is met by any type that conforms to it; loadItem uses the match registered first.",
            source: "NSItemProvider.h; measured on Mac Catalyst"
        ),
        Rule(
            .r212, .documented,
            "loadObject goes through the types in the reading class's order and takes the first on offer.",
            source: "WWDC 2017 session 227", questions: [.q30, .q41]
        ),
        Rule(
            .r213, .documented,
            """
            A type that is missing fails with code -1000, a wrong class with -1100, an impossible coercion with -1200.
            """,
            source: "NSItemProvider.h; measured on Mac Catalyst"
        ),
        Rule(
            .r214, .documented,
            "Each load has a progress of its own, and cancelling it calls the handler with an error right away.",
            source: "WWDC 2017 session 227"
        ),
        Rule(
            .r215, .documented,
            "A representation may be kept to its process or team; for anyone else the type is not there.",
            source: "NSItemProvider.h, WWDC 2017 session 227"
        ),
        Rule(
            .r216, .documented,
            """
            teamData can be read by the team's apps before the drop, suggestedName names the file, and size zero means \
            unknown.
            """,
            source: "WWDC 2017 session 227, NSItemProvider+UIKitAdditions.h"
        ),
        Rule(
            .r217, .documented,
            "Files are read into data, data is written to a temporary file, and a folder asked for as data is zipped.",
            source: "WWDC 2017 session 227, NSItemProvider.h"
        ),
        Rule(
            .r218, .documented,
            "A file that cannot be opened in place arrives as a copy and says so.",
            source: "NSItemProvider.h"
        ),
        Rule(
            .r219, .documented,
            "A drag item is a promise: its data is made only when a receiver asks for it.",
            source: "documentation of drag items as promises"
        ),
    ]
}
