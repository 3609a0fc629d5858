/// The delegate methods and rules that a text can name. Filled from the engine's table, so that each name has one
/// source.
package struct MethodCatalog: Sendable {
    package struct Method: Sendable {
        /// The distinguishing first label: `performDropWith`.
        package var name: String

        /// Full Swift selector for each kind of scene that has the method.
        package var selectors: [(kind: ListKind, selector: String)]

        package var answer: AnswerKind

        /// The words for `with`: the states or operations that the method receives. Empty where `with` names items.
        package var words: [String]

        package init(
            name: String, selectors: [(kind: ListKind, selector: String)], answer: AnswerKind, words: [String] = []
        ) {
            self.name = name
            self.selectors = selectors
            self.answer = answer
            self.words = words
        }
    }

    /// An open question with two answers, and their names.
    package struct NamedAnswers: Hashable, Sendable {
        package var question: String
        package var decided: String
        package var other: String

        /// The answer that `other` selects, as before the answers had names.
        package var formerOther: String

        package init(question: String, decided: String, other: String, formerOther: String) {
            self.question = question
            self.decided = decided
            self.other = other
            self.formerOther = formerOther
        }
    }

    private let listMethods: @Sendable () -> [Method]
    private let listRuleNames: @Sendable () -> [String]
    private let listAnswers: @Sendable () -> [NamedAnswers]
    private let listFindingCodes: @Sendable () -> [String]
    private let listTypeNames: @Sendable () -> [String]
    private let listClassNames: @Sendable () -> [String]

    /// Everything is listed only on demand, since few texts name rules, findings or types, and many no method.
    package init(
        methods: @escaping @autoclosure @Sendable () -> [Method],
        ruleNames: @escaping @autoclosure @Sendable () -> [String],
        answers: @escaping @autoclosure @Sendable () -> [NamedAnswers],
        findingCodes: @escaping @autoclosure @Sendable () -> [String],
        typeNames: @escaping @autoclosure @Sendable () -> [String],
        classNames: @escaping @autoclosure @Sendable () -> [String]
    ) {
        listMethods = methods
        listRuleNames = ruleNames
        listAnswers = answers
        listFindingCodes = findingCodes
        listTypeNames = typeNames
        listClassNames = classNames
    }

    package var methods: [Method] { listMethods() }

    /// `R131`, `E01`, `Q07` …
    package var ruleNames: [String] { listRuleNames() }

    /// The open questions with an alternative, and the names of both answers.
    package var answers: [NamedAnswers] { listAnswers() }

    /// `DND1001` …: the codes of findings.
    package var findingCodes: [String] { listFindingCodes() }

    /// The uniform types and classes that the system declares.
    package var typeNames: [String] { listTypeNames() }
    package var classNames: [String] { listClassNames() }
}
