import DNDLanguage
import SourceText
import Testing

/// Tests the hints for typos of one character that are reported at another place.
@Suite struct TypoHintTests {
    // MARK: - Declarations

    @Test("A misspelt declaration is reported once, where it stands")
    func declaration() {
        let checked = CheckedText(
            "table peple: A B\ntable others: C\ndrag 0 from people; hover 1 in people; drop\n"
                + "expect order in people: B A"
        )
        #expect(
            checked.report == "main.dnd:1:7 DND2117 'peple' is declared here, and every use says 'people' "
                + "(did you mean 'people'?)")
        #expect(checked.diagnostics[0].notes.map { $0.message } == ["used here", "used here", "used here"])
        #expect(checked.diagnostics[0].edit?.replacement == "people")
    }

    @Test(
        "Labels, sections, views, words, columns and parameters are reported so too",
        arguments: [
            ("table t: Annn B\ndrag Anna; drop\nexpect order: B Anna", "1:10 Annn Anna"),
            (
                "table t { section Todya: A; section Later: B }\nhover end of Today; drop\n"
                    + "expect order { Today: A; Later: B }",
                "1:19 Todya Today"
            ),
            (
                "table t: A\napp Files { view albm: moon }\ndrag 0 from album; cancel\ndrag 0 from album; cancel\n"
                    + "expect state: idle", "2:18 albm album"
            ),
            ("table t: A B\ndefine crary { drag A; drop }\ncarry; carry\nexpect state: idle", "2:8 crary carry"),
            (
                "table t: A B\nscenario \"$result\" {\n  examples (reslt) { A; B }\n  expect loaded: $result\n}",
                "3:13 reslt result"
            ),
            ("table t: A B\ndefine go (rwo) { drag $row; hover $row; drop }\ngo A\nexpect state: idle", "2:12 rwo row"),
        ])
    func declarations(text: String, expected: String) {
        let checked = CheckedText(text)
        let parts = expected.split(separator: " ")
        #expect(
            checked.report == "main.dnd:\(parts[0]) DND2117 '\(parts[1])' is declared here, and every use says "
                + "'\(parts[2])' (did you mean '\(parts[2])'?)")
    }

    @Test("Of a declaration and its only use nobody knows which is misspelt")
    func onlyUse() {
        let checked = CheckedText("table t: A\ntable peple: B C\nexpect order in people: B C")
        #expect(
            checked.report == "main.dnd:3:17 DND2104 unknown list 'people' "
                + "(did you mean 'peple' here, or 'people' where it is declared?)")
        #expect(checked.diagnostics[0].notes.map { $0.message } == ["'peple' is declared here, and nothing uses it"])
    }

    @Test("A declared name that something uses is no typo")
    func usedDeclaration() {
        let checked = CheckedText("table t: Anna B\ndrag Annn; drop; drag Annn; drop\nexpect order: B Anna")
        #expect(checked.codes == ["DND2105", "DND2105"])
    }

    // MARK: - Punctuation

    @Test(
        "A sign in a word is reported where it stands",
        arguments: [
            ("expect order in {nbox: A", "1:25", "inbox"), ("drag A in in{box; drop", "1:21", "inbox"),
            ("exp}ect order in inbox: A", "1:12", "expect"), ("}expect order in inbox: A", "1:9", "expect"),
            ("expect sta(e: idle", "1:16", "state"), ("scena\"rio \"s\" { expect state: idle }", "1:9", "scenario"),
            ("\"cenario \"s\" { expect state: idle }", "1:9", "scenario"), ("expect st[te: idle", "1:16", "state"),
            ("expect ord:r in inbox: A", "1:16", "order"), ("drag A in inbo, ; drop", "1:19", "inbox"),
            ("expect call dropSessionDidEnd i: inbox: once", "1:39", "in"), ("ho$er A in inbox; drop", "1:11", "hover"),
            ("drag A in in~ox; drop", "1:19", "inbox"), ("expect ca:ls in inbox { ... }", "1:16", "calls"),
            ("drag A in inbox; ]drop", "1:26", "drop"), ("perform[ropWith", "1:16", "performDropWith"),
        ])
    func sign(text: String, place: String, word: String) throws {
        // One line, so that only the typo determines the place of the report; the name also occurs elsewhere.
        let checked = CheckedText("view v; " + text + "\n\ntable inbox: A B\nexpect order in inbox: A B\n")
        let first = try #require(checked.diagnostics.first)
        let at = checked.position(of: first)
        #expect(first.hints.first == "did you mean '\(word)'?", "\(checked.report)")
        #expect("\(at.line):\(at.column)" == place, "\(checked.report)")
    }

    @Test("What a brace in a word leads to is not reported")
    func consequences() {
        let checked = CheckedText(
            "table inbox: A B\nscenario \"s\" {\n  drag A in in{box; drop\n}\n"
                + "scenario \"t\" { expect order in inbox: A B }"
        )
        #expect(checked.codes.first == "DND2013")
        #expect(checked.diagnostics.first?.message == "'{' stands in a word")
        #expect(checked.diagnostics.first?.notes.map { $0.message } == ["otherwise the block is not closed"])
        #expect(!checked.codes.contains("DND2301"), "\(checked.report)")
    }

    @Test(
        "Brackets that are only missing their partner stay where they are",
        arguments: [
            ("scenario \"s\" {drop", "DND2013 1:14"), ("go(a b", "DND2012 1:3"), ("drop}", "DND2014 1:5"),
            ("a: b: c", "DND2017 1:5"), ("select A,,B", "DND2016 1:10"), ("view \"in progress", "DND2003 1:6"),
        ])
    func noSlip(text: String, expected: String) throws {
        let source = SourceFile(name: "main.dnd", text: text)
        let first = try #require(Parser.parse(file: FileID(rawValue: 0), source: source).diagnostics.first)
        let at = source.position(at: first.range.lowerBound)
        #expect("\(first.code) \(at.line):\(at.column)" == expected)
        #expect(!first.hints.contains { $0.hasPrefix("did you mean") }, "\(first.hints)")
    }

    // MARK: - Spaces and letters

    @Test(
        "A blank in a word, and one that stands a letter off, are seen",
        arguments: [
            ("drag sun set in inbox", "sunset"), ("drag sunse tin inbox", "sunset in"),
            ("drag sunseti n inbox", "sunset in"),
            ("expect call sin inbox { ... }", "calls in"), ("batch n inbox { }", "in"), ("lift dnuset", "sunset"),
            ("expect silence p erformDropWith: R131", "performDropWith"), ("expect exception \"some tex\"t", "text\""),
        ])
    func blank(text: String, word: String) throws {
        let checked = CheckedText("table inbox: sunset B\n" + text + "\nexpect order: sunset B\n")
        let first = try #require(checked.diagnostics.first)
        #expect(first.hints.first == "did you mean '\(word)'?", "\(checked.report)")
    }

    @Test("A mistyped table of cases is the only thing reported of it")
    func mistypedTable() {
        let checked = CheckedText(
            "table t: A B\nscenario \"$row\" {\n  examles (row) { A; B }\n  drag $row\n  expect state: dragging\n}")
        #expect(checked.report == "main.dnd:3:3 DND2101 unknown verb 'examles' (did you mean 'examples'?)")
    }

    // MARK: - Files

    @Test(
        "A file that is not there gets the name of the nearest, written from the file that includes it",
        arguments: [
            ("include \"peple.dnd\"", "people.dnd"), ("include \"../sharde/words.dnd\"", "../shared/words.dnd"),
            ("include \"./peoples.dnd\"", "people.dnd"),
        ])
    func include(text: String, name: String) {
        let checked = CheckedText(
            text, path: "specs/main.dnd", others: ["specs/people.dnd": "table t: A", "shared/words.dnd": ""])
        #expect(checked.codes == ["DND2401"])
        #expect(checked.diagnostics[0].hints.first == "did you mean '\(name)'?")
        #expect(checked.diagnostics[0].edit?.replacement == "\"\(name)\"")
    }

    @Test("A file unlike all others gets no suggestion")
    func includeOfNothing() {
        let checked = CheckedText("include \"nothing.dnd\"", others: ["people.dnd": "table t: A"])
        #expect(checked.diagnostics[0].hints == ["It was looked for at 'nothing.dnd'."])
    }
}
