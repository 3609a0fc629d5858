extension Vocabulary {
    static let structure: [VocabularyEntry] = [
        .init(
            "scenario TITLE {scenario}", .file,
            "a scenario: steps and expectations that start from a fresh copy of the fixture",
            "table people: A B C\n\nscenario \"A goes down\" {\n  drag A; hover C; drop\n  expect order: B C A\n}",
            .scenario),
        .init(
            "before {before}", .file, "steps that run at the start of each scenario",
            "table people: A B C\n\nbefore { select A }\n\nscenario \"A is selected\" { expect selected: A }", .before),
        .init(
            "meanwhile {script}", .file,
            "updates of the app that may come between two steps, each once; for `dnd explore --all` alone",
            "table people: A B C\n\nmeanwhile { batch { model insert new at 0; list insert 0 } }\n\n"
                + "scenario \"A goes down\" { drag A; hover C; drop; expect order: B C A }", .meanwhile),
        .init(
            "include FILE [as NAME] [{values}]", .file,
            "brings in the fixture and the words of another file, by relative path; under a name, and with values",
            "include \"people.dnd\"", .include),
        .line(
            "PARAMETER CELL...", in: .values, "values in place of the default of a parameter",
            "include \"letters.dnd\" as left { labels D E }"),
        .init(
            "parameters {parameters}", .file,
            "what may differ where the file is included; $name in the file stands for the values",
            "parameters { rows A B C }\ntable people: $rows\nexpect order: $rows", .parameters),
        .line(
            "PARAMETER CELL...", in: .parameters, "a parameter and its default: one or more values",
            "parameters { first B; rows A B }\ntable people: $rows\ndrag $first; cancel\nexpect order: $rows"),
        .init(
            "define NAME [PARAMETERS] {script}", .declarations,
            "a word of one's own; $a in the body stands for what the word is given",
            "define carry (row place) { drag $row; hover $place; drop }\ncarry 1 4\nexpect order: A C D E B F",
            .define),
        .init(
            "examples PARAMETERS {cases}", .scenario,
            "a table of cases: the scenario runs once for each row, with $column standing for the value",
            "table people: A B C\n\nscenario \"row $from to $to\" {\n  examples (from to result) {\n"
                + "    0 2 (B C A)\n    2 0 (C A B)\n  }\n  drag $from; hover $to; drop\n  expect order: $result\n}",
            .examples),
        .line(
            "CELL...", in: .cases, "one case: a value for each column",
            "table people: A B C\n\nscenario \"row $from\" {\n  examples (from) { 0; 1 }\n"
                + "  drag $from; cancel\n  expect order: A B C\n}"),
    ]
}
