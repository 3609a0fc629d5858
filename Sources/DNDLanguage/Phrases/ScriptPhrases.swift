internal import SourceText

extension Vocabulary {
    static let scripts: [VocabularyEntry] = [
        .action(
            "batch [in LIST] {script}", "performBatchUpdates",
            "batch { model remove A; list delete 0 }\nexpect order: B C D E F"
        ) { $0.batch($1) },
        .action(
            "coordinator drop ITEM to view LIST", "drop(_:to:) with a preview target",
            inDrop(
                "coordinator drop item to view well", before: "table list: A B C D E F\nview well\n",
                move: "drag 1 from list; hover 4 in list")
        ) { checker, match in
            guard let item = checker.item(match.tokens(.item), match) else { return nil }
            return checker.namedList(match).map { .coordinatorDrop(item, .view($0)) }
        },
        .action(
            "coordinator drop ITEM to PLACE", "drop(_:toRowAt:) or drop(_:toItemAt:)",
            inDrop("coordinator drop item to item.source")
        ) { checker, match in
            guard let item = checker.item(match.tokens(.item), match) else { return nil }
            return checker.place(match.tokens(.place), match).map { .coordinatorDrop(item, .row($0)) }
        },
        .action(
            "coordinator drop ITEM into PLACE", "drop(_:intoRowAt:rect:)",
            inDrop("coordinator drop item into destination")
        ) { checker, match in
            guard let item = checker.item(match.tokens(.item), match) else { return nil }
            return checker.place(match.tokens(.place), match).map { .coordinatorDrop(item, .intoRow($0)) }
        },
        .action(
            "placeholder insert at PLACE for ITEM [cell NAME]",
            "drop(_:to:) with a placeholder, whose cell has that reuse identifier",
            inDrop("placeholder insert at destination for item; placeholder delete")
        ) { $0.placeholderInsert($1) },
        .action(
            "placeholder commit [for ITEM] {script}", "commitInsertion(dataSourceUpdates:)",
            "app Photos { view album: sunset }\n"
                + "delegate in list {\n  performDropWith {\n    each item {\n"
                + "      placeholder insert at destination for item\n"
                + "      load item { placeholder commit { model insert item at destination } }\n    }\n  }\n}\n"
                + "drag sunset from album; hover 1 in list; drop; settle\nexpect order in list: A sunset B C D E F"
        ) { $0.placeholderCommit($1) },
        .action(
            "placeholder update [for ITEM]", "setNeedsCellUpdate(), of a collection alone",
            "collection shelf: A B\napp Photos { view album: sunset }\nitem sunset { after 1s }\n"
                + "drag sunset from album; hover 1 in shelf; drop; placeholder update for sunset\n"
                + "settle\nexpect order in shelf: A sunset B"
        ) { $0.placeholderItem($1).map { .placeholderUpdate(for: $0) } },
        .action(
            "placeholder delete [for ITEM]", "deletePlaceholder()",
            inDrop("placeholder insert at destination for item; placeholder delete for item")
        ) { $0.placeholderItem($1).map { .placeholderDelete(for: $0) } },
        .action(
            "each item {script}", "for each item of the coordinator", inDrop("coordinator drop item to item.source")
        ) { .eachItem($0.script($1.blocks.first, in: $0.context.withItem)) },
        .action(
            "if CONDITION {script} [else {script}]", "does one thing or the other",
            inDrop("if item.source { coordinator drop item to item.source } else { list reload }")
        ) { $0.branch($1) },
    ]

    static func inDrop(
        _ phrase: String, before: String = "", move: String = "drag 1; hover 4", result: String = "A B C D E F"
    ) -> String {
        before + "delegate in list { performDropWith { each item { " + phrase + " } } }\n" + move
            + "; drop; settle\nexpect order: " + result
    }
}

/// Blocks of the app, and what it tells the coordinator.
extension CheckerPass {
    fileprivate mutating func batch(_ match: PhraseMatch) -> Statement.Kind? {
        guard let block = match.blocks.first else { return nil }
        let names = match.captured(.list)
        let list: Name?
        if names {
            guard let named = rowList(match) else { return nil }
            list = named
        } else {
            list =
                context.hasList ? nil : scope.scenes.onlyOwnList.map { Name($0, range: match.phrase.verbRange) }
        }
        return .batch(script(block, in: names ? context.withList : context), in: list)
    }

    fileprivate mutating func placeholderInsert(_ match: PhraseMatch) -> Statement.Kind? {
        let place = place(match.tokens(.place), match)
        guard let item = item(match.tokens(.item), match), let place else { return nil }
        return .placeholderInsert(at: place, for: item, cell: match.name(.name))
    }

    fileprivate mutating func placeholderCommit(_ match: PhraseMatch) -> Statement.Kind? {
        guard let committed = placeholderItem(match) else { return nil }
        return .placeholderCommit(for: committed, script(match.blocks.first, in: context.withItem))
    }

    /// The named item. The inner nil is the current item, the outer nil a fault.
    fileprivate mutating func placeholderItem(_ match: PhraseMatch) -> ItemExpression?? {
        guard let tokens = match.tokens(.item) else { return .some(nil) }
        guard let item = item(tokens, match) else { return .none }
        return .some(item)
    }

    fileprivate mutating func branch(_ match: PhraseMatch) -> Statement.Kind? {
        let condition = condition(match.tokens(.condition), inScript: true)
        let blocks = match.blocks
        let then = script(blocks.first, in: context)
        let otherwise = script(blocks.dropFirst().first, in: context)
        return condition.map { .branch($0, then: then, otherwise: otherwise) }
    }
}
