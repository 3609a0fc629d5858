import DNDTesting
import XCTest

@testable import hosted_probe

/// XCTest cases whose delegates die: `XCTestTests` runs them in a process of XCTest; otherwise they are skipped.
class ProbedCase: XCTestCase {
    private static let log = ProcessInfo.processInfo.environment["DND_XCTEST_LOG"]

    override func setUpWithError() throws {
        guard let log = Self.log else { throw XCTSkip("fails on purpose, for XCTestTests to see") }
        let isChild = ProcessInfo.processInfo.environment["DND_TEST_CHILD"] != nil
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        defer { try? file.close() }
        try file.seekToEnd()
        try file.write(contentsOf: Data("\(isChild ? "child" : "parent") \(name)\n".utf8))
    }

    @MainActor func checkAll(_ fault: PeopleController.Fault) async {
        for scenario in Specs.scenarios(in: "../Specs/deadly.dnd") {
            await check(scenario, against: .people(fault))
        }
    }
}

final class DeadlySpecCase: ProbedCase {
    @MainActor func testTraps() async { await checkAll(.traps) }

    @MainActor func testCasts() async { await checkAll(.casts) }

    @MainActor func testHangs() async { await checkAll(.blocks) }

    @MainActor func testLeaves() async { await checkAll(.leaves) }

    @MainActor func testSwaps() async { await checkAll(.swaps) }

    @MainActor func testHealthy() async { await checkAll(.none) }

    /// The failures as values; no other class of the module has a test with this name.
    @MainActor func testFailuresOfATrap() async {
        for scenario in Specs.scenarios(in: "../Specs/deadly.dnd") {
            for failure in await scenario.failures(against: .people(.traps)) {
                recordFailure(
                    withDescription: failure.text, inFile: failure.path, atLine: failure.line, expected: true)
            }
        }
    }
}

/// Has a test with the same name, in which another delegate plays the same scenarios.
final class OtherSpecCase: ProbedCase {
    @MainActor func testHealthy() async { await checkAll(.swaps) }
}

/// Plays the same scenarios twice with a delegate that is right only once in a process.
final class LeakySpecCase: ProbedCase {
    @MainActor func testLeaks() async {
        await checkAll(.rightOnce)
        await checkAll(.rightOnce)
    }
}

extension Hosts {
    fileprivate static func people(_ fault: PeopleController.Fault) -> Hosts {
        var hosts = Hosts()
        hosts.register("people") { PeopleController(["A", "B", "C", "D"], fault: fault) }
        return hosts
    }
}
