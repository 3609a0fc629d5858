/// The delegate methods and rules that a text may name. The engine's own table fills it, so that names stand once.
package struct MethodCatalog: Sendable {
    package enum AnswerKind: Hashable, Sendable {
        case nothing, items, boolean, proposal, path

        /// A preview or a session: a text can only say `none` or `default`.
        case object

        /// The session of a finger.
        case session
    }

    package struct Method: Sendable {
        /// The distinguishing first label: `performDropWith`.
        package var name: String

        /// Full Swift selector for each kind of scene that has the method.
        package var selectors: [(kind: SceneKind, selector: String)]

        package var answer: AnswerKind

        package init(name: String, selectors: [(kind: SceneKind, selector: String)], answer: AnswerKind) {
            self.name = name
            self.selectors = selectors
            self.answer = answer
        }
    }

    package var methods: [Method]

    /// `R131`, `E01`, `Q07` …
    package var ruleNames: [String]

    /// Those of them that are open questions with an alternative to assume.
    package var assumableNames: [String]

    package init(methods: [Method], ruleNames: [String], assumableNames: [String]) {
        self.methods = methods
        self.ruleNames = ruleNames
        self.assumableNames = assumableNames
    }
}
