internal import Foundation
internal import Glibc
internal import UIKit

/// The child's end of a `HostConnection`. What the program prints goes to standard error, and its standard input is
/// empty.
package final class ChildChannel: @unchecked Sendable {
    /// What a parent asks of a child that hangs: where the thread is that plays.
    static let whereRequest = "where"

    private let events: FileHandle
    private let requests: Int32
    private let lock = NSLock()
    private var waiting: [Data] = []
    private let arrival = DispatchSemaphore(value: 0)
    private var player = pthread_self()

    /// Takes over standard input and output. On the thread that plays.
    package init() {
        fflush(nil)
        events = FileHandle(fileDescriptor: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
        requests = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        Self.writeLinesAtOnce()
        // Ctrl-C is the parent's, which then ends this process.
        signal(SIGINT, SIG_IGN)
        Thread.detachNewThread { [self] in read() }
        let hasStopped = Self.line(StopEvent.stopped)
        StoppedThread.watch {
            [self] in
            sendPast(hasStopped)
        } found: { [self] place in
            sendPast(Self.line(StopEvent.found(place)))
        }
    }

    /// What is printed before a trap would be lost otherwise. Swift takes the name `stdout` for a variable that several
    /// threads change, so the loader is asked for it.
    private static func writeLinesAtOnce() {
        guard let symbol = dlsym(nil, "stdout") else { return }
        setvbuf(symbol.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee, nil, Int32(_IOLBF), 0)
    }

    package func send(_ event: some Encodable) {
        let line = Self.line(event)
        lock.withLock { try? events.write(contentsOf: line) }
    }

    private static func line(_ event: some Encodable) -> Data {
        guard let text = try? JSONEncoder().encode(event) else {
            preconditionFailure("An event of a child process is no JSON: \(event).")
        }
        return text + [UInt8(ascii: "\n")]
    }

    /// For the time when the thread that plays stands still: it may have stopped in `send`, with the lock, and with
    /// half a line written. That line is ended and lost; this one is short enough to be written in one piece.
    private func sendPast(_ line: Data) {
        let line = [UInt8(ascii: "\n")] + line
        line.withUnsafeBytes { bytes in
            while write(events.fileDescriptor, bytes.baseAddress, bytes.count) < 0, errno == EINTR {}
        }
    }

    /// The next request. The process ends when there will be none.
    package func next<Request: Decodable>(_ type: Request.Type) -> Request {
        while true {
            arrival.wait()
            let line = lock.withLock { waiting.removeFirst() }
            if let request = try? JSONDecoder().decode(type, from: line) { return request }
        }
    }

    /// The calling thread is the one that plays from now on.
    package func notePlayer() {
        lock.withLock { player = pthread_self() }
    }

    /// On a thread of its own, so that a child that hangs notices, too, that its parent is gone.
    private func read() {
        var unread = Data()
        var bytes = [UInt8](repeating: 0, count: 1 << 12)
        while true {
            let count = Glibc.read(requests, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { _exit(0) }
            unread.append(contentsOf: bytes[..<count])
            while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                take(unread[unread.startIndex..<end])
                unread = Data(unread[(end + 1)...])
            }
        }
    }

    private func take(_ line: Data) {
        guard line != Data(Self.whereRequest.utf8) else {
            StoppedThread.ask(lock.withLock { player })
            return
        }
        lock.withLock { waiting.append(Data(line)) }
        arrival.signal()
    }
}

/// What a child says of the thread that has trapped in it, or hangs and was asked.
enum StopEvent: Codable {
    /// It stands still, and somebody looks up where.
    case stopped

    /// Where in the program's own code; nil where no symbols tell.
    case found(String?)
}
