internal import DragDrop

extension Finding.Code {
    /// Findings about `answer`.
    var answerDescription: FindingDescription {
        .init(
            "an unused answer",
            "`answer` answers one future call. The scenario has ended without a matching call, so the answer had no "
                + "effect.",
            remedy: "Mostly the path or the number of the call is another one, or the delegate lacks the method: UIKit "
                + "does not ask an absent one. `dnd trace` shows the calls that were made.",
            rules: [.r132],
            bad: "table people: A B C\nanswer performDropWith at [0, 1] { }\ndrag A; hover C; drop\n"
                + "expect order: B C A",
            fix: "table people: A B C\nanswer performDropWith at [0, 2] { }\ndrag A; hover C; drop\n"
                + "expect order: A B C")
    }
}
