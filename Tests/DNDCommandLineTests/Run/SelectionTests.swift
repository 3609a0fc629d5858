import DNDLanguage
import Foundation
import SourceText
import Testing

@testable import DNDCommandLine
@testable import DNDRunner

/// Tests the selection of scenarios.
@Suite struct SelectionTests {
    private static func tags(_ text: String) -> [DNDLanguage.Tag] {
        text.split(separator: " ").map { word in
            let parts = word.split(separator: "=")
            return DNDLanguage.Tag(
                name: String(parts[0]), arguments: parts.dropFirst().map { String($0) },
                range: SourceRange(file: FileID(rawValue: 0), lowerBound: 0, upperBound: 0))
        }
    }

    @Test(arguments: [
        ("slow", "slow", true), ("@slow", "slow", true), ("slow", "fast", false), ("not slow", "", true),
        ("a or b and c", "a", true), ("a or b and c", "b", false), ("(a or b) and c", "a", false),
        ("(a or b) and c", "b c", true), ("not a and b", "b", true), ("not (a and b)", "a b", false),
        ("not not a", "a", true), ("rule(R131)", "rule=R131", true), ("rule(R131)", "rule=R132", false),
        ("rule", "rule=R132", true), ("rule(R131, R132)", "rule=R132", true), ("not rule(R131)", "rule=R132", true),
        ("skip(\"why not\")", "skip", false), ("@not", "not", true), ("  a   and\tb ", "a b", true),
    ])
    func `A tag expression holds or not`(text: String, tags: String, holds: Bool) throws {
        #expect(try TagExpression(text).holds(for: Self.tags(tags)) == holds)
    }

    @Test(arguments: [
        ("", "a tag is missing at the end"), ("a and", "a tag is missing at the end"),
        ("and a", "a tag is missing before 'and'"), ("(a", "a ')' is missing"), ("a b", "'b' is one too many"),
        ("a)", "')' is one too many"), ("not", "a tag is missing at the end"), ("rule(R131", "a ')' is missing"),
        ("@", "a name is missing behind '@'"), ("a or (b and)", "a tag is missing before ')'"),
        (String(repeating: "(", count: 5000), "the brackets nest too deep"),
        (String(repeating: "not ", count: 5000) + "a", "the brackets nest too deep"),
    ])
    func `What is no expression says why`(text: String, message: String) {
        #expect(throws: TagExpression.Fault(message: message)) { try TagExpression(text) }
    }

    /// Options, and the names of the selected scenarios.
    private static let choices: [([String], [String])] = [
        ([], ["one", "two", "two and more", "row 0", "row 1"]),
        (["--name", "two"], ["two"]),
        (["--name", "two", "--name", "one"], ["one", "two"]),
        (["--glob", "two*"], ["two", "two and more"]),
        (["--glob", "row [1-9]"], ["row 1"]),
        (["--glob", "?ne", "--name", "two"], ["one", "two"]),
        (["--filter", "two", "--filter", "more"], ["two and more"]),
        (["--filter", "two", "--glob", "t?o"], ["two"]),
        (["--tag", "slow"], ["one", "two"]),
        (["--tag", "slow and not rule"], ["one"]),
        (["--tag", "rule(R131)"], ["two"]),
        (["--tag", "rule(R132)", "--tag", "slow"], ["one", "two", "row 0", "row 1"]),
    ]

    @Test(arguments: choices)
    func `Options narrow a run, all together`(options: [String], names: [String]) throws {
        let program = try Program(files: ["a.dnd": Self.spec])
        defer { program.remove() }
        let result = try program.run(["run", "a.dnd", "--format", "ndjson"] + options)
        #expect(result.scenarioNames == names)
    }

    private static let spec = """
        table t: A B C

        @slow scenario "one" { expect order: A B C }

        @slow @rule(R131) scenario "two" { expect order: A B C }

        scenario "two and more" { expect order: A B C }

        @rule(R132) scenario "row $from" {
          examples (from result) {
            0 (B C A)
            1 (A C B)
          }
          drag $from; hover 2; drop
          expect order: $result
        }

        """
}

extension Program.Output {
    /// The names in the stream on standard output.
    var scenarioNames: [String] { events.compactMap { $0["name"] as? String } }

    /// The events on standard output, one per line.
    var events: [[String: Any]] {
        output.split(separator: "\n").compactMap { line in
            (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
        }
    }
}
