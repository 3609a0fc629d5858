extension HelpTopic {
    /// All topics, in reading order: about gestures, about lists, about the app, about tools outside the language.
    ///
    /// A text, since arrays would compile to code several times its size. A topic has its name, other words for it and
    /// its title in the first line, then its paragraphs, lines to type, and related words.
    static let all = read(text)

    private static let text =
        """
        drag (lift, dragging): from the long press to the finger that moves
        A long press lifts a row; moving the finger begins the drag (R001). `drag B` does both, `lift B` only the \
        first, and `release` lets go of a row that was lifted.
        UIKit asks itemsForBeginning what goes along. No items, no drag (R005). Where the touched row is selected, \
        all selected rows go along (R082). A second finger adds rows with `add C`.
        dragSessionWillBegin comes once, and one dragSessionDidEnd answers it, dropped or not (R086).
        > drag B
        > add C
        > cancel
        see drop, sessions, itemsForBeginning

        drop (dropping): from the finger over a list to the row in its place
        Over a list UIKit asks canHandle, and then, each time something changes, dropSessionDidUpdate for a proposal: \
        move, copy, forbidden or cancel, and with an intent such as insertAt. A list without dropSessionDidUpdate \
        takes drops as a copy, without a gap (R094).
        Letting go over a copy or move calls performDropWith once (R160), unless the list moves the row by itself \
        (R131, R135). There the app changes its data, tells the list, and hands each item to the coordinator (R170).
        > drag 1; hover 4
        > expect proposal: move insertAt
        > drop
        > why performDropWith
        see gap, batch, placeholders, performDropWith

        gap (paths, index paths, destination): the place that a list opens, and how it is counted
        The gap follows the finger; in the drawing it is `|`. `hover gap` puts the finger over it, `hover end` behind \
        the last row (R100).
        An index path counts in one of several orders: before the drag, after removal of the dragged rows, or on the \
        screen with placeholders and gap. Every line of a trace says which.
        A table's coordinator counts as if the dragged row were gone (R104). A collection's destination counts in the \
        unchanged order (R101). Items that go into a row rather than between two open no gap (R107).
        > drag B; hover E
        > expect gap: [0, 4]
        > hover 0
        > cancel
        see drop, tables, collections

        sessions (session, apps): what lives from the lift to the end of a drag, in one app or two
        A drag session and a drop session accompany a drag; `view` declares a plain view, `app` another process. An \
        item from another app has no local object, and moving becomes copying.
        A list that the finger leaves gets no performDropWith (R110); the items go home. `expect operation` says how \
        the last session ended, `expect session` what its items conform to.
        > app Photos { view album: sunset }
        > drag sunset from album; hover 1 in list
        > expect session conforms public.text: yes
        > drop
        > settle
        > expect operation: copy
        see drag, providers, app

        fingers (selection, springloading, spring): several rows, several fingers, spring loading
        `select B C` selects rows, which are then dragged together. `finger 2` lets a second finger act, with a drag \
        of its own.
        A list with `spring-loaded` opens what the finger rests upon: `wait` lets time pass, `spring B` waits long \
        enough.
        > select B C
        > drag B; hover E; drop
        see drag, wait, add

        tables (table views, UITableView): what is particular to a table
        `table people: A B C`, or with sections in a block. A table needs no moveRowAt to take drops; with `reorders` \
        its data source has it, and a row of its own that is dragged alone is moved by it instead of performDropWith \
        (R131).
        A table's coordinator counts as if the dragged row were gone (R104).
        > table people: A B C D { reorders }
        > drag A; hover C; drop
        > expect call performDropWith: never
        > expect call moveRowAt: once
        see collections, gap, moveRowAt

        collections (collection views, UICollectionView): what is particular to a collection
        `collection shelf: A B C`. Over the gap the destination is where the item was lifted, not where the gap is \
        (R101).
        A collection that can reorder (`reorders`) commits a changed gap itself and leaves performDropWith out \
        (R135); released where it was, it calls it (R136). `reorder B` moves a row without a drag session.
        > collection shelf: A B C D
        > drag A; hover C; drop
        > expect order: B C A D
        see tables, diffable, reorder

        views (interactions): plain views with drag and drop interactions
        `view note: hello` has a drag interaction that offers those items, and a drop interaction. A view whose \
        delegate has no sessionDidUpdate never takes a drop (R060).
        Where the finger is let go over a copy or move, performDrop is called once (R070).
        > view note: hello
        > view well
        > drag hello from note; hover in well; drop; settle
        see sessions, providers

        diffable (snapshots, data sources): diffable data sources and their snapshots
        `data diffable` in the block of a scene. `snapshot append X`, `snapshot move X after Y` and the others \
        prepare a snapshot, `snapshot apply` hands it over; until then the list shows what it showed.
        UIKit finds the batch by itself: `expect updates` says it. With `reorders` a drag ends in the reordering \
        handlers, and `expect difference` says what they are told. An item that stands in a snapshot twice is an \
        exception (S01).
        > table t: A B C { data diffable }
        > snapshot move C before A; snapshot apply
        > expect order: C A B
        > expect updates: move 2 to 0
        see batch, snapshot, outline

        delegates (textbook, rules, scripts): what answers the calls
        A scene without a delegate has the textbook one, Apple's documented steps: `show textbook` prints it. \
        `delegate { … }` replaces only the methods that it names.
        A line of a delegate is a call with an answer, `dropSessionDidUpdate at 0 -> forbidden`, or with a body in \
        braces; the first that fits is taken. `with METHOD` implements one with an empty body, `without METHOD` takes \
        one away. `help methods` lists them all.
        > delegate { dropSessionDidUpdate at 0 -> forbidden; dropSessionDidUpdate -> move insertAt }
        > drag C; hover 0
        > expect proposal: forbidden
        > cancel
        see methods, breakpoints, delegate

        batch (batch updates, updates, performBatchUpdates): telling a list what changed
        An app changes its own data (`model …`) and tells the list (`list …`). In a `batch` the changes may be \
        written in any order (B01): deletes come first and count in the state before the batch (B02), inserts count \
        after it.
        Rows that do not add up are an exception with UIKit's own text (E01), and a ledger with the line of every \
        update. `expect exception "…"` takes it.
        > batch { model remove B; list delete 1 }
        > expect order: A C D E F
        > list delete 0
        > expect exception "Invalid update: ..."
        see tables, diffable, list, model

        placeholders (placeholder): rows that stand for data that is still on its way
        `placeholder insert at P for X` shows a row, `~` in the drawing, without touching the data (R180). When the \
        data has come, `placeholder commit { … }` changes the data and puts the row in its place; `placeholder \
        delete` takes it away.
        Once the placeholder is gone, a commit has no effect (R184). The textbook delegate does all this for items of \
        another app.
        > app Photos { view album: sunset }
        > item sunset { after 1s }
        > drag sunset from album; hover 1 in list; drop
        > expect shown in list: A ~ B C D E F
        > settle
        > expect order in list: A sunset B C D E F
        see providers, drop, wait

        providers (items, loading, item providers): what items are made of, and how they are loaded
        An item is plain text unless `item B { … }` says otherwise: its types, best first (R210), how long loading \
        takes, an error, who may see it. A request is met by any type that conforms to it (R211).
        `load item { … } else { … }` loads in a delegate, `wait` and `settle` let the time pass. `expect loaded`, \
        `delivered`, `error` and `progress` say what came of it.
        > item B { type: public.png public.image; named "sunset" }
        > expect types of B: public.png public.image
        > expect name of B: "sunset"
        see placeholders, sessions, item, load

        expectations (expecting): what must hold, and what is found by itself
        `expect` judges one thing: rows (`order`, `shown`), calls, the gap, the proposal, what was loaded. A failure \
        shows what was found and the edit that would make it pass. In a session it is left out of what is saved.
        Some things fail a spec without any expectation: a drag that does not end, rows that differ from the data, an \
        item that is lost. `expect finding DND1004` says that it is meant so.
        > drag 1; hover 4; drop
        > expect order: A C D E B F
        > expect call performDropWith: once
        > expect calls { ...; performDropWith at [0, 4]; ... }
        see specs, watching, expect

        specs (saving, files, scenarios): sessions and spec files are the same thing
        `save FILE` writes declarations, steps and what was observed as a spec that passes; `dnd run FILE` runs it. \
        `save! FILE` replaces a file that is there. `load FILE` plays it here. A copied session, prompts and output \
        included, can be pasted, piped or loaded: what stands behind the prompts is played.
        `include "list.dnd" as left { labels D E }` brings in the fixture of a file under a name, with values for \
        what the file declares in `parameters { }`.
        > drag 1; hover 4; drop
        > save moved.dnd
        > reset
        > load moved.dnd
        see expectations, repl, save, load, include, parameters

        repl (session words, keys): how lines become a session
        A line is read as a whole, then played. One that cannot be read, or a step that cannot be made, leaves the \
        session as it was. A declaration begins the scene anew.
        Without a terminal there is no prompt, and a script stops at its first error, with an exit code that says \
        why: 1 for what does not hold, 2 for what cannot be read.
        > table people: Ada Bob
        > drag Ada; hover Bob; drop
        > calls
        > undo
        see time, breakpoints, watching, specs

        time (time travel, travel, forks): back and forth between steps
        Steps are counted from 1; `steps` lists them. `back` and `goto` go to where a step had just been made, `redo` \
        plays again. A new step forgets those ahead, unless a `fork` keeps them.
        `diff 1 3` says what differs between two steps, `trace 2..3` what happened from one to another. The time of \
        the app is virtual: `wait` and `settle` let it pass.
        > drag 1; hover 4; drop
        > back
        > fork elsewhere
        > hover 0; drop
        > diff main elsewhere
        > goto main
        > redo
        see steps, back, goto, fork, diff, trace

        watching (watches): values after every step
        `watch gap` shows a value after every step. Whatever `expect` speaks of can be watched: write it without the \
        value. So can `read …`, `list count …` and `translate …`, which are asked without leaving a trace.
        > watch gap
        > watch call dropSessionDidUpdate
        > drag 1; hover 4
        > unwatch all
        see expectations, watch, unwatch

        breakpoints (stops, debugging): stopping before a call, and answering it by hand
        `break on performDropWith` stops before such calls; a path, a condition or a list narrows it, as in a \
        delegate. `step drop` stops before every call. There one sees who calls and why, and says how it goes on: \
        `continue`, `step`, `undo`, or `answer move insertAt` in place of the delegate.
        An answer by hand stands in the saved spec as a phrase: `answer METHOD: 2 -> forbidden` answers the second \
        call from there.
        > break on dropSessionDidUpdate
        > drag 1
        > answer forbidden
        > expect proposal: forbidden
        > unbreak all
        > cancel
        see delegates, break, step, answer

        questions (fidelity, open questions): how sure all this is
        Every rule has a grade: documented, measured, single source or assumed. What is not known is an open \
        question, Q01 and so on, with a decision. A trace marks each line that depends on one.
        `explain R131` or `explain Q07` tells the evidence; `assume Q07 nothing-called` takes an answer.
        > explain Q07
        > assume Q07 nothing-called
        > drag 1; hover 4; drop
        see explain, assume, why
        """
}
