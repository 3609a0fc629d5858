extension Fault {
    /// Parameters of files, and includes that pass values.
    var parameterDescription: FaultDescription {
        switch self {
        case .duplicateParameters:
            .init(
                "parameters twice",
                "A file declares its parameters in one place, where its includers find them. A session has them once, "
                    + "too.",
                bad: "parameters { rows A B }\nparameters { first A }\ntable t: $rows\ndrag $first; cancel\n"
                    + "expect state: idle",
                fix: "parameters { rows A B; first A }\ntable t: $rows\ndrag $first; cancel\nexpect state: idle")
        case .duplicateParameter:
            .init(
                "parameter twice",
                "The same name stands in two rows, so that one of them would mean nothing. Several values stand in "
                    + "one row.",
                bad: "parameters { rows A; rows B }\ntable t: $rows\nexpect state: idle",
                fix: "parameters { rows A B }\ntable t: $rows\nexpect state: idle")
        case .unusedFileParameter:
            .init(
                "unused parameter of a file",
                "Whoever includes the file would give a value that changes nothing. Use it as $name, or remove it.",
                bad: "parameters { rows A B; speed fast }\ntable t: $rows\nexpect state: idle",
                fix: "parameters { rows A B }\ntable t: $rows\nexpect state: idle")
        case .unknownIncludeParameter:
            .init(
                "value for no parameter",
                "The block of an include gives values to parameters that the file declares in `parameters { }`, and "
                    + "to nothing else.",
                bad: "include \"people.dnd\" { label A B C }\nexpect state: idle",
                fix: "include \"people.dnd\" { labels A B C }\nexpect state: idle")
        case .includeConflict:
            .init(
                "include with other values",
                "A file comes in once for each name. Asked for again with the same values it is there already; with "
                    + "other values the two would have to be told apart by names.",
                bad: "include \"people.dnd\"\ninclude \"people.dnd\" { labels C }\nexpect state: idle",
                fix: "include \"people.dnd\"\ninclude \"people.dnd\" as others { labels C }\nexpect state: idle")
        default:
            .init(
                "several values in a text",
                "Inside quotation marks a parameter stands for a single value. Where several are spliced, write them "
                    + "outside.",
                bad: "parameters { rows A B }\ntable t: $rows\nscenario \"rows $rows\" { expect order: $rows }",
                fix: "parameters { rows A B; title two }\ntable t: $rows\n"
                    + "scenario \"rows $title\" { expect order: $rows }")
        }
    }
}
