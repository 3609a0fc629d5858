import Foundation
import Testing

@testable import DNDTesting
@testable import hosted_probe

/// Tests `dnd explore --all --same-as` with Swift delegates.
@Suite struct ComparedHostsTests {
    private func compared(
        _ text: String, with other: String, _ options: [String], file: String? = nil
    ) throws -> (text: String, code: Int32, file: String) {
        let folder = try ProbeCommand.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try other.write(to: folder.appendingPathComponent("other.dnd"), atomically: true, encoding: .utf8)
        let (output, code) = try ProbeCommand.run(
            ["explore", "spec.dnd", "--all", "-j", "1", "--same-as", "other.dnd"] + options, in: folder, spec: text)
        let found = try file.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        return (output, code, found ?? "")
    }

    private static let proved = "proved up to hidden memory: the same rows and data as with other.dnd, "

    @Test func `A Swift delegate and a script that leave the same rows are the same, for each number of rows`() throws {
        let script = "table list: P0 P1 P2\n"
        let (output, code, _) = try compared("table crowd from host\n", with: script, ["--rows", "1...2"])
        #expect(code == 0 && output.hasPrefix(Self.proved), "\(output)")
        #expect(output.contains("  2 rows: proved; 74 states, 1008 transitions, depth 6\n"), "\(output)")
        let (turned, status, _) = try compared(script, with: "table crowd from host\n", ["--rows", "1"])
        #expect(status == 0 && turned.hasPrefix(Self.proved), "\(turned)")
    }

    @Test func `Two Swift delegates are the same though their lists have different names`() throws {
        let (output, code, _) = try compared(
            "table crowd from host\n", with: "table throng from host\n", ["--gestures", "single-drag", "--rows", "2"])
        #expect(code == 0 && output.hasPrefix(Self.proved), "\(output)")
    }

    @Test func `A difference is found in the fewest steps, with the rows of the other delegate`() throws {
        let (output, code, file) = try compared(
            "table swapping from host\n", with: "table people from host\n",
            ["--gestures", "single-drag", "--depth", "3"], file: "found-1.dnd")
        #expect(code == 1)
        #expect(output.hasPrefix("failed: 1 difference from other.dnd up to depth 3\n"), "\(output)")
        #expect(output.contains("other rows in swapping than with the other delegate, after 3 steps\n"), "\(output)")
        #expect(output.contains("failed: other rows in swapping than with the other delegate (found-1.dnd:"))
        #expect(
            file.contains("  drag A\n  hover C\n  drop\n  settle\n  expect order in swapping: B C A D\n"), "\(file)")
    }

    @Test func `A program that ends with one delegate only is a difference`() throws {
        for (text, other, end) in [("stumbling", "crowd", ""), ("crowd", "stumbling", ", with the other delegate")] {
            let (output, code, file) = try compared(
                "table \(text) from host\n", with: "table \(other) from host\n",
                ["--gestures", "single-drag", "--rows", "2", "--depth", "2"], file: "found-1.dnd")
            #expect(code == 1)
            #expect(file.contains("\ntable stumbling from host\n"), "\(file)")
            #expect(output.contains("the Swift program ends: "), "\(output)")
            #expect(output.contains("Index out of range\(end), with 2 rows, after 2 steps\n"), "\(output)")
        }
    }

    @Test func `Steps name the list that stands at the same place in the other scene`() throws {
        let text = "table insistent from host\ntable swapping from host\n"
        let other = "table people from host\ntable wavering from host\n"
        let (output, _, file) = try compared(
            text, with: other, ["--no-verb", "hover", "--depth", "2"], file: nil)
        #expect(output.hasPrefix("bounded: no difference from other.dnd up to depth 2"), "\(output)\(file)")
    }

    @Test func `Only lists of the same kind with the same rows are compared`() throws {
        for other in ["table list: A B C\n", "collection list: A B C D\n", "table a: A B C D\ntable b\n"] {
            let (output, code, _) = try compared("table people from host\n", with: other, [])
            #expect(code == 3 && output.isEmpty, "\(output)")
        }
    }

    @MainActor @Test func `A test compares two controllers, with and without child processes`() async throws {
        var hosts = Hosts()
        hosts.register("people") { PeopleController(["A", "B", "C"]) }
        hosts.register("crowd") { PeopleController(["A", "B", "C"], fault: .swaps) }
        let exploration = SpecExploration(
            of: "Specs/scene.dnd", .singleDrag, depth: 3, sameAs: "Specs/crowd.dnd")
        for certificate in [
            try await exploration.certificate(against: hosts),
            try await exploration.certificate(against: hosts, in: nil),
        ] {
            #expect(certificate.findings.map { $0.failure } == ["other rows in people than with the other delegate"])
            #expect(certificate.findings[0].steps.count == 3)
        }
    }
}
