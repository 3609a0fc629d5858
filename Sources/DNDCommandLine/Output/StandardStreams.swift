internal import Glibc

/// The descriptors 0 to 2, which whoever started the program may have closed.
enum StandardStreams {
    /// Opens those that are closed, so that no file of the program takes their place; reading and writing fail as
    /// before. A file that grows beyond its limit is an error like a full disk, and no signal.
    static func secure() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        signal(SIGXFSZ, SIG_IGN)
    }
}
