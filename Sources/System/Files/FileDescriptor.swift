internal import CSystem

/// The number of an open file, terminal, pipe or socket of this process.
package struct FileDescriptor: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    package static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)
    package static let standardOutput = FileDescriptor(rawValue: STDOUT_FILENO)
    package static let standardError = FileDescriptor(rawValue: STDERR_FILENO)

    /// The result of one read or write call.
    package enum Outcome: Equatable {
        case count(Int)

        /// An `ErrorNumber`.
        case failed(Int32)
    }

    // MARK: - Opening

    /// Opens anything for reading, with close-on-exec. Waits for the writer of a FIFO.
    package init(reading path: String) throws(FileError) {
        rawValue = system_open(FileName.bytes(path), O_RDONLY, 0)
        guard rawValue >= 0 else { throw FileError(path: path, reason: ErrorNumber.last) }
    }

    /// Opens a file for reading, and refuses everything else: a FIFO would wait for its writer.
    package init(readingFile path: String) throws(FileError) {
        rawValue = system_open_file(FileName.bytes(path))
        guard rawValue >= 0 else { throw FileError(path: path, reason: ErrorNumber.last) }
    }

    /// Opens a file for writing: creates it, and truncates it unless it is appended to.
    package init(writing path: String, isAppended: Bool = false) throws(FileError) {
        let flags = O_WRONLY | O_CREAT | (isAppended ? O_APPEND : O_TRUNC)
        rawValue = system_open(FileName.bytes(path), flags, FileSystem.newFileMode)
        guard rawValue >= 0 else { throw FileError(path: path, reason: ErrorNumber.last, isOfWriting: true) }
    }

    /// `/dev/null`: reading returns nothing, and writes are discarded.
    package static var nothing: FileDescriptor {
        FileDescriptor(rawValue: system_open("/dev/null", O_RDWR, 0))
    }

    /// Duplicates the descriptor, with close-on-exec.
    package func duplicate() -> FileDescriptor {
        FileDescriptor(rawValue: system_duplicate(rawValue))
    }

    /// Makes another descriptor refer to this file.
    package func replace(_ other: FileDescriptor) {
        dup2(rawValue, other.rawValue)
    }

    /// - Returns: The `ErrorNumber` if closing reports lost data; nil on success.
    @discardableResult package func close() -> Int32? {
        CSystem.close(rawValue) == 0 || ErrorNumber.last == EINTR ? nil : ErrorNumber.last
    }

    // MARK: - Terminals

    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// The width of a terminal; nil when there is no terminal or the width is unknown.
    package var columns: Int? {
        let columns = system_columns(rawValue)
        return columns > 0 ? Int(columns) : nil
    }

    // MARK: - Reading

    /// Reads the available bytes, and blocks while there are none; 0 bytes at the end. Retries after a signal.
    package func read(into buffer: inout [UInt8]) -> Outcome {
        while true {
            let count = CSystem.read(rawValue, &buffer, buffer.count)
            if count >= 0 { return .count(count) }
            guard ErrorNumber.last == EINTR else { return .failed(ErrorNumber.last) }
        }
    }

    // MARK: - Writing

    /// Writes once, possibly not all bytes. `withoutSignal` reports a closed reader as the error `brokenPipe` only.
    package func writeOnce(_ bytes: UnsafeRawBufferPointer, withoutSignal: Bool = false) -> Outcome {
        let count =
            withoutSignal
            ? system_write_without_signal(rawValue, bytes.baseAddress, bytes.count)
            : write(rawValue, bytes.baseAddress, bytes.count)
        return count >= 0 ? .count(count) : .failed(ErrorNumber.last)
    }

    /// Writes everything, and retries after a signal. False on an error, which stays in `ErrorNumber.last`.
    @discardableResult package func writeAll(_ bytes: some Sequence<UInt8>) -> Bool {
        let bytes = Array(bytes)
        var written = 0
        while written < bytes.count {
            switch bytes[written...].withUnsafeBytes({ writeOnce($0) }) {
            case .count(let count): written += count
            case .failed(EINTR): continue
            case .failed: return false
            }
        }
        return true
    }

    // MARK: - Waiting

    /// Waits until one of the descriptors is readable, or until the timeout; -1 waits indefinitely.
    ///
    /// - Returns: False after the timeout and after a signal.
    package static func wait(for descriptors: [FileDescriptor], milliseconds: Int32) -> Bool {
        system_wait(descriptors.map { $0.rawValue }, descriptors.count, milliseconds)
    }
}
