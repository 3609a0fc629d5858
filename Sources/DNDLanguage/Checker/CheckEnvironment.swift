package import SourceText

/// What the lines of a REPL have declared so far.
package struct CheckEnvironment: Sendable {
    var scope = Scope()
    var words: [String: Word] = [:]
    var included = IncludedFiles()

    /// Of files that came in under a name, the include.
    package internal(set) var inclusions: [FileID: Diagnostic.Note] = [:]

    package init() {}

    /// Begins with scenes and items that are there already.
    package init(_ fixture: Fixture) {
        scope.lay(fixture)
    }

    /// Every known label once, for completion.
    package var labels: [String] { scope.labels }

    package var listNames: [String] { scope.listNames }
    package var sectionTitles: [String] { scope.sectionTitles }

    /// Uniform types and classes that lines have declared.
    package var typeNames: [String] { scope.typeNames }
    package var classNames: [String] { scope.classNames }

    /// The parameters that lines have declared, in their order.
    package var parameterNames: [String] { included.session?.names.map { $0.text } ?? [] }

    /// The words that `define` made, in alphabetical order.
    package var wordNames: [String] { words.keys.sorted() }
}

/// One thing that a line of the REPL says.
package enum LineItem: Sendable {
    /// With the phrase as it was typed: a word of one's own stands for several statements.
    case statement(Statement, of: SourceRange)
    case scene(SceneDeclaration)
    case item(ItemDeclaration)
    case type(TypeDeclaration)
    case providerClass(ClassDeclaration)
    case team(TeamDeclaration)
    case delegate(DelegateDeclaration)
    case device(DeviceDeclaration)
    case assumption(Assumption)

    /// A whole scenario, pasted or loaded: it runs on its own.
    case scenario(Scenario)
}
