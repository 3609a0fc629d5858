internal import CSystem

/// The descriptors 0 to 2, which whoever started the program may have closed.
package enum StandardStreams {
    /// Opens those that are closed, so that no file of the program takes their place; reading and writing fail as
    /// before. A file that grows beyond its limit is an error like a full disk, and no signal.
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
