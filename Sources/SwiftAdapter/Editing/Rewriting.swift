internal import SourceText

/// The state of rewriting: the edits, removals and remarks of the rules.
///
/// All offsets refer to the original files.
struct Rewriting {
    struct Edit: Hashable {
        let range: Range<Int>
        let text: String
    }

    let files: [SwiftFile]
    let symbols: Symbols
    private var edits: [[Edit]]
    private var removedTokens: [[Range<Int>]]
    private var remarks: [[Remark]]

    /// Tokens that no rule removes, because the construct must be adapted by hand.
    private var kept: [Set<Int>]

    init(_ files: [SwiftFile]) {
        self.files = files
        symbols = Symbols(files)
        edits = Array(repeating: [], count: files.count)
        removedTokens = Array(repeating: [], count: files.count)
        remarks = Array(repeating: [], count: files.count)
        kept = Array(repeating: [], count: files.count)
    }

    // MARK: - Changing

    mutating func replace(_ range: Range<Int>, with text: String, in file: Int) {
        edits[file].append(Edit(range: range, text: text))
    }

    mutating func insert(_ text: String, at offset: Int, in file: Int) {
        replace(offset..<offset, with: text, in: file)
    }

    /// Removes tokens, and their line if nothing else is on it.
    mutating func remove(tokens: Range<Int>, in file: Int) {
        guard kept[file].isDisjoint(with: tokens) else { return }
        removedTokens[file].append(tokens)
    }

    mutating func keep(tokens: Range<Int>, in file: Int) {
        kept[file].formUnion(tokens)
    }

    mutating func remark(_ kind: Remark.Kind, at range: Range<Int>, in file: Int) {
        remarks[file].append(Remark(kind: kind, range: range))
    }

    // MARK: - Settling

    /// Converts the removed tokens to edits. Adjacent tokens are removed together, with the blanks around them.
    mutating func settleRemovals() {
        for file in files {
            var run: Range<Int>?
            for tokens in removedTokens[file.index].sorted(by: { $0.lowerBound < $1.lowerBound }) {
                if let last = run, last.upperBound == tokens.lowerBound, file.isBlank(between: last, and: tokens) {
                    run = last.lowerBound..<tokens.upperBound
                } else {
                    if let run { edits[file.index].append(Edit(range: file.removal(of: run), text: "")) }
                    run = tokens
                }
            }
            if let run { edits[file.index].append(Edit(range: file.removal(of: run), text: "")) }
            removedTokens[file.index] = []
        }
    }

    /// A range of a file with all edits so far, and with `own` edits that apply only here. An edit that crosses an end
    /// of the range applies only within it.
    func rendered(_ range: Range<Int>, in file: Int, with own: [Edit] = []) -> String {
        // Insertions come first; a longer replacement wins over the edits inside it.
        let order = (own + edits[file]).enumerated().sorted { first, second in
            let (left, right) = (first.element.range, second.element.range)
            let (leftEnd, rightEnd) = (
                left.isEmpty ? Int.max : left.upperBound, right.isEmpty ? Int.max : right.upperBound
            )
            return (left.lowerBound, -leftEnd, first.offset) < (right.lowerBound, -rightEnd, second.offset)
        }
        let bytes = files[file].source.utf8
        var result: [UInt8] = []
        var copied = range.lowerBound
        for (_, edit) in order
        where edit.range.upperBound >= range.lowerBound && edit.range.lowerBound <= range.upperBound {
            let lower = max(edit.range.lowerBound, range.lowerBound)
            let upper = min(edit.range.upperBound, range.upperBound)
            if lower < copied, edit.text.isEmpty { copied = max(copied, upper) }
            guard lower >= copied, lower < upper || edit.range.isEmpty else { continue }
            result += bytes[copied..<lower]
            result += edit.text.utf8
            copied = upper
        }
        result += bytes[copied..<range.upperBound]
        return String(decoding: result, as: UTF8.self)
    }

    var result: [AdaptedFile] {
        files.map { file in
            AdaptedFile(
                source: file.source, text: rendered(0..<file.source.utf8.count, in: file.index),
                remarks: remarks[file.index].sorted { $0.range.lowerBound < $1.range.lowerBound })
        }
    }
}

extension SwiftFile {
    fileprivate func isBlank(between first: Range<Int>, and second: Range<Int>) -> Bool {
        isBlank(tokens[first.upperBound - 1].range.upperBound..<tokens[second.lowerBound].range.lowerBound)
    }

    /// The byte range of removed tokens: the whole line if nothing else is on it; at the end of a line, with the blanks
    /// before them; otherwise with the blanks after them.
    fileprivate func removal(of tokens: Range<Int>) -> Range<Int> {
        let range = bytes(of: tokens)
        let start = lineStart(of: range.lowerBound)
        let next = nextLine(after: range.upperBound)
        let endsLine = isBlank(range.upperBound..<next)
        if endsLine, isBlank(start..<range.lowerBound) { return start..<next }
        if endsLine { return endOfText(before: range.lowerBound)..<range.upperBound }
        // Keeps the blanks if two words would join.
        let touchesWord = tokens.lowerBound > 0 && gapStart(before: tokens.lowerBound) == range.lowerBound
        return range.lowerBound..<(touchesWord ? range.upperBound : blanksEnd(after: range.upperBound))
    }

    private func endOfText(before offset: Int) -> Int {
        var place = offset
        while place > 0, source.utf8[place - 1] == UInt8(ascii: " ") || source.utf8[place - 1] == UInt8(ascii: "\t") {
            place -= 1
        }
        return place
    }

    private func blanksEnd(after offset: Int) -> Int {
        var place = offset
        while place < source.utf8.count,
            source.utf8[place] == UInt8(ascii: " ") || source.utf8[place] == UInt8(ascii: "\t")
        { place += 1 }
        return place
    }
}
