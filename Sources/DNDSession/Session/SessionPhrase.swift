internal import DNDLanguage

/// One accepted phrase of a session: as it was typed, and the statements that it stands for.
struct SessionPhrase {
    let text: String
    let statements: [Statement]

    /// Which of the accepted lines it was typed in.
    let line: Int

    /// False when an expectation of the phrase failed. Such a phrase is played again, but not saved.
    var holds = true

    /// Whether it is a step: something that a person or the app does. Expectations belong to the step before them.
    var isStep: Bool {
        statements.contains { !$0.isExpectation }
    }
}
