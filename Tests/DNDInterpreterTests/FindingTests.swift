import DNDResults
import SourceText
import Testing

/// Each finding is found in its bad example, as the only one, and not in the corrected example.
@Suite struct FindingTests {
    /// The findings that a script can cause.
    static let ofScripts = Finding.Code.allCases.filter { $0.description.bad != nil }

    @Test("The bad example of a finding fails by that finding alone", arguments: ofScripts)
    func badExample(code: Finding.Code) throws {
        #expect(try codes(#require(code.description.bad)) == [code])
    }

    @Test("The mended example of a finding passes", arguments: ofScripts)
    func fix(code: Finding.Code) throws {
        #expect(try mismatches(#require(code.description.fix)).isEmpty)
    }

    @Test("An announced finding does not fail", arguments: ofScripts)
    func announced(code: Finding.Code) throws {
        #expect(try mismatches(#require(code.description.bad) + "\nexpect finding \(code.rawValue)").isEmpty)
    }

    @Test(
        "A gesture that goes on is announced by its state, in one that does not match by nothing",
        arguments: [
            ("drag A; expect state: dragging", []), ("drag A; expect state: lifted", [.dragInProgress]),
            ("drag A; expect state: idle", [.dragInProgress]), ("lift A; expect state: lifted", []),
            ("lift A; expect state: dragging", [.rowLifted]), ("reorder A; expect state: reordering", []),
            ("reorder A; expect state: dragging", [.movementInProgress]),
            ("drag A; expect state: dragging; hover B", [.dragInProgress]),
            ("drag A; expect finding DND1001; hover B", [.dragInProgress]),
            ("lift A; expect finding DND1002; hover B", [.dragInProgress]),
            ("drag A; expect finding DND1001; drop", []), ("reorder A; expect state: reordering; cancel", []),
        ] as [(String, [Finding.Code])])
    func leftOpen(steps: String, expected: [Finding.Code]) throws {
        let text = "table people: A B { editing; reorders }\n\(steps)\nexpect call dropSessionDidExit: never"
        let found = try mismatches(text).compactMap { mismatch -> Finding.Code? in
            guard case .finding(let finding) = mismatch.kind else { return nil }
            return finding.code
        }
        #expect(found == expected)
    }

    @Test("A finding that is announced and not there fails", arguments: ofScripts)
    func announcedInVain(code: Finding.Code) throws {
        let found = try mismatches(#require(code.description.fix) + "\nexpect finding \(code.rawValue)")
        guard found.count == 1, case .noFinding(let expected, _)? = found.first?.kind else {
            Issue.record("\(found)")
            return
        }
        #expect(expected == code)
    }

    @Test func `Only what a program does has no script that comes to it`() {
        #expect(Finding.Code.allCases.filter { !Self.ofScripts.contains($0) } == [.forbidden])
        #expect(Finding.Code.allCases.allSatisfy { ($0.description.bad == nil) == ($0.description.fix == nil) })
    }

    @Test("A finding is told in a few sentences", arguments: Finding.Code.allCases)
    func words(code: Finding.Code) {
        let description = code.description
        #expect(description.title.first?.isLowercase == true && description.title.last != ".")
        #expect(description.explanation.last == "." && description.explanation.count < 300)
        #expect(description.remedy.last == "." && description.remedy.count < 200)
        #expect(!description.rules.isEmpty)
    }

    @Test func `The line of the script that is to blame is named`() throws {
        // Given a delegate that does not report its update to the list, on line 2
        let text =
            "table people: A B C\ndelegate { performDropWith { each item { model move item to destination } } }\n"
        let found = try mismatches(text + "drag A; hover C; drop\nexpect operation: move")

        // Then the phrase on that line is named, and the step after which it was found
        let mismatch = try #require(found.first)
        guard case .finding(let finding) = mismatch.kind else {
            Issue.record("\(found)")
            return
        }
        #expect(Self.text(finding.range, of: text) == "model move item to destination")
        #expect(finding.range == mismatch.range)
        #expect(finding.step != finding.range)
    }

    @Test func `Rows that an expectation names are not lost`() throws {
        let text = try #require(Finding.Code.rowLost.description.bad)
        #expect(try codes(text + "\nexpect order in people: A") == [])
        #expect(try codes(text + "\nexpect order in done: X A") == [.rowLost])
    }

    @Test func `A row whose data is on its way is not lost`() throws {
        let found = try codes(
            """
            table inbox: A
            view shelf: sunset
            item sunset { after 1s }
            drag sunset from shelf; hover 0 in inbox; drop
            expect operation: copy
            """)
        #expect(found == [])
    }

    @Test func `What UIKit ended with an exception has no loose ends`() throws {
        let found = try codes("table people: A B\ndrag A\nlist delete 0\nexpect exception \"Invalid update...\"")
        #expect(found == [])
    }

    private func codes(_ text: String) throws -> [Finding.Code] {
        try mismatches(text).compactMap { mismatch in
            guard case .finding(let finding) = mismatch.kind else {
                Issue.record("\(mismatch.kind)")
                return nil
            }
            return finding.code
        }
    }

    private static func text(_ range: SourceRange, of text: String) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }
}
