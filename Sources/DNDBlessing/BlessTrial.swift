internal import DNDLanguage
internal import DNDResults
internal import DNDRunner
internal import DNDSpecs
internal import SourceText
internal import System

/// Plays specs with edits that are not saved yet, and finds the edits that must not be made.
package struct BlessTrial {
    private let before: [PlayedSpec]
    private let edits: [BlessedEdit]
    let texts: [String: EditedText]
    package private(set) var after: [PlayedSpec] = []

    /// The reason why an edit must not be made, by its index; one reason each.
    package private(set) var faults: [Int: String] = [:]

    init(_ before: [PlayedSpec], _ edits: [BlessedEdit], loader: SpecLoader, jobs: Int) {
        self.before = before
        self.edits = edits
        texts = Self.texts(before, edits)
        var loader = loader
        for (path, text) in texts { loader.unsaved[path] = text.after.utf8 }
        let paths = Set(texts.keys)
        after = Parallel.map(before, jobs: jobs) { [loader] played in
            guard played.uses(paths), case .success(let spec) = loader.load(played.spec.file) else { return played }
            return PlayedSpec(spec)
        }
        for number in before.indices where before[number].uses(paths) && !before[number].spec.hasErrors {
            judge(number)
        }
    }

    private static func texts(_ specs: [PlayedSpec], _ edits: [BlessedEdit]) -> [String: EditedText] {
        var texts: [String: EditedText] = [:]
        for spec in specs {
            for (file, path) in spec.spec.paths where texts[path] == nil {
                let own = edits.filter { $0.span.path == path }
                if !own.isEmpty { texts[path] = EditedText(spec.spec.sources[file], own) }
            }
        }
        return texts
    }

    // MARK: - Judging

    private mutating func judge(_ number: Int) {
        let (old, new) = (before[number], after[number])
        guard !new.spec.hasErrors else { return judgeErrors(new, number) }
        // A file of steps without any statement is not a scenario.
        guard new.results.count == old.results.count else {
            return refuseAll(of: number, "no step and no expectation would be left")
        }
        for (scenario, (first, second)) in zip(old.results, new.results).enumerated() {
            guard let first, let second else { continue }
            judge(PlayedSpec.Number(spec: number, scenario: scenario), first, second)
        }
    }

    /// Refuses edits whose text cannot be parsed.
    private mutating func judgeErrors(_ new: PlayedSpec, _ number: Int) {
        var isFound = false
        for diagnostic in new.spec.diagnostics where diagnostic.severity == .error {
            guard let span = TextSpan(diagnostic.range, of: new.spec) else { continue }
            for (index, edit) in edits.enumerated() where moved(edit.span).overlaps(span) {
                faults[index] = "what it would have to say cannot be written: \(diagnostic.message)"
                isFound = true
            }
            if !isFound, refuse(around: span, of: number, diagnostic) { isFound = true }
        }
        if !isFound { refuseAll(of: number, "the file could not be read afterwards") }
    }

    /// Refuses the edits of the scenario that contains an error. An error about a scenario without expectations is at
    /// the scenario's name. False when there are none.
    private mutating func refuse(around span: TextSpan, of number: Int, _ diagnostic: Diagnostic) -> Bool {
        let scenarios = before[number].results.indices.map { PlayedSpec.Number(spec: number, scenario: $0) }
        guard
            let scenario = scenarios.first(where: { range(of: $0).map { moved($0).contains(span) } == true }),
            let range = range(of: scenario)
        else { return false }
        let own = edits.indices.filter { index in edits[index].wishes.contains { $0.scenario == scenario } }
        // Edits in a word or in a shared block are kept if refusing the others may suffice.
        let inner = own.filter { range.contains(edits[$0].span) }
        for index in inner.isEmpty ? own : inner {
            faults[index] = "without it the scenario cannot be read: \(diagnostic.message)"
        }
        return !own.isEmpty
    }

    private func range(of number: PlayedSpec.Number) -> TextSpan? {
        let spec = before[number.spec].spec
        let scenario = spec.program.scenarios[number.scenario]
        return TextSpan(spec.wholeRange(of: scenario) ?? scenario.range, of: spec)
    }

    private mutating func judge(_ number: PlayedSpec.Number, _ old: ScenarioResult, _ new: ScenarioResult) {
        guard PlayedSpec.haveSameSteps(old, new) else {
            let own = edits.indices.filter { index in edits[index].wishes.contains { $0.scenario == number } }
            let parameters = own.filter { edits[$0].standsForParameter }
            for index in parameters.isEmpty ? own : parameters {
                faults[index] = "a step uses what stands there, too"
            }
            if own.isEmpty { refuseAll(of: number.spec, "\(words(number)) would go another way") }
            return
        }
        var isExplained = new.mismatches.isEmpty
        for mismatch in new.mismatches where explain(mismatch, number, old) { isExplained = true }
        if !isExplained, old.mismatches.isEmpty { refuseAll(of: number.spec, "\(words(number)) would fail") }
    }

    /// Refuses the edits that cause a mismatch; false when there are none.
    private mutating func explain(_ mismatch: Mismatch, _ number: PlayedSpec.Number, _ old: ScenarioResult) -> Bool {
        guard let span = TextSpan(mismatch.range, of: after[number.spec].spec) else { return false }
        let failed = old.mismatches.contains { mismatch in
            TextSpan(mismatch.range, of: before[number.spec].spec).map { moved($0) } == span
        }
        var isFound = false
        for (index, edit) in edits.enumerated() {
            let isMeant = edit.wishes.contains { $0.scenario == number && moved($0.statement) == span }
            guard isMeant || span.contains(moved(edit.span)) else { continue }
            // A scenario that passed before is a stronger reason than one that still fails.
            if !failed {
                faults[index] = conflict(of: edit, with: number)
            } else if faults[index] == nil {
                faults[index] = "it would still not pass"
            }
            isFound = true
        }
        return isFound
    }

    private func conflict(of edit: BlessedEdit, with number: PlayedSpec.Number) -> String {
        let other =
            edit.wishes.first { $0.scenario != number }.map { "\(words($0.scenario)) wants another, and " } ?? ""
        return "\(other)\(words(number)) passes with it as it is"
    }

    private mutating func refuseAll(of number: Int, _ reason: String) {
        let paths = Set(before[number].spec.paths.values)
        for (index, edit) in edits.enumerated() where paths.contains(edit.span.path) { faults[index] = reason }
    }

    private func moved(_ span: TextSpan) -> TextSpan {
        texts[span.path]?.moved(span) ?? span
    }

    private func words(_ number: PlayedSpec.Number) -> String {
        before[number.spec].words(for: number.scenario)
    }
}
