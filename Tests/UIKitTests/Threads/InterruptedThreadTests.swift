import CLoadedCode
import Foundation
import Testing

@testable import LoadedCode
@testable import UIKit

/// Tests the call stack of an interrupted thread, which may be anywhere: at the first instruction of a function, at the
/// last, or in a library.
@Suite(.serialized) struct InterruptedThreadTests {
    /// State shared by the signal handler and the test, one after the other.
    private enum Sample {
        static let capacity = 128
        nonisolated(unsafe) static let addresses = UnsafeMutablePointer<UInt>.allocate(capacity: capacity)
        nonisolated(unsafe) static var count = 0
        nonisolated(unsafe) static let isTaken = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    }

    /// An otherwise unused signal, which is ignored by default.
    fileprivate static let signal = SIGURG
    private static let sampleCount = 2_000

    @Test func `Wherever a thread is interrupted, the function of the program is found that it is in`() throws {
        sem_init(Sample.isTaken, 0, 0)
        // Allocated here, since the handler must not allocate.
        Sample.addresses.initialize(repeating: 0, count: Sample.capacity)
        var action = sigaction()
        action.sa_flags = SA_SIGINFO
        action.__sigaction_handler.sa_sigaction = { _, _, context in
            Sample.count = loaded_interrupted(context, Sample.addresses, Sample.capacity)
            sem_post(Sample.isTaken)
        }
        var before = sigaction()
        sigaction(Self.signal, &action, &before)
        defer { sigaction(Self.signal, &before, nil) }

        let shuffler = Shuffler()
        let thread = shuffler.start()
        var known: [UInt: Bool] = [:]
        var misses: [[UInt]] = []
        for _ in 0..<Self.sampleCount {
            usleep(.random(in: 50...250))
            try #require(pthread_kill(thread, Self.signal) == 0)
            while sem_wait(Sample.isTaken) != 0 {}
            let addresses = Array(UnsafeBufferPointer(start: Sample.addresses, count: Sample.count))
            let isFound = addresses.contains { address in
                if let isSpin = known[address] { return isSpin }
                let name = LoadedFile.around(address - 1)?.nameOfFunction(around: address - 1)
                known[address] = name?.contains("4spin") == true
                return known[address] == true
            }
            if !isFound { misses.append(addresses) }
        }
        shuffler.stop(thread)
        #expect(misses.isEmpty, "\(misses.count) of \(Self.sampleCount)")
    }
}

/// Spends its time in Swift's standard library.
private final class Shuffler: @unchecked Sendable {
    private var names = ["A", "B", "C", "D"]
    private var isOver = false

    /// Signalled when the thread is in `spin`; an earlier signal would find it elsewhere.
    private let hasBegun = DispatchSemaphore(value: 0)

    func start() -> pthread_t {
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                // Threads of Dispatch block most signals, and the threads they create inherit that.
                var signals = sigset_t()
                sigemptyset(&signals)
                sigaddset(&signals, InterruptedThreadTests.signal)
                pthread_sigmask(SIG_UNBLOCK, &signals, nil)
                Unmanaged<Shuffler>.fromOpaque(context).takeUnretainedValue().spin()
                return nil
            }, Unmanaged.passUnretained(self).toOpaque())
        hasBegun.wait()
        return thread
    }

    func stop(_ thread: pthread_t) {
        isOver = true
        pthread_join(thread, nil)
    }

    @inline(never) @_optimize(none) private func spin() {
        hasBegun.signal()
        while !isOver { names.shuffle() }
    }
}
