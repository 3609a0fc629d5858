import Foundation
import Testing

/// Tests `meanwhile`: the app's own updates between the steps of an exploration.
@Suite struct MeanwhileTests {
    private static let refusing = "delegate { dropSessionDidUpdate -> forbidden }\n"
    private static let textbook = "table feed: A B C\n" + refusing
    private static let inserting = textbook + "meanwhile { batch { model insert new at 0; list insert 0 } }\n"

    private func explored(
        _ text: String, _ options: [String] = []
    ) throws -> (output: String, errors: String, status: Int32) {
        let program = try Program(files: ["feed.dnd": text])
        defer { program.remove() }
        let result = try program.run(["explore", "feed.dnd", "--all"] + options)
        return (result.output, result.errors, result.status)
    }

    /// The numbers of states and transitions, and the depth.
    private func counts(_ output: String) throws -> [Int] {
        let line = try #require(
            output.split(separator: "\n").first { $0.hasPrefix("  as written: proved; ") }, "\(output)")
        return line.split { !$0.isNumber }.compactMap { Int($0) }
    }

    @Test func `An update may come between any two steps, once, and the exploration closes`() throws {
        let (without, with) = (try explored(Self.textbook), try explored(Self.inserting))
        #expect(with.status == 0 && with.output.hasPrefix("proved: "), "\(with.output)\(with.errors)")
        #expect(with.output.contains("  assumed: each update of meanwhile comes once at most\n"))
        #expect(!without.output.contains("meanwhile"))
        let (few, many) = (try counts(without.output), try counts(with.output))
        // From each state without the update one leads to it, and behind it there are four rows in place of three.
        let four = try counts(explored("table feed: A B C D\n" + Self.refusing).output)
        #expect(many[0] >= few[0] + four[0] && many[1] > few[1] + four[1], "\(few) \(many) \(four)")
    }

    @Test func `On several threads, and played again, the certificate is the same`() throws {
        let program = try Program(files: ["feed.dnd": Self.inserting])
        defer { program.remove() }
        let command = ["explore", "feed.dnd", "--all", "-j", "2", "--certificate", "feed.json"]
        #expect(try program.run(command).status == 0)
        let again = try program.run(["explore", "feed.json", "--check", "-j", "1"])
        #expect(again.status == 0, "\(again.output)")
    }

    @Test func `A delegate that an update surprises during the drag is found`() throws {
        let result = try explored(Self.inserting.replacing(Self.refusing, with: ""), ["--gestures", "single-drag"])
        #expect(result.status == 1, "\(result.output)\(result.errors)")
        #expect(result.output.contains("  found-1.dnd: DND1009 in feed, after 3 steps\n"), "\(result.output)")
    }

    @Test func `An update that goes wrong is a step of the spec that fails`() throws {
        let text = Self.textbook + "meanwhile {\n  batch {\n    model remove A  # and not the row\n  }\n}\n"
        let program = try Program(files: ["feed.dnd": text])
        defer { program.remove() }
        let result = try program.run(["explore", "feed.dnd", "--all", "--depth", "2"])
        #expect(result.status == 1, "\(result.output)\(result.errors)")
        #expect(result.output.contains(", after 1 step\n"), "\(result.output)")
        let found = try program.text(of: "found-1.dnd")
        #expect(found.contains("  batch { model remove A }\n") && !found.contains("meanwhile"), "\(found)")
        #expect(try program.run(["run", "found-1.dnd"]).status == 1)
    }

    @Test func `An update that is impossible, since its row is gone, does not come`() throws {
        let update = "batch { model remove A; list delete 0 }"
        let twice = try explored(Self.textbook + "meanwhile { \(update); \(update) }\n", ["--depth", "2"])
        #expect(twice.output.hasPrefix("bounded: nothing went wrong up to depth 2"), "\(twice.output)\(twice.errors)")
    }

    @Test func `A single drag is not ended by an update, which comes during the drag alone`() throws {
        let (with, without) = (
            try explored(Self.inserting, ["--gestures", "single-drag", "--depth", "1"]),
            try explored(Self.textbook, ["--gestures", "single-drag", "--depth", "1"])
        )
        #expect(with.output.contains("3 transitions") && without.output.contains("3 transitions"), "\(with.output)")
        let whole = try explored(Self.inserting, ["--gestures", "single-drag"])
        #expect(whole.output.hasPrefix("proved: "), "\(whole.output)")
    }

    @Test func `What dnd run plays is the same without it`() throws {
        let scenario = "\nscenario \"down\" { drag A; hover C; drop; expect order: B C A }\n"
        let text = Self.inserting.replacing(Self.refusing, with: "") + scenario
        let program = try Program(files: ["feed.dnd": text])
        defer { program.remove() }
        let result = try program.run(["run", "feed.dnd"])
        #expect(result.status == 0 && result.output.hasPrefix("1 passed"), "\(result.output)\(result.errors)")
    }

    @Test func `An update that cannot be explored is refused, with its place`() throws {
        let word = "define grow (place) { batch { model insert new at $place; list insert $place } }\n"
        let defined = try explored(Self.textbook + word + "meanwhile { grow 0 }\n")
        #expect(defined.status == 3 && defined.errors.contains("uses a parameter"), "\(defined)")
        let many = String(repeating: "batch { model insert new at 0; list insert 0 }; ", count: 17)
        let limited = try explored(Self.textbook + "meanwhile { \(many)}\n")
        #expect(limited.status == 3 && limited.errors.contains("there are 17 updates"), "\(limited.errors)")
        let gesture = try explored(Self.textbook + "meanwhile { drag A }\n")
        #expect(gesture.status == 2 && gesture.output.contains("DND"), "\(gesture)")
    }

    @Test func `A session reads the file, and plays no update`() throws {
        let program = try Program(files: ["feed.dnd": Self.inserting.replacing(Self.refusing, with: "")])
        defer { program.remove() }
        let result = try program.run(["repl", "feed.dnd"], input: "drag A; hover C; drop\nexpect order: B C A\n")
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }
}
