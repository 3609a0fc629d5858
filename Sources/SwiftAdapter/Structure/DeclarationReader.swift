/// Finds the declarations in the tokens of a file: at file scope and, recursively, the members of types.
struct DeclarationReader {
    /// The maximum nesting of types.
    static let depthMax = 32

    private let tokens: [Token]
    private let end: Int
    private let depth: Int
    private var index: Int

    static func declarations(in tokens: [Token]) -> [Declaration] {
        var reader = DeclarationReader(tokens, tokens.indices, depth: 0)
        return reader.readAll()
    }

    private init(_ tokens: [Token], _ range: Range<Int>, depth: Int) {
        self.tokens = tokens
        self.depth = depth
        index = range.lowerBound
        end = range.upperBound
    }

    private mutating func readAll() -> [Declaration] {
        var found: [Declaration] = []
        while index < end {
            if tokens[index].kind == .pound, Keywords.directives.contains(tokens[index].text) {
                readDirective()
            } else if tokens[index].text == ";" {
                index += 1
            } else if let declaration = readDeclaration() {
                found.append(declaration)
            }
        }
        return found
    }

    /// Skips a directive with its condition, which ends with the line.
    private mutating func readDirective() {
        index += 1
        while index < end, !tokens[index].startsLine { index += 1 }
    }

    // MARK: - One declaration

    /// Nil for a statement.
    private mutating func readDeclaration() -> Declaration? {
        let start = index
        var attributes: [Attribute] = []
        var modifiers: Set<String> = []
        while index < end {
            if let attribute = readAttribute() {
                attributes.append(attribute)
            } else if isModifier(at: index) {
                modifiers.insert(tokens[index].text)
                index += 1
                if index < end, tokens[index].text == "(" { skip() }
            } else {
                break
            }
        }
        guard index < end, isIntroducer(at: index) else {
            skipToEnd(from: start)
            return nil
        }
        let keyword = index
        index += 1
        let head = readHead(of: tokens[keyword].text)
        skipToEnd(from: start)
        var declaration = Declaration(
            introducer: tokens[keyword].text, attributes: attributes, modifiers: modifiers, tokens: start..<index,
            keyword: keyword, name: head.name, labels: head.labels, inherited: head.inherited, body: head.body,
            hasWhereClause: head.hasWhereClause)
        if let body = head.body, depth < Self.depthMax {
            var reader = DeclarationReader(tokens, body, depth: depth + 1)
            declaration.members = reader.readAll()
        }
        return declaration
    }

    /// `@Name.Name(arguments)`
    private mutating func readAttribute() -> Attribute? {
        guard tokens[index].text == "@", index + 1 < end, tokens[index + 1].kind == .identifier else { return nil }
        let start = index
        var name = tokens[index + 1].text
        index += 2
        while index + 1 < end, tokens[index].text == ".", tokens[index + 1].kind == .identifier {
            name += "." + tokens[index + 1].text
            index += 2
        }
        // Arguments follow without a blank: `@MainActor (Int) -> Void` has none.
        if index < end, tokens[index].text == "(", tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
        {
            skip()
        }
        return Attribute(name: name, tokens: start..<index)
    }

    /// The maximum number of tokens examined to distinguish a modifier from a name.
    private static let lookaheadMax = 12

    private func isModifier(at index: Int, lookahead: Int = lookaheadMax) -> Bool {
        guard lookahead > 0, index + 1 < end, tokens[index].kind == .identifier,
            Keywords.modifiers.contains(tokens[index].text)
        else { return false }
        switch tokens[index + 1].text {
        case "(": return Keywords.modifiersWithArguments.contains(tokens[index].text)
        case "@": return true
        // Either a modifier or an introducer: `override class func`, `final class Board`.
        case "class": return isName(at: index + 2)
        default: return isIntroducer(at: index + 1) || isModifier(at: index + 1, lookahead: lookahead - 1)
        }
    }

    private func isIntroducer(at index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind == .identifier, Keywords.introducers.contains(token.text) else { return false }
        if token.text == "class" { return !isModifier(at: index) && isName(at: index + 1) }
        return !Keywords.contextual.contains(token.text) || isName(at: index + 1)
    }

    private func isName(at index: Int) -> Bool {
        index < end && [.identifier, .quotedIdentifier, .operator].contains(tokens[index].kind)
    }

    // MARK: - End of a declaration

    /// Skips a token, or a bracket with its content.
    private mutating func skip() {
        index = min(end, tokens.indexPast(index))
    }

    /// Skips to the next declaration or directive that begins a line, or past a semicolon.
    private mutating func skipToEnd(from start: Int) {
        if index == start { skip() }
        while index < end {
            if tokens[index].text == ";" { return }
            if tokens[index].startsLine, beginsSomething(at: index) { return }
            skip()
        }
    }

    private func beginsSomething(at index: Int) -> Bool {
        let token = tokens[index]
        if token.kind == .pound { return Keywords.directives.contains(token.text) }
        return token.text == "@" || isIntroducer(at: index) || isModifier(at: index)
    }
}

// MARK: - Names, labels and bodies

extension DeclarationReader {
    fileprivate struct Head {
        var name = ""
        var labels: [String]?
        var inherited: [String] = []
        var body: Range<Int>?
        var hasWhereClause = false
    }

    fileprivate func readHead(of introducer: String) -> Head {
        var head = Head()
        var place = index
        switch introducer {
        case "init", "subscript", "deinit": head.name = introducer
        default:
            while place < end, isName(at: place) || tokens[place].text == "." && place > index {
                if place > index, tokens[place].text != ".", tokens[place - 1].text != "." { break }
                head.name += tokens[place].text
                place += 1
            }
        }
        if Keywords.types.contains(introducer) {
            readType(into: &head, from: place)
        } else if ["func", "init", "subscript"].contains(introducer) {
            head.labels = labels(from: place)
        }
        return head
    }

    /// The labels in the first parentheses after the name and its generic parameters.
    private func labels(from start: Int) -> [String] {
        guard let open = (start..<end).first(where: { tokens[$0].kind == .open }), tokens[open].text == "(",
            let close = tokens[open].partner
        else { return [] }
        var labels: [String] = []
        var place = open + 1
        var isFirst = true
        while place < close {
            if isFirst, tokens[place].text == "@" {
                // An attribute, with its arguments: `@ViewBuilder content:`.
                let next = min(place + 2, close)
                place = tokens[next].text == "(" ? tokens.indexPast(next) : next
            } else {
                if isFirst { labels.append(tokens[place].text == "_" ? "" : tokens[place].text) }
                isFirst = tokens[place].text == ","
                place = tokens.indexPast(place)
            }
        }
        return labels
    }

    private func readType(into head: inout Head, from start: Int) {
        var place = start
        var angles = 0
        var isListing = false
        var expectsName = false
        while place < end, tokens[place].text != "{" {
            let token = tokens[place]
            if token.kind == .operator {
                angles += token.text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : 0) }
                angles -= token.text == "->" ? 0 : token.text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ">") ? 1 : 0) }
            } else if angles == 0, token.text == "where" {
                head.hasWhereClause = true
                isListing = false
            } else if angles == 0, token.text == ":" || isListing && token.text == "," {
                isListing = !head.hasWhereClause
                expectsName = true
            } else if isListing, expectsName, token.kind == .identifier, tokens[place - 1].text != "@" {
                head.inherited.append(token.text)
                expectsName = false
            } else if isListing, angles == 0, token.text == ".", place + 1 < end, let last = head.inherited.last {
                head.inherited[head.inherited.count - 1] = last + "." + tokens[place + 1].text
            }
            place = tokens.indexPast(place)
        }
        if place < end, let close = tokens[place].partner, close <= end { head.body = (place + 1)..<close }
    }
}
