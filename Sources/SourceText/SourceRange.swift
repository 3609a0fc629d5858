/// The index of a file among the files of a run. Small, so that a range stays small.
package struct FileID: Hashable, Sendable {
    package let rawValue: Int32

    @inlinable
    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

/// A half-open range of bytes in one file.
package struct SourceRange: Hashable, Sendable {
    package let file: FileID

    /// Offset of the first byte.
    package let lowerBound: Int32

    /// Offset one past the last byte; never less than `lowerBound`.
    package let upperBound: Int32

    /// Whether it holds no byte.
    package var isEmpty: Bool { lowerBound == upperBound }

    @inlinable
    package init(file: FileID, lowerBound: Int32, upperBound: Int32) {
        precondition(lowerBound <= upperBound, "A range ends before it begins.")
        self.file = file
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }

    /// Returns whether the other range lies within this one, edges included.
    package func contains(_ other: SourceRange) -> Bool {
        file == other.file && lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
