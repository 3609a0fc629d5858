import Testing
import UIKit

/// Makes delayed blocks of the main queue wait for virtual time alone, as while a scenario is played: on a busy machine
/// a test may stand still for longer than its blocks do.
struct OnlyVirtualTime: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        MainQueueDelays.hold(alone: false)
        defer { MainQueueDelays.endHold(of: nil) }
        try await function()
    }
}

extension Trait where Self == OnlyVirtualTime {
    static var onlyVirtualTime: OnlyVirtualTime { OnlyVirtualTime() }
}
