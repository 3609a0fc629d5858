import DNDLanguage
import DNDLint
import Foundation

/// What `dnd lint --format json` says about a text, and `dnd lint --syntax`.
struct SpecCheck {
    /// Whether the text can be played.
    let isReadable: Bool
    private(set) var errorCount = 0

    /// Whether a fix removes a step, which `dnd diff` reports although nothing else changes.
    private(set) var hasIdleStep = false

    private struct Finding: Decodable {
        let code: String
        let severity: String
        let file: String
        let line: Int
        let column: Int
        let endLine: Int
        let endColumn: Int
    }

    private struct Document: Decodable {
        let findings: [Finding]
    }

    /// Writes the text to `s.dnd` and checks it.
    init(_ dnd: FuzzedProgram, _ bytes: [UInt8]) throws {
        try dnd.write(bytes, to: "s.dnd")
        let syntax = try dnd.status("lint --syntax s.dnd", [0, 1, 2])
        isReadable = syntax != 2
        let output = try dnd.run("lint --format json s.dnd", statuses: [0, 1, 2, 3])
        dnd.expect(
            (output.status == 2) == (syntax == 2), "lint ends with \(output.status), lint --syntax with \(syntax)")
        guard let document = try? JSONDecoder().decode(Document.self, from: Data(output.output.utf8)) else {
            dnd.fault("lint writes no JSON: \(output.output.prefix(300))")
            return
        }
        hasIdleStep = document.findings.contains { $0.code == LintRule.stepWithoutEffect.code }
        // What a rule of the linter finds does not keep a text from being played.
        errorCount = document.findings.count { $0.severity == "error" && LintRule(rawValue: $0.code) == nil }
        dnd.expect((errorCount > 0) == (syntax == 2), "\(errorCount) errors, but lint --syntax ends with \(syntax)")
        for finding in document.findings where !Self.isPlace(finding, in: bytes) {
            dnd.fault("a finding lies outside of the text: \(finding)")
        }
    }

    private static func isPlace(_ finding: Finding, in bytes: [UInt8]) -> Bool {
        guard finding.file == "s.dnd" else { return finding.file == "list.dnd" }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let isOrdered = (finding.line, finding.column) <= (finding.endLine, finding.endColumn)
        guard finding.line >= 1, finding.column >= 1, finding.endLine <= lines.count, isOrdered else { return false }
        // An ill-formed byte counts as the three bytes of U+FFFD.
        return finding.column <= lines[finding.line - 1].count * 3 + 1
            && finding.endColumn <= lines[finding.endLine - 1].count * 3 + 2
    }
}
