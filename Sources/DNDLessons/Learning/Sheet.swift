package import DNDDrawing

/// What is shown to the learner, and the file that belongs to it.
package struct Sheet: Sendable {
    /// Lines of at most 80 columns.
    package var lines: [StyledText] = []

    /// The learner's file; written where it is missing.
    package var file: File?

    /// Whether the request could not be met.
    package var isComplaint = false

    /// The verdict that it tells, if it tells one.
    package var verdict: Verdict?

    /// A sheet without lines.
    package init() {}

    package struct File: Hashable, Sendable {
        /// The path in the learner's folder: `07-exit-and-return/start.dnd`.
        package let name: String
        package let text: String

        /// Whether an existing file is put aside and written anew.
        package var isReset = false

        /// The other files of a lesson in Swift.
        package var others: [CourseFile] = []
    }

    static let columns = 78

    mutating func add(_ text: String, as role: Style.Role? = nil) {
        for line in Columns.wrapped(text, to: Self.columns) { addLine(line, as: role) }
    }

    mutating func addLine(_ line: String, as role: Style.Role? = nil) {
        lines.append(role.map { StyledText(line, as: $0) } ?? StyledText(line))
    }

    /// An indented line, which keeps its columns if it fits.
    mutating func addDetail(_ line: String) {
        guard Columns.width(of: [line]) > Self.columns - Self.indentation.count else {
            return addLine(Self.indentation + line)
        }
        for part in Columns.wrapped(line, to: Self.columns - Self.indentation.count) {
            addLine(Self.indentation + part)
        }
    }

    private static let indentation = "  "

    mutating func addEmpty() { lines.append("") }

    static func complaint(_ text: String) -> Sheet {
        var sheet = Sheet()
        sheet.add(text, as: .failed)
        sheet.isComplaint = true
        return sheet
    }
}
