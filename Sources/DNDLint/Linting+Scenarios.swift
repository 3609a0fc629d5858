internal import DNDLanguage
internal import SourceText

/// Scenarios and their tags.
extension Linting {
    mutating func lintScenarios() {
        for scenario in scenarios {
            lintTags(of: scenario)
            lintTitle(of: scenario)
            lintCases(of: scenario)
        }
        lintTagSpellings()
        lintNamesOfScenarios()
    }

    // MARK: - Tags

    private mutating func lintTags(of scenario: Phrase) {
        var names: Set<String> = []
        var rules: Set<String> = []
        for annotation in scenario.annotations {
            lintReason(of: annotation)
            if annotation.name == "only" {
                report(
                    .onlyLeft, "@only keeps all other scenarios from running", at: annotation.range,
                    hints: ["Remove it when you are done here."])
            }
            if annotation.name == "rule" {
                lintRules(of: annotation, &rules)
            } else if !names.insert(annotation.name).inserted {
                reportRepeated(annotation, "the tag @\(annotation.name) stands twice")
            }
        }
    }

    private mutating func lintReason(of annotation: Annotation) {
        guard annotation.name == "skip" || annotation.name == "todo", let reason = annotation.arguments.first,
            reason.text.isBlank
        else { return }
        report(
            .reasonMissing, "@\(annotation.name) does not say why", at: reason.range,
            hints: ["Say what the scenario waits for."])
    }

    private mutating func lintRules(of annotation: Annotation, _ seen: inout Set<String>) {
        var repeated: [Argument] = []
        for argument in annotation.arguments where !seen.insert(argument.text).inserted { repeated.append(argument) }
        guard !repeated.isEmpty else { return }
        if repeated.count == annotation.arguments.count {
            return reportRepeated(annotation, "its rules are named already")
        }
        for argument in repeated {
            report(
                .repeatedTag, "the rule \(argument.text) stands twice", at: argument.range, hints: ["Remove it."],
                edit: removal(from: endBefore(argument.range.lowerBound), to: argument.range.upperBound))
        }
    }

    /// Reports a repeated tag. `@skip` and `@todo` may have two reasons, which no fix can join.
    private mutating func reportRepeated(_ annotation: Annotation, _ message: String) {
        let edit = removal(from: annotation.range.lowerBound, to: startBehind(annotation.range.upperBound))
        let takesReason = annotation.name == "skip" || annotation.name == "todo"
        report(
            .repeatedTag, message, at: annotation.range, hints: ["Remove it."], edit: takesReason ? nil : edit)
    }

    /// The end of the text before an offset, ignoring blanks.
    private func endBefore(_ offset: Int32) -> Int32 {
        var end = Int(offset)
        while end > 0, source.utf8[end - 1].isBlank { end -= 1 }
        return Int32(end)
    }

    private func startBehind(_ offset: Int32) -> Int32 {
        var start = Int(offset)
        while start < source.utf8.count, source.utf8[start].isBlank { start += 1 }
        return Int32(start)
    }

    private mutating func lintTagSpellings() {
        var first: [String: Annotation] = [:]
        for annotation in scenarios.flatMap({ $0.annotations }) {
            let key = annotation.name.lowercased()
            guard let other = first[key] else {
                first[key] = annotation
                continue
            }
            guard other.name != annotation.name else { continue }
            report(
                .tagSpellings, "@\(annotation.name) and @\(other.name) are two tags", at: annotation.range,
                hints: ["Write one of them everywhere."],
                notes: [Diagnostic.Note("the other spelling", at: other.range)])
        }
    }

    // MARK: - Titles

    private mutating func lintTitle(of scenario: Phrase) {
        guard let title = scenario.declaredName, title.text.isBlank else { return }
        report(.blankTitle, "the scenario has no name", at: title.range, hints: ["Say what must hold."])
    }

    private mutating func lintNamesOfScenarios() {
        var first: [String: (name: String, range: SourceRange)] = [:]
        for scenario in scenarios {
            guard let title = scenario.declaredName else { continue }
            for name in Set(ScenarioNames(of: scenario).all).sorted() where !name.isBlank {
                let key = name.normalised
                guard let other = first[key] else {
                    first[key] = (name, title.range)
                    continue
                }
                guard other.range != title.range else { continue }
                report(
                    .similarNames, "the names '\(name)' and '\(other.name)' are nearly the same", at: title.range,
                    hints: ["Say what is different here."],
                    notes: [Diagnostic.Note("the other scenario", at: other.range)])
            }
        }
    }

    // MARK: - Cases

    private mutating func lintCases(of scenario: Phrase) {
        guard let title = scenario.declaredName, let table = scenario.caseTable else { return }
        var rows: [String: Phrase] = [:]
        for row in table.rows {
            guard let other = rows.updateValue(row, forKey: row.spelling) else { continue }
            report(
                .repeatedCase, "this case stands in the table already", at: row.range,
                hints: ["Change a value, or remove the row."],
                notes: [Diagnostic.Note("the same case", at: other.range)])
        }
        guard Set(ScenarioNames(of: scenario).all).count < rows.count else { return }
        let columns = table.columns.map { "$" + $0.text }.joinedAsList(prefix: "", last: "or")
        report(
            .casesAlike, "several cases have the same name", at: title.range,
            hints: ["Put what differs into the title: \(columns)."])
    }
}

extension String {
    /// Whether the text is empty or blank.
    var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }

    /// Lower case, with one blank between words.
    fileprivate var normalised: String {
        lowercased().split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    }
}
