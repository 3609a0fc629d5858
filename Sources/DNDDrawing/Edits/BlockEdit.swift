internal import DNDResults
internal import SourceText

/// A single edit that changes the lines of a block; comments, blanks and unchanged lines are kept.
struct BlockEdit {
    private let file: SourceFile
    private let block: SourceRange
    private let lines: [Repair.Line]

    /// Nil when no line would be left and comments would be lost.
    private(set) var edit: TextEdit?

    init(_ block: SourceRange, _ lines: [Repair.Line], in file: SourceFile) {
        self.file = file
        self.block = block
        self.lines = lines
        let isBlock = file.utf8[Int(block.lowerBound)] == UInt8(ascii: "{")
        let isStatement = lines.contains { $0.range == block }
        if isStatement {
            edit = Self.joined(lines.flatMap { $0.edits }, in: file)
        } else if !isBlock {
            edit = TextEdit(range: block, replacement: newBlock)
        } else if !lines.contains(where: { $0.isLeft }) {
            edit = emptied
        } else {
            edit = Self.joined(edits(of: filled(lines)), in: file)
        }
    }

    /// One edit from the first to the last, including the text between them.
    private static func joined(_ edits: [TextEdit], in file: SourceFile) -> TextEdit? {
        guard let lower = edits.map({ $0.range.lowerBound }).min(), let first = edits.first,
            let upper = edits.map({ $0.range.upperBound }).max()
        else { return nil }
        let whole = SourceRange(file: first.range.file, lowerBound: lower, upperBound: upper)
        let moved = edits.map { edit in
            TextEdit(
                range: SourceRange(
                    file: whole.file, lowerBound: edit.range.lowerBound - lower,
                    upperBound: edit.range.upperBound - lower),
                replacement: edit.replacement)
        }
        let part = SourceFile(name: file.name, utf8: Array(file.utf8[Int(lower)..<Int(upper)]))
        return TextEdit(range: whole, replacement: part.applying(moved))
    }

    // MARK: - All lines

    /// When every line is removed and others are added, the new ones replace the first removed line.
    private func filled(_ lines: [Repair.Line]) -> [Repair.Line] {
        guard !lines.contains(where: { $0.range != nil && $0.isLeft }),
            let place = lines.compactMap({ $0.range }).first
        else { return lines }
        let text = lines.compactMap { $0.addedText }.joined(separator: separator(at: place))
        var rest = lines.filter { $0.addedText == nil }
        rest[0] = .changed(place, [TextEdit(range: place, replacement: text)])
        return rest
    }

    /// `: none` in place of the block and the blank before it.
    private var emptied: TextEdit? {
        guard !file.utf8[Int(block.lowerBound)..<Int(block.upperBound)].contains(UInt8(ascii: "#")) else { return nil }
        var lower = block.lowerBound
        while lower > 0, file.utf8[Int(lower) - 1].isBlank { lower -= 1 }
        return TextEdit(
            range: SourceRange(file: block.file, lowerBound: lower, upperBound: block.upperBound),
            replacement: ": none")
    }

    /// A block in place of `: none`: on several lines when the expectation has a line to itself.
    private var newBlock: String {
        let texts = lines.compactMap { $0.addedText }
        let layout = LineLayout(at: block.upperBound, in: file)
        guard layout.isLastOnLine else { return " { " + texts.joined(separator: "; ") + " }" }
        let indentation = layout.indentation
        return " {" + layout.lineEnd
            + texts.map { indentation + "  " + $0 + layout.lineEnd }.joined() + indentation + "}"
    }

    // MARK: - Line by line

    private func edits(of lines: [Repair.Line]) -> [TextEdit] {
        var edits: [TextEdit] = []
        var previous: SourceRange?
        var waiting: [String] = []
        for line in joinedRemovals(lines) {
            if let text = line.addedText {
                if let previous { edits.append(addition(text, after: previous)) } else { waiting.append(text) }
                continue
            }
            guard let range = line.range else { continue }
            if case .removed = line {
                edits.append(Self.removal(of: range, in: file))
                continue
            }
            edits += waiting.map { addition($0, before: range) } + line.edits
            waiting = []
            previous = range
        }
        return edits
    }

    /// Joins removals of neighbours on one line, including their separators.
    private func joinedRemovals(_ lines: [Repair.Line]) -> [Repair.Line] {
        var joined: [Repair.Line] = []
        for line in lines {
            guard case .removed(let range) = line, case .removed(let last)? = joined.last,
                file.utf8[Int(last.upperBound)..<Int(range.lowerBound)].allSatisfy({
                    $0.isBlank || $0 == UInt8(ascii: ";")
                })
            else {
                joined.append(line)
                continue
            }
            let both = SourceRange(file: range.file, lowerBound: last.lowerBound, upperBound: range.upperBound)
            joined[joined.count - 1] = .removed(both)
        }
        return joined
    }

    private func addition(_ text: String, after range: SourceRange) -> TextEdit {
        let layout = LineLayout(at: range.upperBound, in: file)
        guard !layout.isFollowed else {
            return TextEdit(range: range.end, replacement: "; " + text)
        }
        let place = SourceRange(file: range.file, lowerBound: layout.end, upperBound: layout.end)
        let indentation = LineLayout(at: range.lowerBound, in: file).indentation
        return TextEdit(range: place, replacement: layout.lineEnd + indentation + text)
    }

    private func addition(_ text: String, before range: SourceRange) -> TextEdit {
        let start = SourceRange(file: range.file, lowerBound: range.lowerBound, upperBound: range.lowerBound)
        return TextEdit(range: start, replacement: text + separator(at: range))
    }

    /// The separator between two lines of the block: a line end, or a semicolon if they share a line.
    private func separator(at range: SourceRange) -> String {
        let layout = LineLayout(at: range.lowerBound, in: file)
        return layout.isFirstOnLine ? layout.lineEnd + layout.indentation : "; "
    }

    /// Removes a statement: with its line if that has nothing else, otherwise with its semicolon.
    static func removal(of range: SourceRange, in file: SourceFile) -> TextEdit {
        let (first, last) = (LineLayout(at: range.lowerBound, in: file), LineLayout(at: range.upperBound, in: file))
        var (lower, upper) = (range.lowerBound, range.upperBound)
        if first.isFirstOnLine, last.isLastOnLine, last.hasLineEnd {
            (lower, upper) = (first.start, last.next)
        } else if first.isFirstOnLine, let comment = last.comment {
            upper = comment
        } else if let semicolon = last.semicolon {
            upper = semicolon
        } else if let semicolon = first.semicolonBefore {
            lower = semicolon
        }
        return TextEdit(
            range: SourceRange(file: range.file, lowerBound: lower, upperBound: upper), replacement: "")
    }
}

extension Repair.Line {
    /// Nil for an added line.
    fileprivate var range: SourceRange? {
        switch self {
        case .kept(let range), .changed(let range, _), .removed(let range): range
        case .added: nil
        }
    }

    fileprivate var addedText: String? {
        if case .added(let text) = self { text } else { nil }
    }

    fileprivate var edits: [TextEdit] {
        if case .changed(_, let edits) = self { edits } else { [] }
    }

    /// Whether the line remains after the edit.
    fileprivate var isLeft: Bool {
        if case .removed = self { false } else { true }
    }
}

extension SourceRange {
    /// The empty range after the last byte.
    fileprivate var end: SourceRange { SourceRange(file: file, lowerBound: upperBound, upperBound: upperBound) }
}
