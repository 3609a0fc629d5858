import Testing
import UIKit

/// Tests that make UIKit raise: no screen of another test hears of it.
struct FaultsApart: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await UIKitFault.apart(function)
    }
}

extension Trait where Self == FaultsApart {
    static var faultsApart: FaultsApart { FaultsApart() }
}
