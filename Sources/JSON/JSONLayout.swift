/// How the parts of a JSON value stand on lines.
package struct JSONLayout: Sendable {
    /// Between the name of a member and its value.
    let colon: String
    private let hasLines: Bool

    /// What stands between the brackets of a value without parts, on its own level.
    private let separatesEmpty: Bool

    /// All on one line, without a blank.
    package static let compact = JSONLayout(colon: ":", hasLines: false, separatesEmpty: false)

    /// A line for each part, two blanks for each level.
    package static let lines = JSONLayout(colon: ": ", hasLines: true, separatesEmpty: false)

    /// As Foundation's `prettyPrinted` has it, which readers of these documents may know.
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
