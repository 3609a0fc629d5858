internal import DragDrop
internal import LoadedCode

/// The methods of a protocol with optional methods, by their Swift names.
protocol DelegateMethod: CaseIterable, Hashable, RawRepresentable<String> {
    /// As `any UITableViewDelegate`.
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

/// The methods of a protocol that put questions of the engine: its adapters know the names.
struct QuestionMethods<Method: DelegateMethod> {
    private let methods: [Method?]

    init(_ kind: ListKind) {
        let adapter = Adapter.of(kind)
        methods = Question.allCases.map { question in
            adapter[question].flatMap { Method(rawValue: $0.selector) }
        }
    }

    /// Whether a delegate has written the method that puts a question; nil where no method of the protocol does.
    @MainActor func has(_ question: Question, _ delegate: Method.Delegate?) -> Bool? {
        methods[Int(question.rawValue)].map { $0.isWritten(by: delegate) }
    }
}
