internal import SourceText
internal import SwiftSyntax

/// The state of rewriting: the edits, removals and remarks of the rules.
///
/// All offsets refer to the original files.
final class Rewriting {
    struct Edit: Hashable {
        let range: Range<Int>
        let text: String
    }

    /// A removed piece of syntax.
    private struct Removal {
        var range: Range<Int>

        /// Whether a token ends where it begins, so that words could join.
        let touchesToken: Bool
    }

    let files: [SwiftFile]
    let symbols: Symbols

    /// The types of the expressions in the files.
    private(set) lazy var types = ExpressionTypes(KnownTypes(symbols))
    private var edits: [[Edit]]
    private var removals: [[Removal]]
    private var remarks: [[Remark]]

    /// Bytes that no rule removes, because the construct must be adapted by hand.
    private var kept: [[Range<Int>]]

    init(_ files: [SwiftFile]) {
        self.files = files
        symbols = Symbols(files)
        edits = Array(repeating: [], count: files.count)
        removals = Array(repeating: [], count: files.count)
        remarks = Array(repeating: [], count: files.count)
        kept = Array(repeating: [], count: files.count)
    }

    // MARK: - Changing

    func replace(_ range: Range<Int>, with text: String, in file: Int) {
        edits[file].append(Edit(range: range, text: text))
    }

    func insert(_ text: String, at offset: Int, in file: Int) {
        replace(offset..<offset, with: text, in: file)
    }

    /// Whether a rule has replaced a text that begins there.
    func isReplaced(at offset: Int, in file: Int) -> Bool {
        edits[file].contains { $0.range.lowerBound == offset && !$0.range.isEmpty }
    }

    /// Removes syntax, and its line if nothing else is on it; optionally with the comment that ends the line.
    func remove(_ node: some SyntaxProtocol, withComment: Bool = false, in file: Int) {
        var range = node.bytes
        if withComment, let last = node.lastToken(viewMode: .sourceAccurate) {
            range = range.lowerBound..<files[file].endOfLine(behind: last)
        }
        guard !kept[file].contains(where: { $0.overlaps(range) }) else { return }
        let previous = node.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)
        removals[file].append(Removal(range: range, touchesToken: previous?.bytes.upperBound == range.lowerBound))
    }

    /// Prevents removals in a range.
    func keep(_ range: Range<Int>, in file: Int) {
        kept[file].append(range)
    }

    /// Whether a call of the Objective-C runtime is reported there already.
    func isRuntimeCall(_ name: String, at range: Range<Int>, in file: Int) -> Bool {
        remarks[file].contains { remark in
            guard case .runtimeCall(_, name) = remark.kind else { return false }
            return remark.range.lowerBound <= range.lowerBound && range.upperBound <= remark.range.upperBound
        }
    }

    func remark(_ kind: Remark.Kind, at range: Range<Int>, in file: Int) {
        remarks[file].append(Remark(kind: kind, range: range))
    }

    // MARK: - Settling

    /// Converts the removals to edits. Adjacent ones are removed together, with the blanks around them.
    func settleRemovals() {
        for file in files {
            var run: Removal?
            for removal in removals[file.index].sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
                if let last = run,
                    file.isBlank(last.range.upperBound..<max(last.range.upperBound, removal.range.lowerBound))
                {
                    run?.range = last.range.lowerBound..<removal.range.upperBound
                } else {
                    if let run { settle(run, in: file) }
                    run = removal
                }
            }
            if let run { settle(run, in: file) }
            removals[file.index] = []
        }
    }

    private func settle(_ removal: Removal, in file: SwiftFile) {
        edits[file.index].append(
            Edit(range: file.removal(of: removal.range, touchesToken: removal.touchesToken), text: ""))
    }

    /// A range of a file with all edits so far, and with `own` edits that apply only here. An edit that crosses an end
    /// of the range applies only within it.
    func rendered(_ range: Range<Int>, in file: Int, with own: [Edit] = []) -> String {
        let edits = (own + edits[file]).filter {
            $0.range.upperBound >= range.lowerBound && $0.range.lowerBound <= range.upperBound
        }
        // Insertions come first; a longer replacement wins over the edits inside it.
        let order = edits.enumerated().sorted { first, second in
            let (left, right) = (first.element.range, second.element.range)
            let (leftEnd, rightEnd) = (
                left.isEmpty ? Int.max : left.upperBound, right.isEmpty ? Int.max : right.upperBound
            )
            return (left.lowerBound, -leftEnd, first.offset) < (right.lowerBound, -rightEnd, second.offset)
        }
        let bytes = files[file].source.utf8
        var result: [UInt8] = []
        var copied = range.lowerBound
        for (_, edit) in order {
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
    /// The range to remove with a piece of syntax: the whole line if nothing else is on it; at the end of a line, with
    /// the blanks before it; otherwise with the blanks after it.
    fileprivate func removal(of range: Range<Int>, touchesToken: Bool) -> Range<Int> {
        let start = lineStart(of: range.lowerBound)
        let next = nextLine(after: range.upperBound)
        let endsLine = isBlank(range.upperBound..<next)
        if endsLine, isBlank(start..<range.lowerBound) { return start..<next }
        if endsLine { return endOfText(before: range.lowerBound)..<range.upperBound }
        return range.lowerBound..<(touchesToken ? range.upperBound : blanksEnd(after: range.upperBound))
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
