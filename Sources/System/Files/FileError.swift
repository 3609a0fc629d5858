/// A failed file operation.
package struct FileError: Error, Equatable {
    package let path: String

    /// An `ErrorNumber`.
    package let reason: Int32

    /// Whether the operation was a write.
    package var isOfWriting = false

    package var message: String {
        reason == ErrorNumber.noSuchFile ? "no such file or folder: \(path)" : "\(path): \(ErrorNumber.words(reason))"
    }

    /// Whether the disk is full or the user's quota exceeded.
    package var isOfFullDisk: Bool { ErrorNumber.fullDisk.contains(reason) }

    package init(path: String, reason: Int32, isOfWriting: Bool = false) {
        self.path = path
        self.reason = reason
        self.isOfWriting = isOfWriting
    }
}
