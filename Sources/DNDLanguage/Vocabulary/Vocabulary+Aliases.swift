/// What people write first who know UIKit, XCTest, Jest or RSpec, each with the phrases that it is read as.
extension Vocabulary {
    package static let aliases: [PhraseAlias] =
        structureAliases + gestureAliases + updateAliases + scriptAliases + expectationAliases

    private static let structureAliases: [PhraseAlias] =
        ["test", "it"].map { PhraseAlias($0 + " TITLE {scenario}", "scenario TITLE {scenario}") }
        + ["setUp {before}", "beforeEach {before}", "before each {before}"].map { PhraseAlias($0, "before {before}") }
        + [
            PhraseAlias("delegate LIST {delegate}", "delegate in LIST {delegate}"),
            PhraseAlias("diffable", "data diffable"),
            PhraseAlias("springLoaded", "spring-loaded"),
            PhraseAlias("spring loaded", "spring-loaded"),
            PhraseAlias("isSpringLoaded", "spring-loaded"),
            PhraseAlias("isEditing", "editing"),
            PhraseAlias("fails", "fails \"failed\""),
            PhraseAlias("device iPhone", "device phone"),
            PhraseAlias("device iPad", "device pad"),
            PhraseAlias("iOS VERSION", "ios VERSION"),
        ]

    private static let gestureAliases =
        ["long-press", "longPress", "longpress", "long press"].flatMap {
            [
                PhraseAlias($0 + " ROW for DURATION", "lift ROW; wait DURATION"),
                PhraseAlias($0 + " ROW *", "lift ROW *"),
            ]
        } + [
            PhraseAlias(
                "drag ROW [from LIST] to TARGET [in LIST]", "drag ROW [from LIST]; hover TARGET [in LIST]; drop"),
            PhraseAlias("drag ROW, ROW... to TARGET", "select ROW...; drag ROW; hover TARGET; drop"),
            PhraseAlias("drag ROW, ROW...", "select ROW...; drag ROW"),
            PhraseAlias("reorder ROW to TARGET [in LIST]", "reorder ROW [in LIST]; hover TARGET [in LIST]; drop"),
            PhraseAlias("exit", "leave"),
            PhraseAlias("hover TARGET [in LIST] for DURATION", "hover TARGET [in LIST]; wait DURATION"),
            PhraseAlias("drop on TARGET [in LIST]", "hover TARGET [in LIST]; drop"),
            PhraseAlias("drag ROW with finger NUMBER", "finger NUMBER; drag ROW"),
            PhraseAlias("drop finger NUMBER", "finger NUMBER; drop"),
        ]

    /// The methods of table views and of collection views.
    private static let updateAliases =
        ["Rows", "Items"].flatMap { noun in
            [
                PhraseAlias("insert\(noun) [at] PLACE... [in LIST]", "list insert PLACE... [in LIST]"),
                PhraseAlias("delete\(noun) [at] PLACE... [in LIST]", "list delete PLACE... [in LIST]"),
                PhraseAlias("reload\(noun) [at] PLACE... [in LIST]", "list reload PLACE... [in LIST]"),
                PhraseAlias("reconfigure\(noun) [at] PLACE... [in LIST]", "list reconfigure PLACE... [in LIST]"),
            ]
        }
        + ["moveRow", "moveItem"].map {
            PhraseAlias($0 + " [at] PLACE to PLACE [in LIST]", "list move PLACE to PLACE [in LIST]")
        } + [
            PhraseAlias("insertSections NAME at NUMBER [in LIST]", "list insert section NAME at NUMBER [in LIST]"),
            PhraseAlias("deleteSections SECTION [in LIST]", "list delete section SECTION [in LIST]"),
            PhraseAlias("reloadSections SECTION [in LIST]", "list reload section SECTION [in LIST]"),
            PhraseAlias("moveSection SECTION to NUMBER [in LIST]", "list move section SECTION to NUMBER [in LIST]"),
            PhraseAlias("reloadData [in LIST]", "list reload [in LIST]"),
            PhraseAlias("list reloadData [in LIST]", "list reload [in LIST]"),
            PhraseAlias("list remove section SECTION [in LIST]", "list delete section SECTION [in LIST]"),
            PhraseAlias("list remove PLACE... [in LIST]", "list delete PLACE... [in LIST]"),
            PhraseAlias("model delete THING... [in LIST]", "model remove THING... [in LIST]"),
            PhraseAlias("model.insert *", "model insert *"),
            PhraseAlias("model.remove *", "model remove *"),
            PhraseAlias("model.move *", "model move *"),
            PhraseAlias("beginUpdates [in LIST]", "list beginUpdates [in LIST]"),
            PhraseAlias("endUpdates [in LIST]", "list endUpdates [in LIST]"),
            PhraseAlias("performBatchUpdates [in LIST] {script}", "batch [in LIST] {script}"),
        ]

    private static let scriptAliases = [
        PhraseAlias("for item in items {script}", "each item {script}"),
        PhraseAlias("coordinator.drop *", "coordinator drop *"),
        PhraseAlias("placeholder insert at PLACE [cell NAME]", "placeholder insert at PLACE for item [cell NAME]"),
        PhraseAlias(
            "insertPlaceholder at PLACE [for item] [cell NAME]", "placeholder insert at PLACE for item [cell NAME]"),
        PhraseAlias("commitInsertion [for ITEM] {script}", "placeholder commit [for ITEM] {script}"),
        PhraseAlias("deletePlaceholder [for ITEM]", "placeholder delete [for ITEM]"),
        PhraseAlias("apply [in LIST]", "snapshot apply [in LIST]"),
        PhraseAlias("apply snapshot [in LIST]", "snapshot apply [in LIST]"),
    ]

    private static let expectationAliases = [
        PhraseAlias("assert *", "expect *"),
        PhraseAlias("expect rows *", "expect order *"),
        PhraseAlias("expect items *", "expect order *"),
        PhraseAlias("expect call CALL never", "expect call CALL : never"),
        PhraseAlias("expect no call CALL", "expect call CALL : never"),
        PhraseAlias("expect never CALL", "expect call CALL : never"),
        PhraseAlias("expect not called CALL", "expect call CALL : never"),
        PhraseAlias("expect METHOD never called", "expect call METHOD : never"),
        PhraseAlias("expect METHOD called (once | twice | never)", "expect call METHOD : (once | twice | never)"),
        PhraseAlias("expect METHOD called NUMBER times", "expect call METHOD : NUMBER"),
        PhraseAlias(
            "expect CALL : (never | once | twice | NUMBER)", "expect call CALL : (never | once | twice | NUMBER)"),
        PhraseAlias("expect LIST order *", "expect order in LIST *"),
        PhraseAlias("expect no calls [in LIST]", "expect calls [in LIST] : none"),
        PhraseAlias("expect crash", "expect exception \"...\""),
        PhraseAlias("expect crash TEXT", "expect exception TEXT"),
    ]

    /// UIKit's names of keywords, and the keywords.
    private static let keywords = [
        "UIDropOperation.cancel": "cancel", "UIDropOperation.forbidden": "forbidden", "UIDropOperation.copy": "copy",
        "UIDropOperation.move": "move", "insertAtDestinationIndexPath": "insertAt",
        "insertIntoDestinationIndexPath": "insertInto",
    ]

    /// The keyword that a word is UIKit's name of, or the word. Called for every word, so its length excludes most.
    static func keyword(_ word: String) -> String {
        word.utf8.count < 20 ? word : keywords[word] ?? word
    }

    /// The aliases that begin with a verb; nil for none.
    static func aliases(_ verb: String) -> PhraseAliases? { rows(verb)?.aliases }

    /// The verbs of aliases whose phrases are valid in a kind of block, as suggestions. Short ones are near anything.
    static func aliasVerbs(in block: BlockKind) -> [String] {
        Dictionary(grouping: aliases) { $0.verb }.values.compactMap { rows in
            rows[0].verb.utf8.count > 3 && rows.contains { !entries($0.formVerb, in: block).isEmpty }
                ? rows[0].verb : nil
        }.sorted()
    }
}
