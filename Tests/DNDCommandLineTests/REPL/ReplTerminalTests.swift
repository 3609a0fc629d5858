import Foundation
import TerminalSupport
import Testing

/// Tests the REPL in a real pseudo-terminal.
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
        let session = try TerminalSession(["DND_HINTS": "0"])
        session.terminal.type(keys)
        try session.terminal.expectRow(row)
    }

    @Test(arguments: [
        ("hover \t\t", "A       list [0, 0]\r\n"), ("drag A from \t\t", "list "),
        ("why drop\t", "dropSessionDidEnd    "),
        ("explain R13\t", "R131  A table that drags one row of its own calls moveRowAt"),
    ])
    func `candidates are listed with what they are`(keys: String, text: String) throws {
        let session = try TerminalSession(["DND_HINTS": "0"])
        session.terminal.type(keys)
        try session.terminal.expect(text)
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

    @Test func `Ctrl-C on an empty line says how to leave, and twice leaves`() throws {
        let session = try TerminalSession()
        session.terminal.type("\u{3}")
        try session.terminal.expect("Ctrl-C again, or Ctrl-D, leaves.")
        try session.terminal.expect("dnd> ")
        session.terminal.type("\u{3}")
        #expect(try session.terminal.end() == 0)
    }

    @Test func `Ctrl-C stops a paste between two lines, and what was played stays`() throws {
        let session = try TerminalSession()
        let lines = Array(repeating: "drag 1; hover 4; drop", count: 3_000)
        session.terminal.type("\u{1B}[200~" + lines.joined(separator: "\r") + "\u{1B}[201~\r")
        try session.terminal.expect("the session has ended")
        session.terminal.type("\u{3}")
        try session.terminal.expect("were not played.")
        try session.terminal.expect("dnd> ")
        try session.enter("undo", expecting: "list  ")
    }

    @Test func `Ctrl-C takes a line back that takes long, and the session goes on`() throws {
        let session = try TerminalSession()
        try session.enter("drag 1; hover 4; drop", expecting: "list  A C D E B F")
        /// Waits until the line has been read: the terminal no longer marks what is pasted.
        func read(_ line: String) throws {
            session.terminal.type(line + "\r")
            try session.terminal.expect("\u{1B}[?2004l")
        }
        for definition in ["a { drag 1; hover 4; drop }", "b { a; a; a; a; a }", "c { b; b; b; b; b; b; b; b; b; b }"] {
            try read("define " + definition)
            try session.terminal.expect("dnd> ")
        }
        // Thirty thousand steps, which take some seconds.
        try read(Array(repeating: "c", count: 200).joined(separator: ";"))
        usleep(200_000)
        session.terminal.type("\u{3}")
        try session.terminal.expect("Ctrl-C: the line was taken back.", within: 60_000)
        try session.enter("order", expecting: "list  A C D E B F")
    }

    @Test func `the drag at hand stands at the right edge`() throws {
        let session = try TerminalSession()
        try session.enter("drag 1; hover 4", expecting: "gap [0, 4]")
        let state = "[dragging B, move insertAt]"
        try session.terminal.expectRow("dnd>" + String(repeating: " ", count: 80 - 1 - 4 - state.count) + state)
        try session.enter("drop", expecting: "list  A C D E B F")
        try session.terminal.expectRow("dnd>")
    }

    @Test func `a hint is taken with the right arrow`() throws {
        let session = try TerminalSession()
        try session.enter("drag 1; hover 4; drop", expecting: "list  A C D E B F")
        session.terminal.type("dr")
        try session.terminal.expect("\u{1B}[2mag 1; hover 4; drop")
        try session.enter("\u{1B}[C", expecting: "list  A D E B C F")
    }

    @Test func `hints can be switched off`() throws {
        let session = try TerminalSession(["DND_HINTS": "0"])
        try session.enter("drag 1; drop", expecting: "list  A B C D E F")
        session.terminal.type("drag ")
        try session.terminal.expectRow("dnd> drag")
        try session.enter("1; drop", expecting: "list  A B C D E F")
        #expect(!session.terminal.text.contains("\u{1B}[2m"))
    }

    @Test func `a history file that is not ours is named`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Array("_HiStOrY_V2_\ndrag\\0401\n".utf8), to: "history")
        let session = try TerminalSession(folder: folder)
        #expect(session.terminal.text.contains("it is now \(folder.path("history")).damaged-1"))
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
