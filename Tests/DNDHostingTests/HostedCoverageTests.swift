import DragDrop
import Foundation
import Testing

@testable import DNDExploration

/// Tests that a certificate says what of a Swift delegate was reached.
@Suite struct HostedCoverageTests {
    private func explored(_ options: [String], spec: String = "table cautious from host\n") throws -> [String] {
        let (text, code) = try ProbeCommand.run(["explore", "spec.dnd", "--all"] + options, spec: spec)
        #expect(code == 0, "\(text)")
        return text.split(separator: "\n").map { String($0) }.filter { $0.hasPrefix("  reached") }
    }

    /// Each answer, with the shortest gesture that reaches it.
    private static let reached = [
        "  reached: dropSessionDidUpdate -> forbidden (cautious), by: drag A; hover empty",
        "  reached: dropSessionDidUpdate -> move insertAt (cautious), by: drag A",
        "  reached: itemsForBeginning -> 1 item (cautious), by: drag A",
        "  reached: performDropWith (cautious), by: drag A; drop",
    ]

    @Test(arguments: ["1", "2"])
    func `Methods and answers are covered by the shortest gestures, on one thread or two`(jobs: String) throws {
        let lines = try explored(["--gestures", "single-drag", "-j", jobs])
        #expect(lines == Self.reached + ["  reached by none of them: itemsForAddingTo (cautious)"])
    }

    @Test func `A larger set reaches the rest`() throws {
        let lines = try explored(["--gestures", "adding", "-j", "1", "--depth", "2"])
        #expect(lines.contains("  reached: itemsForAddingTo -> 1 item (cautious), by: drag A; add A"), "\(lines)")
        #expect(!lines.contains { $0.hasPrefix("  reached by none of them") }, "\(lines)")
    }

    @Test func `Beside a Swift delegate the patterns of scripts are covered, too`() throws {
        let spec = "table cautious from host\ntable own: X\ndelegate in own { canHandle -> false }\n"
        let lines = try explored(["--gestures", "single-drag", "-j", "1", "--depth", "2"], spec: spec)
        #expect(
            lines.contains(
                "  reached: canHandle -> false (spec.dnd:3:19), by: drag X from own"), "\(lines)")
    }

    @Test func `The method of an answer is what is implemented`() {
        #expect(AnswerCoverage.method(of: "canHandle -> true (people)") == "canHandle (people)")
        #expect(AnswerCoverage.method(of: "canHandle -> move insertAt (\"my list\")") == "canHandle (\"my list\")")
        #expect(AnswerCoverage.method(of: "performDropWith (people)") == "performDropWith (people)")
    }
}
