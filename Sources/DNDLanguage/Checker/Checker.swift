package import SourceText

/// Turns syntax into a checked program and reports diagnostics.
package struct Checker {
    let methods: MethodIndex

    /// Indexes the catalog. Create one checker and use it for many files.
    package init(catalog: MethodCatalog) {
        methods = MethodIndex(catalog)
    }

    /// The names of the methods, for the parser's suggestions.
    package var methodNames: [String] { methods.names }

    /// Checks a file.
    ///
    /// - Parameters:
    ///   - block: The parsed file.
    ///   - source: The text of the block, for suggestions about words that a typo splits; nil for none.
    ///   - title: The name of the scenario in a file without `scenario`.
    ///   - path: The path of the file from the root of the run, separated by `/`.
    ///   - hasSyntaxErrors: Whether the parser found errors. Then incomplete scenarios are not reported.
    ///   - include: Reads and parses the file at a path from the root of the run.
    /// - Returns: The program without faulty phrases, and the diagnostics. The program must not run if they include an
    ///   error.
    package func check(
        _ block: Block, of source: SourceFile? = nil, title: String, path: String, hasSyntaxErrors: Bool = false,
        include: @escaping IncludeLoader
    ) -> (program: Program, diagnostics: [Diagnostic]) {
        var check = FileCheck(
            .parsed(block), methods: methods, path: path, title: title, keepsScenarios: true, RepeatedIncludes(include))
        _ = check.run(hasSyntaxErrors: hasSyntaxErrors)
        return (check.program, diagnostics(of: check, block.range.file, source))
    }

    func diagnostics(of check: FileCheck, _ file: FileID, _ source: SourceFile?) -> [Diagnostic] {
        diagnostics(check.expander, check.checking, file, source)
    }

    private func diagnostics(
        _ expander: Expander, _ checking: CheckerPass, _ file: FileID, _ source: SourceFile?
    ) -> [Diagnostic] {
        let all = expander.expansion.annotated(
            expander.expansion.diagnostics.all + checking.diagnostics.all)
        guard !all.isEmpty else { return [] }
        var sources = expander.expansion.sources
        sources[file] = source
        var finder = TypoFinder(sources, names: methods.names)
        return finder.explained(all.limited())
    }

    /// Checks a line of the REPL and records its declarations. The items omit faulty phrases.
    ///
    /// The commands are the other words that can begin a line, as candidates for an unknown verb.
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
        return (items, diagnostics(expander, checking, block.range.file, source))
    }

    /// Checks a query of the REPL: an expectation without its expected value.
    package func checkFact(
        _ block: Block, of source: SourceFile, environment: CheckEnvironment
    ) -> (fact: FactReference?, diagnostics: [Diagnostic]) {
        var (expander, checking) = line(block, in: environment, "", [], { _ in .missing })
        let fact = block.statements.count == 1 ? checking.fact(block.statements[0]) : nil
        return (fact, diagnostics(expander, checking, block.range.file, source))
    }

    private func line(
        _ block: Block, in environment: CheckEnvironment, _ path: String, _ commands: [String],
        _ include: @escaping IncludeLoader
    ) -> (Expander, CheckerPass) {
        var expander = Expander(
            path: path, words: environment.words, included: environment.included.forNextLine, methods: methods,
            load: include)
        expander.expand(block)
        var checking = CheckerPass(methods: methods, scope: environment.scope)
        checking.isDragging = environment.isDragging
        checking.scope.words = expander.wordNames + commands
        checking.scope.namespaces = expander.included.namespaces
        return (expander, checking)
    }
}
