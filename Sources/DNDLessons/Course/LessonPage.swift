internal import DragDrop
internal import SourceText

/// The parts of a `lesson.md`.
struct LessonPage {
    private(set) var title = ""
    private(set) var facts: [(name: String, value: String)] = []
    private(set) var text: [String] = []
    private(set) var hints: [String] = []
    private(set) var why: [String] = []
    private(set) var hasWhy = false
    private(set) var faults: [LessonFault] = []
    private let path: String

    /// The names of the facts, which stand beneath the title.
    private static let factNames = ["kind", "unit", "rules", "explore"]

    private enum Section { case text, hints, why }

    init(_ file: CourseFile) {
        path = file.path
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        var rest = lines[...]
        if let first = rest.first, first.hasPrefix("# ") {
            title = String(first.dropFirst(2))
            rest.removeFirst()
        } else {
            faults.append(LessonFault(.noTitle, at: path))
        }
        readFacts(&rest)
        readSections(rest)
        checkText(startingAt: lines.count - rest.count + 1)
    }

    private mutating func readFacts(_ rest: inout ArraySlice<String>) {
        while let line = rest.first {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, Self.factNames.contains(String(parts[0])) else {
                guard line.isEmpty, facts.isEmpty else { return }
                rest.removeFirst()
                continue
            }
            facts.append((String(parts[0]), parts[1].withoutEdgeBlanks))
            rest.removeFirst()
        }
    }

    private mutating func readSections(_ lines: ArraySlice<String>) {
        var section = Section.text
        for line in lines {
            switch line {
            case "## Hints": section = .hints
            case "## Why":
                section = .why
                hasWhy = true
            default:
                switch section {
                case .text: text.append(line)
                case .hints: addHint(line)
                case .why: why.append(line)
                }
            }
        }
        text = text.withoutEmptyEdges
        why = why.withoutEmptyEdges
    }

    /// `1. The first hint`, and lines that continue it.
    private mutating func addHint(_ line: String) {
        let words = line.withoutEdgeBlanks
        guard !words.isEmpty else { return }
        let digits = words.prefix { $0.isNumber }
        let rest = words.dropFirst(digits.count)
        if !digits.isEmpty, rest.hasPrefix(". ") {
            hints.append(String(rest.dropFirst(2)))
        } else if !hints.isEmpty {
            hints[hints.count - 1] += " \(words)"
        }
    }

    private mutating func checkText(startingAt line: Int) {
        if text.count > LessonLimits.textLines { add(.longText(lineCount: text.count)) }
        for (index, line) in (text + why).enumerated() where DisplayText.width(of: line) > LessonLimits.textColumns {
            add(.wideLine(index + 1))
        }
        if hints.count != LessonLimits.hintCount { add(.hintCount(hints.count)) }
        if !hasWhy { add(.missingSection("Why")) }
        if text.isEmpty { add(.missingSection("text")) }
    }

    private mutating func add(_ kind: LessonFault.Kind) { faults.append(LessonFault(kind, at: path)) }

    // MARK: - Facts

    func value(_ name: String) -> String? { facts.first { $0.name == name }?.value }

    /// The kind; a fault is recorded without one.
    mutating func kind() -> Lesson.Kind {
        guard let value = value("kind") else {
            add(.missingFact("kind"))
            return .predict
        }
        // Only the first letter counts, so that a page can say `O order`.
        guard let kind = Lesson.Kind(rawValue: String(value.prefix(1))) else {
            add(.badFact("kind", value: value))
            return .predict
        }
        return kind
    }

    mutating func unit() -> Int {
        guard let value = value("unit") else {
            add(.missingFact("unit"))
            return 0
        }
        guard let unit = Int(value) else {
            add(.badFact("unit", value: value))
            return 0
        }
        return unit
    }

    mutating func rules() -> [Citation] {
        guard let value = value("rules") else {
            add(.missingFact("rules"))
            return []
        }
        var rules: [Citation] = []
        for word in value.split(whereSeparator: { $0 == " " || $0 == "," }) {
            if let rule = Citation(word) { rules.append(rule) } else { add(.unknownRule(String(word))) }
        }
        return rules
    }

    mutating func isExplored() -> Bool {
        guard let value = value("explore") else { return false }
        if value != "all" { add(.badFact("explore", value: value)) }
        return true
    }
}

extension StringProtocol {
    /// The text without blanks at its edges.
    var withoutEdgeBlanks: String {
        var text = self[...]
        while text.first == " " || text.first == "\t" { text.removeFirst() }
        while text.last == " " || text.last == "\t" || text.last == "\r" { text.removeLast() }
        return String(text)
    }
}

extension [String] {
    var withoutEmptyEdges: [String] {
        let start = firstIndex { !$0.isEmpty } ?? endIndex
        let end = lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? start
        return Array(self[start..<end])
    }
}
