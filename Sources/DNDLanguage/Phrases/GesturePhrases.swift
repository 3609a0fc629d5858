extension Vocabulary {
    package static let gestures: [VocabularyEntry] = [
        .init(
            .select, "select ROW... [in LIST]", .steps, "tap rows, so that they are selected",
            "select B C\nexpect selected: B C"),
        .init(
            .deselect, "deselect [ROW...] [in LIST]", .steps, "tap selected rows again; all of them when none is named",
            "select B; deselect\nexpect selected: none"),
        .init(
            .lift, "lift ROW [from LIST | in LIST] [at FRACTION FRACTION]", .steps,
            "press long, without moving; in a plain view at a point of it",
            "lift B\nexpect state: lifted\nrelease"),
        .init(
            .release, "release", .steps, "let go without having moved", "lift B; release\nexpect state: idle"),
        .init(
            .recognize, "recognize [long-press]", .steps,
            "another gesture recognizer fires before the finger has moved",
            "view note: hello\nlift hello; recognize\nexpect state: lifted\nrelease"),
        .init(
            .drag, "drag ROW [from LIST | in LIST] [at FRACTION FRACTION]", .steps,
            "lift, and move far enough that the session begins",
            "drag 1; hover 4; drop\nexpect order: A C D E B F"),
        .init(
            .add, "add ROW [from LIST | in LIST] [at FRACTION FRACTION]", .steps,
            "tap another row with a second finger: it joins the drag",
            "delegate { itemsForAddingTo -> item }\ndrag A; add C; cancel\nexpect state: idle"),
        .init(
            .hoverAnywhere, "hover in LIST", .steps, "the finger moves into a list or view",
            "table list: A B\nview well\ndrag A from list; hover in well; cancel\nexpect state: idle"),
        .init(
            .hover, "hover TARGET [in LIST]", .steps, "the finger moves; positions count in the order before the drag",
            "drag 1; hover 4\nexpect gap: [0, 4]\ncancel"),
        .init(
            .hoverPoint, "hover LIST at FRACTION FRACTION", .steps,
            "the finger moves to a point of a plain view: parts of its width and height",
            "table list: A B\nview well\ndrag A from list; hover well at 0.5 0.1; cancel\nexpect state: idle"),
        .init(
            .leave, "leave", .steps, "the finger leaves every list",
            "drag B; hover D; leave; drop\nexpect order: A B C D E F"),
        .init(.drop, "drop", .steps, "let go", "drag 1; hover 4; drop\nexpect operation: move"),
        .init(.cancel, "cancel", .steps, "the system cancels the drag", "drag 1; cancel\nexpect operation: cancel"),
        .init(
            .spring, "spring ROW [in LIST]", .steps, "hold over a row until spring loading fires",
            "table people: A B C { spring-loaded }\ndrag A; spring C; cancel\nexpect state: idle"),
        .init(
            .reorder, "reorder ROW [in LIST | from LIST]", .steps,
            "take a row by its reorder control (table) or the moving gesture (collection); hover and drop go on",
            "table people: A B C { editing; reorders }\nreorder A; hover C; drop\nexpect order: B C A"),
        .init(
            .expand, "expand ROW [in LIST]", .steps, "tap the disclosure of an outline's row",
            outline("expand Music", "Music Song")),
        .init(
            .collapse, "collapse ROW [in LIST]", .steps, "tap the disclosure of an expanded row",
            outline("expand Music; collapse Music", "Music")),
        .init(
            .askSiri, "ask-siri ROW [from LIST | in LIST]", .steps,
            "choose Ask Siri in the row's context menu (iOS 27): its items are taken, and nothing is dragged",
            "ios 27\nask-siri B\nexpect call itemsForBeginning at B: once\nexpect operation: cancel"),
        .init(
            .finger, "finger NUMBER", .steps, "the steps that follow are made with that finger; 1 at the start",
            "drag A; finger 2; drag B; drop; finger 1; drop\nexpect state: idle"),
        .init(.wait, "wait DURATION", .steps, "virtual time passes", "wait 200ms\nexpect state: idle"),
        .init(
            .settle, "settle", .steps, "run until nothing is pending",
            "drag 1; hover 4; drop; settle\nexpect state: idle"),
    ]
    /// An example with an outline that hides a song.
    static func outline(_ phrases: String, _ result: String) -> String {
        "collection files { data diffable; section Main: }\n"
            + "outline append Music; outline append Song to Music; outline apply\n\(phrases)\nexpect order: \(result)"
    }
}
