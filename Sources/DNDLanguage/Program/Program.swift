package import SourceText

/// The content of a checked set of source files: a fixture, and the scenarios that start from a fresh copy of it.
package struct Program: Sendable {
    /// The declarations at top level, includes expanded. Every scenario starts from these.
    package var fixture: Fixture

    /// In the order of the text, with examples expanded to one entry per case.
    package var scenarios: [Scenario]

    /// For each file included under a name, the place of its include.
    package var inclusions: [FileID: Diagnostic.Note] = [:]

    package init(fixture: Fixture, scenarios: [Scenario]) {
        self.fixture = fixture
        self.scenarios = scenarios
    }
}

/// Scenes, items and delegates. A scenario's own fixture overrides the file's.
package struct Fixture: Sendable {
    package var device = DeviceDeclaration()
    package var assumptions: [Assumption] = []
    package var scenes: [SceneDeclaration] = []
    package var items: [ItemDeclaration] = []

    /// Uniform types, classes of loaded objects, and the teams of apps.
    package var types: [TypeDeclaration] = []
    package var classes: [ClassDeclaration] = []
    package var teams: [TeamDeclaration] = []

    /// In the order of the text; a later one replaces only the methods that it names.
    package var delegates: [DelegateDeclaration] = []

    /// The statements of every `before` block, to run at the start of each scenario.
    package var before: [Statement] = []

    /// The statements of every `meanwhile` block: updates of the app that an exploration plays between two steps.
    package var meanwhile: [Statement] = []

    package init() {}
}

/// One scenario, or one case of a scenario with examples.
package struct Scenario: Sendable {
    /// The title, with the case's values substituted.
    package var name: String

    /// The range of the title; for a file that is one scenario, of its first statement.
    package var range: SourceRange

    /// The row of the examples table that produced this case.
    package var caseRange: SourceRange?

    package var tags: [Tag]

    /// The scenario's own declarations.
    package var fixture: Fixture

    /// Steps, app phrases and expectations, in order.
    package var body: [Statement]

    package init(
        name: String, range: SourceRange, caseRange: SourceRange? = nil, tags: [Tag] = [], fixture: Fixture = Fixture(),
        body: [Statement]
    ) {
        self.name = name
        self.range = range
        self.caseRange = caseRange
        self.tags = tags
        self.fixture = fixture
        self.body = body
    }
}

/// `@skip("why")`, `@rule(R131)`, `@slow`: a word, and the text in its parentheses.
package struct Tag: Hashable, Sendable {
    package var name: String
    package var arguments: [String]
    package var range: SourceRange

    package init(name: String, arguments: [String], range: SourceRange) {
        self.name = name
        self.arguments = arguments
        self.range = range
    }
}
