package import SourceText

/// A file with its adapted text and the remarks on it.
package struct AdaptedFile: Sendable {
    package let source: SourceFile

    /// The adapted text; equal to that of `source` when nothing had to change.
    package let text: String

    /// Sorted by position.
    package let remarks: [Remark]

    package var hasChanged: Bool { !text.utf8.elementsEqual(source.utf8) }
}
