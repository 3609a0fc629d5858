extension Vocabulary {
    static let models: [VocabularyEntry] = [
        .init(
            .modelInsertSection, "model insert section NAME at NUMBER [in LIST]", .scripts,
            "the app's data gains a section",
            "batch { model insert section \"New\" at 0; list insert section \"New\" at 0 }\nexpect order: A B C D E F"),
        .init(
            .modelDeleteSection, "model delete section SECTION [in LIST]", .scripts, "the app's data loses a section",
            "table t { section One: A; section Two: B }\n"
                + "batch { model delete section One; list delete section 0 }\nexpect order { Two: B }"),
        .init(
            .modelMoveSection, "model move section SECTION to NUMBER [in LIST]", .scripts,
            "a section moves in the app's data",
            "table t { section One: A; section Two: B }\n"
                + "batch { model move section Two to 0; list move section 1 to 0 }\nexpect order { Two: B; One: A }"),
        .init(
            .modelInsert, "model insert ITEM... at PLACE [in LIST]", .scripts,
            "the app's data gains a row; UIKit knows nothing of it",
            "batch { model insert Z at 0; list insert 0 }\nexpect order: Z A B C D E F"),
        .init(
            .modelRemove, "model remove THING... [in LIST]", .scripts, "the app's data loses a row",
            "batch { model remove A; list delete 0 }\nexpect order: B C D E F"),
        .init(
            .modelMove, "model move THING to PLACE [in LIST]", .scripts, "a row moves in the app's data",
            "batch { model move A to 2; list move 0 to 2 }\nexpect order: B C A D E F"),
    ]

    static let lists: [VocabularyEntry] = [
        .init(
            .listInsertSection, "list insert section NAME at NUMBER [in LIST]", .scripts, "insertSections",
            "batch { model insert section \"New\" at 1; list insert section \"New\" at 1 }\nexpect order: A B C D E F"),
        .init(
            .listDeleteSection, "list delete section SECTION [in LIST]", .scripts, "deleteSections",
            "table t { section One: A; section Two: B }\n"
                + "batch { model delete section Two; list delete section 1 }\nexpect order { One: A }"),
        .init(
            .listMoveSection, "list move section SECTION to NUMBER [in LIST]", .scripts, "moveSection(_:toSection:)",
            "table t { section One: A; section Two: B }\n"
                + "batch { model move section One to 1; list move section 0 to 1 }\nexpect order { Two: B; One: A }"),
        .init(
            .listReloadSection, "list reload section SECTION [in LIST]", .scripts, "reloadSections",
            "list reload section 0\nexpect order: A B C D E F"),
        .init(
            .listInsert, "list insert PLACE... [in LIST]", .scripts, "insertRows(at:) or insertItems(at:)",
            "batch { model insert Z at 1; list insert 1 }\nexpect order: A Z B C D E F"),
        .init(
            .listDelete, "list delete PLACE... [in LIST]", .scripts, "deleteRows(at:) or deleteItems(at:)",
            "batch { model remove F; list delete 5 }\nexpect order: A B C D E"),
        .init(
            .listMove, "list move PLACE to PLACE [in LIST]", .scripts, "moveRow(at:to:) or moveItem(at:to:)",
            "batch { model move A to 1; list move 0 to 1 }\nexpect order: B A C D E F"),
        .init(
            .listReconfigure, "list reconfigure PLACE... [in LIST]", .scripts, "reconfigureRows(at:)",
            "list reconfigure 0\nexpect order: A B C D E F"),
        .init(
            .listReload, "list reload PLACE... [in LIST]", .scripts, "reloadRows(at:) or reloadItems(at:)",
            "list reload 0 1\nexpect order: A B C D E F"),
        .init(
            .listDrag, "list drag (on | off) [in LIST]", .scripts, "dragInteractionEnabled",
            "list drag off\ndrag A\nexpect state: idle"),
        .init(
            .listReloadAll, "list reload [in LIST]", .scripts, "reloadData()",
            "model insert Z at 0; list reload\nexpect order: Z A B C D E F"),
        .init(
            .listBeginUpdates, "list beginUpdates [in LIST]", .scripts, "beginUpdates() of a table; they nest",
            "list beginUpdates; model remove A; list delete 0; list endUpdates\nexpect order: B C D E F"),
        .init(
            .listEndUpdates, "list endUpdates [in LIST]", .scripts, "endUpdates() of a table: the outermost commits",
            "list beginUpdates; model remove A; list delete 0; list endUpdates\nexpect order: B C D E F"),
    ]

    static let scripts: [VocabularyEntry] = [
        .init(
            .batch, "batch [in LIST] {script}", .scripts, "performBatchUpdates",
            "batch { model remove A; list delete 0 }\nexpect order: B C D E F"),
        .init(
            .coordinatorDropToView, "coordinator drop ITEM to view LIST", .scripts, "drop(_:to:) with a preview target",
            inDrop(
                "coordinator drop item to view well", before: "table list: A B C D E F\nview well\n",
                move: "drag 1 from list; hover 4 in list")),
        .init(
            .coordinatorDrop, "coordinator drop ITEM to PLACE", .scripts, "drop(_:toRowAt:) or drop(_:toItemAt:)",
            inDrop("coordinator drop item to item.source")),
        .init(
            .coordinatorDropInto, "coordinator drop ITEM into PLACE", .scripts, "drop(_:intoRowAt:rect:)",
            inDrop("coordinator drop item into destination")),
        .init(
            .placeholderInsert, "placeholder insert at PLACE for ITEM [cell NAME]", .scripts,
            "drop(_:to:) with a placeholder, whose cell has that reuse identifier",
            inDrop("placeholder insert at destination for item; placeholder delete")),
        .init(
            .placeholderCommit, "placeholder commit [for ITEM] {script}", .scripts,
            "commitInsertion(dataSourceUpdates:)",
            "app Photos { view album: sunset }\n"
                + "delegate in list {\n  performDropWith {\n    each item {\n"
                + "      placeholder insert at destination for item\n"
                + "      load item { placeholder commit { model insert item at destination } }\n    }\n  }\n}\n"
                + "drag sunset from album; hover 1 in list; drop; settle\nexpect order in list: A sunset B C D E F"),
        .init(
            .placeholderUpdate, "placeholder update [for ITEM]", .scripts,
            "setNeedsCellUpdate(), of a collection alone",
            "collection shelf: A B\napp Photos { view album: sunset }\nitem sunset { after 1s }\n"
                + "drag sunset from album; hover 1 in shelf; drop; placeholder update for sunset\n"
                + "settle\nexpect order in shelf: A sunset B"),
        .init(
            .placeholderDelete, "placeholder delete [for ITEM]", .scripts, "deletePlaceholder()",
            inDrop("placeholder insert at destination for item; placeholder delete for item")),
        .init(
            .eachItem, "each item {script}", .scripts, "for each item of the coordinator",
            inDrop("coordinator drop item to item.source")),
        .init(
            .branch, "if CONDITION {script} [else {script}]", .scripts, "does one thing or the other",
            inDrop("if item.source { coordinator drop item to item.source } else { list reload }")),
    ]

    static func inDrop(
        _ phrase: String, before: String = "", move: String = "drag 1; hover 4", result: String = "A B C D E F"
    ) -> String {
        before + "delegate in list { performDropWith { each item { " + phrase + " } } }\n" + move
            + "; drop; settle\nexpect order: " + result
    }
}
