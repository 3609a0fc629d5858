import DNDResults
import Foundation
import Testing

/// Tests that `dnd explore` finds a failure, reduces it to the fewest steps, and writes a spec that fails in the same
/// way.
@Suite struct ExploreTests {
    @Test(arguments: PlantedFault.all)
    func `A planted fault is found in the fewest steps, which brute force cannot undercut`(fault: PlantedFault) throws {
        let program = try Program(files: ["planted.dnd": fault.text])
        defer { program.remove() }
        let result = try program.run(["explore", "planted.dnd", "--seed", "7"])
        #expect(result.status == 1, "\(result.output)\(result.errors)")
        let spec = try program.text(of: "found-7.dnd")
        #expect(spec.contains("\"explore 7: \(fault.failure)"), "\(spec)")

        // Then the number of steps is the minimum
        let steps = try steps(in: spec)
        #expect(steps.count == fault.shortest, "\(steps)")
        let force = BruteForce(fault)
        for count in 0..<fault.shortest { #expect(try !force.canFail(in: count), "\(count) steps are enough") }

        // And the spec fails when it is run, in the same way
        let run = try program.run(["run", "found-7.dnd"])
        #expect(run.status == 1)
        let head = run.output.split(separator: "\n").dropFirst().first ?? ""
        #expect(result.output.split(separator: "\n").contains(head), "\(run.output)")
        #expect(try program.run(["fmt", "--check", "found-7.dnd"]).status == 0)
    }

    /// Scenes with a fault, and the scenes of the examples of findings.
    private static let scenes =
        PlantedFault.all.map { $0.text } + Finding.Code.allCases.compactMap { $0.description.bad }

    @Test func `The lines that it prints of the steps can be typed, and fail in the same way`() throws {
        var typedCount = 0
        for scene in Self.scenes {
            let program = try Program(files: ["scene.dnd": scene + "\n"])
            defer { program.remove() }
            let result = try program.run(["explore", "scene.dnd", "--runs", "20", "--output", "found.dnd"])
            guard result.status == 1 else { continue }
            let printed = try printedSteps(in: result.output)
            typedCount += printed.count
            let spec = try program.text(of: "found.dnd").components(separatedBy: "\n")
            let start = try #require(spec.firstIndex { $0.hasPrefix("scenario") })
            let end = try #require(spec[start...].firstIndex { ["  settle", "  expect"].contains($0.prefix(8)) })
            try program.write(
                (spec[...start] + printed + spec[end...]).joined(separator: "\n"), to: "typed.dnd")
            let check = try program.run(["lint", "--syntax", "typed.dnd"])
            #expect(check.output == "1 file checked\n")
            #expect(try program.run(["run", "typed.dnd"]).status == 1)
        }
        #expect(typedCount > 50)
    }

    /// The lines between the report and the history of the run.
    private func printedSteps(in output: String) throws -> [String] {
        let lines = output.components(separatedBy: "\n")
        let end = try #require(lines.firstIndex { $0.hasPrefix("run ") })
        let start = try #require(lines[..<(end - 1)].lastIndex(of: ""))
        return Array(lines[(start + 1)..<(end - 1)])
    }

    /// The steps of a person; `settle` at the end lets time pass.
    private func steps(in spec: String) throws -> [Substring] {
        let lines = spec.split(separator: "\n").map { $0.drop { $0 == " " } }
        let start = try #require(lines.firstIndex { $0.hasPrefix("scenario") })
        var steps = lines[(start + 1)...].prefix { !$0.hasPrefix("expect") }
        if steps.last == "settle" { steps.removeLast() }
        return Array(steps)
    }

    @Test(arguments: [1, 2, 3])
    func `The textbook does nothing wrong`(seed: Int) throws {
        let program = try Program(files: [
            "textbook.dnd": """
            table people: A B C D { reorders; visible 3 }
            collection tray { section One: X Y; section Two: Z }
            collection modern { data diffable; section Main: P Q R; reorders }
            """
        ])
        defer { program.remove() }
        let result = try program.run(["explore", "textbook.dnd", "--seed", "\(seed)", "--runs", "20"])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.hasPrefix("nothing went wrong\ncovered in 20 runs of "))
        #expect(result.output.contains("with seed \(seed):"))
        #expect(
            !FileManager.default.fileExists(atPath: program.folder.appendingPathComponent("found-\(seed).dnd").path))
    }

    @Test func `The same seed takes the same way, another seed another`() throws {
        let program = try Program(files: ["planted.dnd": PlantedFault.all[1].text])
        defer { program.remove() }
        let outputs = try ["5", "5", "6"].map { seed in
            try program.run(["explore", "planted.dnd", "--seed", seed, "--output", "found.dnd"]).output
        }
        #expect(outputs[0] == outputs[1])
        #expect(outputs[0] != outputs[2])
    }

    @Test func `A scenario's own scene is explored by its line, and its declarations go along`() throws {
        let text = """
            table people: A B C
            scenario "fine" { drag A; drop; expect state: idle }
            scenario "lossy" {
              delegate { performDropWith { each item { batch { model remove item; list delete item.source } } } }
              drag A; drop; expect order: B C
            }
            """
        let program = try Program(files: ["two.dnd": text])
        defer { program.remove() }
        #expect(try program.run(["explore", "two.dnd"]).status == 0)
        #expect(try program.run(["explore", "two.dnd:3"]).status == 1)
        #expect(try program.text(of: "found-1.dnd").contains("\n  delegate {"))
        #expect(try program.run(["run", "found-1.dnd"]).status == 1)
    }

    @Test func `Includes are found from where the spec is written to`() throws {
        let program = try Program(files: [
            "shared/people.dnd": "table people: A B C\n",
            "specs/lossy.dnd": "include \"../shared/people.dnd\"\n"
                + "delegate { performDropWith { each item {\n"
                + "  batch { model remove item; list delete item.source }\n} } }\n",
        ])
        defer { program.remove() }
        #expect(try program.run(["explore", "specs/lossy.dnd"]).status == 1)
        #expect(try program.text(of: "found-1.dnd").contains("include \"shared/people.dnd\""))
        #expect(try program.run(["explore", "specs/lossy.dnd", "--output", "specs/found.dnd"]).status == 1)
        #expect(try program.run(["run", "specs/found.dnd"]).status == 1)
    }

    @Test func `A finding that is left out of account is not found`() throws {
        let program = try Program(files: ["planted.dnd": PlantedFault.all[4].text])
        defer { program.remove() }
        #expect(try program.run(["explore", "planted.dnd", "--runs", "20"]).status == 1)
        let result = try program.run(["explore", "planted.dnd", "--ignore", "DND1003", "--runs", "20"])
        #expect(result.status == 0, "\(result.output)")
    }
}
