/// What the lines of a REPL have declared so far.
package struct CheckEnvironment: Sendable {
    var scope = Scope()
    var words: [String: Word] = [:]

    package init() {}

    /// Begins with scenes and items that are there already.
    package init(_ fixture: Fixture) {
        scope.lay(fixture)
    }

    /// Every known label once, for completion.
    package var labels: [String] { scope.labels }

    package var listNames: [String] { scope.listNames }
    package var sectionTitles: [String] { scope.sectionTitles }

    /// The words that `define` made, in alphabetical order.
    package var wordNames: [String] { words.keys.sorted() }
}

/// One thing that a line of the REPL says.
package enum LineItem: Sendable {
    case statement(Statement)
    case scene(SceneDeclaration)
    case item(ItemDeclaration)
    case delegate(DelegateDeclaration)
    case device(DeviceDeclaration)
    case assumption(Assumption)

    /// A whole scenario, pasted or loaded: it runs on its own.
    case scenario(Scenario)
}
