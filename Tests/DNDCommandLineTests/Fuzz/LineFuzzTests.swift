import Testing

@testable import DNDSession

/// Made-up lines of the REPL, as a script: gestures, words of the REPL, and mutants of both.
@Suite struct LineFuzzTests {
    private static let words = [
        "calls", "order", "steps", "undo", "redo", "redo 2", "forth", "back", "back 2", "goto 1", "goto main", "fork a",
        "fork", "goto a", "diff 1 3", "diff a main", "trace", "trace 2..3", "watch gap", "watch order", "watch",
        "unwatch 1",
        "unwatch all", "break performDropWith", "break on canHandle", "unbreak all", "break", "step", "step drag 0",
        "continue", "answer forbidden", "answer { list reload }", "answer", "reset", "clear", "fix",
        "why performDropWith",
        "why moveRowAt", "explain R131", "help gap", "help", "tour", "tour next", "tour stop", "show textbook",
        "save saved.dnd", "save! saved.dnd", "load saved.dnd", "load spec.dnd", "load none.dnd", "drga 1", "udno",
        "expect order: A B C", "expect calls { }", "define w (x) { drag $x; drop }", "w A", "include \"spec.dnd\"",
        "table t {", "}", "scenario \"s\" { drag 0; drop }", "dnd> drag 1", "...> drop", "quit",
    ]

    private static let spec = """
        table people: A B C
        define go { drag A; hover C; drop }
        scenario "one" { go; expect order: B C A }

        """

    private func script(_ random: inout SplitMix64) -> [UInt8] {
        var lines = RandomLines(seed: random.next())
        var all = lines.lines(count: 0)
        for _ in 0..<Int.random(in: 1...25, using: &random) {
            all.append(random.chance(50) ? lines.line() : Self.words.picked(&random))
        }
        let text = Array(all.joined(separator: "\n").utf8)
        return random.chance(60) ? Mutation(of: [text], pieces: Self.words).mutant(&random) : text
    }

    @Test func `A script of the REPL ends with a known status, whatever it says`() throws {
        let dnd = try FuzzedProgram(files: ["spec.dnd": Self.spec])
        try FuzzRun.cases("LineFuzzTests", ordinarily: 40) { random in
            let text = script(&random)
            try dnd.write(text, to: "script")
            let played = try dnd.run("repl script", statuses: [0, 1, 2, 73])
            dnd.expect(played.status == 0 || !(played.output + played.errors).isEmpty, "fails silently")
            // Each line for itself: a script stops at the first error.
            let dead = Self.typed(String(decoding: text, as: UTF8.self))
            dnd.expect(dead == nil, "a session cannot be drawn: \(dead ?? "")")
            if let saved = dnd.bytes(of: "saved.dnd") {
                dnd.expect(try dnd.status("run saved.dnd", [0, 1, 2, 3]) == 0, "the saved session does not pass")
                dnd.expect(String(decoding: saved, as: UTF8.self).hasSuffix("\n"), "the saved session is torn")
                try dnd.run("fmt saved.dnd", statuses: [0])
            }
            try? dnd.program.removeFile("saved.dnd")
            dnd.expect(dnd.bytes(of: "spec.dnd") == Array(Self.spec.utf8), "the loaded file was changed")
            return dnd.takeFaults()
        }
    }

    /// Types every line into an interactive session, asks for candidates and hints, and travels to the beginning and
    /// back. Returns what differs afterwards.
    private static func typed(_ text: String) -> String? {
        let typed = Typed()
        for line in text.split(separator: "\n").map({ String($0) }) where !line.hasPrefix("save") {
            _ = typed.repl.completion(line, cursorUTF8: line.utf8.count)
            _ = typed.repl.hint(line, recalled: ["drag 1; hover 4; drop"])
            _ = typed.repl.stateLine
            if !typed.repl.isIncomplete(line) { typed.type(line) }
            if typed.reaction == .leave { break }
        }
        typed.type("continue")
        let steps = typed.repl.session.timeline.lastStep
        guard typed.repl.session.stoppedLine == nil, steps > 0 else { return nil }
        typed.type("goto \(steps)")
        let order = typed.type("order")
        typed.type("goto 0")
        typed.type("goto \(steps)")
        let again = typed.type("order")
        return order == again ? nil : "\(order)\n\(again)"
    }
}
