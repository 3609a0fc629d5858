internal import SourceText

/// Checks a text statement by statement: its declarations first, then each scenario, whose syntax it releases.
///
/// A declaration holds for the whole text. A text that declares something after a scenario is therefore read again, and
/// so is one with a misspelt declaration, whose uses are looked for, and one with files included under a name.
struct FileCheck {
    private let text: StatementSource
    private let methods: MethodIndex
    private let path: String
    private let title: String
    private let keepsScenarios: Bool
    private let includes: RepeatedIncludes

    private(set) var expander: Expander
    private(set) var checking: CheckerPass
    private(set) var program = Program(fixture: Fixture(), scenarios: [])

    /// The ranges of the scenarios as written; the cases of one scenario share a range.
    private(set) var scenarioRanges: [SourceRange] = []

    /// The expanded statements before the scenarios.
    private var declarations: [Expansion.Statement] = []
    private var titles: [String: SourceRange] = [:]
    private var renaming: Renaming?

    init(
        _ text: StatementSource, methods: MethodIndex, path: String, title: String, keepsScenarios: Bool,
        _ includes: RepeatedIncludes
    ) {
        self.text = text
        self.methods = methods
        self.path = path
        self.title = title
        self.keepsScenarios = keepsScenarios
        self.includes = includes
        expander = Expander(path: path, methods: methods, load: includes.answer)
        checking = CheckerPass(methods: methods)
    }

    /// Returns false at a syntax error of a text that is not parsed as a whole.
    mutating func run(hasSyntaxErrors: Bool) -> Bool {
        var reader = text.reader()
        var top: [Phrase] = []
        var next = reader.next()
        while let phrase = next, phrase.keyword != .scenario {
            top.append(phrase)
            next = reader.next()
        }
        guard reader.isClean else { return false }
        let hasScenarios = next.map { $0.isScenario || hasLaterScenario } ?? false
        begin(top, hasScenarios: hasScenarios)
        var late: [Phrase] = []
        while let phrase = next {
            if phrase.keyword != .scenario {
                late.append(phrase)
            } else if late.isEmpty {
                check(phrase)
            }
            next = reader.next()
            guard reader.isClean else { return false }
        }
        guard reader.isClean else { return false }
        if !late.isEmpty {
            begin(top + late, hasScenarios: hasScenarios)
            forEachScenario { check, phrase in check.check(phrase) }
        }
        finish(hasSyntaxErrors: hasSyntaxErrors)
        return true
    }

    /// Whether a scenario of the text is one, after a faulty one. Without any, the text is read as steps.
    private var hasLaterScenario: Bool {
        var reader = text.reader()
        while let phrase = reader.next() {
            if phrase.isScenario { return true }
        }
        return false
    }

    private mutating func forEachScenario(_ body: (inout FileCheck, Phrase) -> Void) {
        var reader = text.reader()
        while let phrase = reader.next() {
            if phrase.keyword == .scenario { body(&self, phrase) }
        }
    }

    // MARK: - Declarations

    /// Begins anew with all declarations of the text.
    private mutating func begin(_ phrases: [Phrase], hasScenarios: Bool) {
        includes.restart()
        scenarioRanges = []
        titles = [:]
        expander = Expander(path: path, methods: methods, load: includes.answer)
        expander.begin(phrases, in: text.file)
        declarations = expander.takeStatements()
        if !expander.included.namespaces.isEmpty { rename() }
        checking = CheckerPass(methods: methods)
        checking.rowsAreAsDeclared = true
        checking.scope.isIncomplete = expander.expansion.lacksInclude
        checking.scope.words = expander.wordNames
        checking.scope.namespaces = expander.included.namespaces
        let range = SourceRange(file: text.file, lowerBound: 0, upperBound: 0)
        program = checking.program(declarations, title: Name(title, range: range), hasScenarios: hasScenarios)
    }

    /// Gives the scenes of files included under a name their names in the whole text.
    private mutating func rename() {
        var renaming = Renaming(expander.included.namespaces, given: expander.included.given)
        renaming.collect(declarations.map { $0.phrase })
        var probe = self
        probe.forEachScenario { check, phrase in
            renaming.collect(check.expanded(phrase).map { $0.phrase })
        }
        renaming.nameScenes()
        for index in declarations.indices { declarations[index].phrase = renaming.renamed(declarations[index].phrase) }
        expander.included.namespaces = renaming.namespaces
        self.renaming = renaming
    }

    // MARK: - Scenarios

    private mutating func check(_ phrase: Phrase) {
        scenarioRanges.append(phrase.range)
        for statement in expanded(phrase) {
            guard let match = checking.match(statement.phrase, in: .file) else { continue }
            checkTitle(of: match)
            let scenario = checking.scenario(match, caseRange: statement.caseRange)
            if keepsScenarios, let scenario { program.scenarios.append(scenario) }
        }
    }

    /// The cases of a scenario, or the scenario.
    private mutating func expanded(_ phrase: Phrase) -> [Expansion.Statement] {
        expander.expandScenario(phrase)
        var statements = expander.takeStatements()
        if let renaming {
            for index in statements.indices { statements[index].phrase = renaming.renamed(statements[index].phrase) }
        }
        checking.scope.words = expander.wordNames
        return statements
    }

    private mutating func checkTitle(of match: PhraseMatch) {
        guard let title = match.name(.title) else { return }
        if let other = titles.updateValue(title.range, forKey: title.text), other != title.range {
            checking.report(
                .duplicateScenario, "two scenarios have the title '\(title.text)'", at: title.range,
                notes: [Diagnostic.Note("the other one", at: other)])
        }
    }

    // MARK: - The end

    private mutating func finish(hasSyntaxErrors: Bool) {
        expander.finish()
        if hasSyntaxErrors || expander.expansion.diagnostics.hasErrors {
            checking.diagnostics.removeAll { $0.code == Fault.nothingExpected.code }
        }
        mergeMisspeltDeclarations()
        program.inclusions = expander.namedInclusions
    }

    /// Reports the unknown uses of a misspelt declaration at one place.
    private mutating func mergeMisspeltDeclarations() {
        guard checking.mayHaveMisspeltDeclarations else { return }
        var names = expander.definedNames.map { CheckerPass.DeclaredName(name: $0, fault: .unknownVerb) }
        names += CheckerPass.names(in: program.fixture)
        var places = MisspeltPlaces(of: checking.nearNames)
        places.read(declarations)
        var probe = self
        probe.expander.keepsUses = true
        probe.forEachScenario { check, phrase in
            let statements = check.expanded(phrase)
            places.read(statements)
            for statement in statements {
                guard let match = check.checking.match(statement.phrase, in: .file),
                    let scenario = check.checking.scenario(match, caseRange: nil)
                else { continue }
                names += CheckerPass.names(in: scenario.fixture)
            }
        }
        places.read(expander.expansion.uses + probe.expander.expansion.uses)
        checking.mergeMisspeltDeclarations(among: names, places)
    }
}

extension Phrase {
    /// Whether it is a scenario, perhaps with parameters, and not only begins like one.
    fileprivate var isScenario: Bool {
        guard verb == "scenario" else { return false }
        let reading = PhraseReading(self, in: .file)
        return reading.hasParameter || reading.match(self) != nil
    }
}
