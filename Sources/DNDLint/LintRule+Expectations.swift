internal import DNDLanguage

/// Rules about expectations and blocks.
extension LintRule {
    var expectationDescription: FaultDescription {
        switch self {
        case .repeatedExpectation:
            .init(
                "an expectation that stands twice",
                "Nothing has happened since the same was expected. `expect calls` is not meant: it looks at the calls "
                    + "since the last one.",
                bad: "table t: A\nexpect order: A\nexpect order: A\n", fix: "table t: A\nexpect order: A\n")
        case .impliedExpectation:
            .init(
                "an expectation that another one contains",
                "`expect silence` says that the method was never called, and why. `expect order` compares the app's "
                    + "data and the shown rows, so that `expect shown` with the same rows beside it says nothing "
                    + "more; that one has no fix, because it also announces rows that differ later.",
                bad: "table t: A B { reorders }\ndrag A; hover B; drop\nexpect silence performDropWith: R131\n"
                    + "expect call performDropWith: never\n",
                fix: "table t: A B { reorders }\ndrag A; hover B; drop\nexpect silence performDropWith: R131\n")
        case .contradiction:
            .init(
                "expectations of which one must fail",
                "Nothing happens between the two, and they want different values of the same thing.",
                bad: "table t: A B\nexpect order: A B\nexpect order: B A\n", fix: "table t: A B\nexpect order: A B\n")
        case .emptyExpectation:
            .init(
                "an expectation that cannot fail",
                "`expect calls { ... }` takes any calls. It is of use before another `expect calls`, which then looks "
                    + "at what follows only; here none follows. `expect gap: _` takes any gap, and none.",
                bad: "table t: A\ndrag A; cancel\nexpect calls { ... }\nexpect order: A\n",
                fix: "table t: A\ndrag A; cancel\nexpect calls { ...; dropSessionDidUpdate }\nexpect order: A\n")
        case .repeatedEllipsis:
            .init(
                "'...' twice in a row",
                "One `...` stands for any number of calls. Two say no more.",
                bad: "table t: A\ndrag A; cancel\nexpect calls { ...; ...; dropSessionDidUpdate }\n",
                fix: "table t: A\ndrag A; cancel\nexpect calls { ...; dropSessionDidUpdate }\n")
        default:
            .init(
                "an empty block that does nothing",
                "Nothing is played, answered or set by it. A method with an empty body is `with METHOD`, and "
                    + "`delegate none` takes the delegate away.",
                bad: "table t: A\nbefore { }\n\nscenario \"s\" { expect order: A }\n",
                fix: "table t: A\n\nscenario \"s\" { expect order: A }\n")
        }
    }
}
