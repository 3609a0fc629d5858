import TerminalSupport
import Testing

/// The REPL in a real pseudo-terminal.
@Suite struct ReplTerminalTests {
    @Test func `the first session of the README`() throws {
        let session = try TerminalSession()
        try session.enter("drag 1; hover 4; drop", expecting: "list  A C D E B F")
    }

    @Test func `the drag at hand is drawn, with its gap and proposal`() throws {
        let session = try TerminalSession()
        try session.enter("drag 1; hover 4", expecting: "list  A (B) C D E | F   move insertAt, gap [0, 4]")
        try session.enter("drop", expecting: "list  A C D E B F")
    }

    @Test func `history comes back, whole blocks too`() throws {
        let session = try TerminalSession()
        session.terminal.type("delegate in list {\r")
        try session.terminal.expect("...> ")
        session.terminal.type("dropSessionDidUpdate -> forbidden }\r")
        try session.terminal.expect("dnd> ")
        try session.enter("drag 0; hover 2; drop", expecting: "forbidden")
        session.terminal.type("\u{1B}[A\u{1B}[A")
        try session.terminal.expectRow("dropSessionDidUpdate -> forbidden }")
    }

    @Test func `history outlives the session, in a file of one's own`() throws {
        let folder = try TemporaryDirectory()
        let first = try TerminalSession(folder: folder)
        try first.enter("drag 2; drop", expecting: "list  A B C D E F")
        first.terminal.type("\u{4}")
        #expect(try first.terminal.end() == 0)
        #expect(folder.mode(folder.path("history")) == 0o600)
        let second = try TerminalSession(folder: folder)
        second.terminal.type("\u{1B}[A")
        try second.terminal.expectRow("dnd> drag 2; drop")
    }

    @Test(arguments: [
        ("dra\t1", "dnd> drag 1"), ("hov\t", "dnd> hover"), ("why performD\t", "dnd> why performDrop"),
        ("expect or\t", "dnd> expect order"), ("drag 0 fr\t", "dnd> drag 0 from"),
    ])
    func `Tab completes by the position in the phrase`(keys: String, row: String) throws {
        let session = try TerminalSession()
        session.terminal.type(keys)
        try session.terminal.expectRow(row)
    }

    @Test func `labels and lists of the session are offered`() throws {
        let session = try TerminalSession()
        try session.enter("table people: Anna Emil", expecting: "people  Anna Emil")
        session.terminal.type("drag An\tfrom peo\t")
        try session.terminal.expectRow("dnd> drag Anna from people")
    }

    @Test func `Ctrl-C cancels a line and a block, and keeps the session`() throws {
        let session = try TerminalSession()
        try session.enter("drag 1; hover 4; drop", expecting: "A C D E B F")
        session.terminal.type("hover 3\u{3}")
        try session.terminal.expect("dnd> ")
        session.terminal.type("batch {\r")
        try session.terminal.expect("...> ")
        session.terminal.type("model remove A\u{3}")
        try session.terminal.expect("dnd> ")
        try session.enter("order", expecting: "list  A C D E B F")
    }

    @Test func `Ctrl-D leaves`() throws {
        let session = try TerminalSession()
        session.terminal.type("\u{4}")
        #expect(try session.terminal.end() == 0)
    }

    @Test func `an error says where and what, and the session goes on`() throws {
        let session = try TerminalSession()
        try session.enter("hoover 4", expecting: "did you mean 'hover'?")
        try session.enter("drag 1; hover 4; drop", expecting: "A C D E B F")
    }

    @Test func `a paste of several lines runs as they stand`() throws {
        let session = try TerminalSession()
        session.terminal.type("\u{1B}[200~drag 1\rhover 4\rdrop\u{1B}[201~\r")
        try session.terminal.expect("list  A C D E B F")
    }

    @Test func `words beside the language may stand in a paste`() throws {
        let session = try TerminalSession()
        session.terminal.type("\u{1B}[200~drag 1; hover 4\rdrop\rwhy performDropWith\r\u{1B}[201~\r")
        try session.terminal.expect("R132")
    }

    @Test(arguments: [["LC_ALL": "C"], ["LANG": nil], [:]] as [[String: String?]])
    func `labels of any script`(environment: [String: String?]) throws {
        let session = try TerminalSession(environment)
        try session.enter("table words: é 日本 \"👩‍👩‍👧\"", expecting: "words  é 日本")
        try session.enter("drag 0; hover 1; drop", expecting: "words  日本 é")
    }

    @Test(arguments: ["dumb", "unheard-of"])
    func `any terminal`(name: String) throws {
        let session = try TerminalSession(["TERM": name])
        try session.enter("drag 1; hover 4; drop", expecting: "A C D E B F")
    }

    @Test func `an exception is told with its ledger, and undo takes it back`() throws {
        let session = try TerminalSession()
        try session.enter("list delete 0", expecting: "Invalid update: invalid number of rows in section 0.")
        try session.enter("drag 0", expecting: "exception")
        try session.enter("undo", expecting: "list  A B C D E F")
        try session.enter("drag 0; drop", expecting: "list  A B C D E F")
    }

    @Test func `why a method was not called`() throws {
        let session = try TerminalSession()
        try session.enter("table people: A B C { reorders }", expecting: "people  A B C")
        try session.enter("drag A; hover C; drop", expecting: "people  B C A")
        try session.enter("why performDropWith", expecting: "R131")
        try session.enter("explain R131", expecting: "Source: ")
        try session.enter("help hover", expecting: "hover TARGET")
    }
}
