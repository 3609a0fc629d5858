package import DNDDrawing
internal import JSON

/// What is shown to the learner, and the file that belongs to it.
package struct Sheet: Sendable {
    package internal(set) var parts: [Part] = []

    /// The learner's file; written where it is missing.
    package var file: File?

    /// Whether it shows a task, in place of what was shown before.
    package internal(set) var showsTask = false

    /// Whether the request could not be met.
    package var isComplaint = false

    /// The verdict that it tells, if it tells one, in its first parts.
    package internal(set) var verdict: Verdict?
    package internal(set) var verdictPartCount = 0

    /// A sheet without parts.
    package init() {}

    /// A piece of a sheet. A terminal writes its lines, a page its JSON.
    package enum Part: Sendable {
        case heading(String)

        /// Sentences, wrapped where they are shown.
        case sentences(String, Style.Role?)

        /// The text of a lesson, in lines as they are written.
        case prose([String])

        /// Lines whose columns matter, such as a solution.
        case code([StyledText])
        case picture(Picture)

        /// Room before the next part.
        case space
    }

    /// A drawing of the program, in lines and as data that a page draws.
    package struct Picture: Sendable {
        package enum Kind: String, Sendable { case rows, calls }

        let kind: Kind
        let lines: [String]
        let json: JSONTree
    }

    package struct File: Hashable, Sendable {
        /// The path in the learner's folder: `07-exit-and-return/start.dnd`.
        package let name: String
        package let text: String

        /// Whether an existing file is put aside and written anew.
        package var isReset = false

        /// The other files of a lesson in Swift.
        package var others: [CourseFile] = []
    }

    // MARK: - Making

    mutating func add(_ text: String, as role: Style.Role? = nil) { parts.append(.sentences(text, role)) }

    mutating func addHeading(_ text: String) { parts.append(.heading(text)) }

    mutating func addCode(_ lines: [String]) { parts.append(.code(lines.map { StyledText($0) })) }

    mutating func addSpace() { parts.append(.space) }

    /// Puts the parts of another sheet and its file below.
    mutating func append(_ other: Sheet) {
        parts += other.parts
        file = other.file
        showsTask = other.showsTask
    }

    static func complaint(_ text: String) -> Sheet {
        var sheet = Sheet()
        sheet.add(text, as: .failed)
        sheet.isComplaint = true
        return sheet
    }
}

// MARK: - Lines

extension Sheet {
    static let columns = 78
    private static let indentation = "  "

    /// The lines for a terminal, of at most 80 columns.
    package var lines: [StyledText] { parts.flatMap { Self.lines(of: $0) } }

    private static func lines(of part: Part) -> [StyledText] {
        switch part {
        case .heading(let text): [StyledText(text, as: .heading)]
        case .sentences(let text, let role): wrapped(text, as: role)
        case .prose(let lines): lines.map { StyledText($0) }
        case .code(let lines): lines
        case .picture(let picture): picture.lines.map { StyledText($0) }
        case .space: [""]
        }
    }

    private static func wrapped(_ text: String, as role: Style.Role?) -> [StyledText] {
        Columns.wrapped(text, to: columns).map { line in role.map { StyledText(line, as: $0) } ?? StyledText(line) }
    }

    /// Indented lines. A line that fits keeps its columns.
    static func indented(_ lines: [String]) -> [String] {
        let width = columns - indentation.count
        return lines.flatMap { Columns.width(of: [$0]) > width ? Columns.wrapped($0, to: width) : [$0] }
            .map { indentation + $0 }
    }
}
