import CDispatch
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

    #if arch(x86_64)
        /// The calls of a function at every instruction of what it calls: with the processor's trap flag, each
        /// instruction is interrupted.
        @Test func `At every instruction the caller is found before the caller's caller`() throws {
            var before = sigaction()
            var action = sigaction()
            action.sa_flags = SA_SIGINFO
            action.__sigaction_handler.sa_sigaction = { _, _, context in Steps.take(context) }
            sigaction(SIGTRAP, &action, &before)
            defer { sigaction(SIGTRAP, &before, nil) }
            Steps.outer()

            var known: [UInt: Substring] = [:]
            func name(_ address: UInt) -> Substring {
                if let name = known[address] { return name }
                let symbol = LoadedFile.around(address - 1)?.nameOfFunction(around: address - 1) ?? ""
                known[address] = symbol.contains("5innery") ? "inner" : symbol.contains("5outery") ? "outer" : ""
                return known[address] ?? ""
            }
            let steps = Steps.taken
            try #require(steps.count > 1_000)
            let misses = steps.filter { addresses in addresses.lazy.map(name).first { !$0.isEmpty } != "inner" }
            #expect(misses.isEmpty, "\(misses.count) of \(steps.count)")
        }
    #endif
}

#if arch(x86_64)
    /// The call stacks while `inner` runs, one for each instruction.
    private enum Steps {
        private static let depth = 64
        private static let capacity = 20_000
        nonisolated(unsafe) private static let addresses = UnsafeMutablePointer<UInt>.allocate(
            capacity: depth * capacity)
        nonisolated(unsafe) private static let counts = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
        nonisolated(unsafe) private static var count = 0
        /// A pointer, since the handler interrupts the access that sets it.
        nonisolated(unsafe) private static let isOver = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        private static let trapFlag: Int64 = 1 << 8

        static var taken: [[UInt]] {
            (0..<count).map { Array(UnsafeBufferPointer(start: addresses + $0 * depth, count: counts[$0])) }
        }

        /// The signal handler, which must not allocate.
        static func take(_ context: UnsafeMutableRawPointer?) {
            guard let context else { return }
            let registers = context.assumingMemoryBound(to: ucontext_t.self)
            guard !isOver.pointee, count < capacity else {
                return registers.pointee.uc_mcontext.gregs.17 &= ~trapFlag
            }
            registers.pointee.uc_mcontext.gregs.17 |= trapFlag
            counts[count] = loaded_interrupted(context, addresses + count * depth, depth)
            count += 1
        }

        @inline(never) @_optimize(none) static func outer() {
            addresses.initialize(repeating: 0, count: depth * capacity)
            counts.initialize(repeating: 0, count: capacity)
            isOver.initialize(to: false)
            var names = ["A", "B", "C", "D"]
            inner(&names)
        }

        @inline(never) @_optimize(none) private static func inner(_ names: inout [String]) {
            // The first call binds the function, and at one instruction the loader has wrong unwind information.
            names.shuffle()
            raise(SIGTRAP)
            for _ in 0..<3 { names.shuffle() }
            isOver.pointee = true
        }
    }
#endif

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
