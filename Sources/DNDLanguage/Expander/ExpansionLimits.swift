/// Limits on the growth of a text by includes, words and tables.
package enum ExpansionLimits {
    /// The maximum length of a chain of includes.
    package static let includeDepthMax = 16

    /// The maximum number of included files, counting repetitions.
    package static let includeCountMax = 1000

    /// The maximum number of bytes of included files, counting repetitions.
    package static let includedBytesMax = 64 * 1024 * 1024

    /// The maximum number of phrases that words and tables add; hand-written phrases do not count.
    package static let addedPhraseCountMax = 100_000

    /// The maximum number of arguments that words, tables and parameters add: those of the added phrases, and those of
    /// each value that replaces a name.
    package static let addedArgumentCountMax = 500_000

    /// The maximum number of bytes in the values that replace names.
    package static let addedBytesMax = 4 * 1024 * 1024

    /// The maximum length of a chain of words that use one another.
    package static let wordDepthMax = 64
}
