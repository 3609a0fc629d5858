import DNDResults
import Testing

@testable import DNDFormats

/// Tests writing events as lines and reading them back.
@Suite struct EventStreamTests {
    @Test(arguments: [false, true])
    func `What is written is read`(allowsFlaky: Bool) throws {
        let events = SampleRun.events(allowsFlaky: allowsFlaky)
        let text = SampleRun.text(.ndjson, of: events)
        let read = try EventStream.events(in: Array(text.utf8))
        #expect(read.count == events.count)
        #expect(SampleRun.text(.ndjson, of: read) == text)
        for case (.scenario(var scenario), .scenario(let known)) in zip(read, events) {
            scenario.marks = known.marks
            #expect(scenario == known, "with the marks that a child process sends beside it")
        }
    }

    @Test(arguments: ReportFormat.allCases)
    func `Every report can be made from the stream alone`(format: ReportFormat) throws {
        let events = SampleRun.events()
        let again = try EventStream.events(in: Array(SampleRun.text(.ndjson, of: events).utf8))
        #expect(SampleRun.text(format, of: again) == SampleRun.text(format, of: events))
    }

    @Test func `A line that was cut off is left out`() throws {
        let bytes = Array(SampleRun.text(.ndjson, of: SampleRun.events()).utf8)
        let whole = try EventStream.events(in: bytes)
        for length in stride(from: 0, to: bytes.count, by: 97) {
            let part = try EventStream.events(in: Array(bytes[..<length]))
            #expect(part == Array(whole.prefix(part.count)))
        }
    }

    @Test(arguments: [
        ("{}\n", 1, "this is no event of a run of dnd"),
        ("\n{\"event\":\"later\"}\n", 2, "this is no event of a run of dnd"),
        (
            "{\"event\":\"began\",\"version\":2,\"dnd\":\"9\"}\n", 1,
            "the stream has version 2, and this dnd reads version 1"
        ),
        ("TAP version 13\n", 1, "this is no event of a run of dnd"),
    ])
    func `What is no event is refused with its line`(text: String, line: Int, message: String) {
        #expect(throws: EventStream.Malformed(line: line, message: message)) {
            try EventStream.events(in: Array(text.utf8))
        }
    }
}
