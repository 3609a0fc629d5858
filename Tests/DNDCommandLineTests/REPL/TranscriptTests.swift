import DNDResults
import Testing

@testable import DNDCommandLine
@testable import DNDSession

@Suite struct TranscriptTests {
    static let transcript = """
        dnd \(ProgramVersion.current). Try: drag 1; hover 4; drop   Help: help   Tour: tour   Leave: Ctrl-D
          list  A B C D E F
        dnd> delegate {
        ...>   dropSessionDidUpdate at 0 -> forbidden
        ...> }
          list  A B C D E F
        dnd> drag 1; hover 4; drop
        drag [0, 1]
         1 ← tableView(_:itemsForBeginning:at:)            at [0, 1]  → B              R082
         1 | delegate {
          list  A C D E B F
        dnd> steps
          1  drag 1
        dnd>
        dnd> expect order: A C D E B F
          holds

        """

    @Test func `what stands behind prompts is the input`() {
        #expect(
            Transcript.inputs(in: Self.transcript).map { $0.number } == [3, 7, 12, 14, 15])
        #expect(
            LogicalLines(Self.transcript).lines.map { $0.text.trimmed() } == [
                "delegate {\n       dropSessionDidUpdate at 0 -> forbidden\n     }", "drag 1; hover 4; drop", "steps",
                "",
                "expect order: A C D E B F",
            ])
    }

    @Test func `a transcript runs through every door as its inputs do`() throws {
        // Given a transcript and its inputs alone
        let program = try Program(files: [
            "copied.txt": Self.transcript, "load.txt": "load copied.txt\n",
            "inputs.txt": "delegate {\n  dropSessionDidUpdate at 0 -> forbidden\n}\ndrag 1; hover 4; drop\nsteps\n"
                + "expect order: A C D E B F\n",
        ])
        defer { program.remove() }
        let inputs = try program.run(["repl", "inputs.txt"])
        #expect(inputs.status == 0)

        // Then standard input, a file and `load` have the same result
        #expect(try program.run([], input: Self.transcript) == inputs)
        #expect(try program.run(["repl", "copied.txt"]) == inputs)
        #expect(try program.run(["repl", "load.txt"]) == inputs)
    }

    @Test func `a script without prompts is no transcript`() throws {
        let program = try Program(files: [:])
        defer { program.remove() }
        #expect(try program.run([], input: "drag 1\nnonsense\n").status == 2)
    }

    @Test func `a mistake is told at its place in the transcript`() throws {
        let program = try Program(files: ["copied.txt": "dnd> drag 1\n  list\ndnd> hoover 4\n"])
        defer { program.remove() }
        let output = try program.run(["repl", "copied.txt"])
        #expect(output.status == 2)
        #expect(output.output.contains("script:3:6: error: unknown verb 'hoover'"), "\(output.output)")
    }
}
