package import SourceText

/// Turns syntax into a checked program, or says what is wrong.
package struct Checker {
    let methods: MethodIndex

    /// Arranges the catalog for looking up: make one checker and use it for many files.
    package init(catalog: MethodCatalog) {
        methods = MethodIndex(catalog)
    }

    /// The names of the methods, which the parser does not know but may suggest.
    package var methodNames: [String] { methods.names }

    /// Checks a file.
    ///
    /// - Parameters:
    ///   - block: The parsed file.
    ///   - source: The text of the block, for finding the word that a typo has broken; nil leaves such hints out.
    ///   - title: The name of the scenario that a file without scenarios is.
    ///   - path: The path of the file from the root of the run, `/` between the parts.
    ///   - hasSyntaxErrors: The parser found errors: then a scenario that lacks something is not reported for it.
    ///   - include: Reads and parses the file at a path from the root of the run.
    /// - Returns: The program without the phrases at fault, and the diagnostics; with an error among them the program
    ///   must not be run.
    package func check(
        _ block: Block, of source: SourceFile? = nil, title: String, path: String, hasSyntaxErrors: Bool = false,
        include: @escaping IncludeLoader
    ) -> (program: Program, diagnostics: [Diagnostic]) {
        var expander = Expander(path: path, names: methods.names, load: include)
        expander.expand(block)
        let textHasErrors = hasSyntaxErrors || expander.expansion.diagnostics.contains { $0.severity == .error }
        var checking = CheckerPass(methods: methods, textHasErrors: textHasErrors)
        checking.rowsAreAsDeclared = true
        checking.scope.isIncomplete = expander.expansion.lacksInclude
        checking.scope.words = expander.wordNames
        checking.scope.namespaces = expander.included.namespaces
        var program = checking.program(expander.expansion.statements, title: Name(title, range: block.range))
        checking.mergeMisspeltDeclarations(in: program, words: expander.definedNames, expander.expansion)
        program.inclusions = expander.namedInclusions
        return (program, diagnostics(expander, checking, block, source))
    }

    private func diagnostics(
        _ expander: Expander, _ checking: CheckerPass, _ block: Block, _ source: SourceFile?
    ) -> [Diagnostic] {
        let all = expander.expansion.annotated(expander.expansion.diagnostics + checking.diagnostics)
        guard !all.isEmpty else { return [] }
        var sources = expander.expansion.sources
        sources[block.range.file] = source
        var finder = TypoFinder(sources, names: methods.names)
        return finder.explained(all)
    }

    /// Checks a line of the REPL and makes known what it declares. A phrase at fault is left out of the items.
    ///
    /// The commands are what else may begin a line there, and may be meant by a verb that nobody knows.
    package func checkLine(
        _ block: Block, of source: SourceFile? = nil, environment: inout CheckEnvironment, path: String = "",
        commands: [String] = [],
        include: @escaping IncludeLoader = { _ in .missing }
    ) -> (items: [LineItem], diagnostics: [Diagnostic]) {
        var (expander, checking) = line(block, in: environment, path, commands, include)
        environment.words = expander.words
        environment.included = expander.included.forNextLine
        for (file, note) in expander.namedInclusions { environment.inclusions[file] = note }
        let items = checking.line(expander.expansion.statements)
        environment.scope = checking.scope
        environment.scope.isIncomplete = false
        return (items, diagnostics(expander, checking, block, source))
    }

    /// Checks what a line of the REPL asks for: an expectation without the value that it expects.
    package func checkFact(
        _ block: Block, of source: SourceFile, environment: CheckEnvironment
    ) -> (fact: FactReference?, diagnostics: [Diagnostic]) {
        var (expander, checking) = line(block, in: environment, "", [], { _ in .missing })
        let fact = block.statements.count == 1 ? checking.fact(block.statements[0]) : nil
        return (fact, diagnostics(expander, checking, block, source))
    }

    private func line(
        _ block: Block, in environment: CheckEnvironment, _ path: String, _ commands: [String],
        _ include: @escaping IncludeLoader
    ) -> (Expander, CheckerPass) {
        var expander = Expander(
            path: path, words: environment.words, included: environment.included.forNextLine, names: methods.names,
            load: include)
        expander.expand(block)
        var checking = CheckerPass(methods: methods, scope: environment.scope)
        checking.scope.words = expander.wordNames + commands
        checking.scope.namespaces = expander.included.namespaces
        return (expander, checking)
    }
}
