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
            .listReloadAll, "list reload [in LIST]", .scripts, "reloadData()",
            "model insert Z at 0; list reload\nexpect order: Z A B C D E F"),
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
            .placeholderInsert, "placeholder insert at PLACE for ITEM", .scripts, "drop(_:to:) with a placeholder",
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
            .placeholderDelete, "placeholder delete [for ITEM]", .scripts, "deletePlaceholder()",
            inDrop("placeholder insert at destination for item; placeholder delete for item")),
        .init(
            .load, "load ITEM {script} [else {script}]", .scripts, "loadObject; the block runs when the answer arrives",
            inDrop("load item { model insert Z at 0 ; list reload } else { list reload }", result: "Z A B C D E F")),
        .init(
            .eachItem, "each item {script}", .scripts, "for each item of the coordinator",
            inDrop("coordinator drop item to item.source")),
        .init(
            .branch, "if CONDITION {script} [else {script}]", .scripts, "does one thing or the other",
            inDrop("if item.source { coordinator drop item to item.source } else { list reload }")),
    ]

    private static func inDrop(
        _ phrase: String, before: String = "", move: String = "drag 1; hover 4", result: String = "A B C D E F"
    ) -> String {
        before + "delegate in list { performDropWith { each item { " + phrase + " } } }\n" + move
            + "; drop; settle\nexpect order: " + result
    }

    static let snapshots: [VocabularyEntry] = [
        .init(
            .snapshotAppendSection, "snapshot append section NAME [in LIST]", .scripts, "appendSections",
            diffable("snapshot append section New; snapshot append Z to New", "A B C Z")),
        .init(
            .snapshotInsertSection, "snapshot insert section NAME (before SECTION | after SECTION) [in LIST]", .scripts,
            "insertSections(_:beforeSection:) or (_:afterSection:)",
            "table t { data diffable; section One: A }\n"
                + "snapshot insert section Two before One; snapshot apply\nexpect order: A"),
        .init(
            .snapshotDeleteSection, "snapshot delete section SECTION [in LIST]", .scripts, "deleteSections",
            "table t { data diffable; section One: A; section Two: B }\n"
                + "snapshot delete section One; snapshot apply\nexpect order: B"),
        .init(
            .snapshotMoveSection, "snapshot move section SECTION (before SECTION | after SECTION) [in LIST]", .scripts,
            "moveSection(_:beforeSection:) or (_:afterSection:)",
            "table t { data diffable; section One: A; section Two: B }\n"
                + "snapshot move section One after Two; snapshot apply\nexpect order: B A"),
        .init(
            .snapshotInsertAt, "snapshot insert ITEM... at PLACE [in LIST]", .scripts, "inserts by place",
            diffable("snapshot insert Z at 1", "A Z B C")),
        .init(
            .snapshotInsert, "snapshot insert ITEM... (before LABEL | after LABEL) [in LIST]", .scripts,
            "insertItems(_:beforeItem:) or (_:afterItem:)", diffable("snapshot insert Z before B", "A Z B C")),
        .init(
            .snapshotAppend, "snapshot append ITEM... [to SECTION] [in LIST]", .scripts, "appendItems(_:toSection:)",
            diffable("snapshot append Z", "A B C Z")),
        .init(
            .snapshotDelete, "snapshot delete ITEM... [in LIST]", .scripts, "deleteItems",
            diffable("snapshot delete B", "A C")),
        .init(
            .snapshotMoveTo, "snapshot move ITEM to PLACE [in LIST]", .scripts, "moves by place",
            diffable("snapshot move A to 2", "B C A")),
        .init(
            .snapshotMove, "snapshot move ITEM (before LABEL | after LABEL) [in LIST]", .scripts,
            "moveItem(_:beforeItem:) or (_:afterItem:)", diffable("snapshot move A after C", "B C A")),
        .init(
            .snapshotReload, "snapshot reload ITEM... [in LIST]", .scripts, "reloadItems",
            diffable("snapshot reload A", "A B C")),
        .init(
            .snapshotReconfigure, "snapshot reconfigure ITEM... [in LIST]", .scripts, "reconfigureItems",
            diffable("snapshot reconfigure A", "A B C")),
        .init(
            .snapshotApplyReloading, "snapshot apply reloading [in LIST]", .scripts, "applySnapshotUsingReloadData",
            "table t: A B C { data diffable }\nsnapshot delete B; snapshot apply reloading\nexpect order: A C"),
        .init(
            .snapshotApply, "snapshot apply [in LIST]", .scripts, "apply(_:animatingDifferences:)",
            diffable("snapshot delete A", "B C")),
    ]

    private static func diffable(_ phrase: String, _ result: String) -> String {
        "table t: A B C { data diffable }\n" + phrase + "; snapshot apply\nexpect order: " + result
    }
}
