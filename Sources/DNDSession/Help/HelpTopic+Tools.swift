extension HelpTopic {
    /// Topics about tools outside the language.
    static let tools: [HelpTopic] = [
        HelpTopic(
            "expectations", also: ["expecting"], "what must hold, and what is found by itself",
            [
                "`expect` judges one thing: rows (`order`, `shown`), calls, the gap, the proposal, what was loaded. A "
                    + "failure shows what was found and the edit that would make it pass. In a session it is left out "
                    + "of what is saved.",
                "Some things fail a spec without any expectation: a drag that does not end, rows that differ from the "
                    + "data, an item that is lost. `expect finding DND1004` says that it is meant so.",
            ],
            try: [
                "drag 1; hover 4; drop", "expect order: A C D E B F", "expect call performDropWith: once",
                "expect calls { ...; performDropWith at [0, 4]; ... }",
            ], see: ["specs", "watching", "expect"]),
        HelpTopic(
            "specs", also: ["saving", "files", "scenarios"], "sessions and spec files are the same thing",
            [
                "`save FILE` writes declarations, steps and what was observed as a spec that passes; `dnd run FILE` "
                    + "runs it. `save! FILE` replaces a file that is there. `load FILE` plays it here. A copied "
                    + "session, prompts and output included, can be pasted, piped or loaded: what stands behind the "
                    + "prompts is played.",
                "`include \"list.dnd\" as left { labels D E }` brings in the fixture of a file under a name, with "
                    + "values for what the file declares in `parameters { }`.",
            ], try: ["drag 1; hover 4; drop", "save moved.dnd", "reset", "load moved.dnd"],
            see: ["expectations", "repl", "save", "load", "include", "parameters"]),
        HelpTopic(
            "repl", also: ["session words", "keys"], "how lines become a session",
            [
                "A line is read as a whole, then played. One that cannot be read, or a step that cannot be made, "
                    + "leaves the session as it was. A declaration begins the scene anew.",
                "Without a terminal there is no prompt, and a script stops at its first error, with an exit code that "
                    + "says why: 1 for what does not hold, 2 for what cannot be read.",
            ], try: ["table people: Ada Bob", "drag Ada; hover Bob; drop", "calls", "undo"],
            see: ["time", "breakpoints", "watching", "specs"]),
        HelpTopic(
            "time", also: ["time travel", "travel", "forks"], "back and forth between steps",
            [
                "Steps are counted from 1; `steps` lists them. `back` and `goto` go to where a step had just been "
                    + "made, `redo` plays again. A new step forgets those ahead, unless a `fork` keeps them.",
                "`diff 1 3` says what differs between two steps, `trace 2..3` what happened from one to another. The "
                    + "time of the app is virtual: `wait` and `settle` let it pass.",
            ],
            try: [
                "drag 1; hover 4; drop", "back", "fork elsewhere", "hover 0; drop", "diff main elsewhere", "goto main",
                "redo",
            ], see: ["steps", "back", "goto", "fork", "diff", "trace"]),
        HelpTopic(
            "watching", also: ["watches"], "values after every step",
            [
                "`watch gap` shows a value after every step. Whatever `expect` speaks of can be watched: write it "
                    + "without the value. So can `read …`, `list count …` and `translate …`, which are asked without "
                    + "leaving a trace."
            ], try: ["watch gap", "watch call dropSessionDidUpdate", "drag 1; hover 4", "unwatch all"],
            see: ["expectations", "watch", "unwatch"]),
        HelpTopic(
            "breakpoints", also: ["stops", "debugging"], "stopping before a call, and answering it by hand",
            [
                "`break on performDropWith` stops before such calls; a path, a condition or a list narrows it, as in a "
                    + "delegate. `step drop` stops before every call. There one sees who calls and why, and says how "
                    + "it goes on: `continue`, `step`, `undo`, or `answer move insertAt` in place of the delegate.",
                "An answer by hand stands in the saved spec as a phrase: `answer METHOD: 2 -> forbidden` answers the "
                    + "second call from there.",
            ],
            try: [
                "break on dropSessionDidUpdate", "drag 1", "answer forbidden", "expect proposal: forbidden",
                "unbreak all",
                "cancel",
            ], see: ["delegates", "break", "step", "answer"]),
        HelpTopic(
            "questions", also: ["fidelity", "open questions"], "how sure all this is",
            [
                "Every rule has a grade: documented, measured, single source or assumed. What is not known is an open "
                    + "question, Q01 and so on, with a decision. A trace marks each line that depends on one.",
                "`explain R131` or `explain Q07` tells the evidence; `assume Q07 nothing-called` takes an answer.",
            ], try: ["explain Q07", "assume Q07 nothing-called", "drag 1; hover 4; drop"],
            see: ["explain", "assume", "why"]),
    ]
}
