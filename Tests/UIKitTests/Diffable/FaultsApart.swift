import Testing
import UIKit

/// Isolates tests that make UIKit raise exceptions from the screens of other tests.
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
