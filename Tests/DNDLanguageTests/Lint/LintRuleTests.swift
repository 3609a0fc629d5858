import DNDLanguage
import DNDLint
import SourceText
import Testing

/// Tests the examples and texts in the table of rules.
@Suite struct LintRuleTests {
    @Test(arguments: LintRule.allCases)
    func `The bad example of a rule is reported for it, and for nothing else`(rule: LintRule) {
        let linted = LintedText(rule.description.bad)
        #expect(linted.errors == [])
        #expect(
            !linted.codes.isEmpty && Set(linted.codes) == Set(bycatch[rule, default: []] + [rule.code]),
            "\(linted.report)")
    }

    @Test(arguments: LintRule.allCases)
    func `The mended example is clean`(rule: LintRule) {
        let linted = LintedText(rule.description.fix)
        #expect(linted.errors == [])
        #expect(linted.codes == [], "\(linted.report)")
    }

    @Test(arguments: LintRule.allCases)
    func `A rule with a fix mends its example, and nothing is left to do`(rule: LintRule) {
        let mended = LintedText(rule.description.bad).mended
        #expect((mended != rule.description.bad) == rule.hasFix)
        guard rule.hasFix else { return }
        #expect(LintedText(mended).errors == [])
        #expect(LintedText(mended).codes == [])
        #expect(LintedText(mended).mended == mended)
    }

    @Test(arguments: LintRule.allCases)
    func `A rule that is off says nothing`(rule: LintRule) {
        var levels = LintLevels()
        levels[rule] = .off
        #expect(!LintedText(rule.description.bad, levels: levels).codes.contains(rule.code))
    }

    @Test(arguments: [(LintLevel.note, Diagnostic.Severity.note), (.warning, .warning), (.error, .error)])
    func `A level is the severity of what is reported`(level: LintLevel, severity: Diagnostic.Severity) {
        for rule in LintRule.allCases {
            var levels = LintLevels()
            levels[rule] = level
            let found = LintedText(rule.description.bad, levels: levels).findings.filter { $0.rule == rule }
            #expect(found.allSatisfy { $0.diagnostic.severity == severity }, "\(rule.code)")
        }
    }

    @Test(arguments: LintRule.allCases)
    func `A rule is explained in sentences`(rule: LintRule) {
        let description = rule.description
        let first = description.title.first
        #expect(first?.isLowercase == true || first == "@" || first == "'")
        #expect(description.title.last != ".")
        #expect(description.explanation.last == ".")
        #expect(description.explanation.count < 400)
    }

    @Test func `Codes are not used twice`() {
        #expect(Set(LintRule.allCases.map { $0.code }).count == LintRule.allCases.count)
    }

    /// Other findings in the bad example of a rule: a malformed ignore ignores nothing.
    private let bycatch: [LintRule: [String]] = [.malformedIgnore: ["DND1304"]]
}
