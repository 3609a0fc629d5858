internal import DNDLanguage

/// An accepted phrase of a session: the typed text, and its statements.
struct SessionPhrase {
    let text: String
    let statements: [Statement]

    /// The index of its line among the accepted lines.
    let line: Int

    /// False when an expectation of the phrase failed. Such a phrase is replayed but not saved.
    var holds = true

    /// Whether it is a step: an action of a person or the app. Expectations belong to the preceding step.
    var isStep: Bool {
        statements.contains { !$0.isExpectation }
    }
}
