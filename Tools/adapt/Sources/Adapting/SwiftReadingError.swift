/// The error for a file that is not Swift; nothing is rewritten then.
package struct SwiftReadingError: Error, Hashable, Sendable {
    package struct Problem: Hashable, Sendable {
        /// The offset in bytes.
        package let offset: Int

        /// Starts in lower case, without a full stop.
        package let message: String
    }

    /// The maximum number of problems: later ones mostly follow from the first.
    static let problemsMax = 10

    /// The index of the file among the given ones.
    package let file: Int

    /// In the order of the text; never empty.
    package let problems: [Problem]
}
