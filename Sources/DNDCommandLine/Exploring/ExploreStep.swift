internal import DNDLanguage

/// One step of a person, as it is written and as it plays.
struct ExploreStep: Equatable {
    let text: String
    let statement: Statement

    var verb: String { String(text.prefix { $0 != " " }) }

    static func == (first: ExploreStep, second: ExploreStep) -> Bool {
        first.text == second.text
    }
}
