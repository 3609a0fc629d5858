internal import DragDrop

extension Finding.Code {
    /// What was answered by hand.
    var answerDescription: FindingDescription {
        .init(
            "an answer that nobody asked for",
            "`answer` speaks for one call that is still to come. The scenario ends, and no call has fitted: the answer "
                + "has had no effect.",
            remedy: "Mostly the path or the number of the call is another one, or the delegate lacks the method: UIKit "
                + "does not ask an absent one. `dnd trace` shows the calls that were made.",
            rules: [.r132],
            bad: "table people: A B C\nanswer performDropWith at [0, 1] { }\ndrag A; hover C; drop\n"
                + "expect order: B C A",
            fix: "table people: A B C\nanswer performDropWith at [0, 2] { }\ndrag A; hover C; drop\n"
                + "expect order: A B C")
    }
}
