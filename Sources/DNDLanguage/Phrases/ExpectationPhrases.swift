extension Vocabulary {
    static let expectations: [VocabularyEntry] = [
        .init(
            .expectOrder, "expect (order | shown) [in LIST] : SHOWN", .steps,
            "the rows of model and list (order) or of the list alone (shown); ~ is a placeholder",
            "drag 1; hover 4; drop\nexpect order: A C D E B F"),
        .init(
            .expectOrderSections, "expect (order | shown) [in LIST] {sections}", .steps, "the rows of each section",
            "table t { section One: A; section Two: B }\nexpect order { One: A; Two: B }"),
        .init(
            .orderSection, "NAME : [SHOWN]", .sections, "the rows of one section",
            "table t { section One: A; section Two: }\nexpect order { One: A; Two: }"),
        .init(
            .expectNoCalls, "expect calls [in LIST] : none", .steps, "no delegate call since the last expect calls",
            "expect calls: none"),
        .init(
            .expectCalls, "expect calls [in LIST] {calls}", .steps,
            "exactly these delegate calls since the last expect calls; ... stands for any number",
            "drag 1; hover 4; drop\nexpect calls {\n  itemsForBeginning at [0, 1] -> B\n  ...\n"
                + "  performDropWith at [0, 4]\n}"),
        .init(
            .anyCalls, "...", .calls, "any number of calls",
            "drag 1; hover 4; drop\nexpect calls { ...; performDropWith }"),
        .init(
            .callPattern, "CALL [-> ANSWER] [in LIST]", .calls, "one call; what the pattern leaves out is not compared",
            "lift B; release\nexpect calls { itemsForBeginning at [0, 1] -> B }"),
        .init(
            .expectCall, "expect call CALL : (never | once | twice | NUMBER) [-> ANSWER]", .steps,
            "how often a call was made", "drag 1; hover 4; drop\nexpect call performDropWith: once"),
        .init(
            .expectProposal, "expect proposal [in LIST] : (none | PROPOSAL)", .steps,
            "the proposal in force, after UIKit's own enforcement",
            "drag 1; hover 4\nexpect proposal: move insertAt\ncancel"),
        .init(
            .expectGap, "expect gap [in LIST] : PATH", .steps, "where the gap is shown",
            "drag 1; hover 4\nexpect gap: [0, 4]\ncancel"),
        .init(
            .expectFact, "expect operation : OPERATION", .steps, "how the last session ended",
            "drag 1; hover 4; drop\nexpect operation: move"),
        .init(
            .expectFact, "expect exception TEXT", .steps, "the step before raised this; ... matches any text",
            "list delete 9\nexpect exception \"attempt to delete row 9 from section 0 ...\""),
        .init(
            .expectFact, "expect state : (idle | lifted | dragging | reordering)", .steps, "where the gesture stands",
            "drag 1\nexpect state: dragging\ncancel"),
        .init(
            .expectListFact, "expect placeholders [in LIST] : NUMBER", .steps, "how many placeholders are shown",
            "expect placeholders: 0"),
        .init(
            .expectLoaded, "expect loaded : (none | LABEL...)", .steps, "what was loaded, in the order of arrival",
            "expect loaded: none"),
        .init(
            .expectListFact, "expect selected [in LIST] : (none | LABEL...)", .steps, "which rows are selected",
            "select B\nexpect selected: B"),
        .init(
            .expectListFact, "expect editing [in LIST] : (yes | no)", .steps, "isEditing", "expect editing: no"),
        .init(
            .expectListFact, "expect uncommitted [in LIST] : (yes | no)", .steps, "hasUncommittedUpdates",
            "expect uncommitted: no"),
        .init(
            .expectDrop, "expect drop of LABEL : (default | to placeholder | to view LIST | into PATH | to PATH)",
            .steps,
            "where the preview of a dropped item goes", "drag 1; hover 4; drop\nexpect drop of B: to [0, 4]"),
        .init(
            .expectReturned, "expect returned : (true | false | PATH...)", .steps,
            "what the app's last call to a list returned; none is nil, and for a section NSNotFound",
            "list count 0\nexpect returned: 6"),
        .init(
            .expectFact, "expect active (drag | drop) [in LIST] : (yes | no)", .steps, "hasActiveDrag, hasActiveDrop",
            "drag 1\nexpect active drag: yes\nexpect active drop: yes\ncancel"),
        .init(
            .expectFact, "expect cellDragState of ROW [in LIST] : (none | lifting | dragging)", .steps,
            "cellDragState of the row's cell", "lift B\nexpect cellDragState of B: lifting\nrelease"),
        .init(
            .expectFact, "expect cellDropState of ROW [in LIST] : (none | notTargeted | targeted)", .steps,
            "cellDropState of the row's cell", "drag A; hover C\nexpect cellDropState of C: notTargeted\ncancel"),
        .init(
            .expectSpringLoading, "expect springLoading : (inactive | possible | activating | activated) [on NAME]",
            .steps, "the state of spring loading under the finger, and the row or view that its effect is for",
            "table list: A B { spring-loaded }\ndrag A; hover B; wait 100ms\nexpect springLoading: possible\ncancel"),
        .init(
            .expectSilence, "expect silence METHOD [in LIST] : RULE", .steps,
            "the method was not called, and that rule is why",
            "table people: A B C { reorders }\ndrag A; hover C; drop\nexpect silence performDropWith: R131"),
        .init(
            .expectFinding, "expect finding FINDING [in LIST]", .steps,
            "that is not in order, and is meant to be so; `dnd explain` tells what a code stands for",
            "model move B to 4\nexpect finding DND1004"),
    ]
}
