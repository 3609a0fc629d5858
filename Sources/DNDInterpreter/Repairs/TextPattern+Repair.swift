internal import DNDResults

extension TextPattern {
    /// A quoted pattern that matches the text. It keeps the dots of a pattern, and the parts that still match.
    static func quotedRepair(of pattern: String, for text: String) -> String {
        let repaired = TextPatternRepair(pattern, text).pattern
        return Spelling.quoted(TextPattern(repaired).matches(text) ? repaired : text)
    }
}

/// Replaces the parts of a pattern that a text does not contain with words of the text.
private struct TextPatternRepair {
    private static let dots: [UInt8] = [0x2E, 0x2E, 0x2E]
    private static let blank: UInt8 = 0x20

    private let parts: [[UInt8]]
    private let text: [UInt8]

    init(_ pattern: String, _ text: String) {
        parts = TextPattern.parts(of: pattern)
        self.text = TextPattern.folded(text)
    }

    /// The pattern; without dots, the whole text.
    var pattern: String {
        guard parts.count > 1 else { return String(decoding: text, as: UTF8.self) }
        let first = beginning(like: parts[0])
        let last = ending(like: parts[parts.count - 1], from: first.count)
        var position = first.count
        var written = first
        for part in parts[1..<(parts.count - 1)] {
            guard let found = range(like: part, in: position..<(text.count - last.count)) else { continue }
            written += Self.dots + text[found]
            position = found.upperBound
        }
        return String(decoding: written + Self.dots + last, as: UTF8.self)
    }

    /// The part, or the same number of words.
    private func beginning(like part: [UInt8]) -> [UInt8] {
        if part.isEmpty || text.starts(with: part) { return part }
        return Array(text.prefix(words(in: 0..<text.count).prefix(Self.wordCount(part)).last?.upperBound ?? 0))
            + (part.last == Self.blank ? [Self.blank] : [])
    }

    private func ending(like part: [UInt8], from start: Int) -> [UInt8] {
        if part.isEmpty { return [] }
        if text.count - part.count >= start, text.suffix(part.count).elementsEqual(part) { return part }
        let kept = words(in: min(start, text.count)..<text.count).suffix(Self.wordCount(part)).first?.lowerBound
        return (part.first == Self.blank ? [Self.blank] : []) + text[(kept ?? text.count)...]
    }

    /// The range of the part, otherwise of an equal number of words that share the most with it; nil when they share
    /// none.
    private func range(like part: [UInt8], in limits: Range<Int>) -> Range<Int>? {
        guard !part.isEmpty, !limits.isEmpty else { return nil }
        var start = limits.lowerBound
        while start + part.count <= limits.upperBound {
            if text[start...].starts(with: part) { return start..<(start + part.count) }
            start += 1
        }
        return window(of: part, in: limits)
    }

    private func window(of part: [UInt8], in limits: Range<Int>) -> Range<Int>? {
        let wanted = part.split(separator: Self.blank)
        let all = words(in: limits)
        var best: (count: Int, range: Range<Int>)?
        for first in all.indices where !wanted.isEmpty {
            let window = all[first..<min(all.count, first + wanted.count)]
            let count = window.filter { wanted.contains(text[$0]) }.count
            guard count > best?.count ?? 0, let end = window.last?.upperBound else { continue }
            best = (count, all[first].lowerBound..<end)
        }
        return best.map { padded($0.range, like: part, in: limits) }
    }

    /// The range extended by a blank where the part has one.
    private func padded(_ range: Range<Int>, like part: [UInt8], in limits: Range<Int>) -> Range<Int> {
        let lower = part.first == Self.blank && range.lowerBound > limits.lowerBound ? 1 : 0
        let upper = part.last == Self.blank && range.upperBound < limits.upperBound ? 1 : 0
        return (range.lowerBound - lower)..<(range.upperBound + upper)
    }

    private func words(in limits: Range<Int>) -> [Range<Int>] {
        guard limits.lowerBound < limits.upperBound else { return [] }
        return text[limits].split(separator: Self.blank).map { $0.startIndex..<$0.endIndex }
    }

    private static func wordCount(_ part: [UInt8]) -> Int {
        part.split(separator: blank).count
    }
}
