package import DNDDrawing
internal import DNDLanguage

/// The colours of a line while it is typed, and the indentation of the next one.
package enum LineColours {
    /// Longer lines are pasted, and every key would read them again.
    private static let colouredBytesMax = 2_000

    /// Deeper blocks are not indented further.
    private static let depthMax = 8

    /// The line with the sequences of a style, and nothing else added.
    package static func coloured(_ line: String, _ style: Style) -> String {
        guard line.utf8.count <= colouredBytesMax else { return line }
        let bytes = Array(line.utf8)
        var text = ""
        var offset = 0
        for (role, range) in roles(in: line) {
            text += String(decoding: bytes[offset..<range.lowerBound], as: UTF8.self)
            text += style.text(String(decoding: bytes[range], as: UTF8.self), as: role)
            offset = range.upperBound
        }
        return text + String(decoding: bytes[offset...], as: UTF8.self)
    }

    private static func roles(in line: String) -> [(role: Style.Role, bytes: Range<Int>)] {
        if let (word, _) = MetaWord.read(line), line.hasPrefix(word.name) {
            return [(.heading, 0..<word.name.utf8.count)]
        }
        return LineParts(of: line).all.map { ($0.kind.role, $0.bytes) }
    }

    /// The blanks before a further line of a block: two for each open brace.
    package static func indentation(of text: String) -> String {
        String(repeating: "  ", count: min(LineParts(of: text).depth, depthMax))
    }
}

extension LineParts.Kind {
    fileprivate var role: Style.Role {
        switch self {
        case .verb: .call
        case .string: .passed
        case .parameter: .placeholder
        case .annotation: .action
        case .comment: .quiet
        }
    }
}
