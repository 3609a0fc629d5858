extension MetaWord {
    /// In the order of `help`.
    static let all: [MetaWord] =
        [
            MetaWord(
                .help, "help", "[WORD]",
                "explains a topic, a word of the language or of the REPL, or a delegate method",
                "help hover"),
            MetaWord(
                .tour, "tour", "[next|back|stop]", "leads from the first drag to the first spec in five minutes", "tour"
            ),
            MetaWord(
                .learn, "learn", "[N|next|check]",
                "shows the lessons or one of them, and judges its file, as `dnd learn`",
                "learn"),
        ] + telling + travelling + stopping + keeping

    private static let telling: [MetaWord] = [
        MetaWord(.calls, "calls", "", "shows everything that happened since the scene began", "drag 1; hover 4\ncalls"),
        MetaWord(.order, "order", "", "draws the lists", "order"),
        MetaWord(
            .why, "why", "METHOD", "says why a delegate method was called, or why it was not", "why performDropWith"),
        MetaWord(
            .explain, "explain", "RULE", "tells a rule, an open question or an error code with its source",
            "explain R131"),
        MetaWord(.show, "show", "textbook", "prints the delegate of a scene that has none of its own", "show textbook"),
        MetaWord(
            .explore, "explore", "all [SET]", "plays every gesture from here, and says which go wrong",
            "table people: A B\nexplore all"),
    ]

    private static let travelling: [MetaWord] = [
        MetaWord(.steps, "steps", "", "lists the steps since the scene began", "drag 1; hover 4\nsteps"),
        MetaWord(
            .fix, "fix", "", "plays the last line with the edit that its diagnostic offers", "drga 1\nfix"),
        MetaWord(.undo, "undo", "", "takes the last line back", "drag 1; hover 4\nundo"),
        MetaWord(
            .redo, "redo", "[N]", "plays again what was taken back, to the end of its line or N steps",
            "drag 1; hover 4; drop\nback 2\nredo"),
        MetaWord(.back, "back", "[N]", "goes one step back, or N", "drag 1; hover 4; drop\nback 2"),
        MetaWord(
            .goto, "goto", "N|NAME", "goes to where N steps had been made, or to a fork",
            "drag 1; hover 4; drop\ngoto 1"),
        MetaWord(
            .fork, "fork", "[NAME]", "begins another line of steps from here, or lists those that there are",
            "drag 1; hover 4\nfork other\ncancel\ngoto main"),
        MetaWord(
            .diff, "diff", "N M", "says what differs between two steps or forks: rows, session, calls",
            "drag 1; hover 4; drop\ndiff 1 3"),
        MetaWord(
            .trace, "trace", "[N..M]", "shows what happened from step N to step M",
            "drag 1; hover 4; drop\ntrace 2..3"),
    ]

    private static let stopping: [MetaWord] = [
        MetaWord(
            .watch, "watch", "[EXPRESSION]", "shows a value after every step: what `expect` can speak of",
            "watch gap\ndrag 1; hover 4"),
        MetaWord(.unwatch, "unwatch", "N|EXPRESSION|all", "does not show it any more", "watch gap\nunwatch gap"),
        MetaWord(
            .breakOn, "break", "[on METHOD …]", "stops before calls of a delegate method, or lists where it does",
            "break on performDropWith\ndrag 1; hover 4; drop\ncontinue"),
        MetaWord(
            .unbreak, "unbreak", "N|METHOD|all", "does not stop there any more", "break on canHandle\nunbreak canHandle"
        ),
        MetaWord(
            .step, "step", "[LINE]", "plays a line call by call, or goes on to the next call",
            "step drag 1\nstep\ncontinue"),
        MetaWord(.goOn, "continue", "", "goes on to the next breakpoint, or to the end", "step drag 1\ncontinue"),
        MetaWord(
            .answer, "answer", "[ANSWER]", "before a call: answers it in place of the delegate, and goes on",
            "break on dropSessionDidUpdate\ndrag 1\nanswer forbidden"),
    ]

    private static let keeping: [MetaWord] = [
        MetaWord(.reset, "reset", "", "puts the rows back as declared and forgets the steps", "drag 1; drop\nreset"),
        MetaWord(.clear, "clear", "", "clears the screen and draws the lists", "clear"),
        MetaWord(
            .load, "load", "FILE", "plays the steps of a file or transcript, or runs the scenarios of a file",
            "save a.dnd\nload a.dnd"),
        MetaWord(
            .save, "save", "FILE", "writes the session as a spec that passes, where no file is yet",
            "drag 1; hover 4; drop\nsave a.dnd"),
        MetaWord(
            .saveOver, "save!", "FILE", "the same, and replaces a file that is there",
            "drag 1; hover 4; drop\nsave a.dnd\nundo\nsave! a.dnd"),
        MetaWord(.quit, "quit", "", "leaves, as Ctrl-D does", "quit"),
    ]
}
