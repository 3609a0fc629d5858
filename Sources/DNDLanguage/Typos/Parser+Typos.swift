internal import SourceText

/// The block of a text, with all its diagnostics.
typealias Reading = (block: Block, diagnostics: [Diagnostic])

/// Reports a sign inside a word at the sign, not where its missing partner is noticed.
extension Parser {
    /// The maximum number of words to repair, and the maximum number of bytes to read again for that.
    private static let mendedMax = 3
    private static let rereadBytesMax = 4_000_000

    /// Reads a text with errors again with repaired words, while that reduces the errors.
    static func rereading(_ first: Reading, file: FileID, source: SourceFile, methods: MethodIndex?) -> Reading {
        let words = KnownWords(of: source.utf8, and: methods?.names ?? [])
        let candidates = BrokenWord.all(in: source.utf8, words)
        guard !candidates.isEmpty else { return first }
        var best = first
        var mended: [BrokenWord] = []
        var reports: [Diagnostic] = []
        var budget = rereadBytesMax
        while mended.count < mendedMax, !best.diagnostics.isEmpty {
            var better: (word: BrokenWord, reading: Reading)?
            for candidate in candidates where !mended.contains(candidate) && budget > 0 {
                budget -= source.utf8.count
                let reading = read(file: file, source: source, broken: mended + [candidate], methods: methods)
                let least = better?.reading.diagnostics.count ?? best.diagnostics.count
                if reading.diagnostics.count < least { better = (candidate, reading) }
            }
            guard let better else { break }
            reports += report(of: better.word, best.diagnostics, left: better.reading.diagnostics, source, file)
            mended.append(better.word)
            best = better.reading
        }
        reports += best.diagnostics.map { $0.suggesting(candidates) }
        return (best.block, reports.inOrder { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// The first error that the sign causes, moved to the word, with the original error as a note.
    private static func report(
        of word: BrokenWord, _ before: [Diagnostic], left: [Diagnostic], _ source: SourceFile, _ file: FileID
    ) -> [Diagnostic] {
        guard let first = before.first(where: { !left.contains($0) }) else { return [] }
        let range = word.range(in: file)
        let edit = TextEdit(range: range, replacement: word.word)
        if range.contains(first.range) || first.range.contains(range) && first.range.isShort {
            return [
                Diagnostic(
                    code: first.code, message: first.message, reading: first.reading, range: first.range,
                    hints: [word.hint] + first.hints, edit: edit)
            ]
        }
        let sign = String(decoding: [source.utf8[word.sign]], as: UTF8.self)
        return [
            Diagnostic(
                code: first.code, message: "'\(sign)' stands in a word", reading: first.reading, range: range,
                hints: [word.hint], edit: edit,
                notes: [Diagnostic.Note("otherwise \(first.message)", at: first.range)])
        ]
    }
}

extension SourceRange {
    /// Whether the range can be a single word.
    fileprivate var isShort: Bool { upperBound - lowerBound < 64 }
}

extension Diagnostic {
    /// The diagnostic with the first broken word at its position as a hint, unless it has an edit.
    fileprivate func suggesting(_ candidates: [BrokenWord]) -> Diagnostic {
        let at = Int(range.lowerBound)
        guard edit == nil, let word = candidates.first(where: { $0.sign == at || $0.sign == at - 1 }) else {
            return self
        }
        return with(hint: word.hint, edit: nil)
    }

    /// The diagnostic with an additional first hint.
    func with(hint: String, edit: TextEdit?) -> Diagnostic {
        with(hints: [hint] + hints.filter { !$0.hasPrefix("did you mean") }, edit: edit)
    }

    /// The diagnostic with other hints and another edit.
    func with(hints: [String], edit: TextEdit?) -> Diagnostic {
        Diagnostic(
            code: code, severity: severity, message: message, reading: reading, range: range, hints: hints, edit: edit,
            notes: notes)
    }
}
