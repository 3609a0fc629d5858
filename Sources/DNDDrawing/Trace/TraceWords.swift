internal import DNDResults
internal import DragDrop
internal import SourceText

/// The values of a trace as text. Paths and labels are written as in the language.
struct TraceWords {
    let record: TraceRecord

    init(_ record: TraceRecord) {
        self.record = record
    }

    // MARK: - Calls

    func selector(_ call: DelegateCall) -> String {
        Adapter.of(record.list(call.list).kind)[call.question]?.selector ?? "\(call.question)"
    }

    func arguments(_ call: DelegateCall) -> String {
        var parts: [String] = []
        if let target = call.target {
            // A gap counts as it opens; a moved row is always removed first.
            let space = call.question == .invalidationContext ? call.space : .afterRemoval
            parts.append("from \(Spelling.path(call.path)) to \(Spelling.path(target, space))")
        } else if let path = call.path {
            parts.append("at \(Spelling.path(path, call.space))")
        } else if call.question.hasDestination, record.list(call.list).kind != .view {
            parts.append("at nil")
        }
        if let position = call.position { parts.append(position == .end ? "at end" : "at start") }
        if call.path == nil, let item = call.item { parts.append("for \(label(item))") }
        if let told = Spelling.told(call) { parts.append("with \(told)") }
        return parts.joined(separator: " ")
    }

    func answer(_ answer: DelegateAnswer?) -> String? {
        switch answer {
        case .items(let items): items.isEmpty ? "none" : labels(items)
        case .boolean(let value): value ? "true" : "false"
        case .proposal(let proposal): Spelling.proposal(proposal)
        case .path(let path): Spelling.path(path)
        case .preview(let preview): Spelling.preview(preview)
        case .session(let finger): finger.map { "finger \($0)" } ?? "none"
        case .nothing, .absent, nil: nil
        }
    }

    func silence(_ questions: [Question], in list: ListID?) -> String {
        var names: [String] = []
        let kinds = list.map { [record.list($0).kind] } ?? ListKind.allCases
        for question in questions {
            for kind in kinds {
                guard let name = Adapter.of(kind)[question]?.name, !names.contains(name) else { continue }
                names.append(name)
            }
        }
        return "not called\(list.map { place($0) } ?? ""): " + names.joined(separator: ", ")
    }

    /// The open questions that an entry rests on.
    ///
    /// Includes the questions of the rule, those that decided, and those whose other answer changes the entry.
    func questions(of entry: TraceEntry, alsoRestingOn questions: [QuestionID] = []) -> [CitedQuestion] {
        let open = Array(Set(record.openQuestions(of: entry) + questions)).inOrder { $0.rawValue < $1.rawValue }
        return open.map { question in
            record.rulebook.assumesOther(question)
                ? Self.answer(to: question, isOther: true) : CitedQuestion(question.description)
        }
    }

    /// A question with one of its answers.
    static func answer(to question: QuestionID, isOther: Bool) -> CitedQuestion {
        let answers = OpenQuestion[question].answers
        return CitedQuestion(question.description, answer: isOther ? answers?.other : answers?.decided)
    }

    // MARK: - Names

    /// " in people", if there are several lists.
    func place(_ list: ListID) -> String {
        record.lists.count > 1 ? " " + nameAlone(list) : ""
    }

    /// "in people", if there are several lists.
    func nameAlone(_ list: ListID) -> String {
        record.lists.count > 1 ? "in \(Spelling.label(record.list(list).name))" : ""
    }

    func label(_ item: ItemID) -> String {
        Spelling.label(record.label(item))
    }

    func title(_ section: SectionID) -> String {
        Spelling.label(record.sections.text(section.rawValue))
    }

    func labels(_ items: [ItemID]) -> String {
        items.map { label($0) }.joined(separator: " ")
    }

    /// The virtual time of a step, unless it is zero: a comment, so that the step can be typed.
    func comment(_ milliseconds: Int) -> String {
        milliseconds > 0 ? "  # at \(milliseconds) ms" : ""
    }

    /// The virtual time of an event, unless it is zero.
    func time(_ milliseconds: Int) -> String {
        milliseconds > 0 ? "  (at \(milliseconds) ms)" : ""
    }
}

extension Question {
    /// Whether the call has a destination, which may be nil.
    fileprivate var hasDestination: Bool {
        self == .didUpdate || self == .performDrop
    }
}
