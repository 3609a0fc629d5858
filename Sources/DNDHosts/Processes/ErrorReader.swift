internal import Foundation
internal import System

/// Forwards a child's standard error, and keeps the line that explains its death.
package final class ErrorReader: @unchecked Sendable {
    /// A marker line of the child: the output before it is not forwarded.
    package static let startMark = "\u{1}dnd begins\u{1}"

    private let lock = NSLock()
    private var lastLine = Data()
    private var lastFatalError: String?
    private var skipsStart: Bool
    private let hidesDeath: Bool
    private var hidLastLine = false
    private let done = DispatchSemaphore(value: 0)

    /// With `hidesDeath`, whole lines are forwarded, except those of the Swift runtime about a death.
    init(_ handle: FileHandle, skipsStart: Bool, hidesDeath: Bool) {
        (self.skipsStart, self.hidesDeath) = (skipsStart, hidesDeath)
        Thread.detachNewThread { [self] in
            var bytes = [UInt8](repeating: 0, count: 4096)
            while true {
                let descriptor = FileDescriptor(rawValue: handle.fileDescriptor)
                guard case .count(let count) = descriptor.read(into: &bytes), count > 0 else { break }
                take(Data(bytes[..<count]))
            }
            if hidesDeath { forward(lastLine) }
            done.signal()
        }
    }

    func finish() {
        _ = done.wait(timeout: .now() + 1)
    }

    /// `Fatal error: Index out of range`
    var fatalError: String? { lock.withLock { lastFatalError } }

    private func take(_ bytes: Data) {
        var bytes = bytes
        lock.withLock {
            guard !skipsStart else {
                lastLine += bytes
                guard let mark = lastLine.range(of: Data("\(Self.startMark)\n".utf8)) else { return bytes = Data() }
                skipsStart = false
                bytes = lastLine[mark.upperBound...]
                lastLine = Data()
                return bytes = keep(bytes)
            }
            bytes = keep(bytes)
        }
        forward(bytes)
    }

    private func forward(_ bytes: Data) {
        bytes.withUnsafeBytes { _ = FileDescriptor.standardError.writeOnce($0) }
    }

    /// Returns what is to be forwarded.
    private func keep(_ bytes: Data) -> Data {
        lastLine += bytes
        var shown = Data()
        while let end = lastLine.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: lastLine[lastLine.startIndex..<end], as: UTF8.self)
            let isFatal = line.contains("Fatal error") || line.contains("Could not cast")
            if isFatal { lastFatalError = line }
            hidLastLine = isFatal || hidLastLine && line.isEmpty
            if !hidLastLine { shown += lastLine[...end] }
            lastLine = Data(lastLine[(end + 1)...])
        }
        return hidesDeath ? shown : bytes
    }
}
