internal import DNDResults
internal import SourceText

extension SpecRun.Outcome {
    /// Says on standard error why nothing ran, or why not everything did.
    func complain(to console: Console) {
        for error in fileErrors { console.complain(error.message) }
        if !fileErrors.isEmpty, fileCount == 0 || results.isEmpty {
            console.complain("nothing was run", "Name files or folders that are there, or - for standard input.")
        }
        for place in refusedOnly {
            console.complain("\(place): @only is refused where CI is set", "Take it away, so that every scenario runs.")
        }
        if exitCode == .nothingRan { console.complain("nothing ran: \(reason)", remedy) }
    }

    /// Scenarios whose lines are named.
    private static let linesAtMost = 12

    private var reason: String {
        if fileCount == 0 { return "there is no file *.dnd in what was named" }
        if summary.skipped > 0 { return "every scenario that was selected is tagged @skip" }
        if scenarioNames.isEmpty { return "there is no scenario in \(fileCount == 1 ? "the file" : "the files")" }
        if selection.isNarrow { return "no scenario is selected" }
        return "no scenario stands at that line"
    }

    private var remedy: String {
        if let filter = selection.filters.first {
            return suggestion(for: filter, in: scenarioNames, "--filter")
                ?? "--filter takes a part of the name, capitals as they are."
        }
        if let tag = selection.tags.first {
            return suggestion(for: tag, in: tagNames, "--tag") ?? "The tags there are: \(tagList)."
        }
        guard !scenarioLines.isEmpty else { return "" }
        let lines = scenarioLines.prefix(Self.linesAtMost).map { "\($0)" }.joined(separator: ", ")
        return "Scenarios begin at \(lines)\(scenarioLines.count > Self.linesAtMost ? ", …" : "")."
    }

    private var tagList: String {
        let names = Set(tagNames).sorted()
        return names.isEmpty ? "none" : names.map { "@\($0)" }.joined(separator: ", ")
    }

    private func suggestion(for text: String, in candidates: [String], _ option: String) -> String? {
        let words = candidates + candidates.flatMap { $0.split(separator: " ").map { String($0) } }
        return NearNames.nearest(to: text, in: words).first.map { "Did you mean \(option) '\($0)'?" }
    }
}
