package import SourceText

/// What a checked set of source files says: a fixture, and the scenarios that start from a fresh copy of it.
package struct Program: Sendable {
    /// The declarations at top level, includes expanded. Every scenario starts from these.
    package var fixture: Fixture

    /// In the order of the text, examples expanded: one entry per case.
    package var scenarios: [Scenario]

    /// Of files that came in under a name, the include.
    package var inclusions: [FileID: Diagnostic.Note] = [:]

    package init(fixture: Fixture, scenarios: [Scenario]) {
        self.fixture = fixture
        self.scenarios = scenarios
    }
}

/// Scenes, items and delegates. A scenario has one of its own, laid over the file's.
package struct Fixture: Sendable {
    package var device = DeviceDeclaration()
    package var assumptions: [Assumption] = []
    package var scenes: [SceneDeclaration] = []
    package var items: [ItemDeclaration] = []

    /// Uniform types, classes that items can be loaded as, and the teams of apps.
    package var types: [TypeDeclaration] = []
    package var classes: [ClassDeclaration] = []
    package var teams: [TeamDeclaration] = []

    /// In the order of the text; a later one replaces only the methods it names.
    package var delegates: [DelegateDeclaration] = []

    /// The statements of every `before` block, to run at the start of each scenario.
    package var before: [Statement] = []

    package init() {}
}

/// One scenario, or one case of a scenario with examples.
package struct Scenario: Sendable {
    /// The title with the case's values in place of its parameters.
    package var name: String

    /// Where the title stands; for a file that is one scenario, the file's first statement.
    package var range: SourceRange

    /// The row of the examples table that made this case.
    package var caseRange: SourceRange?

    package var tags: [Tag]

    /// Declarations of the scenario's own.
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

/// `@skip("why")`, `@rule(R131)`, `@slow`: a word, and what stood in its brackets.
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
