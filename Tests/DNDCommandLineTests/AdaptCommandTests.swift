import Foundation
import Testing

/// Tests `dnd adapt` as a process.
@Suite struct AdaptCommandTests {
    private static let files = [
        "Board.swift": "final class Board {\n    @objc func tap() {}\n}\n",
        "Cards.swift": "extension Board {\n    override func move() {}\n}\n",
        "Plain.swift": "let a = \"@objc\"\n", "Broken.swift": "func f() {\n    (\n}\n",
        "latin1.swift": "let a = \"\u{FF}\"\n",
        "other/Board.swift": "@objc class Other {}\n", "folder.swift/a.txt": "",
    ]

    @Test func `The difference is shown, and nothing is written`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(["adapt", "Board.swift", "Plain.swift"])
        #expect(
            result.output == """
                --- Board.swift
                +++ Board.swift
                @@ -1,3 +1,3 @@
                 final class Board {
                -    @objc func tap() {}
                +    func tap() {}
                 }

                """)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(try program.text(of: "Board.swift") == Self.files["Board.swift"])
    }

    @Test func `Colours follow the option`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let output = try program.run(["adapt", "--color", "always", "Board.swift"]).output
        #expect(output.contains("\u{1B}[31m-    @objc func tap() {}\u{1B}[0m\n\u{1B}[32m+    func tap() {}\u{1B}[0m\n"))
    }

    @Test func `What a person reads has no control characters`() throws {
        let text = "@objc class A {} // \u{1B}[2J\u{9B}2J\n"
        let program = try Program(files: ["a.swift": text])
        defer { program.remove() }
        let piped = try program.run(["adapt", "a.swift"]).output
        #expect(piped.contains("+class A {} // \u{FFFD}[2J\u{FFFD}2J\n"), "\(piped)")
        let shown = try program.run(["adapt", "--color", "always", "a.swift"]).output
        #expect(shown.contains("+class A {} // \u{FFFD}[2J\u{FFFD}2J\u{1B}[0m\n"))
        let missing = try program.run(["adapt", "\u{1B}[2J.swift"])
        #expect(missing.status == 66 && !missing.errors.contains("\u{1B}"), "\(missing.errors)")
    }

    @Test func `What is left to do goes to standard error, with its place`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(["adapt", "Cards.swift"])
        #expect(
            result.errors == """
                Cards.swift:2:5: by hand: 'move()' is overridden in an extension of 'Board', \
                whose class is in none of the files
                    hint: Name the file of the class, too, or move the member into the class.

                """)
        #expect(result.output.isEmpty && result.status == 1)
        #expect(try program.run(["adapt", "Cards.swift", "Board.swift"]).status == 0)
    }

    @Test func `Copies are written into a folder that need not be there, changed or not`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(["adapt", "Board.swift", "Plain.swift", "Cards.swift", "--output", "new/deep"])
        #expect(
            result.output == """
                new/deep/Board.swift: 3 lines changed
                new/deep/Plain.swift: copied
                new/deep/Cards.swift: 3 lines changed

                """)
        #expect(result.status == 0)
        #expect(
            try program.text(of: "new/deep/Board.swift")
                == "final class Board {\n    func tap() {}\n\n    override func move() {}\n}\n")
        #expect(try program.text(of: "new/deep/Plain.swift") == Self.files["Plain.swift"])
        #expect(try program.text(of: "Board.swift") == Self.files["Board.swift"])
        #expect(try program.run(["adapt", "new/deep/Board.swift"]).output == "")
    }

    @Test func `A package is written around the copies, and what a person may have changed is kept`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let arguments = ["adapt", "Board.swift", "other/Board.swift", "--package", "new"]
        let listed = """
            new/Sources/App/Board.swift: 1 line changed
            new/Sources/App/other/Board.swift: 1 line changed
            new/Package.swift: written
            new/Sources/AppSpecs/Hosts.swift: written
            new/Sources/AppSpecs/Main.swift: written

            """
        #expect(try program.run(arguments + ["--dry-run"]).output == listed)
        #expect(!FileManager.default.fileExists(atPath: program.folder.appending(path: "new").path))
        let first = try program.run(arguments)
        #expect(first.output == listed && first.status == 0 && first.errors.isEmpty)
        #expect(try program.text(of: "new/Package.swift").contains(".package(name: \"dnd\", path: \"/"))
        let again = try program.run(arguments)
        #expect(again.output == listed.replacing(": written", with: ": kept") && again.status == 0)
    }

    @Test func `What a package lacks is listed with its line`() throws {
        let list = "class Board: UITableViewController { init(_ deck: Deck) {} }\n"
        let program = try Program(files: ["Board.swift": list, "BoardTests.swift": "import XCTest\n"])
        defer { program.remove() }
        let result = try program.run(["adapt", "Board.swift", "BoardTests.swift", "--package", "new"])
        #expect(result.status == 1)
        #expect(
            result.errors == """
                BoardTests.swift: note: is a test, and left out
                new/Sources/AppSpecs/Hosts.swift:10: by hand: fill in deck: Deck

                """)
        let copy = program.folder.appending(path: "new/Sources/App/BoardTests.swift")
        #expect(!FileManager.default.fileExists(atPath: copy.path))
    }

    @Test func `Copies keep the folders below the one that all files share`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(["adapt", "Board.swift", "other/Board.swift", "--output", "new"])
        #expect(result.output == "new/Board.swift: 1 line changed\nnew/other/Board.swift: 1 line changed\n")
        #expect(try program.text(of: "new/other/Board.swift") == "class Other {}\n")
        #expect(
            try program.run(["adapt", "other/Board.swift", "--output", "alone"]).output
                == "alone/Board.swift: 1 line changed\n")
    }

    @Test(arguments: ["--output new", "--in-place"])
    func `A dry run lists what would change, and writes nothing`(destination: String) throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let words =
            ["adapt", "--dry-run", "Board.swift", "Cards.swift"] + destination.split(separator: " ").map(String.init)
        let folder = destination == "--in-place" ? "" : "new/"
        #expect(
            try program.run(words).output
                == "\(folder)Board.swift: 3 lines changed\n\(folder)Cards.swift: 3 lines changed\n")
        #expect(try program.text(of: "Board.swift") == Self.files["Board.swift"])
        #expect(!FileManager.default.fileExists(atPath: program.folder.appending(path: "new").path))
    }

    @Test func `In place, a file that needs nothing is not written`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        #expect(
            try program.run(["adapt", "--in-place", "Board.swift", "Plain.swift"]).output
                == "Board.swift: 1 line changed\n")
        #expect(try program.text(of: "Board.swift") == "final class Board {\n    func tap() {}\n}\n")
        #expect(try program.run(["adapt", "--in-place", "Board.swift"]).output == "")
    }

    @Test(
        arguments: [
            (
                "Board.swift Broken.swift --output new", 2,
                "Broken.swift:2:6: error: expected value and ')' to end tuple\n"
            ),
            ("Board.swift latin1.swift --in-place", 2, "latin1.swift:1:10: error: the file is not UTF-8\n"),
            ("Board.swift none.swift --output new", 66, "dnd: no such file or folder: none.swift\n"),
            ("Board.swift notes.txt --in-place", 2, "dnd: notes.txt is not a Swift file\n"),
            ("Board.swift --output .", 64, "dnd: ./Board.swift is one of the files to adapt\n"),
            ("other/Board.swift --output other/../other", 64, "is one of the files to adapt\n"),
            ("Board.swift ./Board.swift --output new", 64, "dnd: ./Board.swift is named twice\n"),
            ("Board.swift folder.swift --in-place", 66, "dnd: folder.swift is a folder\n"),
            ("Board.swift --output new --in-place", 64, "dnd: --output and --in-place exclude each other\n"),
            ("Board.swift --package new --in-place", 64, "dnd: --in-place and --package exclude each other\n"),
            ("Board.swift --output Plain.swift", 73, "Plain.swift"), ("", 64, "dnd: dnd adapt needs FILE.swift…\n"),
        ] as [(String, Int32, String)])
    func `What cannot be done says why, and nothing is written`(
        arguments: String, status: Int32, message: String
    ) throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(["adapt"] + arguments.split(separator: " ").map { String($0) })
        #expect(result.status == status)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.output.isEmpty)
        for (path, text) in Self.files where path != "latin1.swift" { #expect(try program.text(of: path) == text) }
        #expect(!FileManager.default.fileExists(atPath: program.folder.appending(path: "new").path))
    }

    /// A program whose libraries the loader does not find ends with status 127.
    @Test(arguments: [
        ("", "the program dnd-adapt, which is neither beside this one nor on PATH"),
        (#"printf '#!/bin/sh\nexit 127\n' > dnd-adapt; chmod +x dnd-adapt;"#, "the libraries of the compiler"),
    ])
    func `Without the program that adapts, or its libraries, what to install is said`(
        setting: String, missing: String
    ) throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.shell(
            "cp $dnd alone; \(setting) (PATH=; ./alone adapt Board.swift) 2> .errors; echo $?; cat .errors")
        #expect(
            result.output == """
                66
                dnd: dnd adapt needs \(missing)
                     Install the Swift toolchain (https://www.swift.org/install), and run make build in dnd.

                """)
    }

    @Test func `A reader that goes away ends the program as a signal does`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let text = (0..<9000).map { "@objc func f\($0)() {}\n" }.joined()
        try Data(text.utf8).write(to: program.folder.appending(path: "Long.swift"))
        let result = try program.shell("{ $dnd adapt Long.swift; echo $? > .status; } | true; cat .status")
        #expect(result.output == "141\n")
        #expect(result.errors.isEmpty)
    }
}
