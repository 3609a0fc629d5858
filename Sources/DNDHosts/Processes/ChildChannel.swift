internal import DNDExploration
internal import Foundation
package import JSON
internal import LoadedCode
internal import System
internal import UIKit

/// The child's end of a `HostConnection`. The program's standard output goes to standard error, and its standard input
/// is empty.
package final class ChildChannel: @unchecked Sendable {
    /// The parent's request to a hanging child for the call stack of its playing thread.
    static let whereRequest = "where"

    /// The environment variable for a child whose death needs no place, since a similar one is described elsewhere.
    static let marksDeathVariable = "DND_MARKS_DEATH"

    private let events: FileDescriptor
    private let requests: FileDescriptor
    private let lock = NSLock()
    private var waiting: [Data] = []
    private let arrival = DispatchSemaphore(value: 0)
    private var player = CurrentProcess.thread

    /// The step of an exploration that the playing thread plays. Another thread asks when that one has stopped.
    nonisolated(unsafe) var step: () -> StepParting? = { nil }

    /// Redirects standard input and output. Call it on the thread that plays.
    package init() {
        CurrentProcess.flushStreams()
        events = FileDescriptor.standardOutput.duplicate()
        requests = FileDescriptor.standardInput.duplicate()
        let nothing = FileDescriptor.nothing
        nothing.replace(.standardInput)
        nothing.close()
        FileDescriptor.standardError.replace(.standardOutput)
        // Otherwise a trap would lose buffered output.
        CurrentProcess.writeLinesAtOnce()
        // The parent handles Ctrl-C, and then ends this process.
        Signal.ignore(Signal.interrupt)
        Thread.detachNewThread { [self] in read() }
        let hasStopped = Self.line(ChildProgress.stopped)
        let marksDeath = ProcessInfo.processInfo.environment[Self.marksDeathVariable] != nil
        StoppedThread.watch { [self] thread in
            sendPast(hasStopped)
            let place = StoppedPlace(thread, isDescribed: thread.wasAsked || !marksDeath, in: step())
            sendPast(Self.line(ChildProgress.found(place)))
        }
    }

    package func send(_ event: some JSONConvertible) {
        let line = Self.line(event)
        lock.withLock { _ = events.writeAll(line.utf8) }
    }

    private static func line(_ event: some JSONConvertible) -> String {
        event.json.text(in: .compact) + "\n"
    }

    /// Writes without the lock, for a stopped playing thread: it may have stopped in `send` with the lock held and half
    /// a line written. The newline ends that line, which is lost; this line is short enough for one write.
    private func sendPast(_ line: String) {
        events.writeAll("\n\(line)".utf8)
    }

    /// Returns the next request. Ends the process when there are no more.
    package func next<Request: JSONConvertible>(_ type: Request.Type) -> Request {
        while true {
            arrival.wait()
            let line = lock.withLock { waiting.removeFirst() }
            if let request = Request(bytes: Array(line)) { return request }
        }
    }

    /// Records the calling thread as the one that plays.
    package func notePlayer() {
        StoppedThread.watchOverflows()
        lock.withLock { player = CurrentProcess.thread }
    }

    /// Runs on its own thread, so that a hanging child also notices the end of its parent.
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
