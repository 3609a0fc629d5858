/// The course.
extension CommandEntry {
    static let learning: [CommandEntry] = [
        CommandEntry(
            .learn, "[next|check|hint|reset|quiz|N] [N]", 0...2,
            options: [.lessons, .output, .check, .grade, .format, .color],
            particulars: [
                .output: OptionParticulars(
                    value: nil, meaning: "the folder for your answers; by default dnd-lessons, here"),
                .check: OptionParticulars(value: "DIR", meaning: "check the course in DIR, for teachers"),
                .format: OptionParticulars(value: "text|json", meaning: "the format of --grade; text by default"),
            ],
            "teaches the delegate calls, in 32 lessons",
            """
            Alone it lists the lessons with your progress. next goes on, N begins lesson N. The
            lesson's file is written into your folder; fill in the holes ??? and save. At a
            terminal the file is watched, and the verdict follows. Elsewhere check gives it.

            hint gives one of three hints, and then the solution. reset [N] writes the file
            anew and keeps your text beside it. quiz asks eight questions, and says which unit
            to begin with.

            A right answer opens a second scene, whose first complete answer is graded, once.
            Questions come back after 3, 10 and 20 lessons.

            The progress is in $XDG_STATE_HOME/dnd/learn, or ~/.local/state/dnd/learn.

            Keys at a terminal: h a hint, n the next lesson, l the list, q ends.

            Exit status: 0 the answer is right, or there was none to grade; 1 it is not right
            yet, or --check found a fault, 2 it cannot be read, 64 wrong usage, 66 a file or
            folder is missing, 73 a file cannot be written.
            docs/learn.md describes the course, and how to write one.
            """)
    ]
}
