package import SourceText

/// The declarations of a REPL's lines so far.
package struct CheckEnvironment: Sendable {
    var scope = Scope()
    var words: [String: Word] = [:]
    var included = IncludedFiles()

    /// Whether something is dragged before the next line; nil if unknown.
    package var isDragging: Bool?

    /// For each file included under a name, the place of its include.
    package internal(set) var inclusions: [FileID: Diagnostic.Note] = [:]

    package init() {}

    /// Starts with the scenes and items of a fixture.
    package init(_ fixture: Fixture) {
        scope.lay(fixture)
    }

    /// The known labels without duplicates, for completion.
    package var labels: [String] { scope.labels }

    package var listNames: [String] { scope.listNames }
    package var sectionTitles: [String] { scope.sectionTitles }

    /// The uniform types and classes that lines declared.
    package var typeNames: [String] { scope.typeNames }
    package var classNames: [String] { scope.classNames }

    /// The parameters that lines declared, in order.
    package var parameterNames: [String] { included.session?.names.map { $0.text } ?? [] }

    /// The words from `define`, in alphabetical order.
    package var wordNames: [String] { words.keys.sorted() }
}

/// One item of a line in the REPL.
package enum LineItem: Sendable {
    /// A statement, with the range of the typed phrase: a user-defined word stands for several statements.
    case statement(Statement, of: SourceRange)
    case scene(SceneDeclaration)
    case item(ItemDeclaration)
    case type(TypeDeclaration)
    case providerClass(ClassDeclaration)
    case team(TeamDeclaration)
    case delegate(DelegateDeclaration)
    case device(DeviceDeclaration)
    case assumption(Assumption)

    /// A whole scenario, pasted or loaded, which runs by itself.
    case scenario(Scenario)
}
