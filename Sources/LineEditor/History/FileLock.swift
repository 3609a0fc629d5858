private import Glibc

/// An exclusive lock that ends with `release()`, or with the process.
package struct FileLock {
    /// A session that is stopped while it holds the lock must not stop all others: after this the entry waits.
    package static let attemptCountMax = 200
    static let attemptDelayMicroseconds: UInt32 = 5_000

    private let descriptor: Int32

    package init(path: String, attemptCountMax: Int = attemptCountMax) throws(HistoryProblem) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .failed(step: .lock, path: path, errno: errno) }
        for _ in 0..<attemptCountMax {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            usleep(FileLock.attemptDelayMicroseconds)
        }
        let code = errno
        close(descriptor)
        throw code == EWOULDBLOCK ? .busy(path: path) : .failed(step: .lock, path: path, errno: code)
    }

    package func release() {
        close(descriptor)
    }
}
