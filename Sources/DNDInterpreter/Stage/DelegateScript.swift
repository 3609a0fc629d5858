package import DNDLanguage
package import DragDrop
internal import SourceText

/// The behaviour of one list's delegate and data source: the author's rules, then the textbook's.
///
/// An immutable class, because every call to a delegate retrieves it.
package final class DelegateScript: Sendable {
    private let rules: DelegateRules

    /// O(rules).
    package init(_ list: ListState, declarations: [DelegateDeclaration]) {
        rules = DelegateRules(list, declarations: declarations)
    }

    /// Returns whether the list's delegate or data source implements the method.
    package func implements(_ question: Question) -> Bool { rules.implements(question) }

    package func rules(for question: Question) -> [CallRule] { rules.rules(for: question) }

    /// The range of the pattern of the author's first rule for a question whose body has an effect; nil without one.
    func bodyRange(for question: Question) -> SourceRange? { rules.bodyRange(for: question) }

    /// Whether there are only the textbook's rules.
    package var isTextbook: Bool { rules.isTextbook }
}

/// The rules of one list, built from declarations.
private struct DelegateRules: Sendable {
    /// Indexed by question; nil without a rule of the author.
    private var ownRules = noRules
    private let textbookRules: [[CallRule]]

    /// The rules to try for each question: the author's first, then the textbook's.
    private var rules: [[CallRule]]
    private var implemented = QuestionSet()
    private var removed = QuestionSet()

    /// `delegate none`: only the data source remains.
    private var isAbsent = false
    private let reorders: Bool

    init(_ list: ListState, declarations: [DelegateDeclaration]) {
        reorders = list.reorders
        textbookRules = Textbook.rules(for: list)
        rules = textbookRules
        let own = declarations.filter { $0.list == nil || $0.list?.text == list.name }
        guard !own.isEmpty else { return }
        for declaration in own { add(declaration, adapter: list.adapter) }
        for question in Question.allCases {
            let index = Int(question.rawValue)
            guard let own = ownRules[index] ?? (implemented.contains(question) ? [] : nil) else { continue }
            rules[index] = implemented.contains(question) && own.isEmpty ? [] : own + textbookRules[index]
        }
    }

    private static let noRules = [[CallRule]?](repeating: nil, count: Question.allCases.count)

    private mutating func add(_ declaration: DelegateDeclaration, adapter: Adapter) {
        guard case .methods(let rules, let implemented, let removed) = declaration.content else {
            self = DelegateRules(emptied: self)
            return
        }
        isAbsent = false
        replace(with: rules, adapter: adapter)
        for method in implemented {
            for question in adapter.questions(named: method.name) {
                self.implemented.insert(question)
                self.removed.remove(question)
            }
        }
        for method in removed {
            for question in adapter.questions(named: method.name) {
                self.removed.insert(question)
                self.implemented.remove(question)
            }
        }
    }

    /// Replaces only the methods that a declaration names.
    private mutating func replace(with rules: [CallRule], adapter: Adapter) {
        var fresh: [Question: [CallRule]] = [:]
        for rule in rules {
            for question in rule.questions(in: adapter) {
                fresh[question, default: []].append(rule)
            }
        }
        for question in Question.allCases {
            guard let rules = fresh[question] else { continue }
            ownRules[Int(question.rawValue)] = rules
            removed.remove(question)
        }
    }

    private init(emptied other: DelegateRules) {
        self = other
        ownRules = Self.noRules
        implemented = QuestionSet()
        isAbsent = true
    }

    func implements(_ question: Question) -> Bool {
        if isAbsent, !question.belongsToDataSource { return false }
        if removed.contains(question) { return false }
        if implemented.contains(question) || ownRules[Int(question.rawValue)] != nil { return true }
        guard !textbookRules[Int(question.rawValue)].isEmpty else { return false }
        return question.belongsToDataSource ? reorders : true
    }

    func rules(for question: Question) -> [CallRule] {
        rules[Int(question.rawValue)]
    }

    func bodyRange(for question: Question) -> SourceRange? {
        ownRules[Int(question.rawValue)]?.first { $0.leavesSomethingOpen }?.pattern.range
    }

    var isTextbook: Bool {
        !isAbsent && removed.isEmpty && ownRules.allSatisfy { $0 == nil }
    }
}

extension CallRule {
    /// Whether the body has an effect that an end method might have to undo; a preview provider ends with its item.
    fileprivate var leavesSomethingOpen: Bool {
        (body ?? []).contains { statement in
            if case .previewProvider = statement.kind { return false }
            return true
        }
    }

    func questions(in adapter: Adapter) -> [Question] {
        guard case .method(let method) = pattern.subject else { return [] }
        return adapter.questions(named: method.name)
    }
}

extension Adapter {
    /// The questions with a short name.
    package func questions(named name: String) -> [Question] {
        methods.compactMap { $0.name == name ? $0.question : nil }
    }
}
