/// A file that cannot be used, and why.
package struct FileError: Error, Equatable {
    package let path: String

    /// An `ErrorNumber`.
    package let reason: Int32

    /// Whether it should have been written.
    package var isOfWriting = false

    package var message: String {
        reason == ErrorNumber.noSuchFile ? "no such file or folder: \(path)" : "\(path): \(ErrorNumber.words(reason))"
    }

    /// Whether the disk is full, or the share of it that somebody may have.
    package var isOfFullDisk: Bool { ErrorNumber.fullDisk.contains(reason) }

    package init(path: String, reason: Int32, isOfWriting: Bool = false) {
        self.path = path
        self.reason = reason
        self.isOfWriting = isOfWriting
    }
}
