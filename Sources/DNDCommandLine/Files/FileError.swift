internal import Glibc

/// A file that cannot be used, and why.
package struct FileError: Error, Equatable {
    let path: String

    /// `errno`
    let reason: Int32

    /// Whether it should have been written.
    var isOfWriting = false

    package var message: String {
        reason == ENOENT ? "no such file or folder: \(path)" : "\(path): \(Self.words(reason))"
    }

    var exitCode: ExitCode { isOfWriting ? .cannotCreate : .noInput }

    /// Whether the disk is full, or the share of it that somebody may have.
    var isOfFullDisk: Bool { [ENOSPC, EDQUOT, EFBIG].contains(reason) }

    /// "Permission denied"
    static func words(_ reason: Int32) -> String {
        strerror(reason).map { String(cString: $0) } ?? "error \(reason)"
    }
}

extension [FileError] {
    /// What is lost matters more than what could not be read; nil without errors.
    var exitCode: ExitCode? {
        first { $0.isOfWriting }?.exitCode ?? first?.exitCode
    }
}
