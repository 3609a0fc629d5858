package import DNDLanguage

/// One step of a person, as text and as a statement.
package struct ExploreStep: Equatable {
    package let text: String
    package let statement: Statement

    /// The first word of the text.
    let verb: String

    package init(text: String, statement: Statement) {
        self.text = text
        self.statement = statement
        verb = String(text.prefix { $0 != " " })
    }

    package static func == (first: ExploreStep, second: ExploreStep) -> Bool {
        first.text == second.text
    }
}
