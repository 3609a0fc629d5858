import Testing

/// A command line and its expected results.
struct CommandLineCase: CustomTestStringConvertible, Sendable {
    var arguments: String
    var input = ""
    var environment: [String: String] = [:]
    var status: Int32

    /// Parts of standard output and of standard error; an empty part means that the stream is empty.
    var output: [String] = []
    var errors: [String] = []

    init(
        _ arguments: String, input: String = "", environment: [String: String] = [:], _ status: Int32,
        output: [String] = [], errors: [String] = []
    ) {
        self.arguments = arguments
        self.input = input
        self.environment = environment
        self.status = status
        self.output = output
        self.errors = errors
    }

    var testDescription: String { "dnd \(arguments)" }

    /// The files in the folder of each case.
    static let files: [String: String] = [
        "good.dnd": """
        table people: A B C

        @slow scenario "down" {
          drag 0; hover 1; drop
          expect order: B A C
        }

        scenario "row $from to the end" {
          examples (from result) {
            0 (B C A)
            1 (A C B)
          }
          drag $from; hover 2; drop
          expect order: $result
        }

        """,
        "bad.dnd": "table t: A B\nscenario \"wrong\" { drag A; hover B; drop; expect order: A B }\n",
        "typo.dnd": "table t: A B\nhovr B\nexpect state: idle\n",
        "half.dnd": "table t: A B\nhovr B\nexpect nonsense\nexpect state: idle\n",
        "latin1.dnd": "table t: \u{FF}\nexpect state: idle\n",
        "skipped.dnd": "table t: A\n@skip(\"why\") scenario \"s\" { drag A }\n",
        "done.dnd": "table t: A\n@todo(\"why\") scenario \"s\" { expect state: idle }\n",
        "open.dnd": "table t: A\n@todo(\"why\") scenario \"s\" { expect state: dragging }\n",
        "only.dnd": "table t: A\n@only scenario \"s\" { expect state: idle }\n"
            + "scenario \"x\" { expect state: lifted }\n",
        "fixture.dnd": "table people: A B C\n",
        "loose.dnd": "table   t:  A   B # two\nexpect order:   A B\n",
        "tree/one.dnd": "include \"../fixture.dnd\"\nexpect order: A B C\n",
        "tree/deep/two.dnd": "include \"../../fixture.dnd\"\nscenario \"in a tree\" { expect order: A B C }\n",
        "tree/.hidden/bad.dnd": "nonsense\n",
        "tree/notes.txt": "nonsense\n",
        "far/away.dnd": "include \"../../outside.dnd\"\ntable t: A\nexpect state: idle\n",
        "empty/readme.txt": "nothing\n",
        "returning.dnd": returningView,
        "events.ndjson": began + scenario,
        "brief.ndjson": began,
        "torn.ndjson": began + "{\n" + scenario,
        "broken.json": "{\"version\": 1, \"scenarios\": [",
        "newer.json": "{\"version\": 2, \"scenarios\": []}",
        "stepping.dnd": "table t: A\n@invariant scenario \"s\" { drag A; expect state: dragging }\n",
        "own.dnd": "scenario \"s\" { table t: A; drag A; drop; expect state: idle }\n",
    ]
}
