/// The patterns of slots with several arguments. Each is parsed once and shared.
extension Slot {
    static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// Whether the slot takes one argument.
    var isSimple: Bool {
        if case .slot = pattern { true } else { false }
    }

    /// The pattern that the slot stands for.
    var pattern: Pattern {
        switch self {
        case .row: Self.rowPattern
        case .place: Self.placePattern
        case .target: Self.targetPattern
        case .item: Self.itemPattern
        case .thing: Self.thingPattern
        case .path: Self.pathPattern
        case .condition: Self.conditionPattern
        case .operation: Self.operationPattern
        case .proposal: Self.proposalPattern
        case .answer: Self.answerPattern
        case .update: Self.updatePattern
        case .change: Self.changePattern
        case .representation: Self.representationPattern
        case .name, .label, .point, .list, .section, .title, .text, .number, .duration, .fraction, .version, .method,
            .rule, .finding, .choice, .file, .type, .providerClass, .parameter, .parameters, .cell:
            .slot(self)
        }
    }

    private static func pattern(_ slot: Slot, _ notation: String) -> Pattern {
        .group(slot, PatternParser.parse(notation))
    }

    private static let places =
        "end [of SECTION] | item.source | item.destination | destination | move.source | move.destination | POINT"

    private static let rowPattern = pattern(.row, "end [of SECTION] | POINT")
    private static let placePattern = pattern(.place, places)
    private static let targetPattern = pattern(
        .target,
        "(gap | empty | (top | bottom) edge [NUMBER] | header SECTION | end [of SECTION] | POINT) "
            + "[above | into | below]")
    private static let itemPattern = pattern(.item, "items | item | item.label | session.items | LABEL")
    private static let thingPattern = pattern(.thing, "items | item | item.label | session.items | " + places)
    private static let pathPattern = pattern(.path, "none | _ | POINT")
    private static let conditionPattern = pattern(
        .condition,
        "[not] (item.source | item.local | item.file | item.preview | destination | local | diffable | editing"
            + " | single | proposal PROPOSAL | position (end | start)"
            + " | (item | session) (conforms TYPE... | loads CLASS))")
    private static let operationPattern = pattern(.operation, "cancel | forbidden | copy | move")
    private static let proposalPattern = pattern(
        .proposal,
        "(cancel | forbidden | copy | move) [unspecified | insertAt | insertInto | automatic] [precise] [full-size]")
    private static let answerPattern = pattern(
        .answer, "_ | none | default | preview | true | false | finger NUMBER | PROPOSAL | THING...")
    private static let updatePattern = pattern(
        .update,
        "(insert | delete | reload | reconfigure) section NUMBER | move section NUMBER to NUMBER"
            + " | (insert | delete | reload | reconfigure) POINT | move POINT to POINT")
    private static let changePattern = pattern(
        .change, "(insert | remove) LABEL at NUMBER | LABEL from NUMBER to NUMBER")
    private static let representationPattern = pattern(
        .representation, "data TYPE | file TYPE | in-place TYPE | TYPE")
}
