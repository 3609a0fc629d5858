internal import JSON

/// JSON values that share their equal parts, as a table in which each part stands once.
///
/// The steps of a scenario leave most rows as they are, and failures have most calls in common. A scalar is itself. An
/// array is `[-1, parts…]`, an object `[names, values…]`; parts are indices of the table. `unpack` in
/// `Page/report/values.js` reads it.
struct SharedValues {
    private enum Part: Hashable {
        case scalar(String)
        case compound([Int])
    }

    private var indices: [Part: Int] = [:]
    private var texts: [String] = []

    /// The size of ``text`` in bytes.
    private(set) var byteCount = 2

    /// The table as a JSON array.
    var text: String { "[" + texts.joined(separator: ",") + "]" }

    /// Adds a value, and returns its index. O(parts).
    mutating func add(_ value: JSONTree) -> Int {
        switch value {
        case .array(let elements): return index(of: .compound([-1] + elements.map { add($0) }))
        case .object(let members):
            let names = add(.array(members.map { .string($0.0) }))
            return index(of: .compound([names] + members.map { add($0.1) }))
        case .string, .number, .digits, .boolean, .null: return index(of: .scalar(value.text(in: .compact)))
        }
    }

    private mutating func index(of part: Part) -> Int {
        if let index = indices[part] { return index }
        let text =
            switch part {
            case .scalar(let text): Self.inert(text)
            case .compound(let parts): "[" + parts.map { "\($0)" }.joined(separator: ",") + "]"
            }
        indices[part] = texts.count
        texts.append(text)
        byteCount += text.utf8.count + 1
        return texts.count - 1
    }

    /// JSON that cannot end the element around it. `<` stands in strings alone.
    static func inert(_ json: String) -> String {
        guard json.utf8.contains(UInt8(ascii: "<")) else { return json }
        return json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
    }
}
