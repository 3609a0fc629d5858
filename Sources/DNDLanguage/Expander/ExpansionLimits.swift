/// How far includes, words and tables may grow a text.
package enum ExpansionLimits {
    /// Files that include one another in a chain.
    package static let includeDepthMax = 16

    /// Files that come in, each time counted.
    package static let includeCountMax = 1000

    /// Bytes of the files that come in, each time counted.
    package static let includedBytesMax = 64 * 1024 * 1024

    /// Phrases that words and tables may add; what somebody wrote out is not counted.
    package static let addedPhraseCountMax = 100_000

    /// Words that use one another in a chain.
    package static let wordDepthMax = 64
}
