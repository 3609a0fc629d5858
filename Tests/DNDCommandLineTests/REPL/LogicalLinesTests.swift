import Testing

@testable import DNDCommandLine
@testable import DNDSession

@Suite struct LogicalLinesTests {
    @Test(arguments: [
        ("drag 1", ["drag 1"]), ("", [""]), ("drag 1\nhover 4\n\ndrop", ["drag 1", "hover 4", "drop"]),
        ("batch {\n  list reload\n}\ndrop", ["batch {\n  list reload\n}", "drop"]),
        ("if local {\n}\n  else { list reload }\ndrop", ["if local {\n}\n  else { list reload }", "drop"]),
        ("drag 1; \\\nhover 2", ["drag 1; \\\nhover 2"]), ("why canHandle\norder", ["why canHandle", "order"]),
    ])
    func `a paste is split where somebody would have pressed Enter`(text: String, lines: [String]) {
        #expect(LogicalLines(text).lines.map { $0.text } == lines)
    }
}
