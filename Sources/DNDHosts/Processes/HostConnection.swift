internal import Foundation
package import JSON
internal import System

/// A connection to a child process of this program: its messages and requests, as one line of JSON each, and its end.
///
/// Not thread-safe.
package final class HostConnection {
    /// The cause of the child's end.
    private enum Ending {
        case itself, silence, interrupt
    }

    /// The delegate method that was called last in the scenario.
    private var lastCall: String?

    /// The last exception of UIKit in the scenario.
    private var raised: RaisedEarlier?

    private let process = Process()

    /// Signalled once the process has ended: `waitUntilExit()` turns a run loop, and notices that up to 50 ms later.
    private let exit = DispatchSemaphore(value: 0)
    private let requests: SocketPair?
    private let events = Pipe()
    private let errors = Pipe()
    private let complaint: ErrorReader
    private var ending = Ending.itself
    private var startFailure: String?
    private var unread = Data()
    private let patience: HostPatience

    /// The end of the wait, and its length. In a scenario with a time limit, messages do not extend it.
    private var deadline: ContinuousClock.Instant
    private var allowedSeconds: Double
    private var isTimed = false

    /// Whether the child looks up symbols, which may be slow on a busy machine, but calls no code that could hang.
    private var isLookingUp = false

    /// Whether the child was given time to look up its place.
    private var isDying = false

    /// The child's messages about its place: that it has stopped, and what it has found.
    private var hasStopped = false
    private var stop: StoppedPlace?

    /// Starts this program again. With `silencesStart`, standard error before `ErrorReader.startMark` is not forwarded.
    /// A death that is not described has a mark, but no place, and what the Swift runtime writes about it is not
    /// forwarded: looking up a place takes up to a second in a large program.
    package init(
        _ arguments: [String], environment added: [String: String] = [:], silencesStart: Bool = false,
        describesDeath: Bool = true, patience: HostPatience = .silence
    ) {
        self.patience = patience
        allowedSeconds = HostPatience.silenceSeconds
        deadline = .now + .seconds(allowedSeconds)
        requests = SocketPair()
        process.executableURL = CurrentProcess.path.map { URL(fileURLWithPath: $0) }
        process.arguments = arguments
        process.standardInput =
            requests.map { FileHandle(fileDescriptor: $0.childEnd.rawValue) } ?? FileHandle.nullDevice
        process.standardOutput = events
        process.standardError = errors
        var environment = ProcessInfo.processInfo.environment
        // Otherwise the runtime writes the stack of a fatal error. The child handles the signal itself.
        environment["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no"
        environment[ChildChannel.marksDeathVariable] = describesDeath ? nil : "1"
        process.environment = environment.merging(added) { $1 }
        process.terminationHandler = { [exit] _ in exit.signal() }
        do {
            try process.run()
        } catch {
            startFailure = "the child process could not be started: \(error)"
        }
        try? events.fileHandleForWriting.close()
        try? errors.fileHandleForWriting.close()
        requests?.childEnd.close()
        complaint = ErrorReader(errors.fileHandleForReading, skipsStart: silencesStart, hidesDeath: !describesDeath)
    }

    // MARK: - Messages

    /// Sends a request; has no effect after the child has ended.
    package func send(_ request: some JSONConvertible) {
        requests?.write((request.json.text(in: .compact) + "\n").utf8)
    }

    /// Waits for the next message, and skips other lines. Nil when there are no more: the child has ended, was silent
    /// for too long, or the user has interrupted.
    package func next<Message: JSONConvertible>(
        _ type: Message.Type, isInterrupted: () -> Bool = { false }
    ) -> Message? {
        guard startFailure == nil, ending == .itself else { return nil }
        waitAnew()
        while true {
            if let json = takeMessage() {
                if let message = try? Message(json: json) { return message }
                note(json)
                continue
            }
            // A child that writes continuously is never silent, so the limit is checked here, too.
            let isOver = isTimed && ContinuousClock.now >= deadline
            switch isOver ? .tooLate : waitForBytes(until: deadline, isInterrupted) {
            case .arrived: continue
            case .ended: return nil
            case .tooLate where mayDie(): continue
            case .tooLate: ending = .silence
            case .interrupted: ending = .interrupt
            }
            return nil
        }
    }

    private func waitAnew() {
        guard !isTimed else { return }
        allow(isLookingUp ? HostPatience.dyingSeconds : HostPatience.silenceSeconds)
    }

    private func allow(_ seconds: Double) {
        allowedSeconds = seconds
        deadline = .now + .seconds(seconds)
    }

    /// Extends the deadline, once, for a child that has trapped and looks up its place.
    private func mayDie() -> Bool {
        guard !isDying, hasStopped || complaint.fatalError != nil else { return false }
        isDying = true
        deadline = .now + .seconds(HostPatience.dyingSeconds)
        return true
    }

    /// Starts the time limit of a scenario.
    package func beginScenario() {
        (lastCall, raised) = (nil, nil)
        guard case .scenario(let seconds) = patience else { return }
        isTimed = true
        allow(seconds)
    }

    package func endScenario() {
        (isTimed, isLookingUp) = (false, false)
    }

    private func note(_ json: JSONTree) {
        switch try? ChildProgress(json: json) {
        case .stopped: return hasStopped = true
        case .found(let place): return stop = place
        case _ where ending != .itself: return
        case .call(let name): lastCall = name
        case .raised(let exception): raised = exception
        case .played: (isTimed, isLookingUp) = (false, true)
        case nil: return
        }
        waitAnew()
    }

    /// The next complete line of JSON.
    private func takeMessage() -> JSONTree? {
        while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            let line = Array(unread[..<end])
            unread = Data(unread[(end + 1)...])
            if let json = try? JSONReader.read(line) { return json }
        }
        return nil
    }

    private enum Wait {
        case arrived, ended, tooLate, interrupted
    }

    private static let tickMilliseconds: Int32 = 50

    private func waitForBytes(until deadline: ContinuousClock.Instant, _ isInterrupted: () -> Bool) -> Wait {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let descriptor = FileDescriptor(rawValue: events.fileHandleForReading.fileDescriptor)
        while true {
            if isInterrupted() { return .interrupted }
            guard FileDescriptor.wait(for: [descriptor], milliseconds: Self.tickMilliseconds) else {
                if ContinuousClock.now >= deadline { return .tooLate }
                continue
            }
            guard case .count(let count) = descriptor.read(into: &bytes), count > 0 else { return .ended }
            unread.append(contentsOf: bytes[..<count])
            return .arrived
        }
    }

    // MARK: - End of the process

    /// Whether the child ended by itself, with any exit code; known after `end()`.
    package private(set) var hasExited = false
    package private(set) var hasEndedWell = false

    /// How long a hanging child may take to respond to the request for its place.
    private static let secondsForHearing = 5.0

    /// Ends the child if it still runs, and returns the cause.
    package func end() -> HostDeath {
        if let startFailure { return HostDeath(cause: startFailure, lastCall: nil, wasTooSlow: false) }
        if ending != .itself {
            askForPlace()
            CurrentProcess.kill(process.processIdentifier)
        }
        requests?.close()
        exit.wait()
        exit.signal()
        complaint.finish()
        hasExited = ending == .itself && process.terminationReason == .exit
        hasEndedWell = hasExited && process.terminationStatus == 0
        return HostDeath(
            cause: cause, lastCall: lastCall, wasTooSlow: ending == .silence,
            message: ending == .itself ? complaint.fatalError ?? stop?.reason : nil, raised: raised,
            place: stop?.place.map { HostDeath.relative($0) }, mark: stop?.mark, step: stop?.step)
    }

    /// Waits for the place of a hanging child, and ignores all other messages. After its first response it only looks
    /// up its own symbols, which may be slow on a busy machine.
    private func askForPlace() {
        requests?.write(Data("\(ChildChannel.whereRequest)\n".utf8))
        let start = ContinuousClock.now
        while stop == nil {
            let limit = start + .seconds(hasStopped ? HostPatience.dyingSeconds : Self.secondsForHearing)
            guard ContinuousClock.now < limit, case .arrived = waitForBytes(until: limit, { false }) else { return }
            while let json = takeMessage() { note(json) }
        }
    }

    private var cause: String {
        switch ending {
        case .silence:
            let seconds = allowedSeconds == 1 ? "1 second" : "\(allowedSeconds.formatted()) seconds"
            return "it did not come back within \(seconds) and was ended"
        case .interrupt: return "it was ended by Ctrl-C"
        case .itself: break
        }
        guard process.terminationReason == .uncaughtSignal else {
            return "the Swift program left with exit code \(process.terminationStatus)"
        }
        let signal = process.terminationStatus
        return "the Swift program was ended by signal \(signal) (\(HostDeath.name(of: signal)))"
    }
}
