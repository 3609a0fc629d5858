/// What can be watched: what an expectation speaks of, without the value that it demands.
///
/// `watch gap in people` is judged as `expect gap in people: none`, and what was found instead is the value.
struct Watchable: Sendable {
    /// The words that the expression begins with: `active drag`.
    let words: String

    /// What completes it to an expectation.
    let suffix: String

    /// The value, when that expectation happens to hold.
    let value: String

    let meaning: String

    /// An expression that can be watched in a fresh session.
    let example: String

    private init(_ words: String, _ suffix: String, _ value: String, _ meaning: String, example: String? = nil) {
        self.words = words
        self.suffix = suffix
        self.value = value
        self.meaning = meaning
        self.example = example ?? words
    }

    static let all: [Watchable] = [
        Watchable("order", ": ~", "~", "the rows, and the app's data where it differs"),
        Watchable("shown", ": ~", "~", "the rows that the list shows"),
        Watchable("state", ": idle", "idle", "where the gesture stands"),
        Watchable("proposal", ": none", "none", "the proposal in force"),
        Watchable("gap", ": none", "none", "where the gap is shown"),
        Watchable("operation", ": cancel", "cancel", "how the last session ended"),
        Watchable("calls", ": none", "none", "the calls since the last `expect calls`"),
        Watchable("call", ": 1000000", "1000000", "how often a call was made", example: "call performDropWith"),
        Watchable("selected", ": none", "none", "the selected rows"),
        Watchable("placeholders", ": 0", "0", "how many placeholders are shown"),
        Watchable("uncommitted", ": no", "no", "hasUncommittedUpdates"),
        Watchable("active drag", ": no", "no", "hasActiveDrag"),
        Watchable("active drop", ": no", "no", "hasActiveDrop"),
        Watchable("cellDragState of", ": none", "none", "cellDragState of a cell", example: "cellDragState of B"),
        Watchable("cellDropState of", ": none", "none", "cellDropState of a cell", example: "cellDropState of B"),
        Watchable("springLoading", ": inactive", "inactive", "the state of spring loading under the finger"),
        Watchable("drop of", ": default", "default", "where a dropped item lands", example: "drop of B"),
        Watchable("returned", ": none", "none", "what the app's last call to a list returned"),
        Watchable("exception", " \"\"", "", "what UIKit has raised"),
        Watchable("silence", ": R131", "R131", "why a method is not called", example: "silence performDropWith"),
        Watchable("loaded", ": none", "none", "what was loaded"),
        Watchable("delivered", ": none", "none", "the form in which the last load has delivered"),
        Watchable("provided", ": none", "none", "the items whose load handlers have run"),
        Watchable("error", ": none", "none", "the error of the last load that failed"),
        Watchable("progress indicator", ": hidden", "hidden", "whether the system shows the progress of a transfer"),
        Watchable("progress", ": none", "none", "how far the loads are, in hundredths"),
        Watchable("queue", ": main", "main", "where the last completion handler ran"),
        Watchable(
            "types of", ": none", "none", "the types of an item as the list's app sees them", example: "types of B"),
        Watchable("name of", ": none", "none", "suggestedName of an item", example: "name of B"),
        Watchable("team-data of", ": none", "none", "teamData of an item", example: "team-data of B"),
        Watchable("size of", ": none", "none", "preferredPresentationSize of an item", example: "size of B"),
        Watchable(
            "session", ": no", "no", "what the session conforms to, or can load",
            example: "session conforms public.text"),
        Watchable("previews", ": none", "none", "the items that show a preview"),
        Watchable("faded", ": none", "none", "the items that faded where they were let go"),
        Watchable("badge", ": none", "none", "the badge of the drag"),
        Watchable("updates", ": none", "none", "the batches in which the last apply was shown"),
        Watchable("log", ": none", "none", "what UIKit logged last"),
        Watchable("difference", ": none", "none", "what the last reorder transaction changed"),
        Watchable("sectionTransactions", ": none", "none", "the sections of the last reorder transaction"),
        Watchable("finding", "", "yes", "whether something is not in order", example: "finding DND1004"),
    ]

    /// Phrases of the app that ask for a value: they are played on a copy, and what they return is the value.
    static let queryVerbs = ["read", "list count", "translate"]

    /// What an expression is about; nil when it begins with no known words.
    static func of(_ expression: String) -> Watchable? {
        let words = expression.split(separator: " ")
        return all.first { watchable in
            let own = watchable.words.split(separator: " ")
            return words.count >= own.count && Array(words.prefix(own.count)) == own
        }
    }

    /// The first words, for suggestions and completion.
    static var firstWords: [String] {
        all.map { $0.words } + queryVerbs
    }
}
