internal import DNDLanguage
package import DNDSpecs
internal import DragDrop
internal import SourceText

/// The fidelity of the engine as a Markdown page: every rule with its grade, its source and its specs.
package struct FidelityTable {
    /// The files with a scenario tagged `@rule(…)`, by rule, in the order of the specs.
    private var specs: [Citation: [String]] = [:]

    /// The number of scenarios that depend on each open question.
    private let weights: QuestionWeights

    package init(_ loaded: [LoadedSpec]) {
        weights = QuestionWeights(of: loaded)
        for spec in loaded {
            for tag in spec.program.scenarios.flatMap({ $0.tags }) where tag.name == "rule" {
                for citation in tag.arguments.compactMap({ Citation($0) })
                where specs[citation]?.last != spec.file.name {
                    specs[citation, default: []].append(spec.file.name)
                }
            }
        }
    }

    package var markdown: String {
        var text = """
            # Fidelity

            What this engine takes for UIKit's behaviour, how well each rule is known, and which specs show it: each
            rule that is not out of scope has a spec that fails when the engine leaves the rule out, as with
            `dnd run --without R131`.
            Generated from the table of rules, the tags of the specs and their traces by `dnd docs fidelity specs`.


            """
        text += counts
        for family in RuleID.Family.allCases { text += table(family) }
        return text + questions
    }

    private var counts: String {
        var text = "| grade | rules | with a spec | out of scope |\n|---|---|---|---|\n"
        for grade in Rule.Grade.allCases {
            let rules = Rule.all.filter { $0.grade == grade }
            let shown = rules.filter { specs[.rule($0.id)] != nil }
            let left = rules.filter { $0.reasonForLeavingOut != nil }
            text += "| \(grade.description) | \(rules.count) | \(shown.count) | \(left.count) |\n"
        }
        return text
    }

    private func table(_ family: RuleID.Family) -> String {
        var text = "\n## \(family.title)\n\n"
        text += "| rule | what UIKit does | grade | source | specs |\n|---|---|---|---|---|\n"
        for rule in Rule.all where rule.id.family == family {
            let open = rule.questions.filter { OpenQuestion[$0].closing == nil }.map { ", \($0.description)" }.joined()
            text += "| \(rule.id.description) | \(rule.sentence.inTable) | \(rule.grade.description)\(open) "
            text += "| \(rule.source.inTable) | \(coverage(rule)) |\n"
        }
        return text
    }

    private var questions: String {
        var text = "\n## Open questions\n\n"
        text += """
            Where public sources are silent or disagree. Every decision is graded *assumed*. The answers have names:
            `assume Q07 nothing-called` takes one for true, in a spec or by `--assume Q07=nothing-called`.

            A scenario rests on a question where a line of its trace carries the number, by its rule or because the
            question decided. What only a run with the other answer shows, as `dnd trace` does, is not counted. Of the
            \(weights.scenarioCount) scenarios of these specs so many rest on each:


            """
        text += "| number | question | decided here | a device might differ | scenarios that rest on it | specs |\n"
        text += "|---|---|---|---|---|---|\n"
        for question in OpenQuestion.all where question.closing == nil { text += row(question) }
        return text + closed
    }

    private func row(_ question: OpenQuestion) -> String {
        let decision = ([question.decision] + question.details).joined(separator: " ")
        let name = question.answers.map { "`\($0.decided)`: " } ?? ""
        let other = question.answers.map { "`\($0.other)`: " } ?? ""
        return "| \(question.id.description) | \(question.question.inTable) | \(name)\(decision.inTable) "
            + "| \(other)\((question.alternative ?? "").inTable) | \(weights.text(of: question.id)) "
            + "| \(list(.question(question.id))) |\n"
    }

    private var closed: String {
        var text = "\n## Closed questions\n\n| number | question | answer | closed |\n|---|---|---|---|\n"
        for question in OpenQuestion.all {
            guard let closing = question.closing else { continue }
            text += "| \(question.id.description) | \(question.question.inTable) | \(question.decision.inTable) "
            text += "| \(closing.inTable) |\n"
        }
        return text
    }

    /// The specs of a rule, or the reason why there are none.
    private func coverage(_ rule: Rule) -> String {
        switch rule.coverage {
        case .modelled: return list(.rule(rule.id))
        case .consisting(let parts):
            return "with \(parts.map { $0.description }.joined(separator: ", ")): \(list(.rule(rule.id)))"
        case .outOfScope(let reason): return "out of scope: \(reason.inTable)"
        }
    }

    private func list(_ citation: Citation) -> String {
        (specs[citation] ?? []).map { "`\($0)`" }.joined(separator: ", ")
    }
}

extension Rule {
    fileprivate var reasonForLeavingOut: String? {
        guard case .outOfScope(let reason) = coverage else { return nil }
        return reason
    }
}

extension RuleID.Family {
    fileprivate var title: String {
        switch self {
        case .behaviour: "Behaviour"
        case .batchUpdates: "Batch updates"
        case .exceptions: "Exceptions"
        case .snapshots: "Snapshots"
        case .traces: "Whole traces"
        }
    }
}

extension String {
    /// Escapes `|`, which would end the cell, and replaces newlines, which would end the table.
    fileprivate var inTable: String {
        String(flatMap { $0 == "|" ? "\\|" : $0 == "\n" ? " " : "\($0)" })
    }
}
