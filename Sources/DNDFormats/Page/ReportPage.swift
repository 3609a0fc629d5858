internal import DNDDrawing
internal import DNDResults
internal import SourceText

/// The report of a run as a page: the summary, then everything that did not pass, then the names of what passed.
struct ReportPage {
    /// The limits of its size: scenarios in full, bytes of them and their data, and bytes of the lines for the others.
    private static let fullMax = 1000
    private static let fullBytesMax = 4_000_000
    private static let lineBytesMax = 700_000

    private var values: PageValues
    private var began: RunBegan?
    private var problems: [RunEvent.Problem] = []

    /// The entries in full, the lines of those that did not pass and found no room, and the lines of those that passed.
    private var full = Part()
    private var named = Part()
    private var passed = Part()
    private var ids = EntryNames()

    /// Elements, and the number of those that were left out.
    private struct Part {
        var html: [String] = []
        var byteCount = 0
        var omittedCount = 0

        mutating func add(_ entry: PageEntry, within bytesMax: Int) {
            let text = entry.html
            guard byteCount + text.utf8.count <= bytesMax else {
                omittedCount += 1
                return
            }
            byteCount += text.utf8.count
            html.append(text)
        }
    }

    init(playground: String?) {
        values = PageValues(playground: playground)
    }

    mutating func begin(_ began: RunBegan) { self.began = began }

    mutating func add(_ problem: RunEvent.Problem) { problems.append(problem) }

    mutating func add(_ file: FileEvent) {
        guard file.isFailure else { return }
        var entry = PageEntry(state: "cannot be read", isFailure: true, name: file.file, place: "")
        entry.id = ids.unique(file.file)
        if hasRoom { entry.texts = file.diagnostics.map { $0.text } }
        add(entry)
    }

    mutating func add(_ scenario: ScenarioEvent) {
        var entry = PageEntry(
            state: scenario.state.rawValue, isFailure: scenario.isFailure, name: scenario.name,
            place: scenario.placeText)
        entry.time = Elapsed.text(microseconds: scenario.microseconds)
        entry.reason = scenario.reason
        guard scenario.state != .passed || scenario.play != nil else {
            return passed.add(entry, within: Self.lineBytesMax / 2)
        }
        entry.id = ids.unique("\(scenario.file):\(scenario.caseLine ?? scenario.line)")
        if hasRoom {
            entry.texts = Self.texts(of: scenario)
            if scenario.isFailure { entry.command = scenario.commandToRepeat }
            entry.play = scenario.play.map { values.add($0) }
        }
        add(entry)
    }

    private static func texts(of scenario: ScenarioEvent) -> [String] {
        let remarks = scenario.remarks.joined(separator: "\n")
        let advice = scenario.state == .unexpectedPass ? "To fix, take the @todo away." : ""
        return [remarks, advice].filter { !$0.isEmpty } + scenario.failures.map { $0.text }
    }

    private var hasRoom: Bool {
        full.html.count < Self.fullMax && full.byteCount + values.byteCount < Self.fullBytesMax
    }

    private mutating func add(_ entry: PageEntry) {
        guard entry.hasDetails else { return named.add(entry, within: Self.lineBytesMax / 2) }
        var entry = entry
        entry.isOpen = full.html.isEmpty && entry.isFailure
        full.add(entry, within: Self.fullBytesMax)
    }

    // MARK: - Document

    func text(_ ended: RunEnded) -> String {
        let states = SummaryText(ended.summary, elapsed: "").states()
        let page = PageDocument(
            title: "\(states) – dnd", kind: "report", body: header(ended, states) + main, data: values.text)
        return page.text
    }

    private func header(_ ended: RunEnded, _ states: String) -> String {
        var lines = [
            "\(ended.files.counted("file")), \(ended.expectations.counted("expectation")), "
                + "in \(Elapsed.text(microseconds: ended.microseconds))."
        ]
        if let shard = began?.shard { lines.append("Shard \(shard).") }
        if let seed = began?.seed { lines.append("--order random:\(seed) runs them in this order again.") }
        if ended.onlyMarked { lines.append("Only the scenarios tagged @only ran.") }
        if ended.notRun > 0 {
            lines.append("--fail-fast: \(ended.notRun.counted("more scenario")) did not run.")
        }
        if let began { lines.append("Written by dnd \(began.dnd).") }
        var html = "<header>\n<h1>\(HTMLText.escaped(states))</h1>\n"
        html += "<p class=\"quiet\">\(HTMLText.escaped(lines.joined(separator: " ")))</p>\n"
        for problem in problems {
            let words = [problem.message, problem.remedy].filter { !$0.isEmpty }.joined(separator: ". ")
            html += "<p class=\"bad\">\(HTMLText.escaped(words))</p>\n"
        }
        for note in notes { html += "<p class=\"warn\">\(note)</p>\n" }
        return html + "</header>\n"
    }

    /// What the limits have left out.
    private var notes: [String] {
        var notes: [String] = []
        let count = named.html.count + named.omittedCount
        if count > 0, !hasRoom {
            notes.append(
                "The page is limited to \(full.html.count) scenarios in full. \(count) more that did not pass have no "
                    + "details here; `--report ndjson:FILE` has them all.")
        }
        let omitted = named.omittedCount + passed.omittedCount + full.omittedCount
        if omitted > 0 { notes.append("\(omitted) scenarios are not listed.") }
        return notes
    }

    private var main: String {
        var html = "<main>\n"
        let other = full.html + named.html
        if !other.isEmpty { html += "<ol class=\"entries\">\n" + other.joined() + "</ol>\n" }
        if !passed.html.isEmpty {
            let count = passed.html.count + passed.omittedCount
            html +=
                "<details class=\"passes card\"><summary>\(count) passed</summary>\n<ol class=\"entries\">\n"
                + passed.html.joined() + "</ol>\n</details>\n"
        }
        return html + "</main>\n"
    }
}
