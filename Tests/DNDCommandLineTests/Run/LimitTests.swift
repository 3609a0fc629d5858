import DNDManual
import Foundation
import Testing

@testable import DNDCommandLine

/// Tests the time limits of scenarios.
@Suite struct LimitTests {
    private static let files = [
        "patient.dnd": """
        table t: A B C
        scenario "waits" { drag 0; wait 10s; drop; expect order: A B C }
        scenario "hurries" { drag 0; wait 1s; drop; expect order: A B C }
        """,
        "long.dnd": "table t: A B C\nscenario \"long\" {\n"
            + String(repeating: "drag 0; hover 2; drop\n", count: 6000) + "expect order: A B C\n}\n"
            + "scenario \"short\" { expect order: A B C }\n",
    ]

    @Test func `Virtual time is counted by the clock of the scenario`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(["run", "patient.dnd", "--virtual-timeout", "5s"])
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix(
                "timed out: waits (patient.dnd:2): it took longer than 5 s of virtual time\n\n"), "\(result.output)")
        #expect(result.output.contains("1 passed, 1 timed out in 1 file"))
        #expect(try program.run(["run", "patient.dnd", "--virtual-timeout", "1m"]).status == 0)
    }

    @Test func `Real time ends a scenario between two of its statements`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(["run", "long.dnd", "--timeout", "30ms"])
        #expect(result.status == 1)
        #expect(result.output.contains("timed out: long (long.dnd:2): it took longer than 30 ms\n"))
        #expect(result.output.contains("1 passed, 1 timed out in 1 file"))
        #expect(try program.run(["run", "long.dnd", "--timeout", "5m"]).status == 0)
    }

    @Test(arguments: ["0", "s", "-1s", "1.5s", "2h", "99999999999999999999s", ""])
    func `A limit that is none is refused`(text: String) throws {
        #expect(throws: UsageError(kind: .badValue(text, of: .timeout, with: .run))) {
            try ArgumentReader.read(["run", "--timeout", text, "a.dnd"])
        }
    }

    @Test(arguments: [("2", 2000), ("2s", 2000), ("500ms", 500), ("1m", 60_000)])
    func `A span has a unit, or counts seconds`(text: String, milliseconds: Int) {
        #expect(TimeSpan.milliseconds(text) == milliseconds)
    }

    @Test func `Scripts are not tried again`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(["run", "patient.dnd", "--retries", "2"])
        #expect(result.status == 64)
        #expect(result.errors.contains("--retries is for delegates of a Swift program"))
    }
}
