internal import CSystem

/// Detects whether a file has changed since it was last read.
package struct FileStamp: Equatable {
    private let file: UInt
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil for a missing file.
    package init?(_ path: String) {
        var status = stat()
        guard stat(FileName.bytes(path), &status) == 0 else { return nil }
        file = UInt(status.st_ino)
        size = Int(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }
}
