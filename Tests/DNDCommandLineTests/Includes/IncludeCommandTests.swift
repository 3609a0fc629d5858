import Foundation
import LineEditor
import SourceText
import Testing

@testable import DNDCommandLine
@testable import DNDSession

/// Tests includes with names and values in every command.
@Suite struct IncludeCommandTests {
    private static let files = [
        "fixtures/list.dnd": """
        parameters { labels A B C; answer move }
        table people: $labels
        delegate in people { dropSessionDidUpdate -> $answer insertAt }
        define move-first (position) { drag 0 in people; hover $position in people; drop }
        define ends (rows) { expect order in people: $rows }

        """,
        "main.dnd": """
        include "fixtures/list.dnd" as left
        include "fixtures/list.dnd" as right { labels D E }

        scenario "both" {
          left.move-first 2
          left.ends (B C A)
          right.move-first 1
          right.ends (E D)
        }

        """,
    ]

    @Test func `A path that leads back into the root is inside, and names the same file`() throws {
        let program = try Program(files: [
            "here/list.dnd": "table people: A B C\n",
            "here/main.dnd":
                "include \"../here/list.dnd\"\ninclude \"list.dnd\"\nscenario \"s\" { expect order: A B C }\n",
            "here/deep/main.dnd": "include \"../../here/list.dnd\"\nscenario \"s\" { expect order: A B C }\n",
            "here/cycle.dnd": "include \"../here/cycle.dnd\"\ntable t: A\n",
            "here/out.dnd": "include \"../list.dnd\"\ntable t: A\n", "list.dnd": "table people: Z\n",
            "here/around.dnd": "include \"../link/list.dnd\"\nscenario \"s\" { expect order: A B C }\n",
        ])
        defer { program.remove() }
        for command in ["lint --syntax", "bless --dry-run", "docs fidelity"] {
            let result = try program.shell("cd here && $dnd \(command) main.dnd deep/main.dnd")
            #expect(result.status == 0, "\(command): \(result)")
        }
        #expect(try program.shell("cd here && $dnd run main.dnd deep/main.dnd").status == 0)
        #expect(try program.shell("ln -s here link; cd here && $dnd run around.dnd").status == 0)
        let cycle = try program.shell("cd here && $dnd lint cycle.dnd")
        #expect(cycle.output.contains("'../here/cycle.dnd' is being included already"), "\(cycle)")
        let outside = try program.shell("cd here && $dnd lint out.dnd")
        #expect(outside.output.contains("'../list.dnd' is outside the root of the run"), "\(outside)")
    }

    private func program(_ changes: [String: String] = [:]) throws -> Program {
        try Program(files: Self.files.merging(changes) { $1 })
    }

    @Test func `One file runs under two names, and by itself`() throws {
        let program = try program()
        defer { program.remove() }
        #expect(try program.run(["run", "main.dnd"]).status == 0)
        for command in [["lint", "--syntax", "."], ["lint", "."], ["fmt", "--check", "."]] {
            let result = try program.run(command)
            #expect(result.status == 0, "\(command) \(result)")
        }
    }

    @Test func `A failure inside an include names the include`() throws {
        let program = try program()
        defer { program.remove() }
        try program.write(
            try program.text(of: "main.dnd").replacing("right.ends (E D)", with: "right.ends (D E)"), to: "main.dnd")
        let result = try program.run(["run", "main.dnd"])
        #expect(result.status == 1)
        #expect(
            result.output.contains(
                """
                fixtures/list.dnd:5:22: the rows of right are in another order
                 5 | define ends (rows) { expect order in people: $rows }
                   |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                   included here as right: main.dnd:2:9
                """), "\(result.output)")
    }

    @Test func `bless rewrites what every coming in of a file agrees on, and nothing else`() throws {
        let agreed = "include \"t.dnd\" as left\ninclude \"t.dnd\" as right\n"
        let program = try Program(files: [
            "t.dnd": "table t: A B\ndefine ends { drag 0 in t; hover 1 in t; drop; expect order in t: A B }\n",
            "one.dnd": agreed + "scenario \"s\" { left.ends; right.ends }\n",
            "two.dnd": agreed
                + "scenario \"s\" { right.ends; drag B from right; hover 1 in right; drop; right.ends }\n",
        ])
        defer { program.remove() }
        #expect(try program.run(["bless", "one.dnd"]).status == 0)
        #expect(try program.text(of: "t.dnd").contains("expect order in t: B A }"))
        #expect(try program.run(["run", "one.dnd"]).status == 0)
    }

    @Test func `What was found is written with the name and the values of its include`() throws {
        let program = try Program(files: [
            "shared/list.dnd": "parameters { rows A B C }\ntable people: $rows\n"
                + "delegate in people { performDropWith { each item {\n"
                + "  batch { model remove item; list delete item.source }\n} } }\n",
            "specs/lossy.dnd": "include \"../shared/list.dnd\" as left { rows D E }\n",
        ])
        defer { program.remove() }
        #expect(try program.run(["explore", "specs/lossy.dnd"]).status == 1)
        let found = try program.text(of: "found-1.dnd")
        #expect(found.contains("include \"shared/list.dnd\" as left { rows D E }"), "\(found)")
        #expect(try program.run(["run", "found-1.dnd"]).status == 1)
    }

    @Test func `A session with an include under a name is saved as a spec that passes`() throws {
        let program = try program()
        defer { program.remove() }
        let lines = [
            "parameters { rows D E F }", "include \"fixtures/list.dnd\" as left { labels $rows; answer copy }",
            "left.move-first 1", "drag $who in left; cancel", "drag 0 in left; hover 2; drop",
            "expect order in left: E F D", "save saved.dnd",
        ]
        let refused = try program.run([], input: lines.joined(separator: "\n") + "\n")
        #expect(refused.status == 2, "\(refused)")
        #expect((refused.output + refused.errors).contains("unknown parameter '$who'"), "\(refused)")
        let good = lines.filter { !$0.contains("$who") && !$0.hasPrefix("expect") }
        let saved = try program.run([], input: good.joined(separator: "\n") + "\n")
        #expect(saved.status == 0, "\(saved)")
        let text = try program.text(of: "saved.dnd")
        #expect(text.contains("include \"fixtures/list.dnd\" as left { labels $rows; answer copy }"), "\(text)")
        #expect(try program.run(["run", "saved.dnd"]).status == 0, "\(text)")
        #expect(try program.run([], input: "load saved.dnd\n").status == 0, "\(text)")
    }

    @Test func `A later include of the same name takes the place of the one before`() throws {
        let program = try program()
        defer { program.remove() }
        let list = "include \"fixtures/list.dnd\" as left"
        let result = try program.run(
            [], input: "\(list)\n\(list) { labels D E }\nleft.move-first 1\nsave saved.dnd\n")
        #expect(result.status == 0, "\(result)")
        #expect(try program.text(of: "saved.dnd").hasPrefix("\(list) { labels D E }\n\n"))
        #expect(try program.run(["run", "saved.dnd"]).status == 0)
    }

    @Test func `A file that declares its parameters once is loaded into a session`() throws {
        let program = try program()
        defer { program.remove() }
        let input = "load fixtures/list.dnd\nmove-first 2\nexpect order: B C A\nparameters { x A }\n"
        let result = try program.run([], input: input)
        #expect((result.output + result.errors).contains("a text says once what its parameters are"), "\(result)")
        #expect(!(result.output + result.errors).contains("other rows"), "\(result)")
    }

    @Test(arguments: [
        ("include \"fixtures/list.dnd\" ", "as "), ("include \"fixtures/list.dnd\" as left ", "{ "),
        ("left.m", "left.move-first "),
        ("drag 0 in le", "left "), ("table t: $ro", "$rows "), ("paramet", "parameters "),
    ])
    func `completes`(buffer: String, insertion: String) throws {
        let program = try program()
        defer { program.remove() }
        var session = ReplSession(environment: .withFiles)
        let path = "fixtures/list.dnd"
        let lines = ["parameters { rows D E }", "define left.move-first { settle }", "table left: $rows"]
        for line in lines { _ = session.run(line, name: path, firstLine: 1) }
        let completion = ReplCompletion(session).completion(buffer, cursorUTF8: buffer.utf8.count)
        #expect(completion.candidates.map { $0.insertion }.contains(insertion), "\(completion.candidates)")
    }

    @Test func `In the block of an include the parameters of the file are offered, with what they are`() throws {
        let program = try program()
        defer { program.remove() }
        let buffer = "include \"\(program.folder.path)/fixtures/list.dnd\" as left { l"
        let completion = ReplCompletion(ReplSession(environment: .withFiles)).completion(
            buffer, cursorUTF8: buffer.utf8.count)
        #expect(completion.candidates.map { $0.insertion } == ["labels "])
        #expect(completion.candidates.map { $0.description } == ["A B C"])
    }

    @Test func `lint knows what is used under a name`() throws {
        let words = "parameters { far 1 }\ndefine go { settle }\ndefine stay { wait 1s; drag $far in t; cancel }\n"
        let program = try Program(files: [
            "words.dnd": words,
            "used.dnd":
                "include \"words.dnd\" as w\ntable t: A B\n\nscenario \"s\" {\n  w.go\n  expect order: A B\n}\n",
            "unused.dnd": "include \"words.dnd\" as w\ntable t: A B\n\nscenario \"s\" { expect order: A B }\n",
            "twice.dnd": "include \"words.dnd\" as w\ninclude \"words.dnd\" as v\ninclude \"words.dnd\" as w\n"
                + "table t: A B\n\nscenario \"s\" {\n  w.go; v.stay\n  expect order: A B\n}\n",
        ])
        defer { program.remove() }
        #expect(try program.run(["lint", "used.dnd"]).output.hasPrefix("0 findings"))
        let unused = try program.run(["lint", "unused.dnd"])
        #expect(unused.output.contains("unused.dnd:1:9: warning: nothing of 'words.dnd' is used"), "\(unused)")
        let twice = try program.run(["lint", "twice.dnd"])
        #expect(twice.output.contains("twice.dnd:3:9: warning: 'words.dnd' is included already"), "\(twice)")
        #expect(twice.output.contains("1 finding"), "\(twice)")
    }
}
