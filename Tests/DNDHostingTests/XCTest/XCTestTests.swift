import Foundation
import Testing

/// Tests specs in XCTest, in a process started like by `swift test`: the program with the tests, and the test to run.
@Suite struct XCTestTests {
    /// The output of a process of XCTest.
    private struct Run {
        let text: String
        let status: Int32

        /// The tests that have begun in the process and in its children, such as `child DeadlySpecCase.testTraps`.
        let tests: [String]

        /// The text from the line that reports a failure up to XCTest's next line.
        func failure(_ test: String) throws -> String {
            let pattern = try Regex("\n[^\n]*/deadly\\.dnd:[0-9]+: error: \(test) : ")
            let start = try #require(text.firstMatch(of: pattern), "\(text)").range
            let rest = text[start.lowerBound...].dropFirst()
            return String(rest.prefix(upTo: rest.firstRange(of: "\nTest Case")?.lowerBound ?? rest.endIndex))
        }
    }

    private func run(_ specifier: String) throws -> Run {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dnd-xctest-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appendingPathComponent("log")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [specifier]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["DND_XCTEST_LOG": log.path, "DND_PATIENCE": "2"]
        ) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map { String($0) }
        return Run(text: String(decoding: data, as: UTF8.self), status: process.terminationStatus, tests: lines)
    }

    /// The test, its report on the scenario that drops, and a part of the named Swift line.
    private static let deaths: [(test: String, words: [String], code: String?)] = [
        (
            "testTraps",
            [
                "error: a row that is dragged down lands where the gap was (", "was ended by signal",
                "Fatal error: Index out of range",
            ], "people["
        ),
        ("testCasts", ["by signal 6", "Could not cast value of type 'Swift.String'"], "as!"),
        (
            "testHangs",
            ["timed out: a row that is dragged down", "it did not come back within 2 seconds and was ended"], ".wait()"
        ),
        ("testLeaves", ["the Swift program left with exit code 3"], nil),
        ("testFailuresOfATrap", ["Fatal error: Index out of range"], "people["),
    ]

    @Test(arguments: deaths)
    func `A case survives its delegate, and the other scenarios run`(
        death: (test: String, words: [String], code: String?)
    ) throws {
        let run = try run("DNDHostingTests.DeadlySpecCase/\(death.test)")
        let text = try run.failure("DeadlySpecCase.\(death.test)")
        #expect(text.contains("/Tests/DNDHostingTests/Specs/deadly.dnd:4: error: DeadlySpecCase.\(death.test) : "))
        for words in death.words + ["  The other scenarios ran in a process of their own."] {
            #expect(text.contains(words), "\(run.text)")
        }
        #expect(text.contains("  the delegate's last call was tableView(_:performDropWith:)\n"), "\(run.text)")
        if let code = death.code { #expect(try lineOfSwift(text).contains(code), "\(run.text)") }
        #expect(run.text.contains("Executed 1 test, with 1 failure (0 unexpected)"), "\(run.text)")
        #expect(run.status == 1)
        // One child that plays until it dies, and one for the rest; neither runs another test.
        let test = "DeadlySpecCase.\(death.test)"
        #expect(run.tests == ["parent \(test)", "child \(test)", "child \(test)"])
    }

    private func lineOfSwift(_ text: String) throws -> Substring {
        let place = try #require(text.firstMatch(of: /at \S+PeopleController\.swift:(\d+)/), "\(text)")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("HostedProbe/PeopleController.swift")
        let source = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        return source[try #require(Int(place.1)) - 1]
    }

    @Test func `What fails is told at the line of the expectation, as dnd run tells it`() throws {
        let run = try run("DNDHostingTests.DeadlySpecCase/testSwaps")
        let text = try run.failure("DeadlySpecCase.testSwaps")
        #expect(text.contains("deadly.dnd:6: error: DeadlySpecCase.testSwaps : failed: a row that is dragged down"))
        #expect(text.contains("hint: A and C have changed places"))
        #expect(run.tests == ["parent DeadlySpecCase.testSwaps", "child DeadlySpecCase.testSwaps"])
    }

    @Test func `Tests of two classes that have one name are told apart`() throws {
        let run = try run("DNDHostingTests.DeadlySpecCase/testHealthy,DNDHostingTests.OtherSpecCase/testHealthy")
        #expect(run.text.contains("Executed 2 tests, with 1 failure (0 unexpected)"), "\(run.text)")
        #expect(try run.failure("OtherSpecCase.testHealthy").contains("hint: A and C have changed places"))
        let names = ["DeadlySpecCase.testHealthy", "OtherSpecCase.testHealthy"]
        #expect(run.tests == names.flatMap { ["parent \($0)", "child \($0)"] })
    }

    @Test func `What fails behind another scenario and passes by itself is said to`() throws {
        let run = try run("DNDHostingTests.LeakySpecCase/testLeaks")
        let text = try run.failure("LeakySpecCase.testLeaks")
        #expect(text.contains("deadly.dnd:6: error: LeakySpecCase.testLeaks : failed: a row that is dragged down"))
        #expect(text.contains("  By itself it passes: something outlives a scenario (a static or a global).\n"))
        #expect(run.text.contains("Executed 1 test, with 1 failure (0 unexpected)"), "\(run.text)")
        // One child for all scenarios, and one for the failed one.
        let test = "LeakySpecCase.testLeaks"
        #expect(run.tests == ["parent \(test)", "child \(test)", "child \(test)"])
    }

    @Test func `A class as a whole tells of each death at its place, and goes on behind it`() throws {
        let run = try run("DNDHostingTests.DeadlySpecCase")
        #expect(run.text.contains("Executed 7 tests, with 6 failures (0 unexpected)"), "\(run.text)")
        #expect(run.text.contains("Test Case 'DeadlySpecCase.testHealthy' passed"), "\(run.text)")
    }

    @Test func `Cases that fail on purpose are skipped where nobody looks`() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["DNDHostingTests.OtherSpecCase"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
