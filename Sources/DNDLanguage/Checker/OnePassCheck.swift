internal import SourceText

/// Checks a file phrase by phrase, and releases each scenario's syntax after checking it.
///
/// It reports nothing. At a fault, or at a phrase whose meaning could depend on later ones, it ends without a result,
/// and the caller reads the whole file. Only files with faults, with declarations after a scenario, with parameters, or
/// with named includes are therefore read twice.
struct OnePassCheck {
    private var stream: PhraseStream
    private var expander: Expander
    private var checking: CheckerPass
    private var titles: [String: SourceRange] = [:]

    /// The ranges of the scenarios as written; the cases of one scenario share a range.
    private(set) var scenarioRanges: [SourceRange] = []

    /// Returns nil for a text that cannot be read at all.
    init?(_ source: SourceFile, as file: FileID, path: String, methods: MethodIndex, load: @escaping IncludeLoader) {
        guard let stream = PhraseStream(file: file, source: source) else { return nil }
        self.stream = stream
        expander = Expander(path: path, names: methods.names, load: load)
        checking = CheckerPass(methods: methods)
        checking.rowsAreAsDeclared = true
    }

    /// The program without its scenarios, which are passed to the closure one by one. Nil when the file must be read as
    /// a whole, including the scenarios already passed.
    mutating func program(title: String, file: FileID, scenario take: (Scenario) -> Void) -> Program? {
        var top: [Phrase] = []
        var phrase = stream.next()
        while let declaration = phrase, declaration.verb != "scenario" {
            top.append(declaration)
            phrase = stream.next()
        }
        guard stream.isClean, let program = program(top, hasScenarios: phrase != nil, title, file) else { return nil }
        for scenario in program.scenarios { take(scenario) }
        while let scenario = phrase {
            guard read(scenario, take) else { return nil }
            phrase = stream.next()
        }
        return stream.isClean ? Program(fixture: program.fixture, scenarios: []) : nil
    }

    /// Reads the part before the scenarios, or a file that is one scenario.
    private mutating func program(
        _ top: [Phrase], hasScenarios: Bool, _ title: String, _ file: FileID
    ) -> Program? {
        let upper = top.last?.range.upperBound ?? 0
        let range = SourceRange(file: file, lowerBound: 0, upperBound: upper)
        expander.expand(Block(statements: top, range: range))
        guard expander.isPlain else { return nil }
        checking.scope.words = expander.wordNames
        checking.scope.namespaces = expander.included.namespaces
        let program = checking.program(expander.takeStatements(), title: Name(title, range: range))
        guard checking.diagnostics.isEmpty, program.scenarios.isEmpty || !hasScenarios else { return nil }
        return program
    }

    /// Reads one phrase; returns false at a fault.
    private mutating func read(_ phrase: Phrase, _ take: (Scenario) -> Void) -> Bool {
        guard stream.isClean, phrase.verb == "scenario" else { return false }
        scenarioRanges.append(phrase.range)
        expander.expandScenario(phrase)
        guard expander.isPlain else { return false }
        for statement in expander.takeStatements() {
            guard let match = checking.match(statement.phrase, in: .file), isFirst(match),
                let scenario = checking.scenario(match, caseRange: statement.caseRange)
            else { return false }
            take(scenario)
        }
        return checking.diagnostics.isEmpty
    }

    /// Whether no earlier scenario has the title.
    private mutating func isFirst(_ match: PhraseMatch) -> Bool {
        guard let title = match.name(.title) else { return true }
        let other = titles.updateValue(title.range, forKey: title.text)
        return other == nil || other == title.range
    }
}
