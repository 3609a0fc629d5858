internal import DNDLanguage

/// Rules about scenarios and their tags.
extension LintRule {
    var scenarioDescription: FaultDescription {
        switch self {
        case .onlyLeft:
            .init(
                "@only is left",
                "A scenario tagged @only keeps all others from running. That is meant for the minutes in which one "
                    + "works on it; where CI is set the run refuses it. There is no fix, because others run without "
                    + "the tag.",
                bad: "table t: A B\n\n@only scenario \"s\" { expect order: A B }\n",
                fix: "table t: A B\n\nscenario \"s\" { expect order: A B }\n")
        case .similarNames:
            .init(
                "scenario names that only case or blanks tell apart",
                "A report, a filter and a person take the two for one. Names are compared as they are reported, with "
                    + "the values of a table of cases in them.",
                bad: "table t: A\n\nscenario \"Empty\" { expect state: idle }\n\n"
                    + "scenario \"empty\" { expect order: A }\n",
                fix: "table t: A\n\nscenario \"empty\" { expect state: idle }\n\n"
                    + "scenario \"full\" { expect order: A }\n")
        case .casesAlike:
            .init(
                "cases that have the same name",
                "The title does not name the column in which the cases differ, so that a report cannot say which of "
                    + "them failed, and --filter cannot choose one.",
                bad: "table t: A B\n\nscenario \"nothing moves\" {\n  examples (row) { 0; 1 }\n"
                    + "  drag $row; cancel\n  expect order: A B\n}\n",
                fix: "table t: A B\n\nscenario \"row $row does not move\" {\n  examples (row) { 0; 1 }\n"
                    + "  drag $row; cancel\n  expect order: A B\n}\n")
        case .repeatedCase:
            .init(
                "a case that stands twice",
                "Two rows of the table hold the same values: the same scenario runs twice, and one of the rows was "
                    + "probably meant to be another. There is no fix, because only you know which.",
                bad: "table t: A B\n\nscenario \"row $row\" {\n  examples (row) { 0; 0 }\n"
                    + "  drag $row; cancel\n  expect order: A B\n}\n",
                fix: "table t: A B\n\nscenario \"row $row\" {\n  examples (row) { 0; 1 }\n"
                    + "  drag $row; cancel\n  expect order: A B\n}\n")
        case .reasonMissing:
            .init(
                "@skip or @todo with an empty reason",
                "Whoever finds the scenario later has to know what it waits for. The text in the brackets is blank.",
                bad: "table t: A\n\n@skip(\" \") scenario \"s\" { expect order: A }\n",
                fix: "table t: A\n\n@skip(\"waits for a device\") scenario \"s\" { expect order: A }\n")
        case .repeatedTag:
            .init(
                "a tag that stands twice",
                "The second one adds nothing: a scenario has a tag or it has not, and a rule is exercised or not.",
                bad: "table t: A\n\n@rule(R131 R131) scenario \"s\" { expect order: A }\n",
                fix: "table t: A\n\n@rule(R131) scenario \"s\" { expect order: A }\n")
        case .tagSpellings:
            .init(
                "a tag in two spellings",
                "Tags are compared letter by letter, so that --tag finds only half of the scenarios that are meant.",
                bad: "table t: A\n\n@Drop scenario \"one\" { expect order: A }\n\n"
                    + "@drop scenario \"two\" { expect state: idle }\n",
                fix: "table t: A\n\n@drop scenario \"one\" { expect order: A }\n\n"
                    + "@drop scenario \"two\" { expect state: idle }\n")
        default:
            .init(
                "a scenario without a name",
                "The title is blank, so that a report cannot name the scenario and --filter cannot choose it.",
                bad: "table t: A\n\nscenario \" \" { expect order: A }\n",
                fix: "table t: A\n\nscenario \"nothing happens\" { expect order: A }\n")
        }
    }
}
