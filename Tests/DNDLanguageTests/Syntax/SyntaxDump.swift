import DNDLanguage

/// The syntax tree as text, without ranges and line breaks: two texts with the same meaning and comments have the same
/// dump.
struct SyntaxDump {
    private var lines: [String] = []
    private var depth = 0

    static func text(of block: Block) -> String {
        var dump = SyntaxDump()
        dump.contents(of: block)
        return dump.lines.joined(separator: "\n")
    }

    private mutating func line(_ text: String) {
        lines.append(String(repeating: "  ", count: depth) + text)
    }

    private mutating func contents(of block: Block) {
        comments("opening", block.openingComment.map { [$0] } ?? [])
        for phrase in block.statements { self.phrase(phrase) }
        comments("closing", block.closingComments)
    }

    private mutating func comments(_ place: String, _ comments: [Comment]) {
        for comment in comments { line("\(place) \(comment.text)") }
    }

    private mutating func phrase(_ phrase: Phrase) {
        comments("leading", phrase.leadingComments)
        for annotation in phrase.annotations { line("@\(annotation.name)\(Self.text(of: annotation.arguments))") }
        line("phrase")
        depth += 1
        elements(phrase.head)
        if let list = phrase.list { line(": \(Self.text(of: list.arguments))") }
        if let answer = phrase.answer { line("-> \(Self.text(of: answer.arguments))") }
        elements(phrase.tokens.dropFirst(phrase.head.count).drop { !$0.isBlock })
        comments("inner", phrase.innerComments)
        comments("trailing", phrase.trailingComment.map { [$0] } ?? [])
        depth -= 1
    }

    private mutating func elements(_ tokens: Tokens) {
        for token in tokens {
            switch token {
            case .argument(let argument): line(Self.text(of: argument))
            case .block(let block):
                line("block")
                depth += 1
                contents(of: block)
                depth -= 1
            case .colon, .arrow: break
            }
        }
    }

    static func text(of arguments: [Argument]) -> String {
        "(" + arguments.map(text).joined(separator: " ") + ")"
    }

    private static func text(of argument: Argument) -> String {
        switch argument.kind {
        case .word(let text): "word \(text)"
        case .selector(let text): "selector \(text)"
        case .string(let text): "string \(text.debugDescription)"
        case .integer(let value): "integer \(value)"
        case .duration(let milliseconds): "duration \(milliseconds)ms"
        case .indexPath(let section, let index): "index-path \(section) \(index)"
        case .list(let items): text(of: items)
        case .parameter(let name): "parameter \(name)"
        case .ellipsis: "..."
        case .wildcard: "_"
        case .placeholder: "~"
        }
    }
}
