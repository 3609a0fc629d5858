internal import CSystem

/// An exclusive lock that ends with `release()`, or with the process.
package struct FileLock {
    package enum Failure: Error {
        /// Another process did not let go of it in time.
        case busy
        case failed(FileError)
    }

    /// A session that is stopped while it holds the lock must not stop all others: after this the entry waits.
    package static let attemptCountMax = 200
    static let attemptDelayMicroseconds: UInt32 = 5_000

    private let descriptor: Int32

    package init(path: String, attemptCountMax: Int = attemptCountMax) throws(Failure) {
        descriptor = system_open(FileName.bytes(path), O_RDWR | O_CREAT | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .failed(FileError(path: path, reason: ErrorNumber.last, isOfWriting: true)) }
        for _ in 0..<attemptCountMax {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
            guard ErrorNumber.last == EWOULDBLOCK || ErrorNumber.last == EINTR else { break }
            usleep(FileLock.attemptDelayMicroseconds)
        }
        let reason = ErrorNumber.last
        close(descriptor)
        throw reason == EWOULDBLOCK
            ? .busy : .failed(FileError(path: path, reason: reason, isOfWriting: true))
    }

    package func release() {
        close(descriptor)
    }
}
