internal import DNDDrawing
internal import DragDrop
internal import SourceText

extension ComparableRun.Scenario {
    /// What the lines of a trace in text say, as `TraceText` aligns them.
    package init(title: String, place: String, state: String, traceLines: [String]) {
        self.init(
            title: title, place: place, state: state,
            items: traceLines.compactMap { ComparableRun.Item(traceLine: $0[...]) }.filter { $0.kind != .supposed })
    }
}

extension ComparableRun.Item {
    /// ` 8 ←   tableView(_:canHandle:)  in people  → true  R093`; nil for a line of another kind.
    fileprivate init?(traceLine line: Substring) {
        guard let first = line.first, first == " " || first.isNumber else {
            guard !line.isEmpty else { return nil }
            self.init(kind: .gesture, number: nil, depth: 0, text: String(line))
            return
        }
        var rest = line.drop { $0 == " " }
        let number = Int(rest.prefix { $0.isNumber })
        if number != nil { rest = rest.drop { $0.isNumber }.dropFirst() }
        guard let sign = rest.first, let kind = Self.kinds[sign] else { return nil }
        rest = rest.dropFirst()
        let depth = (rest.prefix { $0 == " " }.count - 1) / 2
        self.init(kind: kind, number: number, depth: depth, text: "")
        read(rest.drop { $0 == " " })
    }

    private init(kind: CallSequence.Message.Kind, number: Int?, depth: Int, text: String) {
        self.kind = kind
        self.number = number
        self.depth = depth
        self.text = text
        questions = []
    }

    private static let kinds: [Character: CallSequence.Message.Kind] = [
        "←": .call, "·": .absent, "→": .action, "*": .note, "×": .silence, "!": .exception, "?": .supposed,
    ]

    /// The columns behind the sign: the rule at the end, the answer behind an arrow, and the first one the method.
    private mutating func read(_ columns: Substring) {
        var columns = columns
        if let gap = columns.places(of: "  ").last, let reasons = Self.reasons(columns[gap.upperBound...]) {
            rule = reasons.first { !$0.hasPrefix("Q") }
            questions = reasons.filter { $0.hasPrefix("Q") }
            columns = columns[..<gap.lowerBound]
        }
        let hasColumns = kind == .call || kind == .absent || kind == .action
        if hasColumns, let arrow = columns.places(of: "  → ").last {
            answer = Self.trimmed(columns[arrow.upperBound...])
            columns = columns[..<arrow.lowerBound]
        }
        guard hasColumns, let end = columns.firstPlace(of: "  ") else {
            text = Self.trimmed(columns)
            return
        }
        text = String(columns[..<end.lowerBound])
        let told = Self.trimmed(columns[end.upperBound...])
        arguments = told.isEmpty ? nil : told
    }

    /// Rules and questions; nil when the text is something else.
    private static func reasons(_ text: Substring) -> [String]? {
        let words = text.split(separator: " ").map { String($0) }
        let areReasons = words.allSatisfy { word in RuleID(String(word.prefix { $0 != "=" })) != nil }
        return words.isEmpty || !areReasons ? nil : words
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
