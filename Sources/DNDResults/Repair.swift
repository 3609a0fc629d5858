package import SourceText

/// A replacement for a failed expectation, before the surrounding text is known.
package enum Repair: Hashable, Sendable {
    /// Replaces a value. The clause is the part of the expectation after its colon; a value outside it stands for a
    /// parameter, and takes brackets when it has several words.
    case value(String, isOneWord: Bool, at: SourceRange, clause: SourceRange?)

    /// Replaces the expectation with another.
    case statement(String, at: SourceRange)

    /// Removes the expectation.
    case removal(SourceRange)

    /// Replaces the lines of a block, or the `: none` in its place.
    case block(SourceRange, [Line])

    /// No text here would pass. The reason is a clause without a full stop.
    case impossible(String)

    /// A line of a block, in the order after the repair.
    package enum Line: Hashable, Sendable {
        case kept(SourceRange)

        /// A changed line; the edits lie inside it.
        case changed(SourceRange, [TextEdit])
        case removed(SourceRange)
        case added(String)
    }
}
