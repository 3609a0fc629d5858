package import DNDFormats
internal import DNDLanguage
package import DNDResults
internal import DNDSpecs
internal import SourceText
internal import System

extension SelectedSpecs {
    /// The reasons why nothing ran, or not everything.
    package func problems(_ tally: RunTally, _ exitCode: ExitCode) -> [RunEvent.Problem] {
        var problems = fileErrors.map { RunEvent.Problem(message: $0.message) }
        if !fileErrors.isEmpty, fileCount == 0 || tally.summary.fileCount == 0 {
            problems.append(
                RunEvent.Problem(
                    message: "nothing was run",
                    remedy: "Name files or folders that are there, or - for standard input."))
        }
        for place in refusedOnly {
            problems.append(
                RunEvent.Problem(
                    message: "\(place): @only is refused where CI is set",
                    remedy: "Take it away, so that every scenario runs."))
        }
        if exitCode == .nothingRan {
            problems.append(RunEvent.Problem(message: "nothing ran: \(reason(tally.summary))", remedy: remedy))
        }
        return problems
    }

    /// The maximum number of scenarios whose lines are listed.
    private static let linesAtMost = 12

    private func reason(_ summary: RunSummary) -> String {
        if fileCount == 0 { return "there is no file *.dnd in what was named" }
        if summary.skipped > 0 { return "every scenario that was selected is tagged @skip" }
        if scenarioNames.isEmpty { return "there is no scenario in \(fileCount == 1 ? "the file" : "the files")" }
        if let failed = selection.failed, failed.isEmpty { return "no scenario failed here when it last ran" }
        if let changed = selection.changed, !specs.contains(where: { changed.affect($0) }) {
            return "no spec has changed since that revision"
        }
        if isNothingNew { return "every scenario that is selected has run here before" }
        return selection.isNarrow ? "no scenario is selected" : "no scenario stands at that line"
    }

    /// Whether only `--new` makes the selection empty.
    private var isNothingNew: Bool {
        guard selection.finished != nil else { return false }
        var others = selection
        others.finished = nil
        return specs.contains { !others.numbers(in: $0).isEmpty }
    }

    private var remedy: String {
        if isNothingNew { return "Without --new it runs again; one that is edited is new." }
        if let filter = selection.filters.first {
            return suggestion(for: filter, in: scenarioNames + words, "--filter")
                ?? "--filter takes a part of the name, capitals as they are."
        }
        if let name = selection.names.first {
            return suggestion(for: name, in: scenarioNames, "--name")
                ?? "--name takes the whole name; --filter takes a part of it."
        }
        if selection.patterns.first != nil {
            return "--glob takes a pattern for the whole name: '*' stands for any text."
        }
        if let expression = selection.tags.first {
            let missing = expression.names.first { !tagNames.contains($0) }
            return missing.flatMap { suggestion(for: $0, in: tagNames, "--tag") } ?? "The tags there are: \(tagList)."
        }
        let lines = scenarioLines
        guard !lines.isEmpty else { return "" }
        let shown = lines.prefix(Self.linesAtMost).map { "\($0)" }.joined(separator: ", ")
        return "Scenarios begin at \(shown)\(lines.count > Self.linesAtMost ? ", …" : "")."
    }

    // MARK: - Candidates for suggestions

    private var scenarioNames: [String] { specs.flatMap { $0.program.scenarios.map { $0.name } } }

    private var words: [String] { scenarioNames.flatMap { $0.split(separator: " ").map { String($0) } } }

    private var tagNames: [String] { specs.flatMap { $0.program.scenarios.flatMap { $0.tags.map { $0.name } } } }

    /// The first lines of the scenarios in files that were given with a line.
    private var scenarioLines: [Int] {
        specs.filter { !$0.file.lines.isEmpty }.flatMap { spec in
            spec.scenarioRanges.map { spec.lines(of: $0).lowerBound }
        }
    }

    private var tagList: String {
        let names = Set(tagNames).sorted()
        return names.isEmpty ? "none" : names.map { "@\($0)" }.joined(separator: ", ")
    }

    private func suggestion(for text: String, in candidates: [String], _ option: String) -> String? {
        NearNames.nearest(to: text, in: candidates).first.map { "Did you mean \(option) '\($0)'?" }
    }
}
