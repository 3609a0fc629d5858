import Glibc
import System
import TerminalSupport
import Testing

@testable import LineEditor

struct HistoryFileTests {
    private let directory: TemporaryDirectory
    private var path: String { directory.path("history") }

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func saved(_ name: String = "history") throws -> [String]? {
        HistoryFormat.decode(try directory.read(name))
    }

    @Test func `the file and its directories are the owner's alone`() throws {
        let history = History(path: directory.path("a/b/history"))
        history.record("one")
        #expect(history.problems == [])
        #expect(directory.mode(directory.path("a")) == 0o700)
        #expect(directory.mode(directory.path("a/b")) == 0o700)
        #expect(directory.mode(directory.path("a/b/history")) == 0o600)
        for name in ["a/b/history", "a/b/history.lock"] { unlink(directory.path(name)) }
        for name in ["a/b", "a"] { rmdir(directory.path(name)) }
    }

    @Test func `a file that others could read is closed to them`() throws {
        try directory.write(HistoryFormat.encode(["one"]), to: "history")
        chmod(path, 0o644)
        History(path: path).record("two")
        #expect(directory.mode(path) == 0o600)
    }

    @Test func `a session in which nothing is entered leaves no file`() {
        #expect(History(path: path).entries == [])
        #expect(directory.names() == [])
    }

    @Test func `the oldest entries go when there are too many`() throws {
        let history = History(path: path, entryCountMax: 3)
        for number in 1...5 { history.record("\(number)") }
        #expect(history.entries == ["3", "4", "5"])
        #expect(try saved() == ["3", "4", "5"])
        #expect(History(path: path, entryCountMax: 2).entries == ["4", "5"])
    }

    @Test func `two sessions keep each other's entries`() throws {
        let first = History(path: path)
        let second = History(path: path)
        first.record("a1")
        second.record("b1")
        first.record("a2")
        second.record("b2")
        #expect(try saved() == ["a1", "b1", "a2", "b2"])
        #expect(first.entries == ["a1", "a2"])
    }

    @Test func `sessions at the same moment lose nothing`() async throws {
        let path = path
        await withTaskGroup(of: Void.self) { group in
            for session in 0..<4 {
                group.addTask {
                    let history = History(path: path)
                    for number in 0..<10 { history.record("\(session).\(number)") }
                    for _ in 0..<20 { history.save() }
                }
            }
        }
        let expected = Set((0..<4).flatMap { session in (0..<10).map { "\(session).\($0)" } })
        let entries = try saved() ?? []
        #expect(Set(entries) == expected)
        #expect(entries.count == expected.count)
    }

    @Test func `a repetition, a blank, a leading space and a monster are not recorded`() throws {
        let history = History(path: path)
        let monster = String(repeating: "x", count: History.entryLengthMaxUTF8 + 1)
        #expect(
            ["a", "a", "", " \n", " a", monster, "b", "a"].map { history.record($0) }
                == [true, false, false, false, false, false, true, true])
        #expect(try saved() == ["a", "b", "a"])
    }

    @Test(arguments: [
        "drag 1\ndrop 2\n", "_HiStOrY_V2_\nlift\\0401\n", "#line-history 1\nbad \\x escape\n", "#line-history 2\na\n",
        "#line-history 1\nends in a backslash\\", "\u{0}\u{0}\u{0}",
    ])
    func `a file that is not ours is set aside, not destroyed`(text: String) throws {
        try directory.write(Array(text.utf8), to: "history")
        let history = History(path: path)
        #expect(history.problems == [.setAside(path: path, renamedTo: path + ".damaged-1")])
        #expect(try directory.read("history.damaged-1") == Array(text.utf8))
        history.record("new")
        #expect(try saved() == ["new"])
    }

    @Test func `a file with bytes that are not UTF-8 is set aside beside earlier ones`() throws {
        try directory.write([1], to: "history.damaged-1")
        try directory.write(Array("#line-history 1\na".utf8) + [0xFF, 0x0A], to: "history")
        #expect(History(path: path).problems == [.setAside(path: path, renamedTo: path + ".damaged-2")])
        #expect(try directory.read("history.damaged-1") == [1])
    }

    @Test func `what a crash left half written is ignored`() throws {
        try directory.write(HistoryFormat.encode(["one"]), to: "history")
        try directory.write(Array("#line-his".utf8), to: "history.new")
        History(path: path).record("two")
        #expect(try saved() == ["one", "two"])
        #expect(directory.names() == ["history", "history.lock"])
    }

    @Test func `entries wait while another session holds the file`() throws {
        let history = History(path: path)
        let lock = try FileLock(path: path + ".lock")
        history.record("one")
        #expect(history.problems == [.busy(path: path + ".lock")])
        #expect(!directory.names().contains("history"))
        lock.release()
        history.record("two")
        #expect(try saved() == ["one", "two"])
    }

    @Test func `a symbolic link stays one`() throws {
        try directory.write(HistoryFormat.encode(["one"]), to: "real")
        symlink(directory.path("real"), path)
        History(path: path).record("two")
        #expect(try saved("real") == ["one", "two"])
        #expect(directory.names().contains("real.lock"))
    }

    @Test func `a symbolic link to a file that is not there yet leads to it`() throws {
        symlink("real", path)
        History(path: path).record("one")
        #expect(try saved("real") == ["one"])
        #expect(directory.names() == ["history", "real", "real.lock"])
        #expect(try saved() == ["one"])
    }

    @Test func `links in a circle are reported, and stay`() {
        symlink("history", path)
        let history = History(path: path)
        #expect(history.record("one"))
        #expect(history.problems.count == 1)
        #expect(directory.names().contains("history"))
    }

    @Test func `another name of the file shows what is entered`() throws {
        try directory.write(HistoryFormat.encode(["one"]), to: "history")
        #expect(link(path, directory.path("other")) == 0)
        History(path: path).record("two")
        #expect(try saved("other") == ["one", "two"])
        #expect(directory.mode(path) == 0o600)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a pipe and a device are neither waited for nor replaced`() throws {
        for name in ["pipe", "device"] {
            let path = directory.path(name)
            if name == "pipe" { mkfifo(path, 0o600) } else { symlink("/dev/full", path) }
            let history = History(path: directory.path(name))
            let place = name == "pipe" ? directory.path(name) : "/dev/full"
            #expect(history.problems == [.failed(step: .read, path: place, errno: ErrorNumber.noFile)])
            #expect(history.record("one"))
        }
        mkfifo(path + ".new", 0o600)
        History(path: path).record("two")
        #expect(try saved() == ["two"])
        #expect(directory.names() == ["device", "history", "history.lock", "pipe"])
    }

    @Test func `a place that cannot be written is reported once and the session goes on`() {
        let history = History(path: "/proc/no/history")
        #expect(history.record("one"))
        #expect(history.record("two"))
        #expect(history.entries == ["one", "two"])
        #expect(history.problems.count == 1)
    }

    @Test func `without a place entries live in the session only`() {
        let history = History(path: nil)
        history.record("one")
        #expect(history.entries == ["one"])
        #expect(history.problems == [])
    }

    @Test(arguments: [[], ["a"], ["a\nb", "\\n", "\\", "日本\n\n👩‍👩‍👧", "#line-history 1"]])
    func `entries survive the file`(entries: [String]) {
        #expect(HistoryFormat.decode(HistoryFormat.encode(entries)) == entries)
    }

    @Test(
        arguments: [
            (["DND_HISTORY": "/x/h", "HOME": "/people/a"], "/x/h"), (["DND_HISTORY": "", "HOME": "/people/a"], nil),
            (["DND_HISTORY": "/dev/null", "HOME": "/people/a"], nil),
            (["XDG_STATE_HOME": "/state", "HOME": "/people/a"], "/state/dnd/history"),
            (["XDG_STATE_HOME": "relative", "HOME": "/people/a"], "/people/a/.local/state/dnd/history"),
            (["HOME": "/people/a"], "/people/a/.local/state/dnd/history"), ([:], nil),
        ] as [([String: String], String?)])
    func `the place follows the environment`(environment: [String: String], path: String?) {
        #expect(HistoryLocation.default { environment[$0] } == path)
    }
}
