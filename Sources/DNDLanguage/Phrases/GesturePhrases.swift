internal import SourceText

extension Vocabulary {
    package static let gestures: [VocabularyEntry] = [
        .gesture(
            "select ROW... [in LIST]", "tap rows, so that they are selected", "select B C\nexpect selected: B C"
        ) { $0.rows($1).map { .select($0) } },
        .init(
            "deselect [ROW...] [in LIST]", .steps, "tap selected rows again; all of them when none is named",
            "select B; deselect\nexpect selected: none", .gesture { $0.deselection($1) }),
        .gesture(
            "lift ROW [from LIST | in LIST] [at FRACTION FRACTION]",
            "press long, without moving; in a plain view at a point of it",
            "lift B\nexpect state: lifted\nrelease"
        ) { $0.touch($1).map { .lift($0) } },
        .gesture("release", "let go without having moved", "lift B; release\nexpect state: idle") { _, _ in .release },
        .gesture(
            "recognize [long-press]", "another gesture recognizer fires before the finger has moved",
            "view note: hello\nlift hello; recognize\nexpect state: lifted\nrelease"
        ) { .recognize(isLongPress: $1.has(.longPress)) },
        .gesture(
            "drag ROW [from LIST | in LIST] [at FRACTION FRACTION]",
            "lift, and move far enough that the session begins", "drag 1; hover 4; drop\nexpect order: A C D E B F"
        ) { $0.touch($1).map { .drag($0) } },
        .gesture(
            "add ROW [from LIST | in LIST] [at FRACTION FRACTION]",
            "tap another row with a second finger: it joins the drag",
            "delegate { itemsForAddingTo -> item }\ndrag A; add C; cancel\nexpect state: idle"
        ) { $0.touch($1).map { .add($0) } },
        .gesture(
            "hover in LIST", "the finger moves into a list or view",
            "table list: A B\nview well\ndrag A from list; hover in well; cancel\nexpect state: idle"
        ) { $0.anywhere($1).map { .hover($0) } },
        .gesture(
            "hover TARGET [in LIST]", "the finger moves; positions count in the order before the drag",
            "drag 1; hover 4\nexpect gap: [0, 4]\ncancel"
        ) { $0.target($1).map { .hover($0) } },
        .gesture(
            "hover LIST at FRACTION FRACTION",
            "the finger moves to a point of a plain view: parts of its width and height",
            "table list: A B\nview well\ndrag A from list; hover well at 0.5 0.1; cancel\nexpect state: idle"
        ) { $0.anywhere($1).map { .hover($0) } },
        .gesture(
            "leave", "the finger leaves every list", "drag B; hover D; leave; drop\nexpect order: A B C D E F"
        ) { _, _ in .leave },
        .gesture("drop", "let go", "drag 1; hover 4; drop\nexpect operation: move") { checker, _ in
            checker.changingRows(.drop)
        },
        .gesture("cancel", "the system cancels the drag", "drag 1; cancel\nexpect operation: cancel") { _, _ in
            .cancel
        },
        .gesture(
            "spring ROW [in LIST]", "hold over a row until spring loading fires",
            "table people: A B C { spring-loaded }\ndrag A; spring C; cancel\nexpect state: idle"
        ) { $0.springTarget($1).map { .spring($0) } },
        .gesture(
            "reorder ROW [in LIST | from LIST]",
            "take a row by its reorder control (table) or the moving gesture (collection); hover and drop go on",
            "table people: A B C { editing; reorders }\nreorder A; hover C; drop\nexpect order: B C A"
        ) { $0.row($1).map { .reorder($0) } },
        .gesture(
            "expand ROW [in LIST]", "tap the disclosure of an outline's row", outline("expand Music", "Music Song")
        ) { $0.disclosedRow($1).map { .expand($0) } },
        .gesture(
            "collapse ROW [in LIST]", "tap the disclosure of an expanded row",
            outline("expand Music; collapse Music", "Music")
        ) { $0.disclosedRow($1).map { .collapse($0) } },
        .gesture(
            "ask-siri ROW [from LIST | in LIST]",
            "choose Ask Siri in the row's context menu (iOS 27): its items are taken, and nothing is dragged",
            "ios 27\nask-siri B\nexpect call itemsForBeginning at B: once\nexpect operation: cancel"
        ) { $0.row($1).map { .askSiri($0) } },
        .gesture(
            "finger NUMBER", "the steps that follow are made with that finger; 1 at the start",
            "drag A; finger 2; drag B; drop; finger 1; drop\nexpect state: idle"
        ) { $1.integer(.number).map { .finger($0) } },
        .gesture("wait DURATION", "virtual time passes", "wait 200ms\nexpect state: idle") { checker, match in
            match.milliseconds.map { checker.changingRows(.wait(milliseconds: $0)) }
        },
        .gesture(
            "settle", "run until nothing is pending", "drag 1; hover 4; drop; settle\nexpect state: idle"
        ) { checker, _ in checker.changingRows(.settle) },
    ]

    /// An example with an outline that hides a song.
    static func outline(_ phrases: String, _ result: String) -> String {
        "collection files { data diffable; section Main: }\n"
            + "outline append Music; outline append Song to Music; outline apply\n\(phrases)\nexpect order: \(result)"
    }
}

/// What gestures touch.
extension CheckerPass {
    fileprivate mutating func deselection(_ match: PhraseMatch) -> Statement.Kind? {
        guard match.all(.row).isEmpty else { return rows(match).map { .gesture(.deselect($0)) } }
        guard match.captured(.list) else { return .deselectAll(in: nil) }
        return namedList(match).map { .deselectAll(in: $0) }
    }

    /// A gesture after which the rows may differ from their declaration.
    fileprivate mutating func changingRows(_ gesture: Gesture<Target, Target>) -> Gesture<Target, Target> {
        rowsAreAsDeclared = false
        return gesture
    }

    /// The row of a disclosure, whose tap changes the rows.
    fileprivate mutating func disclosedRow(_ match: PhraseMatch) -> Target? {
        rowsAreAsDeclared = false
        return row(match)
    }

    /// The only row of the phrase.
    mutating func row(_ match: PhraseMatch) -> Target? {
        guard let place = place(match.tokens(.row), match),
            let list = touchedList(match, CollectionOfOne(place))
        else { return nil }
        checkRange(of: place, in: list)
        return Target(.place(place), list: list, range: place.range)
    }

    fileprivate mutating func rows(_ match: PhraseMatch) -> [Target]? {
        guard let places = places(match.all(.row), match), let list = touchedList(match, places) else { return nil }
        for place in places { checkRange(of: place, in: list) }
        return places.map { Target(.place($0), list: list, range: $0.range) }
    }

    /// Spring loading happens under the finger, so no list needs a name.
    fileprivate mutating func springTarget(_ match: PhraseMatch) -> Target? {
        guard let place = place(match.tokens(.row), match), !namesUnknownList(match) else {
            _ = namedList(match)
            return nil
        }
        return Target(.place(place), list: understoodList(match), range: place.range)
    }

    fileprivate mutating func anywhere(_ match: PhraseMatch) -> Target? {
        guard let list = namedList(match) else { return nil }
        var target = Target(.anywhere, list: list, range: match.range)
        return takePoint(of: match, into: &target) ? target : nil
    }

    /// A row, or a point of a plain view.
    fileprivate mutating func touch(_ match: PhraseMatch) -> Target? {
        guard var target = row(match) else { return nil }
        return takePoint(of: match, into: &target) ? target : nil
    }

    /// Reads `at 0.5 0.1`. Returns false when the list has rows, since those are touched instead.
    private mutating func takePoint(of match: PhraseMatch, into target: inout Target) -> Bool {
        let parts = match.all(.fraction).compactMap { $0.firstArgument.flatMap { Fraction($0) } }
        guard parts.count == 2 else { return true }
        target.point = Target.Point(x: parts[0], y: parts[1])
        guard let list = target.list, let kind = scope.kind(ofScene: list.text), kind != .view else { return true }
        report(
            .wrongArgument, "'\(list.text)' is no plain view: a point of it is not said", at: match.range,
            hints: ["A finger in a \(kind.word) is over a row: `hover 2 above`, or `hover empty`."])
        return false
    }

    /// The named list, or the only one; nil for the list under the finger.
    private mutating func understoodList(_ match: PhraseMatch) -> Name? {
        if match.captured(.list) { return namedList(match) }
        return scope.scenes.only.map { Name($0, range: match.phrase.verbRange) }
    }

    fileprivate mutating func target(_ match: PhraseMatch) -> Target? {
        guard let tokens = match.tokens(.target), let range = tokens.range else { return nil }
        let zone = tokens.count > 1 ? tokens.keyword(at: tokens.endIndex - 1).flatMap { RowZone($0) } : nil
        let named = zone == nil ? namedAsTarget(tokens) : nil
        let kind = named.flatMap { emptyPart(of: $0) } ?? targetKind(zone == nil ? tokens : tokens.dropLast(), match)
        guard !namesUnknownList(match) else {
            _ = namedList(match)
            return nil
        }
        guard let kind else { return nil }
        let list = named ?? understoodList(match)
        if case .place(let place) = kind { checkRange(of: place, in: list, isTarget: zone == nil) }
        return Target(kind, zone: zone, list: list, range: range)
    }

    /// The distance from the edge; without a number the smallest one.
    private func points(_ tokens: Tokens) -> Int {
        guard case .integer(let number)? = tokens.last?.argument?.kind else { return 1 }
        return number
    }

    private mutating func targetKind(_ tokens: Tokens, _ match: PhraseMatch) -> Target.Kind? {
        switch tokens.firstKeyword {
        case .gap: return .gap
        case .empty: return .empty
        case .top where tokens.count > 1: return .edge(.top, points: points(tokens))
        case .bottom where tokens.count > 1: return .edge(.bottom, points: points(tokens))
        case .header: return sectionTitle(tokens.last?.argument).map { .header(section: $0) }
        default: return place(tokens, match).map { .place($0) }
        }
    }

    /// The list or view that a target names instead of a place. A row of that name wins.
    private func namedAsTarget(_ tokens: Tokens) -> Name? {
        guard tokens.count == 1, let name = tokens.name, scope.scenes.number(of: name.text) != nil,
            !scope.declares(label: name.text)
        else { return nil }
        return name
    }

    private func emptyPart(of list: Name) -> Target.Kind? {
        scope.kind(ofScene: list.text).map { $0 == .view ? .anywhere : .empty }
    }
}

extension RowZone {
    init?(_ word: Keyword) {
        switch word {
        case .above: self = .above
        case .into: self = .middle
        case .below: self = .below
        default: return nil
        }
    }
}
