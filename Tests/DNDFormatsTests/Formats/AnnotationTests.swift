import DNDResults
import Testing

@testable import DNDFormats

/// Tests the size limits of reports.
@Suite struct AnnotationTests {
    private static func events(failures: Int) -> [RunEvent] {
        var event = SampleRun.scenarios()[1]
        var events: [RunEvent] = [.began(RunBegan(dnd: "0"))]
        for number in 0..<failures {
            event.name = "scenario \(number)"
            events.append(.scenario(event))
        }
        var summary = RunSummary()
        summary.failed = failures
        summary.fileCount = 1
        return events + [.ended(RunEnded(summary))]
    }

    @Test(arguments: [
        (0, 0, ""), (9, 9, ""), (10, 10, ""), (11, 10, "+2 more failures"), (500, 10, "+491 more failures"),
    ])
    func `GitHub shows ten, and the last says how many more`(failures: Int, shown: Int, rest: String) {
        let text = SampleRun.text(.github, of: Self.events(failures: failures))
        let annotations = text.split(separator: "\n").filter { $0.hasPrefix("::error ") }
        #expect(annotations.count == shown)
        #expect(rest.isEmpty || (annotations.last?.contains(rest) ?? false))
    }

    @Test func `A command of GitHub holds no line end of its own`() {
        let text = SampleRun.text(.github, of: SampleRun.events())
        for line in text.split(separator: "\n").dropLast() { #expect(line.hasPrefix("::")) }
    }

    @Test func `A summary of any run is less than GitHub's limit`() {
        let text = SampleRun.text(.markdown, of: Self.events(failures: 20_000))
        #expect(text.utf8.count < 1 << 20)
        #expect(text.contains("\n+19800 more\n"))
    }
}
