import Foundation
import Testing

/// Tests `dnd watch` with files that are saved while it runs.
@Suite(.serialized) struct WatchTests {
    private static let lists = "table t: A B C\n"
    private static func spec(_ order: String) -> String {
        "include \"lists.dnd\"\nscenario \"s\" { drag 0; hover 1; drop; expect order: \(order) }\n"
    }

    private static let files = [
        "lists.dnd": lists, "one.dnd": spec("B A C"), "two.dnd": spec("B A C"), "more/notes.txt": "",
        "own.dnd": "table t: A\nscenario \"own\" { expect order: A }\n",
    ]

    @Test func `However a file is saved, it runs again, alone`() throws {
        let watch = try WatchedProgram(Self.files)
        try watch.save(Self.spec("A B C"), to: "one.dnd")
        #expect(try watch.expectRun("one.dnd: running 1 file").contains("1 failed in 1 file"))
        try watch.swap(Self.spec("B A C"), to: "one.dnd")
        #expect(try watch.expectRun("one.dnd: running 1 file").contains("1 passed in 1 file"))
        // Like vi with a backup: renames the old file, and writes the new one under its name.
        rename(watch.path("one.dnd"), watch.path("one.dnd~"))
        try watch.save(Self.spec("A C B"), to: "one.dnd")
        #expect(try watch.expectRun("one.dnd: running 1 file").contains("1 failed in 1 file"))
        try watch.save("no spec", to: "notes.txt")
        try watch.save("no spec", to: "more/notes.txt")
        #expect(watch.silence(milliseconds: 300).isEmpty)
    }

    @Test func `A file that is included runs all that include it, also through others`() throws {
        var files = Self.files
        files["base.dnd"] = "define turn { drag 0; hover 1; drop }\n"
        let lists = "include \"base.dnd\"\n" + Self.lists
        files["lists.dnd"] = lists
        files["one.dnd"] = Self.spec("B A C").replacing("drag 0; hover 1; drop", with: "turn")
        let watch = try WatchedProgram(files)
        try watch.save("define turn { cancel }\n", to: "base.dnd")
        #expect(try watch.expectRun("base.dnd: running 4 files").contains("1 passed, 1 failed"))
        try watch.save("include \"nothing.dnd\"\n" + lists, to: "lists.dnd")
        #expect(try watch.expectRun("lists.dnd: running 3 files").contains("3 files with errors"))
        try watch.save("", to: "nothing.dnd")
        #expect(try watch.expectRun("nothing.dnd: running 4 files").contains("1 passed, 1 failed in 2 files"))
    }

    @Test func `Files and folders that come, move and go are noticed`() throws {
        let watch = try WatchedProgram(Self.files)
        try watch.save(Self.spec("A"), to: "new.dnd")
        #expect(try watch.expectRun("new.dnd: running 1 file").contains("1 failed"))
        try watch.program.write(Self.spec("B A C").replacing("lists", with: "../../lists"), to: "a/b/deep.dnd")
        #expect(try watch.expectRun("a/b/deep.dnd: running 1 file").contains("1 passed"))
        try watch.expect("still failing: new.dnd:2\n")
        rename(watch.path("a"), watch.path("c"))
        try watch.expect("a/b/deep.dnd is gone\n")
        #expect(try watch.expectRun("c/b/deep.dnd: running 1 file").contains("1 passed"))
        try watch.save(Self.spec("A B C").replacing("lists", with: "../../lists"), to: "c/b/deep.dnd")
        #expect(try watch.expectRun("c/b/deep.dnd: running 1 file").contains("1 failed"))
        unlink(watch.path("new.dnd"))
        try watch.expect("new.dnd is gone\n")
        try FileManager.default.removeItem(atPath: watch.path("c"))
        try watch.expect("c/b/deep.dnd is gone\n")
        try watch.program.write(Self.spec("B A C").replacing("lists", with: "../../lists"), to: "c/b/deep.dnd")
        #expect(try watch.expectRun("c/b/deep.dnd: running 1 file").contains("1 passed in 1 file"))
    }

    @Test func `A single file, with a line, keeps its include in view`() throws {
        let two =
            "include \"lists.dnd\"\nscenario \"a\" { expect state: idle }\nscenario \"b\" { expect state: idle }\n"
        let watch = try WatchedProgram(
            ["specs/lists.dnd": Self.lists, "specs/two.dnd": two, "specs/three.dnd": two], ["specs/two.dnd:3"])
        try watch.save(Self.lists + "# more\n", to: "specs/lists.dnd")
        #expect(try watch.expectRun("specs/lists.dnd: running 1 file").contains("1 passed in 1 file"))
        try watch.save(two, to: "specs/three.dnd")
        #expect(watch.silence(milliseconds: 200).isEmpty)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `A signal ends it as the signal would`(signal: Int32) throws {
        let watch = try WatchedProgram(Self.files)
        let status = try watch.end(signal)
        #expect(status == 128 + signal)
    }

    @Test func `Many files that change at once are one run`() throws {
        var files: [String: String] = ["lists.dnd": Self.lists]
        for number in 0..<60 { files["\(number).dnd"] = Self.spec("B A C") }
        let watch = try WatchedProgram(files)
        for number in 0..<60 { try watch.save(Self.spec("B A C") + "# again\n", to: "\(number).dnd") }
        var passed = 0
        while passed < 60 {
            try watch.expect(" passed in ")
            passed += Int(try watch.expect(" file").split(separator: " ").first ?? "") ?? 0
        }
        #expect(passed == 60)
    }

    /// The kernel queues this many events; then it only reports that events were lost.
    private static let eventsMax =
        (try? String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8))
        .flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 0

    @Test(.enabled(if: (1...100_000).contains(eventsMax)))
    func `When the kernel loses events, what has changed is found all the same`() throws {
        let watch = try WatchedProgram(Self.files)
        watch.signal(SIGSTOP)
        // Equal consecutive events are merged.
        for number in 0...Self.eventsMax { try watch.save("", to: number.isMultiple(of: 2) ? "a.txt" : "b.txt") }
        try watch.save(Self.spec("A C B"), to: "two.dnd")
        try watch.save(Self.spec("B A C"), to: "late.dnd")
        watch.signal(SIGCONT)
        #expect(try watch.expectRun("running 2 files").contains("1 passed, 1 failed in 2 files"))
    }

    @Test func `From the save to the report takes less than the blink of an eye`() throws {
        var files: [String: String] = ["lists.dnd": Self.lists]
        for number in 0..<50 { files["\(number).dnd"] = Self.spec("B A C") }
        let watch = try WatchedProgram(files)
        var times: [Double] = []
        for round in 0..<20 {
            let start = Date()
            try watch.save(Self.spec("B A C") + "# \(round)\n", to: "7.dnd")
            _ = try watch.expectRun("7.dnd: running 1 file")
            times.append(Date().timeIntervalSince(start) * 1000)
        }
        times.sort()
        print("save to report: median \(times[times.count / 2]) ms, best \(times[0]) ms, worst \(times[19]) ms")
        // Generous, because other tests run at the same time. docs/watch.md gives the time on an idle machine.
        #expect(times[times.count / 2] < 200)
    }

    @Test(
        arguments: [
            (["none.dnd"], 66, "no such file or folder: none.dnd"), (["-"], 64, "standard input cannot be watched"),
        ] as [([String], Int32, String)])
    func `What cannot be watched says why`(arguments: [String], status: Int32, message: String) throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(["watch"] + arguments)
        #expect(result.status == status)
        #expect(result.errors.contains(message))
    }
}
