internal import DNDLanguage
internal import SourceText

/// `# lint: ignore DND1301 DND1302 because …`: disables rules at one place, with a reason.
struct IgnoreComment {
    /// A comment that suppressed a finding of a rule.
    struct Use: Hashable {
        let comment: SourceRange
        let rule: LintRule
    }

    let comment: Comment
    private(set) var reason = ""
    private var rules: [(rule: LintRule, range: SourceRange)] = []

    /// The lines that it applies to; nil for the whole file.
    private var lines: ClosedRange<Int>?
    private var faults: [Linting.Found] = []

    /// Nil for a comment that is not addressed to the linter.
    init?(_ comment: Comment, in source: SourceFile, _ block: Block) {
        var words = IgnoreWords(comment)
        guard words.next()?.text == "lint:" else { return nil }
        self.comment = comment
        lines = Self.lines(of: comment, in: source, block)
        guard let verb = words.next(), verb.text == "ignore" else {
            fault("a comment that begins with 'lint:' says 'ignore'", at: comment.range)
            return
        }
        read(&words)
    }

    private mutating func read(_ words: inout IgnoreWords) {
        var word = words.next()
        if word?.text == "file" {
            lines = nil
            word = words.next()
        }
        while let code = word, code.text != "because" {
            take(code)
            word = words.next()
        }
        reason = words.rest
        if rules.isEmpty, faults.isEmpty { fault("the comment names no rule to ignore", at: comment.range) }
        if reason.isEmpty { fault("the comment does not say why", at: comment.range) }
    }

    private mutating func take(_ code: (text: String, range: SourceRange)) {
        if let rule = LintRule(rawValue: code.text) {
            rules.append((rule, code.range))
            return
        }
        let near = NearNames.nearest(to: code.text, in: LintRule.allCases.map { $0.code }).first
        faults.append(
            Linting.Found(
                rule: .malformedIgnore, message: "'\(code.text)' is no rule of the linter", range: code.range,
                hints: near.map { ["did you mean '\($0)'?"] } ?? ["`dnd help lint` says where they are listed."]))
    }

    private mutating func fault(_ message: String, at range: SourceRange) {
        faults.append(
            Linting.Found(
                rule: .malformedIgnore, message: message, range: range,
                hints: ["Write `# lint: ignore DND1301 because …`."]))
    }

    /// The lines of a comment: its own line after other text, all lines of a statement below it, otherwise the next
    /// line.
    private static func lines(of comment: Comment, in source: SourceFile, _ block: Block) -> ClosedRange<Int> {
        let line = source.position(at: comment.range.lowerBound).line
        guard source.wholeLines(of: comment.range) != nil else { return line...line }
        guard let phrase = block.phrase(below: comment) else { return line + 1...line + 1 }
        return line...max(line, source.position(at: phrase.range.upperBound).line)
    }

    // MARK: - Judging

    func covers(_ rule: LintRule, line: Int) -> Bool {
        guard faults.isEmpty, rules.contains(where: { $0.rule == rule }) else { return false }
        return lines?.contains(line) ?? true
    }

    /// The findings about the comment itself. For a disabled rule, it is unknown whether the comment is needed.
    func complaints(used: Set<Use>, levels: LintLevels, in source: SourceFile) -> [Linting.Found] {
        guard faults.isEmpty else { return faults }
        let unused = rules.filter { entry in
            levels[entry.rule] != .off && !used.contains(Use(comment: comment.range, rule: entry.rule))
        }
        return unused.map { entry in
            Linting.Found(
                rule: .unusedIgnore, message: "\(entry.rule.code) is not reported here", range: entry.range,
                hints: ["Remove it."],
                edit: removal(of: entry.range, isLast: unused.count == rules.count, in: source))
        }
    }

    /// Removes the code and the blank before it; for the last code, the whole comment.
    private func removal(of range: SourceRange, isLast: Bool, in source: SourceFile) -> TextEdit {
        var lower = Int(isLast ? comment.range.lowerBound : range.lowerBound)
        var upper = isLast ? comment.range.upperBound : range.upperBound
        while lower > 0, source.utf8[lower - 1].isBlank { lower -= 1 }
        if isLast, let whole = source.wholeLines(of: comment.range) {
            (lower, upper) = (Int(whole.lowerBound), whole.upperBound)
        }
        return TextEdit(
            range: SourceRange(file: range.file, lowerBound: Int32(lower), upperBound: upper), replacement: "")
    }
}

/// The words of a comment with their ranges.
private struct IgnoreWords {
    private let bytes: [UInt8]
    private let range: SourceRange

    /// Starts after the `#`.
    private var offset = 1

    init(_ comment: Comment) {
        bytes = Array(comment.text.utf8)
        range = comment.range
    }

    mutating func next() -> (text: String, range: SourceRange)? {
        while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
        let start = offset
        while offset < bytes.count, !bytes[offset].isBlank { offset += 1 }
        guard offset > start else { return nil }
        let place = SourceRange(
            file: range.file, lowerBound: range.lowerBound + Int32(start), upperBound: range.lowerBound + Int32(offset))
        return (String(decoding: bytes[start..<offset], as: UTF8.self), place)
    }

    /// The unread text, trimmed.
    var rest: String {
        let text = bytes[min(offset, bytes.count)...].drop { $0.isBlank }
        return String(decoding: text, as: UTF8.self)
    }
}

extension Block {
    /// The statement below a comment.
    fileprivate func phrase(below comment: Comment) -> Phrase? {
        for phrase in statements {
            if phrase.leadingComments.contains(where: { $0.range == comment.range }) { return phrase }
            for body in phrase.bodies where body.range.contains(comment.range) {
                return body.phrase(below: comment)
            }
        }
        return nil
    }
}
