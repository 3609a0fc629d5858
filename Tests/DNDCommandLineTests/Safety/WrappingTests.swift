import Foundation
import TerminalSupport
import Testing

/// Tests that text is wrapped at words, at the width that the terminal has when it is shown.
@Suite struct WrappingTests {
    @Test("Text is wrapped at words, at the width of the moment", arguments: [30, 60, 100])
    func wrapped(columns: Int) throws {
        let terminal = try PseudoTerminal(
            [], ["DND_HISTORY": "", "NO_COLOR": "1", "FORCE_COLOR": nil, "DND_HINTS": "0"],
            program: Program.executable.path)
        try terminal.expect("dnd> ")
        terminal.resize(columns: columns)
        terminal.drain()
        terminal.type("help time\r")
        let text = try terminal.expect("see also")
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n").drop { !$0.hasPrefix("Steps are") }
        #expect(lines.count > 3)
        for (line, next) in zip(lines, lines.dropFirst())
        where !line.hasPrefix("   ") && next.hasPrefix("  ") && !next.hasPrefix("    ") {
            // The next word would not have fitted.
            let word = next.drop { $0 == " " }.prefix { $0 != " " }
            #expect(line.count <= columns && line.count + 1 + word.count > columns, "\(line)\n\(next)")
        }
    }

    @Test(arguments: ["run wrong.dnd", "trace wrong.dnd", "explain R131", "help run", "lint --syntax bad.dnd"])
    func `No line of a report is wider than the terminal, but for source`(words: String) throws {
        let folder = try TemporaryDirectory()
        try folder.write(
            Array("table people: A B C\nscenario \"s\" { drag A; hover C; drop; expect order: A B C }\n".utf8),
            to: "wrong.dnd")
        try folder.write(
            Array("table people: A B C\nscenario \"s\" { hoover A; expct order: A B C }\n".utf8), to: "bad.dnd")
        let arguments = words.split(separator: " ").map { $0.hasSuffix(".dnd") ? folder.path(String($0)) : String($0) }
        let terminal = try PseudoTerminal(
            arguments, ["NO_COLOR": "1"], program: Program.executable.path, columns: 50)
        _ = try terminal.end()
        let lines = terminal.text.replacing("\r\n", with: "\n").split(separator: "\n").map { String($0) }
        #expect(!lines.isEmpty)
        for line in lines where !line.contains(/^ *\d* \|\s/) && line.split(separator: " ").count > 1 {
            let isOneWord = line.split(separator: " ").contains { $0.count > 44 }
            #expect(line.count <= 50 || isOneWord, "\(line)")
        }
    }

    @Test(
        "No paragraph is wrapped before the width is known",
        arguments: ["help bless", "help", "help explore", "help run"],
        [60, 130])
    func paragraph(words: String, columns: Int) throws {
        let terminal = try PseudoTerminal(
            words.split(separator: " ").map { String($0) }, ["NO_COLOR": "1"], program: Program.executable.path,
            columns: columns)
        _ = try terminal.end()
        let lines = terminal.text.replacing("\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count > 5)
        for (line, next) in zip(lines, lines.dropFirst()) where !line.isEmpty && !next.isEmpty {
            // The later lines of a paragraph are indented.
            #expect(line.hasPrefix(" ") || next.hasPrefix(" ") || next.hasSuffix(":"), "\(line)\n\(next)")
            // An option and the notation of its value stay together.
            #expect(line.count <= columns || line.split(separator: " ").count <= 2, "\(line)")
        }
    }

    @Test func `A list of words and a reason fill the width, too`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(
            Array("table people: A B C\ndrag A; hover C; drop\nexpect operation: move\n".utf8), to: "s.dnd")
        for words in [
            ["diff", folder.path("s.dnd"), "--without", "R082"], ["explore", folder.path("s.dnd"), "--runs", "2"],
        ] {
            var widths: [Int] = []
            for columns in [60, 200] {
                let terminal = try PseudoTerminal(
                    words + (words[0] == "explore" ? ["--output", folder.path("found")] : []), ["NO_COLOR": "1"],
                    program: Program.executable.path, columns: columns)
                _ = try terminal.end()
                let lines = terminal.text.replacing("\r\n", with: "\n").split(separator: "\n")
                // A long word, such as a selector or a path, is left to the terminal.
                let wrapped = lines.filter { line in !line.split(separator: " ").contains { $0.count > 40 } }
                widths.append(wrapped.map { $0.count }.max() ?? 0)
            }
            #expect(widths[0] <= 60 && widths[1] > 80, "\(words): \(widths)")
        }
    }

    @Test func `A document at a terminal stays as it is`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(
            Array("table people: A B C\ndrag A; hover C; drop\nexpect operation: move\n".utf8), to: "s.dnd")
        let terminal = try PseudoTerminal(
            ["run", "-v", folder.path("s.dnd"), "--format", "ndjson"], program: Program.executable.path, columns: 40)
        #expect(try terminal.end() == 0)
        for line in terminal.text.replacing("\r\n", with: "\n").split(separator: "\n") {
            #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil, "\(line)")
        }
    }
}
