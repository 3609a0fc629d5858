import DNDDrawing
import DNDSession
import SourceText
import TerminalSupport
import Testing

/// Tests the words of the REPL as people type them, and what Tab offers first.
@Suite struct ReplWordTests {
    private func offered(after lines: [String]) -> [String] {
        let repl = Repl(style: .plain, isScript: false) { _ in }
        for line in lines { _ = repl.run(line) }
        return repl.completion("", cursorUTF8: 0).candidates.map { $0.label }
    }

    @Test(
        "Tab offers what can be said now before the REPL's own words, and the rest behind them",
        arguments: [
            (["drag 1"], ["hover", "drop", "leave", "cancel"], ["drag", "table"]),
            ([], ["drag", "lift", "select"], ["hover", "drop", "table"]),
            (["drag 1; drop"], ["drag", "lift", "select"], ["hover", "drop", "table"]),
        ] as [([String], [String], [String])])
    func order(lines: [String], timely: [String], others: [String]) throws {
        let offered = offered(after: lines)
        let own = try #require(offered.firstIndex(of: "help"))
        let end = try #require(offered.firstIndex(of: "quit"))
        for word in timely { #expect(offered.firstIndex(of: word).map { $0 < own } == true, "\(word)") }
        for word in others { #expect(offered.firstIndex(of: word).map { $0 > end } == true, "\(word)") }
    }

    @Test(arguments: [
        ("break performDropWith", "stops before performDropWith\n"),
        ("break performDropWith at [0, 4]", "stops before performDropWith at [0, 4]\n"),
        ("break on performDropWith", "stops before performDropWith\n"),
        ("break on", "error: break takes a delegate method: break on performDropWith\n"),
        ("watch prposal", "prposal is read as proposal.\n  1  proposal  none\n"),
        ("break perfromDropWith at [0, 4]", "stops before performDropWith at [0, 4]\n"),
        ("why perfromDropWith", "perfromDropWith is read as performDropWith.\n"),
        ("help moveRowAtt", "moveRowAtt is read as moveRowAt.\ntableView"),
        ("goto mian", "mian is read as main.\n"), ("clear", "  list  A B C D E F\n"),
        ("udno", "did you mean 'undo'?"), ("wathc gap", "did you mean 'watch'?"), ("exti", "did you mean"),
        ("watch foo", "error: foo cannot be watched; what can: order, shown, state, proposal, gap, "),
    ])
    func `A word is taken as it is meant, or says what it takes`(line: String, text: String) {
        #expect(Typed().type(line).contains(text), "\(Typed().type(line))")
    }

    @Test(arguments: [
        ("log", "error: 'log' is no phrase; `calls` shows everything that happened\n"),
        ("what was called?", "`calls` shows everything that happened\n"),
        ("gap?", "`watch gap` shows it after every step\n"), ("active drag?", "`watch active drag` shows it"),
        ("print operation", "`watch operation` shows it"), ("print", "`order` draws the lists\n"),
        ("show rows", "error: show takes the word textbook; `order` draws the lists\n"),
        ("show undo", "error: show takes the word textbook; try undo\n"),
        ("count dropSessionDidUpdate", "`watch call METHOD` shows how often a method was called\n"),
        ("is it over?", "`why METHOD` says why"),
    ])
    func `A question is answered with the word of the REPL that answers it`(line: String, answer: String) {
        let typed = Typed().type(line)
        #expect(typed.contains(answer) && typed.split(separator: "\n").count == 1, "\(typed)")
        let phrases = typed.split(separator: "`", omittingEmptySubsequences: false)
        for (index, phrase) in phrases.enumerated() where index % 2 == 1 {
            let word = String(phrase).replacing("METHOD", with: "performDropWith")
            let answered = Typed(isScript: true)
            answered.type(word)
            #expect(answered.reaction == .goOn, "\(word)")
        }
    }

    @Test(arguments: [
        "watch prposal", "break perfromDropWith", "why perfromDropWith", "help tabels", "goto mian", "unwatch ordr",
    ])
    func `A script takes no name for another`(line: String) {
        let typed = Typed(isScript: true, "watch order")
        #expect(typed.type(line).contains("did you mean"))
        #expect(typed.reaction != .goOn)
    }

    @Test func `What Tab offers stands in groups, those of the moment first`() {
        let repl = Repl(style: .plain, isScript: false) { _ in }
        _ = repl.run("drag 1")
        let candidates = repl.completion("", cursorUTF8: 0).candidates
        var headings: [String] = []
        for candidate in candidates where candidate.group != headings.last { headings.append(candidate.group) }
        #expect(headings == ["what can be said now", "words of the REPL", "the rest of the language"])
        #expect(repl.completion("dr", cursorUTF8: 2).candidates.allSatisfy { $0.group.isEmpty })
    }

    @Test func `Groups stand below their headings at a terminal, and clear erases the screen`() throws {
        let session = try TerminalSession()
        session.terminal.type("drag 1\r")
        try session.terminal.expect("[dragging B")
        session.terminal.type("\t")
        try session.terminal.expect("what can be said now:\r\n  release")
        try session.terminal.expect("words of the REPL:\r\n  help")
        session.terminal.type("clear\r")
        try session.terminal.expect("\u{1B}[H\u{1B}[2J  list")
    }

    @Test func `forth is the opposite of back`() {
        let typed = Typed()
        _ = typed.type("drag 1; hover 4; drop")
        _ = typed.type("back 2")
        #expect(typed.type("forth").contains("A C D E B F"))
        #expect(typed.type("help forth").contains("redo [N]"))
    }

    @Test(
        "One help answers in the shell and in the REPL",
        arguments: ["moveRowAt", "gap", "tour", "hover", "breakpoints"])
    func help(word: String) throws {
        let program = try Program(files: [:])
        defer { program.remove() }
        let shell = try program.run(["help", word])
        #expect(shell.status == 0)
        #expect(shell.output == (try program.run(["repl"], input: "help \(word)\n").output))
    }

    @Test func `The tour names the rule that it shows`() throws {
        let program = try Program(files: [:])
        defer { program.remove() }
        let said = try program.run(
            ["repl"], input: "tour\ndrag B\nhover E\ndrop\nwhy performDropWith\n"
        ).output
        let rule = try #require(said.firstMatch(of: /`explain (R\d+)`/)?.1)
        #expect(said.contains("  \(rule)  "))
    }
}
