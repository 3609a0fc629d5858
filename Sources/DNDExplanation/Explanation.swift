package import DNDDrawing
internal import DNDLanguage
internal import DNDLint
internal import DNDResults
package import DragDrop
internal import SourceText

/// The explanation of a diagnostic, a rule or an open question.
package struct Explanation {
    package private(set) var lines: [String]

    /// A text to run: for a rule the shortest spec that shows it, for a diagnostic the corrected text.
    package private(set) var example: String?

    /// Returns nil for an unknown number. An answer, such as `Q07=nothing-called` from a trace, explains its question.
    ///
    /// `example` returns the spec that shows a rule.
    package init?(
        _ number: String, style: Style = .plain, example ofRule: (Citation) -> String? = { RuleExample.text(of: $0) }
    ) {
        let code = number.inCapitals
        if let finding = Finding.Code(rawValue: code) {
            lines = Self.lines(finding, style)
            example = finding.description.fix
        } else if let fault = Fault(rawValue: code) {
            lines = Self.lines(code, fault.description, style)
            example = fault.description.fix
        } else if let error = SyntaxError.Code(rawValue: code) {
            lines = Self.lines(error, style)
            example = error.mended
        } else if let rule = LintRule(rawValue: code) {
            lines = Self.lines(rule, style)
            example = rule.description.fix
        } else if let citation = Citation(number) ?? Assumed(number).map({ .question($0.question) }) {
            example = ofRule(citation)
            lines = Self.lines(citation, style) + Self.lines(of: example, for: citation)
        } else {
            return nil
        }
        lines += Self.relatedLines(code)
    }

    /// All numbers that have an explanation.
    package static var numbers: [String] {
        LintRule.allCases.map { $0.code } + SyntaxError.Code.allCases.map { $0.rawValue }
            + Fault.allCases.map { $0.rawValue }
            + Finding.Code.allCases.map { $0.rawValue } + Citation.all.map { $0.description }
    }

    // MARK: - Diagnostics

    private static func lines(_ code: Finding.Code, _ style: Style) -> [String] {
        let finding = code.description
        let heading = style.heading("\(code.rawValue)  \(finding.title)")
        var lines = [heading, "", finding.explanation, "", finding.remedy]
        if let inSwift = code.remedyInSwift(.table) { lines += ["", "In Swift: \(inSwift)"] }
        if let bad = finding.bad { lines += ["", "This leads to it:", ""] + example(bad) }
        if let fix = finding.fix { lines += ["", "This is what it should be:", ""] + example(fix) }
        lines.append("")
        return lines + finding.rules.map { "\($0.description)  \(Rule[$0].sentence)" }
    }

    private static func lines(_ code: String, _ fault: FaultDescription, _ style: Style) -> [String] {
        [style.heading("\(code)  \(fault.title)"), "", fault.explanation, "", "This is refused:", ""]
            + example(fault.bad) + ["", "This is what it should be:", ""] + example(fault.fix)
    }

    private static func lines(_ error: SyntaxError.Code, _ style: Style) -> [String] {
        let entry = error.entry
        let refused = entry.example.map { ["", "This is refused:", ""] + example($0) } ?? []
        let mended = error.mended.map { ["", "This is what it should be:", ""] + example($0) } ?? []
        let lines = [style.heading("\(error.rawValue)  \(entry.title)"), "", entry.explanation] + refused + mended
        return lines + (error.remedy.map { ["", $0] } ?? [])
    }

    private static func lines(_ rule: LintRule, _ style: Style) -> [String] {
        let description = rule.description
        let fix = rule.hasFix ? "`dnd lint --fix` mends it:" : "This is what it should be:"
        return [style.heading("\(rule.code)  \(description.title)"), "", description.explanation, ""]
            + ["`dnd lint` reports this, as \(rule.standardLevel.article) \(rule.standardLevel.rawValue):", ""]
            + example(description.bad) + ["", fix, ""] + example(description.fix)
    }

    /// The maximum number of example lines to show.
    private static let exampleLinesAtMost = 16

    private static func example(_ text: String) -> [String] {
        let isEnded = text.hasSuffix("\n")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(isEnded ? 1 : 0)
        let shown = lines.prefix(exampleLinesAtMost).map { "    \($0)" }
        return shown + (lines.count > shown.count ? ["    …"] : [])
    }

    // MARK: - Rules

    private static func lines(of example: String?, for citation: Citation) -> [String] {
        guard let example else { return [] }
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
        return ["", "A spec that shows it (dnd explain \(citation.description) --example | dnd run -):", ""] + lines
    }

    private static func lines(_ citation: Citation, _ style: Style) -> [String] {
        switch citation {
        case .rule(let rule): lines(Rule[rule], style)
        case .question(let question): lines(OpenQuestion[question], style)
        }
    }

    private static func lines(_ rule: Rule, _ style: Style) -> [String] {
        var lines = [style.heading("\(rule.id.description)  \(rule.grade.description)"), "", rule.sentence, ""]
        lines.append("Source: \(rule.source)")
        switch rule.coverage {
        case .modelled: break
        case .consisting(let parts):
            lines.append("It says no more than \(parts.map { $0.description }.joined(separator: ", ")) together.")
        case .outOfScope(let reason): lines += ["", "Out of scope: \(reason)"]
        }
        for id in rule.questions {
            let question = OpenQuestion[id]
            let state = question.closing == nil ? "Open" : "Closed"
            lines += ["", "\(state) (\(id.description)): \(question.question)", "Decided here: \(question.decision)"]
        }
        return lines
    }

    private static func lines(_ question: OpenQuestion, _ style: Style) -> [String] {
        let state = question.closing == nil ? "open question, \(OpenQuestion.grade.description)" : "closed question"
        var lines = [style.heading("\(question.id.description)  \(state)"), ""]
        lines += [question.question, ""] + question.evidence
        lines += ["", "Decided here: \(question.decision)"] + question.details
        if let closing = question.closing { lines += ["", "Closed: \(closing)"] }
        if let alternative = question.alternative, let answers = question.answers {
            let number = question.id.description
            lines += ["", "A device might differ: \(alternative)"]
            lines.append("`assume \(number) \(answers.other)` in a spec, or --assume, takes that for true.")
            lines.append("`assume \(number) \(answers.decided)` is what was decided.")
        }
        let rules = question.rules.map { $0.description }.joined(separator: ", ")
        return lines + (rules.isEmpty ? [] : ["", "Rules: \(rules)"])
    }
}
