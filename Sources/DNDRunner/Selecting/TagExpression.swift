internal import DNDLanguage

/// The value of `--tag`: `slow`, `@rule(R131)`, `table and not (slow or skip)`.
///
/// `not` binds tighter than `and`, `and` tighter than `or`, as in Cucumber's tag expressions. A tag with one of these
/// names is written with its sign: `@not`.
package indirect enum TagExpression: Hashable, Sendable {
    /// With arguments, the tag must have one of them.
    case tag(String, arguments: [String])
    case not(TagExpression)
    case and(TagExpression, TagExpression)
    case or(TagExpression, TagExpression)

    /// An invalid tag expression. The message starts in lower case, without a full stop.
    package struct Fault: Error, Equatable {
        package let message: String
    }

    package init(_ text: String) throws(Fault) {
        var parser = Parser(text)
        self = try parser.whole()
    }

    func holds(for tags: [Tag]) -> Bool {
        switch self {
        case .tag(let name, let arguments):
            tags.contains { tag in
                tag.name == name && (arguments.isEmpty || arguments.contains { tag.arguments.contains($0) })
            }
        case .not(let other): !other.holds(for: tags)
        case .and(let first, let second): first.holds(for: tags) && second.holds(for: tags)
        case .or(let first, let second): first.holds(for: tags) || second.holds(for: tags)
        }
    }

    /// The names of its tags, in order.
    var names: [String] {
        switch self {
        case .tag(let name, _): [name]
        case .not(let other): other.names
        case .and(let first, let second), .or(let first, let second): first.names + second.names
        }
    }
}

extension TagExpression {
    /// A recursive-descent parser; `depthMax` limits the nesting of parentheses.
    private struct Parser {
        private static let depthMax = 64

        private var tokens: ArraySlice<String>
        private var depth = 0

        init(_ text: String) {
            tokens = Self.tokens(in: text)[...]
        }

        mutating func whole() throws(Fault) -> TagExpression {
            let expression = try alternatives()
            if let token = tokens.first { throw Fault(message: "'\(token)' is one too many") }
            return expression
        }

        private mutating func alternatives() throws(Fault) -> TagExpression {
            var result = try conjunction()
            while take("or") { result = .or(result, try conjunction()) }
            return result
        }

        private mutating func conjunction() throws(Fault) -> TagExpression {
            var result = try negation()
            while take("and") { result = .and(result, try negation()) }
            return result
        }

        private mutating func negation() throws(Fault) -> TagExpression {
            depth += 1
            defer { depth -= 1 }
            guard depth < Self.depthMax else { throw Fault(message: "the brackets nest too deep") }
            if take("not") { return .not(try negation()) }
            guard take("(") else { return try tag() }
            let inner = try alternatives()
            guard take(")") else { throw Fault(message: "a ')' is missing") }
            return inner
        }

        private mutating func tag() throws(Fault) -> TagExpression {
            guard let token = tokens.popFirst() else { throw Fault(message: "a tag is missing at the end") }
            guard !["and", "or", "(", ")", ","].contains(token) else {
                throw Fault(message: "a tag is missing before '\(token)'")
            }
            let name = token.hasPrefix("@") ? String(token.dropFirst()) : token
            guard !name.isEmpty else { throw Fault(message: "a name is missing behind '@'") }
            // Arguments follow the name directly; in `not (a)` and `a and (b)` a word precedes the parenthesis.
            guard take("(") else { return .tag(name, arguments: []) }
            var arguments: [String] = []
            while let argument = tokens.popFirst(), argument != ")" {
                if argument != "," { arguments.append(argument) }
                if tokens.isEmpty { throw Fault(message: "a ')' is missing") }
            }
            return .tag(name, arguments: arguments)
        }

        private mutating func take(_ token: String) -> Bool {
            guard tokens.first == token else { return false }
            tokens.removeFirst()
            return true
        }

        /// Splits into words, parentheses, commas, and quoted texts without their quotes.
        private static func tokens(in text: String) -> [String] {
            var tokens: [String] = []
            var word = ""
            var isQuoted = false
            for character in text {
                if character == "\"" {
                    isQuoted.toggle()
                } else if isQuoted || !" \t(),".contains(character) {
                    word.append(character)
                } else {
                    if !word.isEmpty { tokens.append(word) }
                    word = ""
                    if character != " ", character != "\t" { tokens.append(String(character)) }
                }
            }
            return word.isEmpty ? tokens : tokens + [word]
        }
    }
}
