extension Fault {
    /// Unknown words and names.
    var unknownNameDescription: FaultDescription {
        switch self {
        case .unknownVerb:
            .init(
                "unknown verb",
                "A phrase starts with a verb of the vocabulary or a word that define made. There is no free text in a "
                    + "spec, so a line that starts with anything else is refused, never skipped. `help` lists the "
                    + "verbs.",
                bad: "table t: A B\nhovr B\nexpect state: idle", fix: "table t: A B\nhover B\nexpect state: idle")
        case .unknownWord:
            .init(
                "unknown word",
                "The phrase has a word where a keyword or a preposition must stand, and it is none of those that can. "
                    + "The hint names the nearest one.",
                bad: "table t: A B\ndrag A form t\nexpect state: dragging",
                fix: "table t: A B\ndrag A from t\nexpect state: dragging")
        case .unreadWords:
            .init(
                "words that nothing reads",
                "The phrase is complete before its end, and the rest would be ignored. A second phrase on the same "
                    + "line "
                    + "needs a ; before it; a label with blanks needs quotation marks.",
                bad: "table t: A B\ndrag A hover B\nexpect state: dragging",
                fix: "table t: A B\ndrag A; hover B\nexpect state: dragging")
        case .unknownList:
            .init(
                "unknown list",
                "No scene of that name is visible here: neither the file nor the scenario declares one. A scene "
                    + "without "
                    + "a name is called by its kind, so `table: A B` is named table.",
                bad: "table people: A B\ndrag A from peple\nexpect state: dragging",
                fix: "table people: A B\ndrag A from people\nexpect state: dragging")
        case .unknownLabel:
            .init(
                "unknown label",
                "No visible scene has a row of that label, no item is declared by that name, and no phrase inserts "
                    + "one. "
                    + "A position is written as a number, a path as [0, 1].",
                bad: "table t: apple pear\ndrag aple\nexpect state: dragging",
                fix: "table t: apple pear\ndrag apple\nexpect state: dragging")
        case .unknownSection:
            .init(
                "unknown section",
                "No visible list has a section of that title, and no phrase inserts one. Sections are declared in the "
                    + "block of a list: `section Later: A B`.",
                bad: "table t { section Later: A }\nhover end of Latr\nexpect state: idle",
                fix: "table t { section Later: A }\nhover end of Later\nexpect state: idle")
        case .unknownMethod:
            .init(
                "unknown delegate method",
                "No kind of scene has a method of that name. Methods are named by their distinguishing first label "
                    + "(performDropWith) or in full (tableView(_:performDropWith:)).",
                bad: "table t: A B\nexpect call performDropWit: never",
                fix: "table t: A B\nexpect call performDropWith: never")
        case .methodOfOtherKind:
            .init(
                "method of another kind of scene",
                "The method exists, but not for this kind of scene: a plain view has performDrop, a list "
                    + "has performDropWith. An expectation about it could never fail.",
                bad: "view well\nexpect call performDropWith in well: never",
                fix: "view well\nexpect call performDrop in well: never")
        case .unknownRule:
            .init(
                "unknown rule",
                "Rules have the numbers of the contract: R131, B14, E01, S03, Q07. `explain` prints one.",
                bad: "table t: A B { reorders }\nexpect silence performDropWith: R999",
                fix: "table t: A B { reorders }\nexpect silence performDropWith: R131")
        case .misspeltDeclaration:
            .init(
                "misspelt declaration",
                "Nothing uses the declared name, and several places use one that is nearly the same and that nothing "
                    + "declares. So the declaration is taken for the typo, and reported instead of each use.",
                bad: "table peple: A B\ntable others: C\nscenario \"s\" { expect order in people: A B }\n"
                    + "scenario \"t\" { drag 0 from people; expect state: dragging }",
                fix: "table people: A B\ntable others: C\nscenario \"s\" { expect order in people: A B }\n"
                    + "scenario \"t\" { drag 0 from people; expect state: dragging }")
        case .unknownFinding:
            .init(
                "unknown finding",
                "What a scenario may leave undone has the codes DND1001 and up. `explain` prints one.",
                bad: "table t: A B\ndrag A\nexpect finding DND1999", fix: "table t: A B\ndrag A\nexpect finding DND1001"
            )
        default:
            .init(
                "unknown tag",
                "A tag of one's own is a plain word, such as @slow. One that is nearly @skip, @todo, @only or @rule, "
                    + "or "
                    + "that has something in brackets, is taken for a typo of the pen.",
                bad: "table t: A B\n@skp(\"why\")\nscenario \"s\" { expect order: A B }",
                fix: "table t: A B\n@skip(\"why\")\nscenario \"s\" { expect order: A B }")
        }
    }

    /// Duplicates of names that must be unique.
    var duplicateDescription: FaultDescription {
        switch self {
        case .duplicateLabel:
            .init(
                "label twice in one list",
                "A label names one row of a list, so a list cannot have it twice. Two lists may share a label.",
                bad: "table t: A B A\nexpect state: idle", fix: "table t: A B C\nexpect state: idle")
        case .duplicateScene:
            .init(
                "scene twice",
                "Two scenes at the same level have the same name. A scenario may declare a scene whose name exists in "
                    + "the file: it replaces that one for the scenario.",
                bad: "table t: A B\ntable t: C\nexpect state: idle", fix: "table t: A B\ntable u: C\nexpect state: idle"
            )
        case .duplicateSection:
            .init(
                "section twice", "Two sections of a list have the same title, so the title would name neither.",
                bad: "table t { section One: A; section One: B }\nexpect state: idle",
                fix: "table t { section One: A; section Two: B }\nexpect state: idle")
        case .duplicateScenario:
            .init(
                "scenario title twice",
                "Two scenarios of a file have the same title. Reports and `--scenario` tell them apart by it.",
                bad: "table t: A B\nscenario \"s\" { expect order: A B }\nscenario \"s\" { expect state: idle }",
                fix: "table t: A B\nscenario \"s\" { expect order: A B }\nscenario \"t\" { expect state: idle }")
        case .duplicateOption:
            .init(
                "option twice", "An option of a scene or item can be said once: the second would silently win.",
                bad: "table t: A B { data array; data diffable }\nexpect state: idle",
                fix: "table t: A B { data diffable }\nexpect state: idle")
        default:
            .init(
                "item twice",
                "Two declarations at the same level say how the same item is provided. A scenario may declare an "
                    + "item of "
                    + "the file again: it replaces that one for the scenario.",
                bad: "table t: A B\nitem A { after 1s }\nitem A { after 2s }\nexpect state: idle",
                fix: "table t: A B\nitem A { after 1s }\nexpect state: idle")
        }
    }
}
