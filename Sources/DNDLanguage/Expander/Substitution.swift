internal import SourceText

/// Replaces `$name` with values, also inside quotation marks.
struct Substitution {
    let values: [String: Argument]

    /// The kind of the names, for messages: "column" or "parameter".
    let names: [Name]
    private(set) var used: Set<String> = []

    /// Names without a value, in the order of the text.
    private(set) var unknown: [UnknownName] = []

    /// The parameters of whole files, already substituted, as candidates for misspelt names.
    var fileNames: [FileID: [Name]] = [:]

    /// What the text has grown by. Names stay once a limit is exceeded.
    var growth: ExpansionGrowth

    /// Set while the parameters of a file are substituted; the text is then read again.
    var firstPass: FirstPass?

    init(names: [Name], values: [Argument], growth: ExpansionGrowth = ExpansionGrowth()) {
        self.growth = growth
        self.names = names
        var byName: [String: Argument] = [:]
        for (name, value) in zip(names, values) where byName[name.text] == nil { byName[name.text] = value }
        self.values = byName
    }

    mutating func apply(to phrases: [Phrase]) -> [Phrase] {
        var result: [Phrase] = []
        for phrase in phrases { result.append(apply(to: phrase)) }
        return result
    }

    mutating func apply(to phrase: Phrase) -> Phrase {
        guard phrase.mayMentionParameters else { return phrase }
        var phrase = phrase
        phrase.tokens = apply(to: phrase.tokens)
        for index in phrase.annotations.indices {
            phrase.trivia.annotations[index].arguments = apply(to: phrase.annotations[index].arguments)
        }
        return phrase
    }

    private mutating func apply(to tokens: Tokens) -> Tokens {
        var result: [PhraseToken] = []
        for token in tokens {
            switch token {
            case .argument(let argument): result += apply(to: argument).map(PhraseToken.argument)
            case .block(var block):
                block.statements = apply(to: block.statements)
                result.append(.block(block))
            case .colon, .arrow: result.append(token)
            }
        }
        return Tokens(result)
    }

    private mutating func apply(to arguments: [Argument]) -> [Argument] {
        var result: [Argument] = []
        for argument in arguments { result += apply(to: argument) }
        return result
    }

    /// Replaces arguments. A parameter whose value is a list becomes the elements of the list.
    private mutating func apply(to argument: Argument) -> [Argument] {
        switch argument.kind {
        case .parameter(let name):
            guard let value = value(of: name, at: argument.range) else { return [argument] }
            if case .list(let parts) = value.kind { return parts }
            return [value]
        case .list(let parts): return [Argument(.list(apply(to: parts)), range: argument.range)]
        case .string(let text) where text.utf8.contains(UInt8(ascii: "$")):
            return [Argument(.string(apply(to: text, at: argument.range)), range: argument.range)]
        default: return [argument]
        }
    }

    private mutating func value(of name: String, at range: SourceRange) -> Argument? {
        if firstPass?.hidden.contains(name) ?? false { return nil }
        if let value = values[name] {
            used.insert(name)
            growth.add(value)
            guard !growth.isExceeded else { return nil }
            firstPass?.add(value, at: range)
            return value
        }
        let names = self.names + (fileNames[range.file] ?? [])
        let near = Suggestion(for: "$" + name, in: names.map { "$" + $0.text }, at: range)
        let diagnostic = Diagnostic(
            .unknownParameter, "unknown parameter '$\(name)'", at: range, hints: near.hints(or: hint(naming: names)),
            edit: near.edit)
        let declared = near.name.map { String($0.dropFirst()) }
        unknown.append(UnknownName(name: Name(name, range: range), diagnostic: diagnostic, near: declared))
        return nil
    }

    /// The diagnostics. For a name that is misspelt in its declaration, only that is reported.
    var diagnostics: [Diagnostic] {
        Substitution.diagnostics(about: unknown, unused: names.filter { !used.contains($0.text) })
    }

    /// The diagnostics about unknown names, at the declaration when the declaration is misspelt.
    static func diagnostics(about unknown: [UnknownName], unused: [Name]) -> [Diagnostic] {
        var unknown = unknown
        var diagnostics: [Diagnostic] = []
        for name in unused {
            guard let misspelt = MisspeltDeclaration(name, among: unknown) else { continue }
            diagnostics += misspelt.merged(into: unknown.filter { $0.name.text == misspelt.used })
            unknown = unknown.filter { $0.name.text != misspelt.used }
        }
        return diagnostics + unknown.map { $0.diagnostic }
    }

    private func hint(naming names: [Name]) -> String {
        names.isEmpty
            ? "Nothing is given a name here."
            : "The names here are " + names.map { $0.text }.joinedAsList(prefix: "$") + "."
    }

    private mutating func apply(to text: String, at range: SourceRange) -> String {
        var result = ""
        var rest = Substring(text)
        while let sign = rest.firstIndex(of: "$") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            result += taken(from: &rest, at: range)
        }
        return result + rest
    }

    /// Reads the name after a `$` and returns its value.
    private mutating func taken(from rest: inout Substring, at range: SourceRange) -> String {
        if rest.first == "$" {
            rest = rest.dropFirst()
            return firstPass == nil ? "$" : "$$"
        }
        guard let first = rest.first, first.isLetter else { return "$" }
        var name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." }
        while !isKnown(name), let last = name.lastIndex(where: { $0 == "." || $0 == "-" }) {
            name = name[..<last]
        }
        rest = rest[name.endIndex...]
        guard let value = value(of: String(name), at: range) else { return "$" + name }
        firstPass?.check(value, of: String(name), at: range)
        return value.text
    }

    private func isKnown(_ name: Substring) -> Bool {
        values[String(name)] != nil || firstPass?.hidden.contains(String(name)) ?? false
    }
}
