/// A required method of a protocol, parsed as far as an implementation needs.
struct Requirement {
    let base: String
    let parameters: [String]
    let result: String?

    /// `declaration` is a single method, without line breaks.
    init?(_ declaration: String) {
        guard let match = declaration.wholeMatch(of: /func (\w+)\((.*)\)(?: -> (.+))?/) else { return nil }
        base = String(match.1)
        parameters = Self.split(match.2)
        result = match.3.map(String.init)
    }

    /// The name in Swift: `tableView(_:canMoveRowAt:)`.
    var name: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

    private var labels: [String] { parameters.map { String($0.prefix { $0 != " " && $0 != ":" }) } }

    /// The first label, or the method's own name without one. Common first labels are skipped.
    var caseName: String {
        let words = labels.filter { $0 != "_" }
        guard labels.first == "_", let first = words.first else { return base }
        let isShared = ["session", "item", "contextMenuConfiguration"].contains(first)
        return isShared ? words.dropFirst().first ?? first : first
    }

    /// The result of an empty implementation; nil if only the table defines it.
    var emptyAnswer: String? {
        guard let result else { return "" }
        if result.hasSuffix("?") { return "nil" }
        return result.hasPrefix("[") ? "[]" : nil
    }

    /// An implementation, with lines of at most 120 characters where possible.
    func implementation(_ keywords: String, _ body: String) -> [String] {
        let end = result.map { ") -> \($0)" } ?? ")"
        let block = body.isEmpty ? "{}" : "{ \(body) }"
        let head = "    \(keywords)func \(base)("
        let whole = head + parameters.joined(separator: ", ") + "\(end) \(block)"
        if whole.count <= Self.lineLength { return [whole] }
        var lines = [head]
        var line = "       "
        for (index, parameter) in parameters.enumerated() {
            let word = parameter + (index + 1 < parameters.count ? "," : "")
            if line.count + 1 + word.count > Self.lineLength, line.contains("_") || line.contains(":") {
                lines.append(line)
                line = "       "
            }
            line += " " + word
        }
        let last = "    \(end) \(block)"
        if last.count <= Self.lineLength { return lines + [line, last] }
        return lines + [line, "    \(end) {", "        \(body)", "    }"]
    }

    private static let lineLength = 120

    /// Splits at commas outside brackets.
    private static func split(_ text: Substring) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    }
}
