internal import SourceText

extension Phrase {
    /// The words and names of the phrase in order, without its blocks.
    package var arguments: [Argument] { tokens.compactMap { $0.argument } }

    /// The second argument: the name that the phrase declares, or a title.
    package var declaredName: Argument? {
        tokens.count > 1 ? tokens[1].argument : nil
    }

    /// A spelling that is equal for equivalent phrases: the tokens, separated by single blanks.
    package var spelling: String {
        tokens.map { $0.spelling }.joined(separator: " ")
    }
}

extension Phrase {
    /// The text that has the phrase, by its first word; nil for one that is made from others.
    var source: [UInt8]? {
        let source = tokens.buffer.source
        let place = Int(verbRange.lowerBound)..<Int(verbRange.upperBound)
        guard let verb, range.upperBound <= source.count, place.upperBound <= source.count,
            source[place].elementsEqual(verb.utf8)
        else { return nil }
        return source
    }

    /// The place after the phrase, if nothing else stands on its line.
    var endOfLine: SourceRange? {
        guard let source else { return nil }
        let rest = source[Int(range.upperBound)...].first { !$0.isBlank }
        return rest ?? UInt8(ascii: "\n") == UInt8(ascii: "\n") ? range.end : nil
    }
}

extension PhraseToken {
    package var spelling: String {
        switch self {
        case .argument(let argument): argument.spelling
        case .block(let block): "{" + block.statements.map { $0.spelling }.joined(separator: ";") + "}"
        case .colon: ":"
        case .arrow: "->"
        }
    }
}

extension Argument {
    /// `text` with quotation marks and escapes of strings, and with parentheses of lists.
    package var spelling: String {
        switch kind {
        case .string(let text): Self.quoted(text)
        case .list(let parts): "(" + parts.map { $0.spelling }.joined(separator: " ") + ")"
        default: text
        }
    }

    static func quoted(_ text: String) -> String {
        var quoted: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): quoted += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            default: quoted.append(byte)
            }
        }
        return String(decoding: quoted + [UInt8(ascii: "\"")], as: UTF8.self)
    }
}
