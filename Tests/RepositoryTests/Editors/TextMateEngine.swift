import Foundation

/// Tokenizes texts with a TextMate grammar: the part of the format that this grammar uses, with ICU's regular
/// expressions. The grammar uses only the common subset of ICU and Oniguruma.
final class TextMateEngine {
    struct Scope: Hashable {
        let offset: Int
        let name: String
    }

    private final class Rule {
        var name: String?
        var match: NSRegularExpression?
        var end: NSRegularExpression?
        var captures: [Int: String] = [:]
        var endCaptures: [Int: String] = [:]
        var patterns: [String] = []
        var inner: [Rule] = []
    }

    private struct Problem: Error { let text: String }

    private let root = Rule()

    /// The cached next match of each expression on the current line; nil for none.
    private var next: [ObjectIdentifier: NSTextCheckingResult?] = [:]
    private var repository: [String: Rule] = [:]

    init(json: Data) throws {
        let grammar = try JSONSerialization.jsonObject(with: json) as? [String: Any] ?? [:]
        for (name, value) in grammar["repository"] as? [String: [String: Any]] ?? [:] {
            repository[name] = try rule(value)
        }
        root.inner = try rules(grammar["patterns"])
    }

    private func rules(_ value: Any?) throws -> [Rule] {
        try (value as? [[String: Any]] ?? []).map { try rule($0) }
    }

    private func rule(_ value: [String: Any]) throws -> Rule {
        let rule = Rule()
        rule.name = value["name"] as? String
        let known: Set = [
            "name", "match", "begin", "end", "captures", "beginCaptures", "endCaptures", "patterns", "include",
        ]
        guard Set(value.keys).isSubset(of: known) else { throw Problem(text: "unknown keys in \(value.keys)") }
        if let include = value["include"] as? String { rule.patterns = [String(include.dropFirst())] }
        if let match = (value["match"] ?? value["begin"]) as? String {
            rule.match = try NSRegularExpression(pattern: match)
        }
        if let end = value["end"] as? String { rule.end = try NSRegularExpression(pattern: end) }
        rule.captures = Self.names(value["captures"] ?? value["beginCaptures"])
        rule.endCaptures = Self.names(value["endCaptures"])
        rule.inner = try rules(value["patterns"])
        return rule
    }

    private static func names(_ value: Any?) -> [Int: String] {
        var names: [Int: String] = [:]
        for (key, capture) in value as? [String: [String: String]] ?? [:] { names[Int(key) ?? 0] = capture["name"] }
        return names
    }

    /// The rules that apply in a region, with includes expanded.
    private func candidates(of rule: Rule) -> [Rule] {
        rule.inner.flatMap { inner -> [Rule] in
            if let name = inner.patterns.first { return expanded(repository[name] ?? Rule()) }
            return expanded(inner)
        }
    }

    private func expanded(_ rule: Rule) -> [Rule] { rule.match == nil ? candidates(of: rule) : [rule] }

    // MARK: - Reading

    /// The innermost scope at each UTF-16 offset of a text.
    func scopes(in text: String) -> [Int: String] {
        var scopes: [Int: String] = [:]
        var open = [root]
        var start = 0
        for units in text.utf16.split(separator: 10, omittingEmptySubsequences: false) {
            let line = String(decoding: units, as: UTF16.self)
            read(line, from: start, &open, &scopes)
            start += line.utf16.count + 1
        }
        return scopes
    }

    private func read(_ line: String, from start: Int, _ open: inout [Rule], _ scopes: inout [Int: String]) {
        let text = line as NSString
        next = [:]
        var position = 0
        var guardCount = 0
        while position <= text.length, guardCount < 10_000 {
            guardCount += 1
            let region = open[open.count - 1]
            var best = first(region.end, text, position).map { (rule: region, match: $0, isEnd: true) }
            for rule in candidates(of: region) {
                guard let match = first(rule.match, text, position) else { continue }
                if best == nil || match.range.location < best?.match.range.location ?? 0 { best = (rule, match, false) }
            }
            guard let best else {
                paint(region.name, position..<text.length, start, &scopes)
                return
            }
            paint(region.name, position..<best.match.range.location, start, &scopes)
            let range = best.match.range.location..<(best.match.range.location + best.match.range.length)
            paint(best.rule.name, range, start, &scopes)
            paint(best.isEnd ? best.rule.endCaptures : best.rule.captures, best.match, start, &scopes)
            if best.isEnd {
                open.removeLast()
            } else if best.rule.end != nil {
                open.append(best.rule)
            } else if range.isEmpty {
                return
            }
            position = range.upperBound
            // At the end of the line, continues only after an empty match that closes a region.
            if position == text.length, !(best.isEnd && open.count > 1 && range.isEmpty) { return }
        }
    }

    private func first(_ expression: NSRegularExpression?, _ text: NSString, _ position: Int) -> NSTextCheckingResult? {
        guard let expression else { return nil }
        let key = ObjectIdentifier(expression)
        if let known = next[key], known.map({ $0.range.location >= position }) ?? true { return known }
        let match = expression.firstMatch(
            in: text as String, options: [.withTransparentBounds, .withoutAnchoringBounds],
            range: NSRange(location: position, length: text.length - position))
        next[key] = .some(match)
        return match
    }

    private func paint(_ name: String?, _ range: Range<Int>, _ start: Int, _ scopes: inout [Int: String]) {
        guard let name else { return }
        for offset in range { scopes[start + offset] = name }
    }

    private func paint(
        _ captures: [Int: String], _ match: NSTextCheckingResult, _ start: Int, _ scopes: inout [Int: String]
    ) {
        for (index, name) in captures.sorted(by: { $0.key < $1.key }) {
            let range = match.range(at: index)
            guard range.location != NSNotFound else { continue }
            paint(name, range.location..<(range.location + range.length), start, &scopes)
        }
    }
}
