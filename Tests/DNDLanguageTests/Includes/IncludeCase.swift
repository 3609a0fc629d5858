/// A text, the files that it can include, and the diagnostics.
struct IncludeCase: CustomStringConvertible {
    let description: String
    let text: String
    let files: [String: String]

    /// Diagnostics with their notes; empty for a valid text.
    let report: String

    init(_ description: String, _ text: String, _ files: [String: String] = [:], says report: String = "") {
        self.description = description
        self.text = text
        self.files = files.isEmpty ? ["list.dnd": Self.list] : files
        self.report = report
    }

    static let list = """
        parameters { labels A B C; answer move }
        table people: $labels
        delegate in people { dropSessionDidUpdate -> $answer insertAt }
        define go (position) { drag 1 in people; hover $position in people; drop }
        """
}
