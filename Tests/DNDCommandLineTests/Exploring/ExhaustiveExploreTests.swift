import Foundation
import Testing

/// Tests of `dnd explore --all`.
@Suite struct ExhaustiveExploreTests {
    @Test(arguments: PlantedFault.all)
    func `A planted fault is found in the fewest steps, and its spec fails in the same way`(fault: PlantedFault) throws
    {
        let program = try Program(files: ["planted.dnd": fault.text])
        defer { program.remove() }
        let result = try program.run([
            "explore", "planted.dnd", "--all", "--gestures", "everything", "--depth", "\(fault.shortest + 1)",
        ])
        #expect(result.status == 1, "\(result.output)\(result.errors)")
        let line = try #require(
            result.output.split(separator: "\n").first { $0.contains(".dnd: \(fault.failure)") }, "\(result.output)")
        #expect(line.hasSuffix("after \(fault.shortest) step\(fault.shortest == 1 ? "" : "s")"), "\(line)")

        let path = String(line.drop { $0 == " " }.prefix { $0 != ":" })
        #expect(try program.run(["run", path]).status == 1)
        #expect(try program.run(["fmt", "--check", path]).status == 0)
    }

    @Test func `Where a scene is too large, random steps of the set take over and say so`() throws {
        let program = try Program(files: [
            "sound.dnd": "table people: A B C D\n",
            "dropping.dnd": """
            table people: A B C D

            @invariant
            scenario "no drop" { expect call performDropWith: never }

            """,
        ])
        defer { program.remove() }
        let sound = try program.run([
            "explore", "sound.dnd", "--all", "--gestures", "single-drag", "--states", "20", "--certificate", "c.json",
        ])
        #expect(sound.status == 0 && sound.output.hasPrefix("bounded: nothing went wrong up to 20 states; "))
        let words = "\ntoo large to play every gesture: random steps take over\nnothing went wrong\ncovered in 200 runs"
        #expect(sound.output.contains(words) && sound.output.contains("not made: select"), "\(sound.output)")
        #expect(try !program.text(of: "c.json").contains("random"))
        #expect(try program.run(["explore", "--check", "c.json"]).output.hasSuffix("\nc.json still holds\n"))

        let dropping = try program.run(["explore", "dropping.dnd", "--all", "--states", "2"])
        #expect(dropping.status == 1 && dropping.output.hasPrefix("bounded: nothing went wrong up to 2 states; "))
        #expect(dropping.output.contains("written: found-1.dnd, which `dnd run found-1.dnd` plays again\n"))
        #expect(try program.run(["run", "found-1.dnd"]).status == 1)
    }

    /// The textbook's delegate, one that is written out, and one that always inserts at the top.
    private static let alike = [
        "textbook.dnd": "table people: A B\n",
        "written.dnd": alike("destination"),
        "top.dnd": alike("0"),
    ]

    private static func alike(_ place: String) -> String {
        """
        table people: A B
        delegate in people { performDropWith { each item { batch {
          model remove item.source; model insert item at \(place)
          list delete item.source; list insert \(place)
        } } } }

        """
    }

    @Test func `Two delegates are the same if they leave the same rows under every gesture`() throws {
        let program = try Program(files: Self.alike)
        defer { program.remove() }
        let same = try program.run(["explore", "written.dnd", "--all", "--same-as", "textbook.dnd"])
        #expect(same.status == 0 && same.output.hasPrefix("proved: the same rows and data as with textbook.dnd"))
        let other = try program.run([
            "explore", "top.dnd", "--all", "--same-as", "textbook.dnd", "--certificate", "top.json",
        ])
        #expect(
            other.status == 1 && other.output.hasPrefix("failed: 1 difference from textbook.dnd\n"), "\(other.output)")
        #expect(
            other.output.contains("found-1.dnd: other rows in people than with the other delegate, after 2 steps\n"))
        #expect(try program.text(of: "found-1.dnd").contains("  drag B\n  drop\n  settle\n"))

        let known = try program.run([
            "explore", "top.dnd", "--all", "--same-as", "textbook.dnd", "--baseline", "top.json", "--certificate",
            "top.xml",
        ])
        #expect(known.status == 0 && known.output.hasSuffix("after 2 steps, known\n"), "\(known.output)")
        #expect(try program.text(of: "top.xml").contains("<failure message=\"other rows in people"))
        #expect(try program.run(["explore", "top.json", "--check"]).status == 0)
    }

    @Test func `What goes wrong with the other delegate alone is a spec of that delegate`() throws {
        let unbalanced =
            "table people: A B C\n\ndelegate { performDropWith { each item { list delete item.source } } }\n"
        let program = try Program(files: ["sound.dnd": "table people: A B C\n", "unbalanced.dnd": unbalanced])
        defer { program.remove() }
        let compared = try program.run(["explore", "sound.dnd", "--all", "--same-as", "unbalanced.dnd"])
        let title = "an end that only the other delegate has"
        #expect(compared.status == 1 && compared.output.contains("found-1.dnd: \(title)"), "\(compared)")
        let spec = try program.text(of: "found-1.dnd")
        #expect(spec.hasPrefix("# Found by dnd explore in unbalanced.dnd, ") && spec.contains("list delete"), "\(spec)")
        let run = try program.run(["run", "found-1.dnd"])
        #expect(run.status == 1 && run.output.contains("NSInternalInconsistencyException"), "\(run)")
    }

    @Test func `Only scenes with the same lists are compared`() throws {
        let program = try Program(files: ["a.dnd": "table people: A B\n", "b.dnd": "table people: B A\n"])
        defer { program.remove() }
        let result = try program.run(["explore", "a.dnd", "--all", "--same-as", "b.dnd"])
        #expect(result.status != 0 && result.errors.contains("b.dnd has other lists than a.dnd"), "\(result.errors)")
        let missing = try program.run(["explore", "a.dnd", "--all", "--baseline", "none.json"])
        #expect(missing.status == 66)
    }

    @Test func `A certificate is what the schema describes, and holds until the delegate changes`() throws {
        let sound = "table people: A B C\n\ndelegate { canHandle -> true; itemsForAddingTo -> item }\n"
        let program = try Program(files: ["sound.dnd": sound])
        defer { program.remove() }
        let command = ["explore", "sound.dnd", "--all", "--rows", "1...3", "--certificate", "sound.json"]
        let result = try program.run(command)
        #expect(result.status == 0 && result.output.hasPrefix("proved: "), "\(result.output)\(result.errors)")
        #expect(result.output.contains("  reached by none of them: itemsForAddingTo -> item (sound.dnd:3:31)\n"))
        let schema = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../docs/certificate.schema.json")
        let names = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: schema)) as? [String: Any])
        let certificate = try #require(
            try JSONSerialization.jsonObject(with: Data(program.text(of: "sound.json").utf8)) as? [String: Any])
        #expect(Set(try #require(names["required"] as? [String])) == Set(certificate.keys))

        let again = try program.run(["explore", "sound.json", "--check"])
        #expect(again.status == 0 && again.output.hasSuffix("sound.json still holds\n"), "\(again.output)")
        try program.write("table people: A B C\n\ndelegate { dropSessionDidUpdate -> forbidden }\n", to: "sound.dnd")
        let changed = try program.run(["explore", "sound.json", "--check"])
        #expect(changed.status == 1 && changed.output.contains("sound.json says something else"), "\(changed.output)")
    }

    @Test func `A limit makes it bounded, and names itself`() throws {
        let program = try Program(files: ["list.dnd": "table people: A B C\n"])
        defer { program.remove() }
        let result = try program.run(["explore", "list.dnd", "--all", "--depth", "2"])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("bounded: nothing went wrong up to depth 2;"), "\(result.output)")
    }

    @Test func `Rows that a delegate names are told apart`() throws {
        let named = "table people: A B C\n\ndelegate { itemsForBeginning at A -> none }\n"
        let program = try Program(files: ["named.dnd": named])
        defer { program.remove() }
        let result = try program.run(["explore", "named.dnd", "--all"])
        #expect(result.output.contains("assumed: rows are told apart, since A is named\n"), "\(result.output)")
    }

    @Test func `Scenarios that name rows which a size lacks are left out`() throws {
        let text = "table people: A B C\n\nscenario \"down\" {\n  drag A; hover C; drop\n  expect order: B C A\n}\n"
        let program = try Program(files: ["list.dnd": text])
        defer { program.remove() }
        let result = try program.run(["explore", "list.dnd", "--all", "--rows", "2"])
        #expect(result.status == 0 && result.output.contains("2 rows: proved"), "\(result.output)")
    }

    @Test(arguments: [
        (["--rows", "2"], "--rows needs --all"), (["--all", "--seed", "2"], "--seed is for random steps"),
        (["--all", "--rows", "5...2"], "--rows cannot be '5...2'"),
        (["--all", "--gestures", "swipes"], "--gestures cannot be 'swipes'"),
        (["--all", "--no-verb", "swipe"], "--no-verb cannot be 'swipe'"),
    ])
    func `Options that do not fit are refused`(options: [String], message: String) throws {
        let program = try Program(files: ["list.dnd": "table people: A B C\n"])
        defer { program.remove() }
        let result = try program.run(["explore", "list.dnd"] + options)
        #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
    }

    @Test func `A file that is no certificate is refused`() throws {
        let program = try Program(files: ["list.dnd": "table people: A B C\n", "other.json": "{}"])
        defer { program.remove() }
        let result = try program.run(["explore", "other.json", "--check"])
        #expect(result.status == 2 && result.errors.contains("other.json is no certificate"), "\(result.errors)")
    }

    @Test func `Sections have no single number of rows`() throws {
        let program = try Program(files: ["list.dnd": "table people { section Now: A B }\n"])
        defer { program.remove() }
        let result = try program.run(["explore", "list.dnd", "--all", "--rows", "2"])
        #expect(result.status == 3 && result.errors.contains("people has sections"), "\(result.errors)")
    }

    @Test func `A certificate that names a file to write to writes none`() throws {
        let program = try Program(files: ["small.dnd": "table t: A B\n", "mine": "mine\n"])
        defer { program.remove() }
        let command = ["explore", "small.dnd", "--all", "--depth", "1", "--certificate", "c.json"]
        #expect(try program.run(command).status == 0)
        let text = try program.text(of: "c.json")
        try program.write(
            text.replacing("\"--all\"", with: "\"--all\", \"--certificate\", \"mine\", \"--output\", \"mine\""),
            to: "c.json")
        // The command is another one than that of the new certificate.
        #expect(try program.run(["explore", "c.json", "--check"]).status == 1)
        #expect(try program.text(of: "mine") == "mine\n")
    }
}
