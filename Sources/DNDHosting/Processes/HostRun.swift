internal import Foundation
internal import Glibc

/// One child process, from its start to its end.
final class HostRun {
    private(set) var outcomes: [HostEvent.Outcome] = []

    /// How it died, when it has not ended by itself.
    private(set) var death: HostDeath?

    /// Whether it was ended because it took too long.
    private(set) var wasTooSlow = false

    private var lastCall: String?
    private let process = Process()
    private let events = Pipe()
    private let errors = Pipe()
    private let backtrace = FileManager.default.temporaryDirectory
        .appendingPathComponent("dnd-backtrace-\(UUID().uuidString)")

    private let patience: HostPatience
    private var deadline: ContinuousClock.Instant

    init(_ arguments: HostChildArguments, patience: HostPatience) {
        self.patience = patience
        deadline = .now + .seconds(patience.seconds)
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = try? arguments.words()
        process.standardOutput = events
        process.standardError = errors
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,"
            + "output-to=\(backtrace.path)"
        process.environment = environment
        run(arguments)
        try? FileManager.default.removeItem(at: backtrace)
    }

    private func run(_ arguments: HostChildArguments) {
        do {
            try process.run()
        } catch {
            death = HostDeath(cause: "the child process could not be started: \(error)", lastCall: nil)
            return
        }
        let complaint = ErrorReader(errors.fileHandleForReading)
        let isPatient = readEvents { complaint.fatalError != nil }
        wasTooSlow = !isPatient
        if wasTooSlow { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        complaint.finish()
        let hasEnded = process.terminationReason == .exit && process.terminationStatus == 0 && isPatient
        guard !hasEnded || outcomes.count < arguments.numbers.count else { return }
        let trap = SwiftBacktrace(contentsOf: backtrace)
        death = HostDeath(
            cause: isPatient
                ? cause : "it did not come back within \(patience.seconds.formatted()) seconds and was ended",
            lastCall: lastCall, message: complaint.fatalError ?? trap?.reason, place: trap?.place)
    }

    private var cause: String {
        guard process.terminationReason == .uncaughtSignal else {
            return "the Swift program left with exit code \(process.terminationStatus)"
        }
        let signal = process.terminationStatus
        return "the Swift program was ended by signal \(signal) (\(HostDeath.name(of: signal)))"
    }

    /// Reads until the child closes its end; false when it was silent for too long. One that is dying has time to say
    /// where.
    private func readEvents(isDying: () -> Bool) -> Bool {
        var mayDie = true
        let descriptor = events.fileHandleForReading.fileDescriptor
        try? events.fileHandleForWriting.close()
        var rest = Data()
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let left = max(.zero, deadline - .now)
            let ready = poll(&waiting, 1, Int32(clamping: Int(left / .milliseconds(1)) + 1))
            if ready == 0 || ready > 0 && patience.isOver(deadline) {
                guard mayDie, isDying() else { return false }
                mayDie = false
                deadline = .now + .seconds(HostPatience.dyingSeconds)
                continue
            }
            if ready < 0, errno == EINTR { continue }
            let count = read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return true }
            rest.append(contentsOf: bytes[..<count])
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                take(rest[rest.startIndex..<end])
                rest = Data(rest[(end + 1)...])
            }
        }
    }

    private func take(_ line: Data) {
        guard let event = try? JSONDecoder().decode(HostEvent.self, from: line) else { return }
        if patience.beginsAnew(at: event) { deadline = .now + .seconds(patience.seconds) }
        switch event {
        case .begin: lastCall = nil
        case .call(let name): lastCall = name
        case .result(let outcome): outcomes.append(outcome)
        }
    }
}

/// What a child is waited for.
enum HostPatience {
    /// Any sign of life will do.
    case silence(seconds: Double)

    /// A whole scenario has so much time.
    case scenario(seconds: Double)

    /// What Swift may take to write down where a program trapped.
    static let dyingSeconds = 30.0

    var seconds: Double {
        switch self {
        case .silence(let seconds), .scenario(let seconds): seconds
        }
    }

    fileprivate func beginsAnew(at event: HostEvent) -> Bool {
        switch (self, event) {
        case (.silence, _), (.scenario, .begin), (.scenario, .result): true
        case (.scenario, .call): false
        }
    }

    /// A child that talks and talks would never be silent.
    fileprivate func isOver(_ deadline: ContinuousClock.Instant) -> Bool {
        if case .scenario = self { return ContinuousClock.now > deadline }
        return false
    }
}

/// Hands on what a child writes to standard error, and keeps the line that says why it died.
private final class ErrorReader: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""
    private let done = DispatchSemaphore(value: 0)

    init(_ handle: FileHandle) {
        let reader = handle.fileDescriptor
        Thread.detachNewThread { [self] in
            var bytes = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(reader, &bytes, bytes.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                write(STDERR_FILENO, bytes, count)
                lock.withLock { text += String(decoding: bytes[..<count], as: UTF8.self) }
            }
            done.signal()
        }
    }

    func finish() {
        _ = done.wait(timeout: .now() + 1)
    }

    /// `Fatal error: Index out of range`
    var fatalError: String? {
        let lines = lock.withLock { text }.split(separator: "\n")
        return lines.last { $0.contains("Fatal error") || $0.contains("Could not cast") }.map { String($0) }
    }
}
