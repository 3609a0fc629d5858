import Foundation
import Testing

@testable import DNDCommandLine
@testable import DNDSession

/// Tests that a session can be restored from its kept lines after its process died.
@Suite struct KeptLinesTests {
    /// Lines that show the state of a session.
    private static let questions = ["order", "steps", "calls", "fork", "watch", "break", "redo", "undo", "undo"]

    /// Sessions in addition to the examples of the words and the tour.
    private static let sessions: [[String]] = [
        ["item I1 { text \"a\" }", "drag 1; hover 4", "undo", "redo", "back", "fork other", "hover 2", "goto main"],
        ["drag Z", "drag 1", "expect order: F", "back 9", "watch gap", "hover 3", "undo"],
        ["break on performDropWith", "drag 1; hover 4; drop", "help", "answer"],
        ["drag A, B to D", "expect performDropWith: once", "with canHandle -> false", "drag A to D", "undo"],
        ["define twice X { drag X; hover 4; drop }", "twice A", "table t: X Y Z", "drag X; hover Z", "reset"],
    ]

    @Test(arguments: MetaWord.all.indices)
    func `the lines of a word make the same session once more`(index: Int) {
        check(MetaWord.all[index].example.filter { !$0.hasPrefix("save") && !$0.hasPrefix("load") })
    }

    @Test(arguments: sessions) func `so do those of a whole session, mistakes and all`(lines: [String]) {
        check(lines)
    }

    @Test func `a tour goes on where it stood, skipped steps included`() {
        let lines = ["drag 2; hover 0", "tour"] + TourStep.all.dropLast().map { $0.line }
        for count in 2...lines.count { check(Array(lines.prefix(count)) + ["why performDropWith", "tour next"]) }
        check(lines + ["tour back", "tour back", "tour stop"])
    }

    @Test func `of a file its lines are kept, of words that only tell nothing, and nothing is written twice`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dnd-kept-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("a.dnd").path
        var kept: [ReplLine] = []
        let typed = Typed()
        typed.repl.listener.keeps = { kept.append($0) }
        for line in ["drag 1", "hover 4", "save \(path)", "calls", "reset", "load \(path)"] { typed.type(line) }
        #expect(kept.prefix(3).map { $0.text } == ["drag 1", "hover 4", "reset"])
        #expect(kept.dropFirst(3).allSatisfy { $0.name == path } && kept.count > 3)

        try FileManager.default.removeItem(atPath: path)
        typed.repl.listener.writesFiles = false
        #expect(typed.type("save \(path)") == "saved \(path)\n")
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    /// Types lines, plays the kept lines in a new session, and compares the answers of both.
    private func check(_ lines: [String]) {
        let (typed, again) = (Typed(), Typed())
        for repl in [typed.repl, again.repl] { repl.listener.writesFiles = false }
        var kept: [ReplLine] = []
        typed.repl.listener.keeps = { kept.append($0) }
        for line in lines { typed.type(line) }
        for line in kept { _ = again.repl.run(line.text, name: line.name, line: line.line) }
        #expect(again.repl.stateLine == typed.repl.stateLine, "\(lines)")
        #expect(again.repl.tour.number == typed.repl.tour.number, "\(lines)")
        for question in Self.questions {
            #expect(again.type(question) == typed.type(question), "\(lines), \(question)")
        }
    }
}
