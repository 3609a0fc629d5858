import DragDrop
import FoundationEssentials
import Testing

@Suite struct RuleIDTests {
    @Test func `the text of every number is the name of its case, in order`() throws {
        #expect(try RuleIDTests.caseNames() == RuleID.allCases.map { $0.description.lowercased() })
    }

    @Test func `a number reads back from its text, in either case and from a substring`() {
        for id in RuleID.allCases {
            #expect(RuleID(id.description) == id)
            #expect(RuleID(id.description.lowercased()) == id)
            #expect(RuleID(id.description.uppercased()) == id)
            #expect(RuleID("[\(id)]".dropFirst().dropLast()) == id)
        }
    }

    @Test(arguments: [
        (RuleID.r001, "R001"), (.r018, "R018"), (.r020, "R020"), (.r131, "R131"), (.r249, "R249"),
        (.b04, "B04"), (.e42, "E42"), (.s19, "S19"), (.t06, "T06"), (.t06w, "T06w"), (.t07, "T07"), (.q41, "Q41"),
    ])
    func `numbers are written with a capital letter and all their digits`(_ id: RuleID, _ text: String) {
        #expect(id.description == text)
    }

    @Test(arguments: [
        "", "R", "R1", "R01", "R0131", "131", "R019", "R000", "R250", "R999", "B00", "B20", "E04", "E39", "S20", "T06v",
        "T6w", "T07w", "R131w", "T06ww", "Q42", "Q7", "X01", "R131 ", " R131", "R-31", "R1３1", "Ｒ131", "é01",
    ])
    func `text that names no rule is refused`(_ text: String) {
        #expect(RuleID(text) == nil)
    }

    @Test(arguments: [
        (RuleID.r001, RuleID.Family.behaviour), (.r249, .behaviour), (.b01, .batchUpdates), (.b19, .batchUpdates),
        (.e01, .exceptions), (.e59, .exceptions), (.s01, .snapshots), (.s19, .snapshots), (.t01, .traces),
        (.t18, .traces), (.q01, .questions), (.q41, .questions),
    ])
    func `the letter of a number is its family`(_ id: RuleID, _ family: RuleID.Family) {
        #expect(id.family == family)
    }
}

extension RuleIDTests {
    /// The names of the cases in the source of `RuleID`, in order.
    private static func caseNames() throws -> [String] {
        var folders = #filePath.split(separator: "/")
        folders.removeLast(4)
        let path = "/" + folders.joined(separator: "/") + "/Sources/DragDrop/Rules/RuleID.swift"
        let source = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        return source.split(separator: "\n")
            .map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix("case ") }
            .flatMap { $0.dropFirst(5).split { $0 == "," || $0 == " " } }
            .map(String.init)
    }
}
