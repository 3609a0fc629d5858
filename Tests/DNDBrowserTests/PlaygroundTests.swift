import DNDBrowser
import DNDDrawing
import DNDFormats
import JSON
import Testing

/// Tests a session in a page.
@Suite struct PlaygroundTests {
    let playground = Playground()

    private func load(_ text: String, scenario: Int? = nil, keep: Int? = nil, lines: [String] = []) -> JSONTree {
        playground.load([
            "text": text.json, "name": "a.dnd".json, "scenario": scenario.json, "keep": keep.json,
            "lines": lines.json,
        ])
    }

    private func order(_ state: JSONTree) throws -> [String] {
        let lists: [JSONTree] = try state.part("scene").elements("lists")
        return try lists[0].elements("sections")[0].elements("rows").map { try $0["label"] }
    }

    private func messages(_ state: JSONTree) throws -> [String] {
        try state.part("sequence").elements("messages").map { try $0["text"] }
    }

    // MARK: - Lines

    @Test func `A line moves rows, and only its calls are in the answer`() throws {
        _ = load("table people: A B C")
        let lifted = playground.play("drag A")
        #expect(try lifted["keep"] == 0)
        #expect(try messages(lifted).first == "drag [0, 0]")
        let hovered = playground.play("hover C")
        let known: Int = try hovered["keep"]
        #expect(try known == messages(lifted).count)
        #expect(try messages(hovered).first == "hover [0, 2]")
        let dropped = playground.play("drop")
        #expect(try order(dropped) == ["B", "C", "A"])
        #expect(try dropped.part("timeline")["step"] == 3)
    }

    @Test func `A gap is where the engine has it, and the row in the hand is marked`() throws {
        _ = load("table people: A B C")
        let state = playground.play("drag A; hover C")
        let section = try state.part("scene").elements("lists")[0].elements("sections")[0]
        #expect(try section["gap"] == 3)
        #expect(try section.elements("rows")[0]["marks"] == ["lifted"])
        #expect(try state.part("scene").part("drag")["labels"] == ["A"])
    }

    @Test func `A line that cannot be read is refused with a diagnostic`() throws {
        _ = load("table people: A B C")
        let state = playground.play("drga A")
        #expect(try state["isPlayed"] == false)
        let lines: [String] = try state["output"]
        #expect(lines.contains { $0.contains("drga") })
        #expect(try state.part("timeline")["step"] == 0)
    }

    @Test func `Words of the REPL are the same as at a terminal`() throws {
        _ = load("table people: A B C")
        _ = playground.play("drag A; hover C; drop")
        let why = playground.play("why performDropWith")
        #expect(try why["isCommand"] == true)
        #expect(try (why["output"] as [String]).contains { $0.contains("R132") })
        #expect(try order(playground.play("back 3")) == ["A", "B", "C"])
        #expect(try order(playground.play("redo")) == ["B", "C", "A"])
        #expect(try playground.play("diff 0 3").onlyLine("rows of people") != nil)
    }

    @Test func `A row whose label means something else is named by its place`() throws {
        let state = load("table people: A 2 \"two words\"")
        let rows = try state.part("scene").elements("lists")[0].elements("sections")[0].elements("rows")
        #expect(try rows.map { try $0["name"] as String? } == [nil, "[0, 1]", "\"two words\""])
    }

    @Test func `An earlier moment can be looked at without going there`() throws {
        _ = load("table people: A B C")
        _ = playground.play("drag A; hover C; drop")
        let earlier: [String] = try playground.look(atStep: 0).elements("lists")[0].elements("sections")[0]
            .elements("rows").map { try $0["label"] }
        #expect(earlier == ["A", "B", "C"])
        #expect(try order(playground.wholeState()) == ["B", "C", "A"])
    }

    // MARK: - Texts

    private let spec = """
        table people: A B C
        scenario "one" { drag A; hover C; drop; expect order: B C A }
        scenario "two" { drag B; cancel; expect state: idle }

        """

    @Test func `A scenario of a text is played, or its beginning`() throws {
        #expect(try order(load(spec, scenario: 0)) == ["B", "C", "A"])
        let state = load(spec, scenario: 0, keep: 2, lines: ["hover B", "drop"])
        #expect(try order(state) == ["A", "B", "C"])
        #expect(try state["own"] == 2)
    }

    @Test func `A file that another includes is read from the open ones`() throws {
        playground.open("shared/list.dnd", "table people: X Y\n")
        #expect(try order(load("include \"shared/list.dnd\"")) == ["X", "Y"])
        let diagnostics = try playground.check("include \"shared/lisst.dnd\"", name: "a.dnd").elements("diagnostics")
        #expect(diagnostics.count == 1)
    }

    @Test func `A saved session passes`() throws {
        _ = load("table people: A B C")
        _ = playground.play("drag A; hover C; drop")
        let text: String = try playground.save(title: "mine")["text"]
        let results = try playground.trace(text, name: "saved.dnd").elements("results")
        #expect(try results.map { try $0["state"] as String } == ["passed"])
        #expect(try results.map { try $0["title"] as String } == ["mine"])
    }

    @Test func `A diagnostic has the place of a page's string, and its edit`() throws {
        let text = "table people: \"👩‍👩‍👧\" é A\ndrga A"
        let found = try playground.check(text, name: "a.dnd").elements("diagnostics")[0]
        let units = Array(text.utf16)
        let (from, to): (Int, Int) = try (found["from"], found["to"])
        #expect(String(decoding: units[from..<to], as: UTF16.self) == "drga")
        #expect(try found.part("edit")["text"] == "drag")
    }

    @Test(arguments: ["drag A; hover \"é 👩‍👩‍👧\" # why\n", "delegate { canHandle -> true }", "", "\u{FEFF}a", "\"open"])
    func `The coloured parts cover a text`(text: String) throws {
        let spans: [Int] = try playground.tokens(text)["spans"]
        #expect(stride(from: 0, to: spans.count, by: 2).reduce(0) { $0 + spans[$1] } == text.utf16.count)
    }

    @Test func `Verbs and methods are coloured where they are`() throws {
        let answer = playground.tokens("drag drag # no\ndelegate { canHandle -> true }")
        let (roles, spans): ([String], [Int]) = try (answer["roles"], answer["spans"])
        let seen = stride(from: 0, to: spans.count, by: 2).map { (spans[$0], roles[spans[$0 + 1]]) }
        #expect(seen[0] == (4, "verb"))
        #expect(seen.filter { $0.1 == "verb" }.map(\.0) == [4, 8])
        #expect(seen.contains { $0 == (9, "method") })
        #expect(seen.contains { $0 == (4, "comment") })
    }

    @Test func `Candidates replace what is typed, and a file has no words of the REPL`() throws {
        _ = load("table people: Ann Bob")
        let line = playground.complete("drag A", cursor: 6, isLine: true)
        #expect(try line.elements("candidates").map { try $0["label"] as String } == ["Ann"])
        #expect(try line["from"] == 5)
        let labels = { (isLine: Bool) throws -> [String] in
            try playground.complete("un", cursor: 2, isLine: isLine).elements("candidates").map { try $0["label"] }
        }
        #expect(try labels(true).contains("undo"))
        #expect(try !labels(false).contains("undo"))
    }

    // MARK: - Explanations and runs

    @Test func `A rule is explained, and a misspelt one suggested`() throws {
        let rule: [String] = try playground.explain("R131")["lines"]
        #expect(rule.contains { $0.contains("moveRowAt") })
        let near: String = try playground.explain("R1311")["near"]
        #expect(near.hasPrefix("R"))
        #expect(try (playground.explain("drag")["lines"] as [String]).isEmpty == false)
    }

    @Test func `A rule has the example that the page has handed in, also in a session`() throws {
        #expect(try playground.explain("R131")["example"] as String? == nil)
        playground.openExamples(["R131": "table a: A".json, "R132": .null])
        #expect(try playground.explain("R131")["example"] == "table a: A")
        #expect(try playground.explain("R132")["example"] as String? == nil)
        let lines: [String] = try load("table people: A B C", lines: ["explain R131"])["output"]
        #expect(lines.contains("    table a: A"))
        playground.openExamples(.null)
        #expect(try playground.explain("R131")["example"] == "table a: A")
    }

    @Test func `A trace is the published document`() throws {
        let document: JSONTree = try playground.trace(spec, name: "a.dnd").part("trace")
        let read = try SequenceDocument(bytes: Array(document.text.utf8))
        #expect(read.scenarios.map(\.title) == ["one", "two"])
        #expect(read.scenarios[0].state == "passed")
    }

    private func wrongGesture(_ text: String, after knownCount: Int = 0) -> JSONTree {
        playground.explore(text, name: "a.dnd", scenario: nil, statesAtMost: 1000, knownCount: knownCount)
    }

    @Test func `The first wrong gesture has the fewest steps, and a certificate`() throws {
        let text = "table people: A B { reorders }\ndelegate { moveRowAt { } }\n"
        let answer = wrongGesture(text)
        let steps: [String] = try answer.part("found")["steps"]
        #expect(steps.first?.hasPrefix("drag") == true)
        #expect(steps.last == "drop")
        #expect(try answer.part("certificate")["verdict"] == "failed")
        _ = load(text, lines: steps)
        #expect(try playground.play("order")["isPlayed"] == true)
        let fine = wrongGesture("table people: A B")
        #expect(try fine.part("certificate")["verdict"] == "proved")
    }

    @Test func `The next wrong gesture is wrong in another way, until there is none`() throws {
        let text = """
            table people: A B { reorders }
            table others: X Y { reorders }
            delegate { moveRowAt { } }
            """
        let titles = try (0..<2).map { try wrongGesture(text, after: $0).part("found")["title"] as String }
        #expect(titles.map { $0.contains("in people") } == [true, false])
        #expect(titles.map { $0.contains("in others") } == [false, true])
        let rest: [String]? = try wrongGesture(text, after: 2)["found"]
        #expect(rest == nil)
    }
}

extension JSONTree {
    fileprivate func part(_ name: String) throws -> JSONTree {
        guard case .object(let members) = self, let value = members.first(where: { $0.0 == name })?.1 else {
            throw JSONMismatch()
        }
        return value
    }

    fileprivate func elements(_ name: String) throws -> [JSONTree] {
        guard case .array(let elements) = try part(name) else { throw JSONMismatch() }
        return elements
    }

    /// The first line of the output with a text.
    fileprivate func onlyLine(_ text: String) throws -> String? {
        (try self["output"] as [String]).first { $0.contains(text) }
    }
}
