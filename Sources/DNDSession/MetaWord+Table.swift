extension MetaWord {
    /// In the order of `help`: what explains, tells, travels, stops and keeps.
    ///
    /// A text, since arrays would compile to code several times its size. A word has its usage and its meaning in the
    /// first line, then lines of its example.
    static let all = words(in: text)

    private static let text =
        """
        help [WORD]: explains a topic, a word of the language or of the REPL, or a delegate method
        > help hover
        tour [next|back|stop]: leads from the first drag to the first spec in five minutes
        > tour
        learn [N|next|check]: shows the lessons or one of them, and judges its file, as `dnd learn`
        > learn
        calls: shows everything that happened since the scene began
        > drag 1; hover 4
        > calls
        order: draws the lists
        > order
        why METHOD: says why a delegate method was called, or why it was not
        > why performDropWith
        explain RULE: tells a rule, an open question or an error code with its source
        > explain R131
        show textbook: prints the delegate of a scene that has none of its own
        > show textbook
        explore all [SET]: plays every gesture from here, and says which go wrong
        > table people: A B
        > explore all
        steps: lists the steps since the scene began
        > drag 1; hover 4
        > steps
        fix: plays the last line with the edit that its diagnostic offers
        > drga 1
        > fix
        undo: takes the last line back
        > drag 1; hover 4
        > undo
        redo [N]: plays again what was taken back, to the end of its line or N steps
        > drag 1; hover 4; drop
        > back 2
        > redo
        back [N]: goes one step back, or N
        > drag 1; hover 4; drop
        > back 2
        goto N|NAME: goes to where N steps had been made, or to a fork
        > drag 1; hover 4; drop
        > goto 1
        fork [NAME]: begins another line of steps from here, or lists those that there are
        > drag 1; hover 4
        > fork other
        > cancel
        > goto main
        diff N M: says what differs between two steps or forks: rows, session, calls
        > drag 1; hover 4; drop
        > diff 1 3
        trace [N..M]: shows what happened from step N to step M
        > drag 1; hover 4; drop
        > trace 2..3
        watch [EXPRESSION]: shows a value after every step: what `expect` can speak of
        > watch gap
        > drag 1; hover 4
        unwatch N|EXPRESSION|all: does not show it any more
        > watch gap
        > unwatch gap
        break [on METHOD …]: stops before calls of a delegate method, or lists where it does
        > break on performDropWith
        > drag 1; hover 4; drop
        > continue
        unbreak N|METHOD|all: does not stop there any more
        > break on canHandle
        > unbreak canHandle
        step [LINE]: plays a line call by call, or goes on to the next call
        > step drag 1
        > step
        > continue
        continue: goes on to the next breakpoint, or to the end
        > step drag 1
        > continue
        answer [ANSWER]: before a call: answers it in place of the delegate, and goes on
        > break on dropSessionDidUpdate
        > drag 1
        > answer forbidden
        reset: puts the rows back as declared and forgets the steps
        > drag 1; drop
        > reset
        clear: clears the screen and draws the lists
        > clear
        load FILE: plays the steps of a file or transcript, or runs the scenarios of a file
        > save a.dnd
        > load a.dnd
        save FILE: writes the session as a spec that passes, where no file is yet
        > drag 1; hover 4; drop
        > save a.dnd
        save! FILE: the same, and replaces a file that is there
        > drag 1; hover 4; drop
        > save a.dnd
        > undo
        > save! a.dnd
        quit: leaves, as Ctrl-D does
        > quit
        """
}
