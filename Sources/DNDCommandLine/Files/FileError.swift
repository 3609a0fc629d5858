internal import Glibc

/// A file that cannot be used, and why.
package struct FileError: Error, Equatable {
    let path: String

    /// `errno`
    let reason: Int32

    package var message: String {
        reason == ENOENT ? "no such file or folder: \(path)" : "\(path): \(Self.words(reason))"
    }

    /// "Permission denied"
    static func words(_ reason: Int32) -> String {
        strerror(reason).map { String(cString: $0) } ?? "error \(reason)"
    }
}
