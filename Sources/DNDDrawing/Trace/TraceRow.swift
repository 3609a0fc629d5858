internal import DNDResults
internal import DragDrop
internal import SourceText

/// A trace entry as text, not yet aligned.
struct TraceRow {
    enum Kind {
        case gesture, call, absentMethod, action, note, silence, exception

        /// A line that is absent, and present under another answer to an open question.
        case supposed
    }

    let kind: Kind
    let number: Int?
    let depth: Int
    let rule: String?

    /// The open questions that the row rests on.
    let questions: [CitedQuestion]

    /// The method, or the whole text of a row that is not a call.
    private(set) var name = ""

    /// The arguments without the list.
    private(set) var told = ""

    /// `in people`: the list of a call or action, if there are several.
    private(set) var place = ""

    /// Without the arrow.
    private(set) var answer: String?

    /// When abridged, an exception is only its name.
    init(
        _ entry: TraceEntry, in record: TraceRecord, number: Int?, questions: [QuestionID] = [],
        abridgingExceptions abridges: Bool = false
    ) {
        self.number = number
        depth = entry.depth
        let words = TraceWords(record)
        rule = entry.rule.map { $0.description }
        self.questions = words.questions(of: entry, alsoRestingOn: questions)
        switch entry.kind {
        case .gesture(let gesture):
            kind = .gesture
            name = words.gesture(gesture) + words.comment(entry.milliseconds)
        case .call(let call, let answer, let isImplemented):
            kind = isImplemented ? .call : .absentMethod
            name = words.selector(call)
            told = words.arguments(call)
            place = words.nameAlone(call.list)
            self.answer = words.answer(answer)
        case .action(let action, let list):
            kind = .action
            (name, told) = words.action(action, in: list)
            place = words.nameAlone(list)
        case .note(let note):
            kind = .note
            name = words.note(note, because: entry.citation) + words.time(entry.milliseconds, for: note)
        case .silence(let questions, let list):
            kind = .silence
            name = words.silence(questions, in: list)
        case .exception(let exception, let list):
            kind = .exception
            name = exception.name.description + words.place(list)
            if !abridges { name += ": \(exception.text.onOneLine)" }
        }
        name = DisplayText.visible(name)
        told = DisplayText.visible(told)
        place = DisplayText.visible(place)
        answer = answer.map { DisplayText.visible($0) }
    }

    /// A row for an absent line, with the answer that produces it.
    init(_ absent: OpenLines.Absent) {
        let row = TraceRow(absent.record.entries[0], in: absent.record, number: nil)
        kind = .supposed
        number = nil
        depth = row.depth
        rule = nil
        questions = [TraceWords.answer(to: absent.question, isOther: absent.isOther)]
        (name, told, place) = (row.name, row.told, row.place)
        answer = row.kind == .call ? nil : row.answer
    }

    /// The row below a gesture that nothing follows.
    static let withoutEffect = TraceRow(note: "nothing happens")

    private init(note: String) {
        kind = .note
        number = nil
        depth = 0
        (rule, questions) = (nil, [])
        name = note
    }

    /// The arguments with the list.
    var arguments: String { told + (told.isEmpty || place.isEmpty ? "" : " ") + place }

    /// The answer with an arrow.
    var answerText: String { answer.map { "→ " + $0 } ?? "" }

    /// `R136 Q07=nothing-called`
    var reasons: String { ([rule].compactMap { $0 } + questions.map { $0.text }).joined(separator: " ") }

    var marker: String {
        switch kind {
        case .gesture: ""
        case .call: "←"
        case .absentMethod: "·"
        case .action: "→"
        case .note: "*"
        case .silence: "×"
        case .exception: "!"
        case .supposed: "?"
        }
    }

    /// Whether the row has columns, instead of a single text.
    var hasColumns: Bool {
        switch kind {
        case .call, .absentMethod, .action: true
        case .gesture, .note, .silence, .exception: false
        case .supposed: !arguments.isEmpty || answer != nil
        }
    }

    var indentation: String { String(repeating: "  ", count: depth) }
}

extension String {
    /// The text with line breaks and tabs, as in E03, replaced by blanks.
    fileprivate var onOneLine: String {
        split { $0 == "\n" || $0 == "\t" }.joined(separator: " ")
    }
}
