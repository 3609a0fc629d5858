/// The white space between the parts of a JSON value.
package struct JSONLayout: Sendable {
    /// The separator between the name of a member and its value.
    let colon: String
    private let hasLines: Bool

    /// Whether an empty array or object has a line break between its brackets.
    private let separatesEmpty: Bool

    /// One line, without white space.
    package static let compact = JSONLayout(colon: ":", hasLines: false, separatesEmpty: false)

    /// One line per part, indented by two blanks per level.
    package static let lines = JSONLayout(colon: ": ", hasLines: true, separatesEmpty: false)

    /// The layout of Foundation's `prettyPrinted`, which readers of these documents may know.
    package static let wide = JSONLayout(colon: " : ", hasLines: true, separatesEmpty: true)

    private static let blanks = "  "

    func write<Part>(
        _ open: String, _ parts: [Part], _ close: String, to text: inout String, indent: Int,
        _ body: (Part, inout String) -> Void
    ) {
        text += open
        for (index, part) in parts.enumerated() {
            if index > 0 { text += "," }
            if hasLines { text += "\n" + String(repeating: Self.blanks, count: indent + 1) }
            body(part, &text)
        }
        if parts.isEmpty, separatesEmpty { text += "\n" }
        if hasLines, !parts.isEmpty || separatesEmpty { text += "\n" + String(repeating: Self.blanks, count: indent) }
        text += close
    }
}
