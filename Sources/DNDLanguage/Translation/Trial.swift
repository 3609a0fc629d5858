internal import SourceText

/// Reads what an edit would write, since an edit that is refused itself helps nobody.
struct Trial {
    private var checker: CheckerPass

    /// Whether names and the method around a phrase are known. While a text is parsed they are not, and only delegates
    /// are read.
    private let knowsContext: Bool

    /// At a phrase of a text that is checked.
    init(_ checker: CheckerPass) {
        var trial = CheckerPass(methods: checker.methods, scope: checker.scope)
        trial.context = checker.context
        trial.rowsAreAsDeclared = checker.rowsAreAsDeclared
        trial.isTrial = true
        self.checker = trial
        knowsContext = true
    }

    /// While a text is parsed.
    init(_ methods: MethodIndex) {
        var trial = CheckerPass(methods: methods)
        trial.scope.isIncomplete = true
        trial.isTrial = true
        checker = trial
        knowsContext = false
    }

    /// Whether a phrase is read without an error. What it declares is known to the next ones.
    mutating func reads(_ match: PhraseMatch) -> Bool {
        guard match.hasMethod({ checker.methods.method(named: $0) != nil }) else { return false }
        checker.scope.addInsertions(in: [match.phrase])
        switch match.entry.role {
        case .declaration(let add):
            var fixture = Fixture()
            add(&checker, match, &fixture)
            checker.scope.lay(fixture)
        case .gesture where knowsContext, .action where knowsContext, .expectation where knowsContext:
            _ = checker.statement(match)
        case .delegate(let read): _ = read(&checker, match)
        case .delegateLine(let read):
            var reading = DelegateReading(kinds: checker.kinds(of: nil))
            read(&checker, match, &reading)
        default: break
        }
        return checker.diagnostics.all.allSatisfy { $0.severity != .error || Self.leadsOn($0) }
    }

    /// Whether the edit of an error is the next step: of a mistyped method, of one that a list calls otherwise, or of a
    /// position just past the last row.
    private static func leadsOn(_ error: Diagnostic) -> Bool {
        error.edit != nil
            && [Fault.methodOfOtherKind, .unknownMethod, .positionOutOfRange].contains { $0.code == error.code }
    }
}

extension PhraseMatch {
    /// Whether the method that it names, if it names one by a word, is one.
    fileprivate func hasMethod(_ isMethod: (String) -> Bool) -> Bool {
        guard let method = argument(.method), method.stored.kind == .word else { return true }
        return isMethod(method.text)
    }
}
