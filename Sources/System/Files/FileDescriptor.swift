internal import CSystem

/// An open file, terminal, pipe or socket of this process, by its number.
package struct FileDescriptor: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    package static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)
    package static let standardOutput = FileDescriptor(rawValue: STDOUT_FILENO)
    package static let standardError = FileDescriptor(rawValue: STDERR_FILENO)

    /// What the system made of reading or writing once.
    package enum Outcome: Equatable {
        case count(Int)

        /// An `ErrorNumber`.
        case failed(Int32)
    }

    // MARK: - Opening

    /// Opens a file for reading. No program that is started from here inherits it.
    package init(reading path: String) throws(FileError) {
        rawValue = system_open(FileName.bytes(path), O_RDONLY, 0)
        guard rawValue >= 0 else { throw FileError(path: path, reason: ErrorNumber.last) }
    }

    /// Opens a file for writing, as a new one or behind what is there.
    package init(writing path: String, isAppended: Bool = false) throws(FileError) {
        let flags = O_WRONLY | O_CREAT | (isAppended ? O_APPEND : O_TRUNC)
        rawValue = system_open(FileName.bytes(path), flags, FileSystem.newFileMode)
        guard rawValue >= 0 else { throw FileError(path: path, reason: ErrorNumber.last, isOfWriting: true) }
    }

    /// Reads nothing, and what is written to it is gone.
    package static var nothing: FileDescriptor {
        FileDescriptor(rawValue: system_open("/dev/null", O_RDWR, 0))
    }

    /// Another number for the same file, which no program that is started from here inherits.
    package func duplicate() -> FileDescriptor {
        FileDescriptor(rawValue: system_duplicate(rawValue))
    }

    /// Has another number mean this file from now on.
    package func replace(_ other: FileDescriptor) {
        dup2(rawValue, other.rawValue)
    }

    /// - Returns: The `ErrorNumber`, where the last bytes were not written; nil when all is well.
    @discardableResult package func close() -> Int32? {
        CSystem.close(rawValue) == 0 || ErrorNumber.last == EINTR ? nil : ErrorNumber.last
    }

    // MARK: - Terminals

    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// How wide a terminal is; nil for what is none, or one that does not know.
    package var columns: Int? {
        let columns = system_columns(rawValue)
        return columns > 0 ? Int(columns) : nil
    }

    // MARK: - Reading

    /// Reads what has come, and waits while nothing has; 0 bytes at the end. Goes on after a signal.
    package func read(into buffer: inout [UInt8]) -> Outcome {
        while true {
            let count = CSystem.read(rawValue, &buffer, buffer.count)
            if count >= 0 { return .count(count) }
            guard ErrorNumber.last == EINTR else { return .failed(ErrorNumber.last) }
        }
    }

    // MARK: - Writing

    /// Writes once, perhaps not everything. Without signal a reader that is gone is the error `brokenPipe`.
    package func writeOnce(_ bytes: UnsafeRawBufferPointer, withoutSignal: Bool = false) -> Outcome {
        let count =
            withoutSignal
            ? system_write_without_signal(rawValue, bytes.baseAddress, bytes.count)
            : write(rawValue, bytes.baseAddress, bytes.count)
        return count >= 0 ? .count(count) : .failed(ErrorNumber.last)
    }

    /// Writes everything, also after a signal. False when the system refuses; the reason stays in `ErrorNumber.last`.
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

    /// Waits until one of several descriptors has something to read, or until the time is over; -1 waits for ever.
    ///
    /// - Returns: False when the time is over, and after a signal.
    package static func wait(for descriptors: [FileDescriptor], milliseconds: Int32) -> Bool {
        system_wait(descriptors.map { $0.rawValue }, descriptors.count, milliseconds)
    }
}
