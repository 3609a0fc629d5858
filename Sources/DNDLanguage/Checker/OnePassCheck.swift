internal import SourceText

/// Checks a file phrase by phrase, and lets go of each scenario's syntax as soon as it is checked.
///
/// It has nothing to say: where something is at fault, or where a phrase could mean something else because of what
/// follows it, it ends without a result, and the file is to be read as a whole. So the cost of reading twice is paid by
/// files with faults, by those that declare something after a scenario, and by those with parameters or names for
/// includes.
struct OnePassCheck {
    private var stream: PhraseStream
    private var expander: Expander
    private var checking: CheckerPass
    private var titles: [String: SourceRange] = [:]

    /// Where the scenarios stand as written, cases in one piece.
    private(set) var scenarioRanges: [SourceRange] = []

    /// Nil when the text is unreadable as a whole.
    init?(_ source: SourceFile, as file: FileID, path: String, methods: MethodIndex, load: @escaping IncludeLoader) {
        guard let stream = PhraseStream(file: file, source: source) else { return nil }
        self.stream = stream
        expander = Expander(path: path, names: methods.names, load: load)
        checking = CheckerPass(methods: methods)
        checking.rowsAreAsDeclared = true
    }

    /// The program without its scenarios, which are handed over one by one; nil when the file is to be read as a
    /// whole, scenarios that were handed over included.
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

    /// What stands before the scenarios, or the file that is one scenario.
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

    /// False when something is not as it should be.
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

    /// Whether no other scenario has the title.
    private mutating func isFirst(_ match: PhraseMatch) -> Bool {
        guard let title = match.name(.title) else { return true }
        let other = titles.updateValue(title.range, forKey: title.text)
        return other == nil || other == title.range
    }
}
