import DNDBrowser
import DNDLessons
import JSON
import Testing

/// Tests the course as a page asks for it.
@Suite struct LessonsTests {
    /// An answer to the page.
    private struct Answer {
        let json: JSONTree

        init(_ json: JSONTree) { self.json = json }

        func text(_ name: String, in part: String) throws -> String? {
            let holder = try JSONTree.member(part, of: json)
            return try holder[name]
        }

        func pieces(_ name: String) throws -> [JSONTree] {
            guard case .array(let pieces) = try JSONTree.member(name, of: JSONTree.member("sheet", of: json)) else {
                return []
            }
            return pieces
        }

        var progress: String { get throws { try json["progress"] } }
        var isSealed: Bool { get throws { try json["isSealed"] } }
    }

    private let playground: Playground = {
        let playground = Playground()
        playground.openCourse(JSONTree(members: BuiltInCourse.files.map { ($0.path, $0.text.json) }))
        return playground
    }()

    private func ask(
        _ request: String, lesson: String? = nil, text: String? = nil, after progress: String? = nil
    ) -> Answer {
        Answer(
            playground.learn([
                "request": request.json, "lesson": lesson.json, "text": text.json, "progress": progress.json,
            ]))
    }

    @Test func `A lesson is read, answered wrongly and rightly, and its second scene opens`() throws {
        let empty = ask("current")
        #expect(try empty.pieces("parts").isEmpty)
        #expect(try !empty.isSealed)
        let begun = ask("next", after: try empty.progress)
        #expect(try begun.isSealed)
        let file = try JSONTree.member("file", of: JSONTree.member("sheet", of: begun.json))
        let start: String = try file["text"]
        let kinds = try begun.pieces("parts").map { piece -> String in
            guard case .object(let members) = piece else { return "" }
            return members.first { $0.0 != "role" }?.0 ?? ""
        }
        #expect(kinds == ["heading", "text", "text", "items", "text", "rows", "text", "text"])
        let hole = ask("check", text: start, after: try begun.progress)
        #expect(try hole.text("word", in: "sheet") == "incomplete")
        #expect(try hole.isSealed)
        let wrong = ask("check", text: start.replacing("???", with: "canHandle"), after: try hole.progress)
        #expect(try wrong.text("word", in: "sheet") == "wrong")
        #expect(try wrong.pieces("verdict").count == 2)
        #expect(try !wrong.isSealed)
        let calls = "itemsForBeginning; canHandle; dropSessionDidUpdate"
        let right = ask("check", text: start.replacing("???", with: calls), after: try wrong.progress)
        #expect(try right.text("word", in: "sheet") == "right")
        let second = try JSONTree.member("file", of: JSONTree.member("sheet", of: right.json))
        #expect(try second["name"] as String == "01-who-is-asked-first/second.dnd")
        #expect(try right.isSealed)
        // The progress is a text, since its numbers are larger than those of a page.
        #expect(try right.progress.contains("\"lastAnswer\":"))
    }

    @Test func `The sentences name the buttons of a page, and no command`() throws {
        let begun = ask("open", lesson: "1")
        let requests = [
            begun, ask("check", text: "", after: try begun.progress), ask("next", after: try begun.progress),
            ask("quiz"), ask("hint"), ask("reset", after: try begun.progress),
        ]
        for answer in requests {
            let text = answer.json.text(in: .compact)
            #expect(!text.contains("dnd learn"), "\(text)")
        }
        #expect(begun.json.text(in: .compact).contains("Write the calls in place of ???, and press “Check”."))
    }

    @Test func `The lesson in Swift is for the terminal, and says so`() throws {
        let answer = ask("open", lesson: "32")
        #expect(answer.json.text(in: .compact).contains("so it is for the terminal: `dnd learn 32`."))
        #expect(try answer.json["isAnswerable"] == false)
        let sheet = try JSONTree.member("sheet", of: answer.json)
        #expect(throws: JSONMismatch.self) { try JSONTree.member("file", of: sheet) }
    }

    @Test func `Without a course there is no lesson`() throws {
        let playground = Playground()
        playground.openCourse(["units.md": .null])
        playground.openCourse(.null)
        for request in ["current", "next", "quiz", "open", "hint", "check", "reset"] {
            let answer = Answer(playground.learn(["request": request.json, "lesson": "1".json]))
            #expect(try !answer.json["isAnswerable"], "\(request)")
        }
        let opened = Answer(playground.learn(["request": "open".json, "lesson": "1".json]))
        #expect(opened.json.text(in: .compact).contains("there is no lesson 1"))
    }

    @Test func `A torn progress is said to be torn`() throws {
        #expect(try ask("current", after: "{").json["isTorn"] == true)
        #expect(try ask("current").json["isTorn"] == false)
    }
}

extension JSONTree {
    fileprivate static func member(_ name: String, of tree: JSONTree) throws -> JSONTree {
        guard case .object(let members) = tree, let found = members.first(where: { $0.0 == name }) else {
            throw JSONMismatch()
        }
        return found.1
    }
}
