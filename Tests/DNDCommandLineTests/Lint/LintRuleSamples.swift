import DNDLanguage
import DNDLint

/// The examples of the rules that have a fix.
enum LintRuleSamples {
    static let fixable: [(code: String, bad: String)] =
        LintRule.allCases.filter { $0.hasFix }.map { ($0.code, $0.description.bad) }
}
