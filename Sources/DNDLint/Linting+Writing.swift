internal import DNDLanguage
internal import SourceText

/// The form of the text.
extension Linting {
    mutating func lintWriting() {
        lintFormat()
        lintEmptyBlocks(in: block.statements)
    }

    /// Reports the first line that differs; the edit replaces all lines up to the last one.
    private mutating func lintFormat() {
        let formatted = Array(Formatter.format(source).utf8)
        guard formatted != source.utf8 else { return }
        let (before, after) = (Lines(source.utf8), Lines(formatted))
        let first = zip(before.all, after.all).prefix { $0 == $1 }.count
        let rest = (before.all.dropFirst(first), after.all.dropFirst(first))
        let last = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
        let lower = Int32(before.offset(of: first))
        let upper = Int32(before.offset(of: before.all.count - last))
        let range = SourceRange(file: block.range.file, lowerBound: lower, upperBound: upper)
        let bytes = rest.1.dropLast(last).flatMap { Array($0) }
        let line = source.lineBytes(source.position(at: lower).line)
        report(
            .notFormatted, "the text is not formatted", at: visible(line),
            hints: ["`dnd fmt` writes it anew."],
            edit: TextEdit(range: range, replacement: String(decoding: bytes, as: UTF8.self)))
    }

    /// A line without its indent.
    private func visible(_ line: Range<Int>) -> SourceRange {
        let lower = line.first { !source.utf8[$0].isBlank } ?? line.lowerBound
        return SourceRange(
            file: block.range.file, lowerBound: Int32(lower), upperBound: Int32(max(lower, line.upperBound)))
    }

    // MARK: - Blocks

    private mutating func lintEmptyBlocks(in statements: [Phrase]) {
        for (index, phrase) in statements.enumerated() {
            if isEmptyAndIdle(phrase) {
                report(
                    .emptyBlock, "an empty block does nothing here", at: phrase.body?.range ?? phrase.range,
                    hints: ["Remove it."], edit: removal(of: index, from: statements))
            }
            for body in phrase.bodies { lintEmptyBlocks(in: body.statements) }
        }
    }

    /// A condition with only empty blocks, a loop or `before` without a step, a delegate without a method.
    private func isEmptyAndIdle(_ phrase: Phrase) -> Bool {
        guard !phrase.bodies.isEmpty, phrase.bodies.allSatisfy({ $0.isEmpty }), phrase.innerComments.isEmpty else {
            return false
        }
        switch phrase.keyword {
        case .before, .if, .each: return true
        case .delegate: return !hasDelegateNone
        default: return false
        }
    }

    /// Whether a `delegate none` exists, which an empty delegate can override.
    private var hasDelegateNone: Bool {
        let inScenarios = scenarios.compactMap { $0.body }.flatMap { $0.statements }
        return (allStatements + inScenarios).contains { $0.keyword == .delegate && $0.bodies.isEmpty }
    }
}

/// The lines of a text with their ends.
private struct Lines {
    let all: [ArraySlice<UInt8>]

    init(_ bytes: [UInt8]) {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...offset])
            start = offset + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        all = lines
    }

    /// The start of a line; past the last one, the end of the text.
    func offset(of line: Int) -> Int {
        line < all.count ? all[line].startIndex : all.last?.endIndex ?? 0
    }
}
