internal import CSystem

/// The error numbers of the C library that callers distinguish.
package enum ErrorNumber {
    /// The error of the last failed C library call on this thread.
    package static var last: Int32 { system_error() }

    package static let noSuchFile = ENOENT
    package static let nameTooLong = ENAMETOOLONG
    package static let interrupted = EINTR
    package static let brokenPipe = EPIPE

    /// A pipe, a device or a socket where a file is needed. No number of the system.
    package static let noFile = Int32(SYSTEM_NO_FILE)

    /// Errors of a full disk, an exceeded quota or file size limit.
    package static let fullDisk: Set = [ENOSPC, EDQUOT, EFBIG]

    /// The system's description, such as "Permission denied".
    package static func words(_ number: Int32) -> String {
        if number == noFile { return "not a file, but a pipe or a device" }
        return strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
}
