internal import CSystem

/// Descriptors 0 to 2, which the parent process may have closed.
package enum StandardStreams {
    /// Opens closed descriptors, so that no file of the program gets their numbers; reading and writing still fail.
    /// Also ignores SIGXFSZ, so that a file beyond its size limit is an error like a full disk.
    package static func secure() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where !isOpen(descriptor) {
            _ = system_open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY, 0)
        }
        system_ignore(SIGXFSZ)
    }

    private static func isOpen(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 || ErrorNumber.last != EBADF
    }
}
