import DragDrop
import Testing

@Suite struct RuleIDTests {
    @Test func `a number reads back from its text, in either case and from a substring`() {
        expectToReadBack(RuleID.allCases)
        expectToReadBack(QuestionID.allCases)
        expectToReadBack(Citation.all, Citation.init)
    }

    @Test func `numbers are written with a capital letter and all their digits`() {
        #expect(
            [RuleID.r001, .r131, .b04, .e42, .s19, .t06, .t06w, .t07].map { $0.description }
                == ["R001", "R131", "B04", "E42", "S19", "T06", "T06w", "T07"])
        #expect([QuestionID.q01, .q21].map { $0.description } == ["Q01", "Q21"])
        #expect([Citation.rule(.r131), .question(.q07)].map { $0.description } == ["R131", "Q07"])
    }

    @Test(arguments: [
        "", "R", "R1", "R01", "R0131", "131", "R000", "T06v", "T6w", "T07w", "R131w", "T06ww", "Q7", "Q00", "X01",
        "R131 ", " R131", "B01 ", "R-31", "R1３1", "Ｒ131", "é01",
    ])
    func `text that is no number is refused`(_ text: String) {
        #expect(Citation(text) == nil)
    }

    @Test func `a number that is not in a table is refused`() {
        let digits = (0...99).map { $0 < 10 ? "0\($0)" : "\($0)" }
        let threeDigits = (0...9).flatMap { hundreds in digits.map { "\(hundreds)\($0)" } }
        let written = threeDigits.map { "R" + $0 } + "BESTQ".flatMap { letter in digits.map { "\(letter)\($0)" } }
        let known = Set(Citation.all.map { $0.description })
        #expect(written.filter { !known.contains($0) && Citation($0) != nil } == [])
    }

    @Test func `rules and open questions have numbers of their own`() {
        #expect(RuleID("Q07") == nil && QuestionID("R131") == nil)
        #expect(Citation("Q07") == .question(.q07) && Citation("R131") == .rule(.r131))
    }

    @Test func `the letter of a number is its family`() {
        let letters: [RuleID.Family: Character] = [
            .behaviour: "R", .batchUpdates: "B", .exceptions: "E", .snapshots: "S", .traces: "T",
        ]
        #expect(RuleID.allCases.filter { $0.description.first != letters[$0.family] } == [])
    }

    private func expectToReadBack<ID: TableNumber & Equatable>(_ numbers: [ID]) {
        expectToReadBack(numbers) { ID($0) }
    }

    private func expectToReadBack<ID: CustomStringConvertible & Equatable>(
        _ numbers: [ID], _ read: (Substring) -> ID?
    ) {
        for number in numbers {
            #expect(read(number.description[...]) == number)
            #expect(read(number.description.lowercased()[...]) == number)
            #expect(read(number.description.uppercased()[...]) == number)
            #expect(read("[\(number)]".dropFirst().dropLast()) == number)
        }
    }
}
