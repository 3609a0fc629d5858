/// The limits of the parser. Exceeding one is a diagnostic, never a trap or a long wait.
package enum SyntaxLimits {
    /// The maximum size of a file in bytes.
    package static let fileSizeBytes = 64 * 1024 * 1024

    /// The maximum nesting of blocks and lists. Small enough for the stack of a thread in a web page.
    package static let nestingDepth = 64

    /// The maximum size in bytes of a word, string, selector or parameter.
    package static let textLengthBytes = 1024 * 1024

    /// The maximum number of arguments of one phrase head, clause, list or tail: a table of a million labels fits.
    package static let argumentCount = 1_048_576

    /// The greatest integer, and the greatest duration in milliseconds. Independent of the machine's word size.
    package static let integerMax = 2_147_483_647

    /// The number of diagnostics per file after which parsing stops.
    package static let diagnosticCount = 100
}
