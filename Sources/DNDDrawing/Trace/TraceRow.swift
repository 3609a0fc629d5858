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
    let rule: String

    /// The method, or the whole text of a row that is not a call.
    private(set) var name = ""
    private(set) var arguments = ""
    private(set) var answer = ""

    /// When abridged, an exception is only its name.
    init(
        _ entry: TraceEntry, in record: TraceRecord, number: Int?, questions: [QuestionID] = [],
        abridgingExceptions abridges: Bool = false
    ) {
        self.number = number
        depth = entry.depth
        let words = TraceWords(record)
        rule = words.reason(entry, alsoRestingOn: questions)
        switch entry.kind {
        case .gesture(let gesture):
            kind = .gesture
            name = words.gesture(gesture) + words.comment(entry.milliseconds)
        case .call(let call, let answer, let isImplemented):
            kind = isImplemented ? .call : .absentMethod
            name = words.selector(call)
            arguments = words.arguments(call)
            self.answer = words.answer(answer)
        case .action(let action, let list):
            kind = .action
            (name, arguments) = words.action(action, in: list)
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
        arguments = DisplayText.visible(arguments)
        answer = DisplayText.visible(answer)
    }

    /// A row for an absent line, with the answer that produces it.
    init(_ absent: OpenLines.Absent) {
        let row = TraceRow(absent.record.entries[0], in: absent.record, number: nil)
        kind = .supposed
        number = nil
        depth = row.depth
        rule = TraceWords.answer(to: absent.question, isOther: absent.isOther)
        name = row.name
        arguments = row.arguments
        answer = row.kind == .call ? "" : row.answer
    }

    /// The row below a gesture that nothing follows.
    static let withoutEffect = TraceRow(note: "nothing happens")

    private init(note: String) {
        kind = .note
        number = nil
        depth = 0
        rule = ""
        name = note
    }

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
        case .supposed: !arguments.isEmpty || !answer.isEmpty
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
