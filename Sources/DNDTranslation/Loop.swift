internal import SourceText

/// A loop as in Swift or Ruby, by the words before its block: `for row in A C`, `for place in 0..4`, `repeat 3 times`.
///
/// The language has none: a scenario runs for each row of its examples. What a short loop repeats can be written out.
package struct Loop {
    /// Longer loops are not written out.
    private static let countMax = 12

    /// The name in the block that stands for each value; nil if none does.
    private let name: String?
    private let values: [String]

    @inline(never)
    package init?(_ words: ArraySlice<String>) {
        let start = words.startIndex
        guard words.count > 1 else { return nil }
        switch words[start] {
        case "for", "foreach", "forEach":
            guard words.count > 3, words[start + 2] == "in" else { return nil }
            let variable = words[start + 1]
            name = variable.hasPrefix("$") ? String(variable.dropFirst()) : variable
            // `0..4`, `0...4`
            if let ends = ForeignNames.numbers(words[start + 3], around: UInt8(ascii: ".")), ends.signCount > 1 {
                guard ends.first <= ends.last, ends.last - ends.first < Self.countMax else { return nil }
                values = (ends.first...ends.last).map { "\($0)" }
            } else {
                values = Array(words[(start + 3)...])
            }
        case "repeat", "loop", "do":
            guard let count = Int32(words[start + 1]), count > 0, count <= Self.countMax,
                words.count == 2 || words.count == 3 && words[start + 2] == "times"
            else { return nil }
            name = nil
            values = Array(repeating: "", count: Int(count))
        default: return nil
        }
        guard values.count <= Self.countMax else { return nil }
    }

    /// A scenario's block with the values as a table of cases; nil without a name for them.
    package func examples(in block: String) -> String? {
        guard let name else { return nil }
        return "{ examples (" + name + ") { " + values.joined(separator: "; ") + " }" + block.dropFirst()
    }

    /// The content of a block in braces for one value after the other; nil without any.
    @inline(never)
    package func unrolled(_ block: [UInt8]) -> String? {
        let isContent = { (byte: UInt8) in !byte.isBlank && byte != UInt8(ascii: "\n") }
        let inner = block[1..<max(1, block.count - 1)]
        guard let first = inner.firstIndex(where: isContent), let last = inner.lastIndex(where: isContent) else {
            return nil
        }
        let body = Array(inner[first...last])
        let hasLines = body.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "#") }
        return values.map { Self.text(body, name, $0) }.joined(separator: hasLines ? "\n" : "; ")
    }

    /// The text with a value in place of `$name`.
    private static func text(_ body: [UInt8], _ name: String?, _ value: String) -> String {
        guard let name = name.map({ Array(("$" + $0).utf8) }) else { return String(decoding: body, as: UTF8.self) }
        var text: [UInt8] = []
        var index = 0
        while index < body.count {
            let end = index + name.count
            if body[index...].starts(with: name), end == body.count || !body[end].isWordByte {
                text += value.utf8
                index = end
            } else {
                text.append(body[index])
                index += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
