internal import SourceText

/// A word defined by `define`.
struct Word: Sendable {
    private(set) var name: String
    let parameters: [Name]
    let body: Block
    let range: SourceRange

    /// Nil when a parameter is not a word.
    init?(_ match: PhraseMatch) {
        guard let name = match.name(.name), let body = match.blocks.first else { return nil }
        var parameters: [Name] = []
        if case .list(let arguments)? = match.argument(.parameters)?.kind {
            for argument in arguments {
                guard case .word(let text) = argument.kind else { return nil }
                parameters.append(Name(text, range: argument.range))
            }
        }
        self.name = name.text
        self.parameters = parameters
        self.body = body
        range = name.range
    }

    /// The word under its name in the whole text.
    func named(_ name: String) -> Word {
        var word = self
        word.name = name
        return word
    }
}

extension Word {
    /// `go(1, 4)`, a call as in other languages, without its parentheses and commas.
    func use(asCallWith values: [Argument]) -> TextEdit? {
        guard values.count == 1, !parameters.isEmpty, values[0].elements.count == parameters.count else { return nil }
        let text = values[0].elements.map { " " + $0.spelling }.joined()
        return TextEdit(range: values[0].range, replacement: text)
    }
}
