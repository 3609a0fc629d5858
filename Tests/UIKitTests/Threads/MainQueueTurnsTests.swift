import Foundation
import Testing

@testable import LoadedCode
@testable import UIKit

@MainActor @Suite struct MainQueueTurnsTests {
    private let log = Log()

    /// Each block enqueues the next one on the main queue; returning also takes a turn.
    @Test(arguments: [1, 2, 6]) func `A task comes back when the main queue has come around so often`(count: Int) async
    {
        put(1)
        await MainQueueTurns(count).pass()
        #expect(log.numbers == Array(1...count + 1))
        await MainQueueTurns(count).pass()
        #expect(log.numbers == Array(1...2 * (count + 1)))
        log.isOver = true
    }

    private func put(_ number: Int) {
        DispatchQueue.main.async { [log] in
            MainActor.assumeIsolated {
                log.numbers.append(number)
                if !log.isOver { put(number + 1) }
            }
        }
    }
}

@MainActor private final class Log {
    var numbers: [Int] = []
    var isOver = false
}
