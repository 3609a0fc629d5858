internal import DNDLanguage

/// Rules about declarations and uses. Any occurrence of a name counts as a use.
extension LintRule {
    var nameDescription: FaultDescription {
        switch self {
        case .unusedWord:
            .init(
                "a word that nothing uses",
                "The file has scenarios, so no other file can include it, and nothing in it says the word. The fix "
                    + "removes the define, unless a comment belongs to it.",
                bad: "table t: A B\ndefine go { drag A; cancel }\n\nscenario \"s\" { expect order: A B }\n",
                fix: "table t: A B\ndefine go { drag A; cancel }\n\n"
                    + "scenario \"s\" {\n  go\n  expect order: A B\n}\n")
        case .unusedParameter:
            .init(
                "a parameter that the body does not use",
                "Every use of the word gives a value that goes nowhere. There is no fix, because the uses would have "
                    + "to change as well.",
                bad: "table t: A B\ndefine go (row) { drag A; cancel }\n\n"
                    + "scenario \"s\" {\n  go B\n  expect order: A B\n}\n",
                fix: "table t: A B\ndefine go (row) { drag $row; cancel }\n\n"
                    + "scenario \"s\" {\n  go B\n  expect order: A B\n}\n")
        case .unusedInclude:
            .init(
                "an include of which nothing is used",
                "The file brings in nothing but words, types, classes and items, and none of their names stands "
                    + "here. Scenes, delegates and the like matter without being named, so that they count as used.",
                bad: "include \"words.dnd\"\ntable t: A\nexpect order: A\n", fix: "table t: A\nexpect order: A\n")
        case .repeatedInclude:
            .init(
                "a file that is included twice",
                "A file is brought in once, however often it is named. The second include does nothing.",
                bad: "include \"words.dnd\"\ninclude \"words.dnd\"\ntable t: A\ngo\nexpect order: A\n",
                fix: "include \"words.dnd\"\ntable t: A\ngo\nexpect order: A\n")
        case .unusedScene:
            .init(
                "a scene that nothing speaks of",
                "Neither its name nor any of its rows or sections is named, and no phrase can mean it without naming "
                    + "it, because it is a plain view, or there are other lists. Where it is meant to stand by, "
                    + "untouched, say so in a comment: `# lint: ignore DND1205 because …`.",
                bad: "table t: A B\nview well\ndrag A from t; cancel\nexpect order in t: A B\n",
                fix: "table t: A B\ndrag A from t; cancel\nexpect order in t: A B\n")
        case .unusedItem:
            .init(
                "an item that nothing drags",
                "No row and no view has the label, and nothing else in the text says it.",
                bad: "view well: A\nitem B { after 1s }\ndrag A; cancel\nexpect state: idle\n",
                fix: "view well: A B\nitem B { after 1s }\ndrag B; cancel\nexpect state: idle\n")
        case .unusedType:
            .init(
                "a type or class that nothing uses",
                "Nothing in the text says its name: no item has it, nothing loads it, no condition asks for it.",
                bad: "type com.example.card conforms public.data\ntable t: A\nexpect order: A\n",
                fix: "type com.example.card conforms public.data\ntable t: A\n"
                    + "item A { type: com.example.card }\nexpect order: A\n")
        case .numberedRow:
            .init(
                "a position where a row has that number as its label",
                "A bare number is a position, which counts from 0, even where a row is called so. In quotation marks "
                    + "it is the label.",
                bad: "table t: 1 2 3\ndrag 1; cancel\nexpect order: 1 2 3\n",
                fix: "table t: 1 2 3\ndrag \"1\"; cancel\nexpect order: 1 2 3\n")
        default:
            .init(
                "a word that hides another",
                "A scenario defines a word that the file defines too. A reader who knows the file's word reads "
                    + "something else than what is played.",
                bad: "table t: A B\ndefine go { drag A; cancel }\n\n"
                    + "scenario \"s\" {\n  define go { drag B; cancel }\n  go\n  expect order: A B\n}\n",
                fix: "table t: A B\ndefine go { drag A; cancel }\n\n"
                    + "scenario \"s\" {\n  define goLast { drag B; cancel }\n  go; goLast\n  expect order: A B\n}\n")
        }
    }
}
