extension Vocabulary {
    static let expectations: [VocabularyEntry] = [
        .expectation(
            "expect (order | shown) [in LIST] : SHOWN", of: .rows,
            "the rows of model and list (order) or of the list alone (shown); ~ is a placeholder",
            "drag 1; hover 4; drop\nexpect order: A C D E B F"
        ) { $0.shownRows($1).map { .rows(.flat($0)) } },
        .expectation(
            "expect (order | shown) [in LIST] {sections}", of: .rows, "the rows of each section",
            "table t { section One: A; section Two: B }\nexpect order { One: A; Two: B }"
        ) { checker, match in
            match.blocks.first.flatMap { checker.sections($0) }.map { .rows(.sections($0)) }
        },
        .line(
            "NAME : [SHOWN]", in: .sections, "the rows of one section",
            "table t { section One: A; section Two: }\nexpect order { One: A; Two: }"),
        .expectation(
            "expect calls [in LIST] : none", "no delegate call since the last expect calls", "expect calls: none"
        ) { _, _ in .calls([]) },
        .expectation(
            "expect calls [in LIST] {calls}",
            "exactly these delegate calls since the last expect calls; ... stands for any number",
            "drag 1; hover 4; drop\nexpect calls {\n  itemsForBeginning at [0, 1] -> B\n  ...\n"
                + "  performDropWith at [0, 4]\n}"
        ) { checker, match in
            match.blocks.first.flatMap { checker.calls($0, match) }.map { .calls($0) }
        },
        .line("...", in: .calls, "any number of calls", "drag 1; hover 4; drop\nexpect calls { ...; performDropWith }"),
        .line(
            "CALL [-> ANSWER] [in LIST]", in: .calls, "one call; what the pattern leaves out is not compared",
            "lift B; release\nexpect calls { itemsForBeginning at [0, 1] -> B }"),
        .expectation(
            "expect call CALL : (never | once | twice | NUMBER) [-> ANSWER]", of: .call, "how often a call was made",
            "drag 1; hover 4; drop\nexpect call performDropWith: once"),
        .expectation(
            "expect proposal [in LIST] : (none | PROPOSAL)", "the proposal in force, after UIKit's own enforcement",
            "drag 1; hover 4\nexpect proposal: move insertAt\ncancel"
        ) { $1.proposal },
        .expectation(
            "expect gap [in LIST] : PATH", "where the gap is shown", "drag 1; hover 4\nexpect gap: [0, 4]\ncancel"
        ) { $0.path($1.tokens(.path), $1).map { .path($0) } },
        .expectation(
            "expect operation : OPERATION", "how the last session ended",
            "drag 1; hover 4; drop\nexpect operation: move"),
        .expectation(
            "expect exception TEXT", "the step before raised this; ... matches any text",
            "list delete 9\nexpect exception \"attempt to delete row 9 from section 0 ...\""),
        .expectation(
            "expect state : (idle | lifted | dragging | reordering)", "where the gesture stands",
            "drag 1\nexpect state: dragging\ncancel"),
        .expectation(
            "expect placeholders [in LIST] : NUMBER", of: .rows, "how many placeholders are shown",
            "expect placeholders: 0"),
        .expectation(
            "expect loaded : (none | LABEL...)", "what was loaded, in the order of arrival", "expect loaded: none"
        ) { .labels($1.names(.label)) },
        .expectation(
            "expect selected [in LIST] : (none | LABEL...)", of: .rows, "which rows are selected",
            "select B\nexpect selected: B"),
        .expectation("expect editing [in LIST] : (yes | no)", of: .rows, "isEditing", "expect editing: no"),
        .expectation(
            "expect uncommitted [in LIST] : (yes | no)", of: .rows, "hasUncommittedUpdates", "expect uncommitted: no"),
        .expectation(
            "expect drop of LABEL : (default | to placeholder | to view LIST | into PATH | to PATH)",
            "where the preview of a dropped item goes", "drag 1; hover 4; drop\nexpect drop of B: to [0, 4]"
        ) { $0.landing($1).map { .landing($0) } },
        .expectation(
            "expect returned : (true | false | PATH...)",
            "what the app's last call to a list returned; none is nil, and for a section NSNotFound",
            "list count 0\nexpect returned: 6"
        ) { $0.returned($1).map { .returned($0) } },
        .expectation(
            "expect active (drag | drop) [in LIST] : (yes | no)", "hasActiveDrag, hasActiveDrop",
            "drag 1\nexpect active drag: yes\nexpect active drop: yes\ncancel"),
        .expectation(
            "expect cellDragState of ROW [in LIST] : (none | lifting | dragging)", "cellDragState of the row's cell",
            "lift B\nexpect cellDragState of B: lifting\nrelease"),
        .expectation(
            "expect cellDropState of ROW [in LIST] : (none | notTargeted | targeted)",
            "cellDropState of the row's cell", "drag A; hover C\nexpect cellDropState of C: notTargeted\ncancel"),
        .expectation(
            "expect springLoading : (inactive | possible | activating | activated) [on NAME]",
            "the state of spring loading under the finger, and the row or view that its effect is for",
            "table list: A B { spring-loaded }\ndrag A; hover B; wait 100ms\nexpect springLoading: possible\ncancel"),
        .expectation(
            "expect silence METHOD [in LIST] : RULE", "the method was not called, and that rule is why",
            "table people: A B C { reorders }\ndrag A; hover C; drop\nexpect silence performDropWith: R131"
        ) { $0.namedRule($1).map { .rule($0) } },
        .expectation(
            "expect finding FINDING [in LIST]",
            "that is not in order, and is meant to be so; `dnd explain` tells what a code stands for",
            "model move B to 4\nexpect finding DND1004"
        ) { _, _ in .finding },
    ]
}
