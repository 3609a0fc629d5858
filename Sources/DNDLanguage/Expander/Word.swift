internal import SourceText

/// A word defined by `define`.
///
/// A class, because each text that includes a file takes its words along.
final class Word: Sendable {
    let name: String
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

    private init(name: String, _ word: Word) {
        self.name = name
        parameters = word.parameters
        body = word.body
        range = word.range
    }

    /// The word under its name in the whole text.
    func named(_ name: String) -> Word { Word(name: name, self) }
}

extension Word {
    /// `go(1, 4)`, a call as in other languages, without its parentheses and commas.
    func use(asCallWith values: [Argument]) -> TextEdit? {
        guard values.count == 1, !parameters.isEmpty, values[0].elements.count == parameters.count else { return nil }
        let text = values[0].elements.map { " " + $0.spelling }.joined()
        return TextEdit(range: values[0].range, replacement: text)
    }
}
