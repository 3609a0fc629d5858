private import CEditline
internal import System

/// Splits the bytes of a descriptor at newlines, without decoding, changing or dropping any.
struct InputBuffer {
    private static let chunkSize = 64 * 1024

    enum Line: Equatable {
        /// A line without its newline; `offset` counts from the start of the input.
        case bytes([UInt8], offset: Int)
        case end
        case failed(errno: Int32)
    }

    private let descriptor: FileDescriptor
    private var chunk = [UInt8](repeating: 0, count: InputBuffer.chunkSize)
    private var start = 0
    private var end = 0
    private var takenCount = 0
    /// The start of a line whose newline has not been read yet.
    private var partial: [UInt8] = []

    init(descriptor: FileDescriptor) {
        self.descriptor = descriptor
    }

    /// The next line. The last one may lack a newline. EINTR discards a partial line.
    mutating func next() -> Line {
        while true {
            if start == end {
                let count = fill()
                if count < 0 { return failure() }
                if count == 0 { return lastLine() }
            }
            if let line = takeLine() { return line }
        }
    }

    private mutating func fill() -> Int {
        let descriptor = descriptor.rawValue
        start = 0
        end = 0
        let count = chunk.withUnsafeMutableBytes { editline_read_bytes(descriptor, $0.baseAddress, $0.count) }
        end = max(count, 0)
        return count
    }

    private mutating func failure() -> Line {
        let code = ErrorNumber.last
        takenCount += partial.count
        partial.removeAll()
        return .failed(errno: code)
    }

    /// Consumes the bytes up to the next newline of the chunk. Without a newline it stores the rest of the chunk.
    private mutating func takeLine() -> Line? {
        let newline = chunk[start..<end].firstIndex(of: 0x0A)
        partial.append(contentsOf: chunk[start..<(newline ?? end)])
        guard let newline else {
            start = end
            return nil
        }
        start = newline + 1
        return take(terminatorCount: 1)
    }

    private mutating func lastLine() -> Line {
        partial.isEmpty ? .end : take(terminatorCount: 0)
    }

    private mutating func take(terminatorCount: Int) -> Line {
        let line = Line.bytes(partial, offset: takenCount)
        takenCount += partial.count + terminatorCount
        partial.removeAll(keepingCapacity: true)
        return line
    }
}
