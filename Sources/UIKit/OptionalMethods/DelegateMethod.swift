internal import DragDrop
internal import LoadedCode

/// The methods of a protocol with optional methods, by their Swift names.
protocol DelegateMethod: CaseIterable, Hashable, RawRepresentable<String> {
    /// The protocol, such as `any UITableViewDelegate`.
    associatedtype Delegate

    static func isConforming(_ type: AnyClass) -> Bool
    @MainActor static var requirements: OptionalRequirements<Self> { get }
}

extension DelegateMethod {
    /// False without a delegate.
    @MainActor func isWritten(by delegate: Delegate?) -> Bool {
        guard let delegate else { return false }
        return Self.requirements.presence(of: self, in: ClassExistential(delegate, as: Delegate.self)) != .absent
    }
}

/// The methods of a protocol that answer the engine's questions, by the names of its adapters.
struct QuestionMethods<Method: DelegateMethod> {
    private let methods: [Method?]

    init(_ kind: ListKind) {
        let adapter = Adapter.of(kind)
        methods = Question.allCases.map { question in
            adapter[question].flatMap { Method(rawValue: $0.selector) }
        }
    }

    /// Returns whether a delegate implements the method for a question; nil when the protocol has no such method.
    @MainActor func has(_ question: Question, _ delegate: @autoclosure () -> Method.Delegate?) -> Bool? {
        methods[Int(question.rawValue)].map { $0.isWritten(by: delegate()) }
    }
}
