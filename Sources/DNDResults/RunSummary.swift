/// A run in numbers.
package struct RunSummary: Hashable, Sendable {
    package var fileCount = 0
    package var badFileCount = 0
    package var passed = 0
    package var failed = 0
    package var expectedFailures = 0
    package var unexpectedPasses = 0
    package var skipped = 0
    package var expectationCount = 0

    package init() {}

    package var scenarioCount: Int { passed + failed + expectedFailures + unexpectedPasses + skipped }

    package mutating func add(_ file: FileResult) {
        fileCount += 1
        if file.hasErrors { badFileCount += 1 }
        for scenario in file.scenarios {
            expectationCount += scenario.expectationCount
            switch scenario.state {
            case .passed: passed += 1
            case .failed: failed += 1
            case .expectedFailure: expectedFailures += 1
            case .unexpectedPass: unexpectedPasses += 1
            case .skipped: skipped += 1
            }
        }
    }
}
