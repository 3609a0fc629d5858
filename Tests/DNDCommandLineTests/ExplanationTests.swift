import DNDLanguage
import SourceText
import Testing

@testable import DNDCommandLine
@testable import DNDExplanation

/// Tests that `dnd explain` knows every number.
@Suite struct ExplanationTests {
    @Test(arguments: Explanation.numbers)
    func `A number is explained, and listed with a title`(number: String) throws {
        let explanation = try #require(Explanation(number))
        #expect(explanation.lines.first?.hasPrefix(number) == true)
        #expect(explanation.lines.count > 2)
        #expect(!Explanation.title(of: number).isEmpty)
        #expect(!Explanation.listed(number).contains("\n"))
    }

    @Test func `A number is listed once`() {
        #expect(Set(Explanation.numbers).count == Explanation.numbers.count)
    }

    @Test(arguments: Explanation.numbers.filter { $0.hasPrefix("DND") })
    func `A diagnostic says what to do, and what else it may be`(code: String) throws {
        let explanation = try #require(Explanation(code))
        let repairs = SyntaxError.Code(rawValue: code)?.remedy != nil || explanation.example != nil || code == "DND1016"
        #expect(repairs)
        let related = RelatedCodes.of(code)
        #expect(!related.isEmpty && !related.contains(code))
    }

    @Test func `Related codes exist, and a group holds each once`() {
        let numbers = Set(Explanation.numbers)
        for group in RelatedCodes.groups {
            #expect(group.filter { !numbers.contains($0) } == [])
            #expect(Set(group).count == group.count)
        }
    }

    @Test(arguments: SyntaxError.Code.allCases)
    func `The mended example of a syntax error has none`(code: SyntaxError.Code) {
        guard let mended = code.mended else {
            #expect(code.remedy != nil)
            return
        }
        let source = SourceFile(name: "mended", text: mended)
        #expect(Parser.parse(file: FileID(rawValue: 0), source: source).diagnostics == [], "\(mended)")
    }
}
