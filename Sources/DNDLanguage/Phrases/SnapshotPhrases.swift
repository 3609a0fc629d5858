extension Vocabulary {
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
            .snapshotDeleteAll, "snapshot delete all [in LIST]", .scripts, "deleteAllItems(), sections included",
            "table t: A B C { data diffable }\nsnapshot delete all; snapshot append section New; snapshot append Z\n"
                + "snapshot apply\nexpect order { New: Z }"),
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
            .snapshotReloadSection, "snapshot reload section SECTION [in LIST]", .scripts, "reloadSections",
            "table t { data diffable; section One: A }\nsnapshot reload section One; snapshot apply\n"
                + "expect updates: reload section 0"),
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
            .snapshotApplyUnanimated, "snapshot apply unanimated [in LIST]", .scripts,
            "apply(_:animatingDifferences:) with false",
            "table t: A B C { data diffable }\nsnapshot delete B; snapshot apply unanimated\nexpect order: A C"),
        .init(
            .snapshotApplyOffMain, "snapshot apply off-main [in LIST]", .scripts,
            "apply(_:animatingDifferences:) from another queue; shown once time passes",
            "table t: A B C { data diffable }\nsnapshot delete B; snapshot apply off-main; settle\n"
                + "expect order: A C"),
        .init(
            .snapshotTake, "snapshot take [in LIST]", .scripts, "snapshot(): begins anew from what is shown",
            "table t: A B C { data diffable }\nsnapshot delete B; snapshot take; snapshot apply\n"
                + "expect order: A B C"),
        .init(
            .snapshotApply, "snapshot apply [in LIST]", .scripts, "apply(_:animatingDifferences:)",
            diffable("snapshot delete A", "B C")),
    ]

    private static func diffable(_ phrase: String, _ result: String) -> String {
        "table t: A B C { data diffable }\n" + phrase + "; snapshot apply\nexpect order: " + result
    }

    static let outlines: [VocabularyEntry] = [
        .init(
            .outlineAppend, "outline append ITEM... [to ITEM] [of SECTION] [in LIST]", .scripts,
            "append(_:to:) of a section snapshot", outline("expand Music", "Music Song")),
        .init(
            .outlineInsertSection, "outline insert section SECTION (before LABEL | after LABEL) [of SECTION] [in LIST]",
            .scripts, "insert(_:before:) or (_:after:) with the section snapshot of another section",
            "collection t { data diffable; section One: A; section Two: B }\n"
                + "outline insert section Two after A of One; outline apply to One\nexpect order: A B"),
        .init(
            .outlineInsert, "outline insert ITEM... (before LABEL | after LABEL) [of SECTION] [in LIST]", .scripts,
            "insert(_:before:) or (_:after:) of a section snapshot",
            outline("outline insert Mail before Music; outline apply", "Mail Music")),
        .init(
            .outlineDeleteAll, "outline delete all [of SECTION] [in LIST]", .scripts,
            "deleteAll() of a section snapshot",
            outline("outline delete all; outline append Mail; outline apply", "Mail")),
        .init(
            .outlineDelete, "outline delete ITEM... [of SECTION] [in LIST]", .scripts,
            "delete(_:) of a section snapshot, with what is beneath",
            outline("outline append Mail; outline delete Music; outline apply", "Mail")),
        .init(
            .outlineReplace, "outline replace ITEM with ITEM... [of SECTION] [in LIST]", .scripts,
            "replace(childrenOf:using:)",
            outline("outline replace Music with Duet; outline expand Music; outline apply", "Music Duet")),
        .init(
            .outlineExpand, "outline expand ITEM... [of SECTION] [in LIST]", .scripts, "expand(_:)",
            outline("outline expand Music; outline apply", "Music Song")),
        .init(
            .outlineCollapse, "outline collapse ITEM... [of SECTION] [in LIST]", .scripts, "collapse(_:)",
            outline("expand Music; outline collapse Music; outline apply", "Music")),
        .init(
            .outlineApply, "outline apply [to SECTION] [in LIST]", .scripts,
            "apply(_:to:animatingDifferences:): the section shows what is visible",
            outline("expand Music", "Music Song")),
    ]

    static let reads: [VocabularyEntry] = [
        .init(
            .readItems, "read (itemIdentifiers | numberOfItems) [of SECTION] [in LIST]", .scripts,
            "asks the snapshot that the app prepares",
            "table t { data diffable; section One: A; section Two: B }\n"
                + "read itemIdentifiers of Two\nexpect returned: B"),
        .init(
            .readIsEqual, "read isEqual [in LIST]", .scripts, "whether the prepared snapshot equals snapshot()",
            "table t: A B { data diffable }\nsnapshot reload A; read isEqual\nexpect returned: true\nsnapshot take"),
        .init(
            .readIndex, "read indexOfItem LABEL [in LIST]", .scripts, "the index of an item, counted over all sections",
            "table t { data diffable; section One: A; section Two: B }\nread indexOfItem B\nexpect returned: 1"),
        .init(
            .readTransaction, "read (snapshot | initialSnapshot | finalSnapshot) [in LIST]",
            .scripts, "the items of snapshot(), or of the transaction that the reordering handlers are told",
            "collection t: A B C { data diffable; reorders }\ndrag A; hover C; drop\nread initialSnapshot\n"
                + "expect returned: A B C"),
        .init(
            .readOutlineItem,
            "read (level | parent | index | isExpanded | isVisible | contains) of LABEL [of SECTION] [in LIST]",
            .scripts, "asks the section snapshot that the app prepares about an item",
            outline("read level of Song\nexpect returned: 1", "Music")),
        .init(
            .readOutline, "read (items | rootItems | visibleItems | expandedItems) [of SECTION] [in LIST]", .scripts,
            "asks the section snapshot that the app prepares",
            outline("read items\nexpect returned: Music Song", "Music")),
    ]
}
