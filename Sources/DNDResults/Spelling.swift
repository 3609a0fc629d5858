package import DragDrop

/// Writes values in the syntax of the language.
package enum Spelling {
    /// A label as a word, or in quotes when it could be read as something else.
    @inline(never)
    package static func label(_ label: String) -> String {
        label == "~" || isWord(label) ? label : quoted(label)
    }

    @inline(never)
    package static func path(_ path: RowPath?) -> String {
        guard let path else { return "none" }
        return "[\(path.section), \(path.item)]"
    }

    /// A path, followed by its index space when that is not the data source's: `[0, 4] after removal`.
    package static func path(_ path: RowPath?, _ space: IndexSpace) -> String {
        switch space {
        case .beforeDrag: self.path(path)
        case .afterRemoval: self.path(path) + " after removal"
        case .presentation: self.path(path) + " as presented"
        }
    }

    /// `0.5 0.1`
    package static func point(_ point: ViewPoint) -> String {
        "\(fraction(point.x)) \(fraction(point.y))"
    }

    private static func fraction(_ millionths: Int) -> String {
        guard millionths % ViewPoint.whole != 0 else { return "\(millionths / ViewPoint.whole)" }
        var digits = Array("\(ViewPoint.whole + millionths)".utf8.dropFirst())
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        return "0." + String(decoding: digits, as: UTF8.self)
    }

    /// A number of calls, as `expect call` writes it.
    package static func count(_ count: Int) -> String {
        switch count {
        case 0: "never"
        case 1: "once"
        case 2: "twice"
        default: "\(count)"
        }
    }

    /// `none` or `preview`; nil for the default, which is omitted.
    package static func preview(_ answer: PreviewAnswer) -> String? {
        switch answer {
        case .standard: nil
        case .own: "preview"
        case .none: "none"
        }
    }

    /// `move insertAt`; an unspecified intent is omitted.
    package static func proposal(_ proposal: DropProposal) -> String {
        proposal.operation.word + (proposal.intent == .unspecified ? "" : " \(proposal.intent.word)")
    }

    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Whether a text is letters, digits and `_ - .`, begins with a letter, and is not a reserved word of label lists.
    private static func isWord(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        switch first {
        case "a"..."z", "A"..."Z": break
        default: guard first.properties.isAlphabetic else { return false }
        }
        guard !reserved.contains(text) else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": true
            case "\0"..."\u{7f}": false
            default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            }
        }
    }

    /// Words that would be misread as syntax in a list of labels.
    private static let reserved: Set<String> = [
        "at", "to", "from", "in", "of", "into", "before", "after", "for", "with", "when", "end", "gap", "header",
        "empty", "above", "below", "none", "item", "items", "destination", "else",
    ]
}
