/// The bounds of what the parser reads. Reaching one ends in a diagnostic, never in a trap or a long wait.
package enum SyntaxLimits {
    /// Bytes of one file.
    package static let fileSizeBytes = 64 * 1024 * 1024

    /// Blocks and lists inside each other. Small enough for the stack of a thread in a web page.
    package static let nestingDepth = 64

    /// Bytes of one word, string, selector or parameter.
    package static let textLengthBytes = 1024 * 1024

    /// Arguments of one phrase head, clause, list or tail: a table of a million labels fits.
    package static let argumentCount = 1_048_576

    /// The greatest integer, and the greatest duration in milliseconds. The same on machines of every word size.
    package static let integerMax = 2_147_483_647

    /// Diagnostics of one file, after which reading stops.
    package static let diagnosticCount = 100
}
