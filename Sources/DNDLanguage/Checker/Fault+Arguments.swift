extension Fault {
    /// Arguments that are missing, malformed, or meaningless.
    var argumentDescription: FaultDescription {
        switch self {
        case .missingArgument:
            .init(
                "something is missing", "The phrase ends before it is complete. The message says what must follow.",
                bad: "table t: A B\ndrag\nexpect state: idle", fix: "table t: A B\ndrag A\nexpect state: dragging")
        case .wrongArgument:
            .init(
                "wrong argument",
                "Something else must stand here than what does. The message says what. A word that is also a "
                    + "preposition "
                    + "must be quoted to be a label.",
                bad: "table t: A B\nexpect placeholders: A", fix: "table t: A B\nexpect placeholders: 0")
        case .ambiguousList:
            .init(
                "which list",
                "Several lists are visible, and nothing says which one is meant. Add `in NAME` (or `from NAME` to a "
                    + "drag). "
                    + "A label that stands in exactly one list needs no name.",
                bad: "table t: A B\ntable u: C D\ndrag 0\nexpect state: dragging",
                fix: "table t: A B\ntable u: C D\ndrag 0 from t\nexpect state: dragging")
        case .missingUnit:
            .init(
                "time without a unit",
                "A time is written with its unit, `200ms` or `2s`, without a blank between them.",
                bad: "table t: A B\nwait 200\nexpect state: idle", fix: "table t: A B\nwait 200ms\nexpect state: idle")
        case .positionOutOfRange:
            .init(
                "position out of range",
                "The list has fewer rows than the position says, and nothing has changed it yet. Positions count "
                    + "from 0.",
                bad: "table t: A B\ndrag 2\nexpect state: dragging", fix: "table t: A B\ndrag 1\nexpect state: dragging"
            )
        case .wrongAnswer:
            .init(
                "wrong kind of answer",
                "Each method answers one kind of value: items, a truth value, a proposal or a path, and some answer "
                    + "nothing. `none` and `default` (what UIKit does without the method) stand where the kind has "
                    + "them.",
                bad: "table t: A B\ndelegate { canHandle -> move }\nexpect state: idle",
                fix: "table t: A B\ndelegate { canHandle -> true }\nexpect state: idle")
        case .referenceWithoutMeaning:
            .init(
                "reference without a meaning",
                "`item` and its parts mean something in `each item`, in `load`, in `placeholder commit` and in methods "
                    + "that are about a row; `move.source` and `move.destination` in moveRowAt and its kin.",
                bad: "table t: A B\nlist delete item.source\nexpect state: idle",
                fix: "table t: A B\nlist delete 0\nexpect state: idle")
        case .tagArguments:
            .init(
                "arguments of a tag",
                "@skip and @todo say why, in quotation marks; @rule names one rule or more; @only and @slow take "
                    + "nothing.",
                bad: "table t: A B\n@skip\nscenario \"s\" { expect order: A B }",
                fix: "table t: A B\n@skip(\"why\")\nscenario \"s\" { expect order: A B }")
        case .patternWithoutPath:
            .init(
                "pattern that no call can fit",
                "The pattern compares a path, but the method has none, so it would never match and an expectation of "
                    + "`never` could never fail. `from` and `to` belong to moveRowAt and its kin.",
                bad: "table t: A B\nexpect call canHandle at 1: never",
                fix: "table t: A B\nexpect call canHandle: never")
        case .viewIsNoList:
            .init(
                "a plain view has no rows",
                "Rows can be inserted, deleted, ordered and selected in a table or collection; a plain view has none.",
                bad: "view well: A\nlist delete 0 in well\nexpect state: idle",
                fix: "table well: A\nlist delete 0 in well\nexpect state: idle")
        case .noScene:
            .init(
                "no scene",
                "The phrase is about a list, and no scene is declared. Declare one at the top of the file: "
                    + "`table people: A B C`.",
                bad: "drag 0\nexpect state: dragging", fix: "table t: A B\ndrag 0\nexpect state: dragging")
        case .nothingToAssume:
            .init(
                "nothing to assume",
                "Only an open question with two answers can be assumed otherwise: `explain Q07` shows both. A rule "
                    + "with a source is not a matter of assumption.",
                bad: "table t: A B\nassume R131 other\nexpect order: A B",
                fix: "table t: A B\nassume Q07 nothing-called\nexpect order: A B")
        case .unknownAnswer:
            .init(
                "unknown answer",
                "Each answer to an open question has a name, which `explain Q07` prints. `decided` is the answer that "
                    + "the engine has decided on, whichever that is.",
                bad: "table t: A B\nassume Q07 noting-called\nexpect order: A B",
                fix: "table t: A B\nassume Q07 nothing-called\nexpect order: A B")
        case .formerAnswer:
            .init(
                "answer without a name",
                "`other` was the word for whatever answer had not been decided on, so it would mean the opposite "
                    + "when a decision is turned round. It keeps the meaning that it had when answers got names, for "
                    + "one version. `dnd lint --fix` writes the name.",
                bad: "table t: A B\nassume Q07 other\nexpect order: A B",
                fix: "table t: A B\nassume Q07 nothing-called\nexpect order: A B")
        default:
            .init(
                "item as a place",
                "`item` is what is dragged, not where it is. Its row is `item.source`, where it goes is `destination`.",
                bad: "table t: A B C\ndelegate { itemsForBeginning { model remove item 0 } }\nexpect state: idle",
                fix: "table t: A B C\ndelegate { itemsForBeginning { model remove item.source 0 } }\nexpect state: idle"
            )
        }
    }
}
