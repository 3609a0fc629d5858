import Foundation
import Testing

/// Tests the session in docs/watch.md.
@Suite struct WatchDocumentTests {
    private static func spec(_ name: String, _ order: String) -> String {
        "include \"lists.dnd\"\nscenario \"\(name)\" { drag 0; hover 1; drop; expect order: \(order) }\n"
    }

    @Test func `The documented session is what happens`() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/watch.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let block = try #require(text.firstMatch(of: /```text watch\n(?<session>(?s:.)*?)```/)).session
        let parts = block.components(separatedBy: "...\n")
        let session = try session()
        #expect(session.hasPrefix(parts[0]), "\(session)")
        #expect(session.hasSuffix(parts[1]), "\(session)")
    }

    private func session() throws -> String {
        let watch = try WatchedProgram([
            "lists.dnd": "table t: A B C\n", "right.dnd": Self.spec("right", "B A C"),
            "wrong.dnd": Self.spec("wrong", "A B C"),
        ])
        try watch.save(Self.spec("wrong", "B A C"), to: "wrong.dnd")
        var text = watch.start + "wrong.dnd: running 1 file\n"
        text += try watch.expectRun("wrong.dnd: running 1 file")
        try watch.save("table t: A B C D\n", to: "lists.dnd")
        text += "lists.dnd: running 3 files\n"
        text += try watch.expectRun("lists.dnd: running 3 files")
        unlink(watch.path("right.dnd"))
        text += try watch.expect("right.dnd is gone\n")
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).timeless }
            .joined(separator: "\n")
    }
}
