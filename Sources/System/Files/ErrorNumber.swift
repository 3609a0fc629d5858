internal import CSystem

/// The numbers of the C library's errors that callers tell apart.
package enum ErrorNumber {
    /// The reason why the last call of the C library on this thread failed.
    package static var last: Int32 { system_error() }

    package static let noSuchFile = ENOENT
    package static let nameTooLong = ENAMETOOLONG
    package static let interrupted = EINTR
    package static let brokenPipe = EPIPE

    /// The disk is full, or the share of it that the user may have.
    package static let fullDisk: Set = [ENOSPC, EDQUOT, EFBIG]

    /// "Permission denied"
    package static func words(_ number: Int32) -> String {
        strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
}
