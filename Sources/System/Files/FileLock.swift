internal import CSystem

/// An exclusive lock until `release()` or the end of the process.
package struct FileLock {
    package enum Failure: Error {
        /// Another process did not release the lock in time.
        case busy
        case failed(FileError)
    }

    /// The maximum number of attempts: a process that is stopped while it holds the lock must not block all others.
    package static let attemptCountMax = 200
    static let attemptDelayMicroseconds: UInt32 = 5_000

    private let descriptor: Int32

    package init(path: String, attemptCountMax: Int = attemptCountMax) throws(Failure) {
        descriptor = system_open(FileName.bytes(path), O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600)
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
