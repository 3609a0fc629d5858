import Foundation

/// The text of a declaration, taken apart as far as a reference to it needs.
struct Declaration {
    let text: String

    /// Parameters with their types, as they stand in the parentheses: label, type, whether it has a default.
    private(set) var parameters: [(label: String, type: String)] = []

    /// `async`, `throws`: what stands between the parentheses and the arrow.
    private(set) var effects = ""

    /// The type after the arrow or the colon; `Void` when there is none.
    private(set) var result = "Void"

    init(_ text: String) {
        self.text = text
        var rest = Substring(text)
        if let open = Self.firstTopLevel("(", in: rest), !Self.isVariable(text) {
            let close = Self.matchingParenthesis(of: open, in: rest)
            parameters = Self.split(rest[rest.index(after: open)..<close]).map(Self.parameter)
            rest = rest[rest.index(after: close)...]
            if let arrow = rest.range(of: "->") {
                effects = Self.trimmed(rest[..<arrow.lowerBound])
                result = Self.type(rest[arrow.upperBound...])
            } else {
                effects = Self.trimmed(rest.prefix { $0 != "{" }.components(before: " where "))
            }
        } else if let colon = Self.firstTopLevel(":", in: rest) {
            result = Self.type(rest[rest.index(after: colon)...])
        }
    }

    var isWritable: Bool {
        !words.contains("let") && !(text.contains("{ get }") || text.contains("{ get async }"))
    }

    var words: Set<Substring> { Set(text.prefix { $0 != "(" && $0 != ":" }.split(separator: " ")) }

    private static func isVariable(_ text: String) -> Bool {
        !Set(text.prefix { $0 != ":" }.split(separator: " ")).isDisjoint(with: ["var", "let"])
    }

    private static func parameter(_ text: Substring) -> (label: String, type: String) {
        guard let colon = firstTopLevel(":", in: text) else { return ("_", trimmed(text)) }
        let label = text[..<colon].split(separator: " ").first.map(String.init) ?? "_"
        let rest = text[text.index(after: colon)...]
        let end = firstTopLevel("=", in: rest) ?? rest.endIndex
        let type = trimmed(rest[..<end])
        // A function's type has an ordinary optional where its declaration unwraps.
        return (label, type.hasSuffix("!") ? type.dropLast() + "?" : type)
    }

    /// Up to accessors and constraints.
    private static func type(_ text: Substring) -> String {
        trimmed(text[..<(firstTopLevel("{", in: text) ?? text.endIndex)].components(before: " where "))
    }

    private static func split(_ text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var rest = text
        while let comma = firstTopLevel(",", in: rest) {
            parts.append(rest[..<comma])
            rest = rest[rest.index(after: comma)...]
        }
        return trimmed(rest).isEmpty ? parts : parts + [rest]
    }

    /// Outside of all brackets; an arrow closes nothing.
    private static func firstTopLevel(_ wanted: Character, in text: Substring) -> Substring.Index? {
        var depth = 0
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            if depth == 0, character == wanted { return index }
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            previous = character
        }
        return nil
    }

    private static func matchingParenthesis(of open: Substring.Index, in text: Substring) -> Substring.Index {
        var depth = 0
        for index in text[open...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return text.index(before: text.endIndex)
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

extension Substring {
    fileprivate func components(before separator: String) -> Substring {
        range(of: separator).map { self[..<$0.lowerBound] } ?? self
    }
}
