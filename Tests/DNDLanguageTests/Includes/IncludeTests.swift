import DNDLanguage
import Testing

@Suite struct IncludeTests {
    @Test(arguments: cases)
    func `What is said of includes with names and values, and of parameters`(example: IncludeCase) {
        let checked = CheckedText(example.text, others: example.files)
        #expect(checked.reportWithNotes == example.report)
    }

    private static let cases =
        IncludeCase.parameters + IncludeCase.values + IncludeCase.names + IncludeCase.places

    @Test("A text that grows by includes is bounded")
    func growth() {
        var files: [String: String] = ["t0.dnd": "table t: A"]
        for level in 1...14 {
            files["t\(level).dnd"] = "include \"t\(level - 1).dnd\" as a\ninclude \"t\(level - 1).dnd\" as b"
        }
        let checked = CheckedText("include \"t14.dnd\" as x\nexpect state: idle", others: files)
        #expect(checked.codes.contains(Fault.expansionTooLarge.code))
        #expect(checked.diagnostics.count <= 100)
    }

    @Test("What comes in has the names of its include, and labels have none")
    func names() {
        let file = """
            table people from host
            view well: people
            app Photos { collection album: A; view inside-album: people }
            item people { after 1s }
            delegate in people { }
            before { hover in well }
            """
        let fixture = CheckedText(
            "include \"f.dnd\" as x\ninclude \"f.dnd\" as y", others: ["f.dnd": file]
        ).program.fixture
        let own = ["people", "well", "album", "inside-album"]
        #expect(fixture.scenes.map { $0.name.text } == own.map { "x." + $0 } + own.map { "y." + $0 })
        #expect(fixture.scenes.filter { $0.isFromHost }.map { $0.name.text } == ["x.people", "y.people"])
        #expect(fixture.scenes.compactMap { $0.app?.text } == ["x.Photos", "x.Photos", "y.Photos", "y.Photos"])
        #expect(fixture.scenes[1].sections[0].labels.map { $0.text } == ["people"])
        #expect(fixture.items.map { $0.label.text } == ["people"])
        #expect(fixture.delegates.map { $0.list?.text } == ["x.people", "y.people"])
        #expect(fixture.before.count == 2)
    }

    @Test("Files that are large together are bounded")
    func bytes() {
        let text = String(repeating: "#", count: ExpansionLimits.includedBytesMax)
        let checked = CheckedText(
            "include \"one.dnd\"\ninclude \"large.dnd\"\nexpect state: idle",
            others: ["one.dnd": "table t: A", "large.dnd": text])
        #expect(checked.codes == [Fault.expansionTooLarge.code])
    }

    @Test("Values that double from file to file are bounded")
    func doubling() {
        var files: [String: String] = ["t0.dnd": "parameters { v A }\ntable t: A\ndefine go { select $v in t }"]
        for level in 1...15 {
            files["t\(level).dnd"] =
                "parameters { v A }\ninclude \"t\(level - 1).dnd\" as a { v $v $v $v $v }"
        }
        let checked = CheckedText("include \"t15.dnd\" as x\nexpect state: idle", others: files)
        #expect(checked.codes.contains(Fault.expansionTooLarge.code))
    }
}
