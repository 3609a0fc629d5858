internal import Foundation
internal import LoadedCode
internal import System
internal import UIKit

/// The child's end of a `HostConnection`. What the program prints goes to standard error, and its standard input is
/// empty.
package final class ChildChannel: @unchecked Sendable {
    /// What a parent asks of a child that hangs: where the thread is that plays.
    static let whereRequest = "where"

    private let events: FileDescriptor
    private let requests: FileDescriptor
    private let lock = NSLock()
    private var waiting: [Data] = []
    private let arrival = DispatchSemaphore(value: 0)
    private var player = CurrentProcess.thread

    /// Takes over standard input and output. On the thread that plays.
    package init() {
        CurrentProcess.flushStreams()
        events = FileDescriptor.standardOutput.duplicate()
        requests = FileDescriptor.standardInput.duplicate()
        let nothing = FileDescriptor.nothing
        nothing.replace(.standardInput)
        nothing.close()
        FileDescriptor.standardError.replace(.standardOutput)
        // What is printed before a trap would be lost otherwise.
        CurrentProcess.writeLinesAtOnce()
        // Ctrl-C is the parent's, which then ends this process.
        Signal.ignore(Signal.interrupt)
        Thread.detachNewThread { [self] in read() }
        let hasStopped = Self.line(StopEvent.stopped)
        StoppedThread.watch {
            [self] in
            sendPast(hasStopped)
        } found: { [self] place in
            sendPast(Self.line(StopEvent.found(place)))
        }
    }

    package func send(_ event: some Encodable) {
        let line = Self.line(event)
        lock.withLock { _ = events.writeAll(line) }
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
        events.writeAll([UInt8(ascii: "\n")] + line)
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
        lock.withLock { player = CurrentProcess.thread }
    }

    /// On a thread of its own, so that a child that hangs notices, too, that its parent is gone.
    private func read() {
        var unread = Data()
        var bytes = [UInt8](repeating: 0, count: 1 << 12)
        while true {
            guard case .count(let count) = requests.read(into: &bytes), count > 0 else {
                CurrentProcess.exitAtOnce(0)
            }
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
