package import SourceText

/// What to write instead of an expectation that does not hold, as far as that is known without the text around it.
package enum Repair: Hashable, Sendable {
    /// A value in place of another. The clause is what the expectation says behind its colon; a value outside of it
    /// stands for a parameter, and goes in brackets where it has several words.
    case value(String, isOneWord: Bool, at: SourceRange, clause: SourceRange?)

    /// Another expectation in place of this one.
    case statement(String, at: SourceRange)

    /// The expectation goes.
    case removal(SourceRange)

    /// What becomes of the lines of a block, or of what stands in place of one: `: none`.
    case block(SourceRange, [Line])

    /// Nothing that could be written here would pass. The reason is a clause without a full stop.
    case impossible(String)

    /// A line of a block, in the order of the lines after the repair.
    package enum Line: Hashable, Sendable {
        case kept(SourceRange)

        /// The edits lie inside the line.
        case changed(SourceRange, [TextEdit])
        case removed(SourceRange)
        case added(String)
    }
}
