internal import DNDResults
package import DragDrop

/// The calls that the delegates of a Swift program have answered, each with the kind of its answer.
package struct AnswerCoverage {
    private struct Answered: Hashable {
        let list: ListID
        let question: Question
        let answer: AnswerClass
    }

    private var items: [Answered: CoverageItem] = [:]

    package init() {}

    /// The answers that a trace has from an entry on. O(entries).
    package mutating func items(in engine: Engine, of lists: Set<ListID>, from start: Int) -> [CoverageItem] {
        engine.trace.dropFirst(start).compactMap { entry in
            guard case .call(let call, let answer, isImplemented: true) = entry.kind, lists.contains(call.list),
                Self.counts(call.question)
            else { return nil }
            let answered = Answered(list: call.list, question: call.question, answer: AnswerClass(answer))
            if let known = items[answered] { return known }
            guard let method = engine[call.list].adapter[call.question] else { return nil }
            let words = answered.answer.words.map { " -> \($0)" } ?? ""
            let item = CoverageItem.answer("\(method.name)\(words)\(Self.place(call.list, engine))")
            items[answered] = item
            return item
        }
    }

    /// The methods that the delegates implement, as in the certificate: `performDropWith (people)`.
    package static func methods(of lists: Set<ListID>, _ engine: Engine) -> [String] {
        engine.lists.filter { lists.contains($0.id) }.flatMap { list in
            list.adapter.methods.filter { counts($0.question) && engine.delegate.implements($0.question, in: list.id) }
                .map { "\($0.name)\(place(list.id, engine))" }
        }
    }

    /// The method of an answer: `canHandle (people)` of `canHandle -> true (people)`.
    static func method(of answer: String) -> String {
        let words = answer.split(separator: " ")
        guard let arrow = words.firstIndex(of: "->"), let place = words.lastIndex(where: { $0.hasPrefix("(") }),
            arrow < place
        else { return answer }
        return (words[..<arrow] + words[place...]).joined(separator: " ")
    }

    /// Cells are made whenever a row appears, which is no gesture's doing.
    private static func counts(_ question: Question) -> Bool { question != .cellProvider }

    private static func place(_ list: ListID, _ engine: Engine) -> String {
        " (\(Spelling.label(engine[list].name)))"
    }
}

/// Answers that are counted as one: the rows and items of an answer only multiply them.
private enum AnswerClass: Hashable {
    case nothing, path
    case items(countUpToTwo: Int)
    case boolean(Bool)
    case proposal(DropProposal)
    case preview(PreviewAnswer)
    case session(isNone: Bool)

    init(_ answer: DelegateAnswer?) {
        self =
            switch answer {
            case .items(let items): .items(countUpToTwo: min(items.count, 2))
            case .boolean(let value): .boolean(value)
            case .proposal(let proposal): .proposal(proposal)
            case .path: .path
            case .preview(let preview): .preview(preview)
            case .session(let finger): .session(isNone: finger == nil)
            case .nothing, .absent, nil: .nothing
            }
    }

    var words: String? {
        switch self {
        case .nothing: nil
        case .path: "a path"
        case .items(0), .session(isNone: true): "none"
        case .items(1): "1 item"
        case .items: "several items"
        case .boolean(let value): value ? "true" : "false"
        case .proposal(let proposal): Spelling.proposal(proposal)
        case .preview(let preview): Spelling.preview(preview)
        case .session: "a session"
        }
    }
}
