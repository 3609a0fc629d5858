/// The candidates for completion at the cursor.
package struct Completion: Equatable, Sendable {
    package struct Candidate: Equatable, Sendable {
        /// The text to insert, with the quotes, escapes or trailing space that the language needs.
        package let insertion: String
        /// The text that the list shows.
        package let label: String
        /// A one-line description beside the label; may be empty.
        package let description: String
        /// The heading that the candidate stands under; empty for none.
        package var group = ""

        package init(_ insertion: String, label: String? = nil, description: String = "") {
            self.insertion = insertion
            self.label = label ?? insertion
            self.description = description
        }

        package func under(_ heading: String) -> Candidate {
            var candidate = self
            candidate.group = heading
            return candidate
        }
    }

    package let candidates: [Candidate]
    /// The bytes of the text that a candidate replaces; in a block, within its last line.
    package let replacedUTF8: Range<Int>

    package init(candidates: [Candidate], replacing replacedUTF8: Range<Int>) {
        self.candidates = candidates
        self.replacedUTF8 = replacedUTF8
    }

    package static let none = Completion(candidates: [], replacing: 0..<0)
}
