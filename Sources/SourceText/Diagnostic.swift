/// A problem in a source text: where it is, and what to change.
///
/// A class, because it is passed around far more often than it is created.
package final class Diagnostic: Equatable, Sendable {
    package enum Severity: Hashable, Sendable { case error, warning, note }

    /// A related place, such as the include that led here or the first declaration of a name.
    package struct Note: Hashable, Sendable {
        package let message: String
        package let range: SourceRange

        package init(_ message: String, at range: SourceRange) {
            self.message = message
            self.range = range
        }
    }

    /// Stable, `DND2001`. The first digit is the exit code of a run that stops on it.
    package let code: String
    package let severity: Severity

    /// A title: lower-case, no full stop.
    package let message: String

    /// What the parser was reading, as a noun phrase: "the argument of hover". Empty when it adds nothing.
    package let reading: String
    package let range: SourceRange

    /// Sentences that say what to do.
    package let hints: [String]

    /// An edit that fixes the problem; nil when no automatic edit exists.
    package let edit: TextEdit?
    package let notes: [Note]

    package init(
        code: String, severity: Severity = .error, message: String, reading: String = "", range: SourceRange,
        hints: [String] = [], edit: TextEdit? = nil, notes: [Note] = []
    ) {
        self.code = code
        self.severity = severity
        self.message = message
        self.reading = reading
        self.range = range
        self.hints = hints
        self.edit = edit
        self.notes = notes
    }

    /// Equal if they report the same of the same place, by the same way: the other parts follow from these.
    package static func == (first: Diagnostic, second: Diagnostic) -> Bool {
        first === second
            || first.range == second.range && first.code == second.code && first.message == second.message
                && first.notes == second.notes
    }
}

/// A replacement of a range of the source.
package struct TextEdit: Hashable, Sendable {
    package let range: SourceRange
    package let replacement: String

    package init(range: SourceRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Whether it makes a statement a comment.
    package var isOnlyComment: Bool { replacement == "# " }
}
