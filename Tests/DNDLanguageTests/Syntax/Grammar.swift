import Foundation

/// The productions of `grammar/dnd.ebnf`.
struct Grammar {
    indirect enum Expression {
        case terminal(String)
        case name(String)

        /// `? … ?`
        case special(String)

        /// The ID identifies the alternative within its production.
        case choice([Expression], id: Int)
        case sequence([Expression])
        case option(Expression, id: Int)
        case repetition(Expression, id: Int)
    }

    struct Production {
        let name: String

        /// The text from the name up to the `;`.
        let text: String
        let expression: Expression

        /// Whether its parts can be separated by blanks.
        let isSyntax: Bool
    }

    let productions: [Production]

    init(text: String) throws {
        var productions: [Production] = []
        var isSyntax = true
        for line in text.split(separator: "\n").map(String.init) {
            if line.contains("(* Tokens.") { isSyntax = false }
            guard line.hasSuffix(" ;"), let equals = line.range(of: " = ") else { continue }
            var reader = Reader(text: String(line[equals.upperBound...].dropLast(2)))
            let production = Production(
                name: String(line[..<equals.lowerBound]), text: line, expression: try reader.choice(),
                isSyntax: isSyntax)
            productions.append(production)
        }
        self.productions = productions
    }

    struct Fault: Error { let text: Substring }
}

extension Grammar {
    private struct Reader {
        var rest: Substring
        var nextID = 0

        init(text: String) { rest = text[...] }

        mutating func choice() throws -> Expression {
            var alternatives = [try sequence()]
            while eat("|") { alternatives.append(try sequence()) }
            return alternatives.count == 1 ? alternatives[0] : .choice(alternatives, id: id())
        }

        private mutating func sequence() throws -> Expression {
            var parts: [Expression] = []
            while let first = peek(), !"|)]}".contains(first) { parts.append(try part()) }
            return parts.count == 1 ? parts[0] : .sequence(parts)
        }

        private mutating func part() throws -> Expression {
            if eat("[") { return .option(try closed("]"), id: id()) }
            if eat("{") { return .repetition(try closed("}"), id: id()) }
            if eat("(") { return try closed(")") }
            if eat("\"") { return .terminal(try upTo("\"")) }
            if eat("'") { return .terminal(try upTo("'")) }
            if eat("?") { return .special(try upTo("?").trimmingCharacters(in: .whitespaces)) }
            let name = rest.prefix { $0.isLetter || $0 == "-" }
            guard !name.isEmpty else { throw Fault(text: rest) }
            rest.removeFirst(name.count)
            return .name(String(name))
        }

        private mutating func closed(_ closer: Character) throws -> Expression {
            let expression = try choice()
            guard eat(closer) else { throw Fault(text: rest) }
            return expression
        }

        private mutating func upTo(_ closer: Character) throws -> String {
            guard let end = rest.firstIndex(of: closer) else { throw Fault(text: rest) }
            defer { rest = rest[rest.index(after: end)...] }
            return String(rest[..<end])
        }

        private mutating func peek() -> Character? {
            rest = rest.drop { $0 == " " }
            return rest.first
        }

        private mutating func eat(_ character: Character) -> Bool {
            guard peek() == character else { return false }
            rest.removeFirst()
            return true
        }

        private mutating func id() -> Int {
            nextID += 1
            return nextID
        }
    }
}
