/// A loop as in Swift or Ruby, by the words before its block: `for row in A C`, `for place in 0..4`, `repeat 3 times`.
///
/// The language has none: a scenario runs for each row of its examples. What a short loop repeats can be written out.
struct Loop {
    /// Longer loops are not written out.
    private static let countMax = 12

    /// The name in the block that stands for each value; nil if none does.
    private let name: String?
    private let values: [String]

    init?(_ words: some Sequence<String>) {
        var rest = ArraySlice(words)
        switch rest.popFirst() {
        case "for", "foreach", "forEach":
            guard let name = rest.popFirst(), rest.popFirst() == "in" else { return nil }
            self.name = name.hasPrefix("$") ? String(name.dropFirst()) : name
            values = rest.count == 1 ? Self.numbers(rest[rest.startIndex]) ?? Array(rest) : Array(rest)
        case "repeat", "loop", "do":
            guard let count = rest.popFirst().flatMap({ Int($0) }), (1...Self.countMax).contains(count),
                rest.isEmpty || Array(rest) == ["times"]
            else { return nil }
            name = nil
            values = Array(repeating: "", count: count)
        default: return nil
        }
        guard (1...Self.countMax).contains(values.count) else { return nil }
    }

    /// `0..4`, `0...4`
    private static func numbers(_ word: String) -> [String]? {
        let ends = word.split(separator: ".").map { Int($0) }
        guard word.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1, ends.count == 2, let first = ends[0],
            let last = ends[1], first <= last, last - first < countMax
        else { return nil }
        return (first...last).map { "\($0)" }
    }

    /// A scenario's block with the values as a table of cases; nil without a name for them.
    func examples(in block: String) -> String? {
        guard let name else { return nil }
        return "{ examples (" + name + ") { " + values.joined(separator: "; ") + " }" + block.dropFirst()
    }

    /// The content of a block in braces for one value after the other; nil without any.
    func unrolled(_ block: some Collection<UInt8>) -> String? {
        var body = Array(block.dropFirst().dropLast()).drop { $0.isBlank || $0 == UInt8(ascii: "\n") }
        while let last = body.last, last.isBlank || last == UInt8(ascii: "\n") { body.removeLast() }
        guard !body.isEmpty else { return nil }
        let hasLines = body.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "#") }
        return values.map { Self.text(Array(body), name, $0) }.joined(separator: hasLines ? "\n" : "; ")
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
