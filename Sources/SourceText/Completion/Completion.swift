/// What could stand at the cursor.
package struct Completion: Equatable, Sendable {
    package struct Candidate: Equatable, Sendable {
        /// What is put into the line, with quotes, escapes or a space behind it if the language wants them.
        package let insertion: String
        /// What the list shows.
        package let label: String
        /// One short line beside the label; may be empty.
        package let description: String

        package init(_ insertion: String, label: String? = nil, description: String = "") {
            self.insertion = insertion
            self.label = label ?? insertion
            self.description = description
        }
    }

    package let candidates: [Candidate]
    /// The bytes of the text that a candidate replaces; in a block only its last line can be replaced.
    package let replacedUTF8: Range<Int>

    package init(candidates: [Candidate], replacing replacedUTF8: Range<Int>) {
        self.candidates = candidates
        self.replacedUTF8 = replacedUTF8
    }

    package static let none = Completion(candidates: [], replacing: 0..<0)
}
