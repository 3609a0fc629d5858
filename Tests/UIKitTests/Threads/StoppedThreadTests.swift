import Foundation
import Testing

@testable import LoadedCode

/// Tests the place of a thread that overflows its stack, in processes that end with it.
@Suite struct StoppedThreadTests {
    @Test func `An overflow is noticed on the thread that watches`() async throws {
        let result = await #expect(processExitsWith: .signal(SIGSEGV), observing: [\.standardErrorContent]) {
            StoppedThread.watch { Overflow.report($0) }
            print(Overflow.recurse(from: 0))
        }
        try Self.expectPlace(in: result)
    }

    /// The main queue of a test process moves from thread to thread, and with it the delegates.
    @Test func `An overflow is noticed on a thread that the playing has moved to`() async throws {
        let result = await #expect(processExitsWith: .signal(SIGSEGV), observing: [\.standardErrorContent]) {
            StoppedThread.watch { Overflow.report($0) }
            // A thread that has ended leaves nothing to the next.
            for _ in 1...3 { Elsewhere.runAtOnce { StoppedThread.watchOverflows() } }
            Elsewhere.runAtOnce {
                StoppedThread.watchOverflows()
                StoppedThread.watchOverflows()
                print(Overflow.recurse(from: 0))
            }
        }
        try Self.expectPlace(in: result)
    }

    private static func expectPlace(in result: ExitTest.Result?) throws {
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("at \(#filePath):"), "\(text)")
    }
}

/// What runs in the processes that end.
private enum Overflow {
    static func report(_ thread: StoppedThread) {
        FileHandle.standardError.write(Data("at \(thread.place ?? "no place")\n".utf8))
    }

    @inline(never) @_optimize(none) static func recurse(from depth: Int) -> Int {
        depth < .max ? recurse(from: depth + 1) + 1 : depth
    }
}
