/// A sequence of calls as a Mermaid diagram, which code hosts render in Markdown.
package struct MermaidText {
    private let sequence: CallSequence

    package init(_ sequence: CallSequence) {
        self.sequence = sequence
    }

    /// The diagram without its surroundings.
    package var lines: [String] {
        var lines = ["sequenceDiagram", "  title \(escaped(sequence.title)) (\(escaped(sequence.place)))"]
        for (index, participant) in sequence.participants.enumerated() {
            let word = participant.role == .person ? "actor" : "participant"
            lines.append("  \(word) p\(index) as \(escaped(participant.title))")
        }
        var open = OpenCalls(sequence)
        for index in sequence.messages.indices {
            lines += open.close(before: index).map { "  deactivate p\($0)" }
            lines.append("  " + line(sequence.messages[index]))
            if let column = open.open(index) { lines.append("  activate p\(column)") }
        }
        return lines + open.closeAll().map { "  deactivate p\($0)" }
    }

    private func line(_ message: CallSequence.Message) -> String {
        let (from, to) = (sequence.column(of: message.from), sequence.column(of: message.to))
        let text = escaped(sequence.caption(of: message))
        guard message.isArrow else {
            return "Note over p\(from): \(message.kind.marker == "*" ? "" : "\(message.kind.marker) ")\(text)"
        }
        return "p\(from)\(message.mermaidArrow)p\(to): \(text)"
    }

    /// Replaces characters with a meaning in Mermaid or HTML by Mermaid's entities.
    private func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "#", ";", "<", ">", "&", "%", "$", "\"": result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}

extension CallSequence.Message {
    /// An absent method ends in a cross.
    fileprivate var mermaidArrow: String {
        switch kind {
        case .absent: "--x"
        case .note: "-->>"
        default: "->>"
        }
    }
}

/// The participants with a running call, for bars on their lifelines.
struct OpenCalls {
    private let sequence: CallSequence
    private(set) var calls: [(last: Int, column: Int)] = []

    init(_ sequence: CallSequence) {
        self.sequence = sequence
    }

    /// The columns whose call ends before a message.
    mutating func close(before index: Int) -> [Int] {
        var closed: [Int] = []
        while let last = calls.last, last.last < index {
            closed.append(last.column)
            calls.removeLast()
        }
        return closed
    }

    /// The column whose call begins with this message, if more messages are nested in it.
    mutating func open(_ index: Int) -> Int? {
        guard let last = sequence.lastInner(of: index) else { return nil }
        let column = sequence.column(of: sequence.messages[index].to)
        calls.append((last, column))
        return column
    }

    mutating func closeAll() -> [Int] {
        defer { calls = [] }
        return calls.reversed().map { $0.column }
    }
}
