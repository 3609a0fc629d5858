/// How far includes, words and tables may grow a text.
package enum ExpansionLimits {
    /// Files that include one another in a chain.
    package static let includeDepthMax = 16

    /// Phrases after everything is written out.
    package static let phraseCountMax = 100_000

    /// Words that use one another in a chain.
    package static let wordDepthMax = 64
}
