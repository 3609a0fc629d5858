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

    /// The notation of a slot with several arguments; nil for one argument.
    var notation: String? {
        switch self {
        case .row: "end [of SECTION] | POINT"
        case .place: Self.places
        case .target:
            "(gap | empty | (top | bottom) edge [NUMBER] | header SECTION | end [of SECTION] | POINT) "
                + "[above | into | below]"
        case .item: "items | item | item.label | session.items | LABEL"
        case .thing: "items | item | item.label | session.items | " + Self.places
        case .path: "none | _ | POINT"
        case .condition:
            "[not] (item.source | item.local | item.file | item.preview | destination | local | diffable | editing"
                + " | single | proposal PROPOSAL | position (end | start)"
                + " | (item | session) (conforms TYPE... | loads CLASS))"
        case .operation: "cancel | forbidden | copy | move"
        case .proposal:
            "(cancel | forbidden | copy | move) [unspecified | insertAt | insertInto | automatic] [precise] [full-size]"
        case .answer: "_ | none | default | preview | true | false | finger NUMBER | PROPOSAL | THING..."
        case .update:
            "(insert | delete | reload | reconfigure) section NUMBER | move section NUMBER to NUMBER"
                + " | (insert | delete | reload | reconfigure) POINT | move POINT to POINT"
        case .change: "(insert | remove) LABEL at NUMBER | LABEL from NUMBER to NUMBER"
        case .representation: "data TYPE | file TYPE | in-place TYPE | TYPE"
        case .name, .label, .point, .list, .section, .title, .text, .number, .duration, .fraction, .version, .method,
            .rule, .finding, .choice, .file, .type, .providerClass, .parameter, .parameters, .cell:
            nil
        }
    }

    private static let places =
        "end [of SECTION] | item.source | item.destination | destination | move.source | move.destination | POINT"

    private static func pattern(_ slot: Slot) -> Pattern {
        .group(slot, PatternParser.parse(slot.notation ?? slot.rawValue))
    }

    private static let rowPattern = pattern(.row)
    private static let placePattern = pattern(.place)
    private static let targetPattern = pattern(.target)
    private static let itemPattern = pattern(.item)
    private static let thingPattern = pattern(.thing)
    private static let pathPattern = pattern(.path)
    private static let conditionPattern = pattern(.condition)
    private static let operationPattern = pattern(.operation)
    private static let proposalPattern = pattern(.proposal)
    private static let answerPattern = pattern(.answer)
    private static let updatePattern = pattern(.update)
    private static let changePattern = pattern(.change)
    private static let representationPattern = pattern(.representation)
}
