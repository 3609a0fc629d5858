extension Fault {
    /// Misplaced phrases, and scenarios that check nothing.
    var structureDescription: FaultDescription {
        switch self {
        case .misplacedPhrase:
            .init(
                "phrase in the wrong place",
                "The phrase exists but cannot stand here: an option belongs in the block of its scene or item, a "
                    + "declaration at top level or in a scenario.",
                bad: "table t: A B\nreorders\nexpect state: idle", fix: "table t: A B { reorders }\nexpect state: idle")
        case .expectationInScript:
            .init(
                "expectation in a script",
                "A delegate body and the blocks of batch, load, if and each item are what the app does; what must "
                    + "hold is "
                    + "said in the scenario. An expectation in a method that is never called would never be judged.",
                bad: "table t: A B\ndelegate { performDropWith { expect order: A B } }\nexpect state: idle",
                fix: "table t: A B\ndelegate { performDropWith { list reload } }\nexpect order: A B")
        case .stepInScript:
            .init(
                "step in a script",
                "What the person does cannot stand in what the app does: a delegate cannot move a finger.",
                bad: "table t: A B\ndelegate { performDropWith { drag A } }\nexpect state: idle",
                fix: "table t: A B\ndelegate { performDropWith { list reload } }\nexpect state: idle")
        case .nothingExpected:
            .init(
                "nothing is expected",
                "A scenario without an expectation would pass whatever happens. Add one, or mark it @skip(\"why\").",
                bad: "table t: A B\nscenario \"s\" { drag A; cancel }",
                fix: "table t: A B\nscenario \"s\" { drag A; cancel; expect order: A B }")
        case .stepBesideScenarios:
            .init(
                "step beside scenarios",
                "A file with scenarios has steps only in them. A file without any is itself one scenario. Steps for "
                    + "every "
                    + "scenario stand in before { }.",
                bad: "table t: A B\nselect A\nscenario \"s\" { expect selected: A }",
                fix: "table t: A B\nscenario \"s\" { select A; expect selected: A }")
        case .ruleWithoutAnswer:
            .init(
                "rule without an answer",
                "A rule of a delegate has an answer (`-> …`), a body in braces, or both. A method with an empty body "
                    + "is "
                    + "`with dragSessionDidEnd`.",
                bad: "table t: A B\ndelegate { dragSessionDidEnd }\nexpect state: idle",
                fix: "table t: A B\ndelegate { with dragSessionDidEnd }\nexpect state: idle")
        case .unreachableRule:
            .init(
                "rule that is never reached",
                "The first rule that matches wins, and an earlier one for the same method matches every call. Move the "
                    + "particular rule above the general one.",
                bad: "table t: A B\ndelegate { canHandle -> true; canHandle when local -> false }\nexpect state: idle",
                fix: "table t: A B\ndelegate { canHandle when local -> false; canHandle -> true }\nexpect state: idle")
        case .withAndWithout:
            .init(
                "method both implemented and taken away", "A delegate implements a method or it does not.",
                bad: "table t: A B\ndelegate { with canHandle; without canHandle }\nexpect state: idle",
                fix: "table t: A B\ndelegate { without canHandle }\nexpect state: idle")
        default:
            .init(
                "tag in the wrong place", "Tags stand before a scenario. Before anything else they would do nothing.",
                bad: "@slow\ntable t: A B\nscenario \"s\" { expect order: A B }",
                fix: "table t: A B\n@slow\nscenario \"s\" { expect order: A B }")
        }
    }
}
