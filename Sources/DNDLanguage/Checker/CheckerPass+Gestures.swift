internal import SourceText

/// Gestures of the person.
extension CheckerPass {
    mutating func gesture(_ match: PhraseMatch) -> Statement.Kind? {
        switch match.entry.form {
        case .select: return rows(match).map { .select($0) }
        case .deselect: return deselection(match)
        case .lift: return touch(match).map { .lift($0) }
        case .release: return .release
        case .recognize: return .recognize(isLongPress: match.has("long-press"))
        case .drag: return touch(match).map { .drag($0) }
        case .add: return touch(match).map { .add($0) }
        case .hover: return target(match).map { .hover($0) }
        case .hoverAnywhere, .hoverPoint: return anywhere(match).map { .hover($0) }
        case .leave: return .leave
        case .drop:
            rowsAreAsDeclared = false
            return .drop
        case .cancel: return .cancel
        case .spring: return springTarget(match).map { .spring($0) }
        case .reorder: return row(match).map { .reorder($0) }
        case .askSiri: return row(match).map { .askSiri($0) }
        case .expand, .collapse: return disclosure(match)
        case .finger: return match.integer(.number).map { .finger($0, range: match.range) }
        case .wait: return wait(match)
        case .settle:
            rowsAreAsDeclared = false
            return .settle
        default: preconditionFailure("A phrase that is no gesture was read as one.")
        }
    }

    private mutating func deselection(_ match: PhraseMatch) -> Statement.Kind? {
        guard match.all(.row).isEmpty else { return rows(match).map { .deselect($0) } }
        guard match.tokens(.list) != nil else { return .deselectAll(in: nil) }
        return namedList(match).map { .deselectAll(in: $0) }
    }

    private mutating func wait(_ match: PhraseMatch) -> Statement.Kind? {
        rowsAreAsDeclared = false
        guard case .duration(let milliseconds)? = match.argument(.duration)?.kind else { return nil }
        return .wait(milliseconds: milliseconds)
    }

    private mutating func disclosure(_ match: PhraseMatch) -> Statement.Kind? {
        rowsAreAsDeclared = false
        return row(match).map { match.entry.form == .expand ? .expand($0) : .collapse($0) }
    }

    mutating func row(_ match: PhraseMatch) -> Target? {
        rows(match)?.first
    }

    private mutating func rows(_ match: PhraseMatch) -> [Target]? {
        guard let places = places(match.all(.row), match), let list = touchedList(match, places) else { return nil }
        for place in places { checkRange(of: place, in: list) }
        return places.map { Target(.place($0), list: list, range: $0.range) }
    }

    /// Spring loading happens under the finger, so no list needs a name.
    private mutating func springTarget(_ match: PhraseMatch) -> Target? {
        guard let place = place(match.tokens(.row), match), !namesUnknownList(match) else {
            _ = namedList(match)
            return nil
        }
        return Target(.place(place), list: understoodList(match), range: place.range)
    }

    private mutating func anywhere(_ match: PhraseMatch) -> Target? {
        guard let list = namedList(match) else { return nil }
        var target = Target(.anywhere, list: list, range: match.range)
        return takePoint(of: match, into: &target) ? target : nil
    }

    /// A row, or a point of a plain view.
    private mutating func touch(_ match: PhraseMatch) -> Target? {
        guard var target = row(match) else { return nil }
        return takePoint(of: match, into: &target) ? target : nil
    }

    /// Reads `at 0.5 0.1`. Returns false when the list has rows, since those are touched instead.
    private mutating func takePoint(of match: PhraseMatch, into target: inout Target) -> Bool {
        let parts = match.all(.fraction).compactMap { $0.first?.argument.flatMap { Fraction($0) } }
        guard parts.count == 2 else { return true }
        target.point = Target.Point(x: parts[0], y: parts[1])
        guard let list = target.list, let scene = scope.scene(list.text), scene.kind != .view else { return true }
        report(
            .wrongArgument, "'\(list.text)' is no plain view: a point of it is not said", at: match.range,
            hints: ["A finger in a \(scene.kind.word) is over a row: `hover 2 above`, or `hover empty`."])
        return false
    }

    /// The named list, or the only one; nil for the list under the finger.
    private mutating func understoodList(_ match: PhraseMatch) -> Name? {
        if match.tokens(.list) != nil { return namedList(match) }
        guard scope.scenes.count == 1 else { return nil }
        return Name(scope.scenes[0].name.text, range: match.phrase.verbRange)
    }

    private mutating func target(_ match: PhraseMatch) -> Target? {
        guard let tokens = match.tokens(.target), let first = tokens.first, let last = tokens.last else { return nil }
        let zone = tokens.count > 1 ? last.word.flatMap { Target.Zone(word: $0) } : nil
        let named = zone == nil ? namedAsTarget(tokens) : nil
        let kind = named.flatMap { emptyPart(of: $0) } ?? targetKind(zone == nil ? tokens : tokens.dropLast(), match)
        guard !namesUnknownList(match) else {
            _ = namedList(match)
            return nil
        }
        guard let kind else { return nil }
        let list = named ?? understoodList(match)
        if case .place(let place) = kind { checkRange(of: place, in: list) }
        return Target(kind, zone: zone, list: list, range: first.range.union(last.range))
    }

    /// The distance from the edge; without a number the smallest one.
    private func points(_ tokens: Tokens) -> Int {
        guard case .integer(let number)? = tokens.last?.argument?.kind else { return 1 }
        return number
    }

    private mutating func targetKind(_ tokens: Tokens, _ match: PhraseMatch) -> Target.Kind? {
        switch tokens.first?.word {
        case "gap": return .gap
        case "empty": return .empty
        case "top" where tokens.count > 1: return .edge(.top, points: points(tokens))
        case "bottom" where tokens.count > 1: return .edge(.bottom, points: points(tokens))
        case "header": return sectionTitle(tokens.last?.argument).map { .header(section: $0) }
        default: return place(tokens, match).map { .place($0) }
        }
    }

    /// The list or view that a target names instead of a place. A row of that name wins.
    private func namedAsTarget(_ tokens: Tokens) -> Name? {
        guard tokens.count == 1, let argument = tokens.first?.argument, !scope.declares(label: argument.text),
            scope.scene(argument.text) != nil
        else { return nil }
        return Name(argument.text, range: argument.range)
    }

    private func emptyPart(of list: Name) -> Target.Kind? {
        scope.scene(list.text).map { $0.kind == .view ? .anywhere : .empty }
    }
}

extension Target.Zone {
    init?(word: String) {
        switch word {
        case "above": self = .above
        case "into": self = .into
        case "below": self = .below
        default: return nil
        }
    }
}
