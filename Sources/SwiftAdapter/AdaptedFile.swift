package import SourceText

/// A file as it was, as it is now, and what has to be said about it.
package struct AdaptedFile: Sendable {
    package let source: SourceFile

    /// The adapted text; equal to that of `source` when nothing had to change.
    package let text: String

    /// In the order of their places.
    package let remarks: [Remark]

    package var hasChanged: Bool { !text.utf8.elementsEqual(source.utf8) }
}
