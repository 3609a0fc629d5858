import Testing

/// Tests that what a command writes where an option says so replaces nothing that it reads.
@Suite struct NamedOutputTests {
    private static let files = [
        "s.dnd": "include \"list.dnd\"\nscenario \"s\" { drag 0; hover 1; drop; expect order: B A C }\n",
        "list.dnd": "table t: A B C\n",
        "found-1.dnd": """
        table t: A B C
        delegate { performDropWith { each item { batch {
          model insert item at destination; model remove item.source
          list insert destination; list delete item.source
        } } } }

        """,
        "folder/x.dnd": "table t: A B\nscenario \"x\" { expect order: A B }\n",
    ]

    @Test(arguments: [
        ("trace s.dnd --output s.dnd", "s.dnd"), ("trace ./s.dnd:2 --output s.dnd", "s.dnd"),
        ("trace s.dnd --output list.dnd", "list.dnd"), ("trace folder --output folder/x.dnd", "folder/x.dnd"),
        ("run s.dnd --report junit:s.dnd", "s.dnd"), ("run . --report html:list.dnd", "list.dnd"),
        ("run s.dnd --report tap:link", "s.dnd"), ("explore found-1.dnd --output found-1.dnd", "found-1.dnd"),
        ("explore found-1.dnd --seed 1", "found-1.dnd"), ("explore s.dnd:2 --output list.dnd", "list.dnd"),
        ("explore s.dnd --all --certificate list.dnd", "list.dnd"),
        ("explore s.dnd --all --baseline base.json --certificate base.json", "base.json"),
        ("explore base.json --check --certificate base.json", "base.json"),
        ("explore folder/x.dnd --all --same-as s.dnd --certificate ./s.dnd", "s.dnd"),
        ("merge base.json --certificate base.json", "base.json"),
    ])
    func `It is refused before the work`(words: String, kept: String) throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let explored = try program.shell("ln -s s.dnd link; $dnd explore s.dnd --all --depth 1 --certificate base.json")
        try #require(explored.status == 0)
        let before = try program.text(of: kept)
        let result = try program.shell("$dnd \(words)")
        #expect(result.status == 64 && result.output.isEmpty, "\(result)")
        #expect(result.errors.contains("replace") && result.errors.contains("ame another file"), "\(result.errors)")
        #expect(try program.text(of: kept) == before)
    }

    @Test func `A spec that was found is explored, and what is found in it is written beside it`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let before = try program.text(of: "found-1.dnd")
        let result = try program.run(["explore", "found-1.dnd", "--all"])
        #expect(result.status == 1 && result.output.contains("  found-2.dnd: "), "\(result)")
        #expect(try program.text(of: "found-1.dnd") == before)
    }

    @Test func `Other files are replaced, also those of an earlier run`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        for words in [
            "trace s.dnd --output out.txt", "run s.dnd --report junit:out.xml", "explore found-1.dnd --output f.dnd",
        ] {
            let first = try program.shell("$dnd \(words)")
            #expect(try program.shell("$dnd \(words)").status == first.status && first.status < 2, "\(words)")
        }
    }
}
