internal import DNDLanguage

/// Rules about steps. They read a scenario without expanding it, so a user-defined word makes everything after it
/// uncertain.
extension LintRule {
    var stepDescription: FaultDescription {
        switch self {
        case .idleStep:
            .init(
                "a step of a finger that holds nothing",
                "The finger has let go, or has not begun: hover, leave, drop, cancel and release cannot be made, and "
                    + "the run will say so. Where fingers change, or ends take their time (`animations`), nothing is "
                    + "reported.",
                bad: "table t: A B C\ndrag A; hover C; drop; leave\nexpect order: B C A\n",
                fix: "table t: A B C\ndrag A; hover C; drop\nexpect order: B C A\n")
        case .stepAfterException:
            .init(
                "a step after the end of the app",
                "`expect exception` says that UIKit has raised one. The app is gone then, and nothing more is played.",
                bad: "table t: A\nlist delete 9\nexpect exception \"...\"\ndrag A\n",
                fix: "table t: A\nlist delete 9\nexpect exception \"...\"\n")
        default:
            .init(
                "a step that the one before it has made",
                "After `settle` nothing is pending, and of two `finger` in a row the second counts.",
                bad: "table t: A\nsettle; settle\nexpect order: A\n", fix: "table t: A\nsettle\nexpect order: A\n")
        }
    }
}
