internal import SourceText

/// The list that a phrase refers to.
extension CheckerPass {
    /// The scene after `in` or `from`; nil when none is named, or the name is unknown, which is reported.
    mutating func namedList(_ match: PhraseMatch) -> Name? {
        match.argument(.list).flatMap { list($0, isExpected: match.phrase.keyword == .expect) }
    }

    /// The list of that name, perhaps behind `expect`, where some words are asked for that are no list.
    mutating func list(_ argument: Argument, isExpected: Bool = false) -> Name? {
        let name = Name(argument.text, range: argument.range)
        guard !scope.knows(list: name.text) else { return name }
        let names = scope.listNames(at: argument.range)
        let advice = isExpected ? Vocabulary.insteadOfExpecting(name.text) : nil
        reportUnknown(
            .unknownList, "list", name, candidates: names,
            otherwise: advice
                ?? (names.isEmpty ? "No scene is declared." : "The lists here are \(names.joinedAsList(prefix: ""))."))
        return nil
    }

    /// Returns whether the phrase names an unknown list.
    func namesUnknownList(_ match: PhraseMatch) -> Bool {
        guard let argument = match.argument(.list) else { return false }
        return !scope.knows(list: argument.text)
    }

    /// The list of a phrase about the rows of one table or collection.
    ///
    /// Without a name it is the only list of the app under test, or the implicit one, for which the inner optional is
    /// nil. The outer optional is nil for a faulty phrase.
    mutating func rowList(_ match: PhraseMatch, isUnderstood: Bool = false) -> Name?? {
        if match.captured(.list) {
            guard let name = namedList(match) else { return .none }
            if scope.kind(ofScene: name.text) == .view {
                report(.viewIsNoList, "'\(name.text)' is a plain view and has no rows", at: name.range)
                return .none
            }
            return .some(name)
        }
        if isUnderstood { return .some(nil) }
        return onlyList(match)
    }

    private mutating func onlyList(_ match: PhraseMatch) -> Name?? {
        if let only = scope.scenes.onlyOwnList { return .some(Name(only, range: match.phrase.verbRange)) }
        if scope.isIncomplete { return .none }
        let lists = scope.scenes.ownLists
        if lists.isEmpty {
            report(
                .noScene, "no table or collection is declared", at: match.range,
                hints: ["`table people: A B C` declares one."])
        } else {
            reportAmbiguous(lists, match)
        }
        return .none
    }

    mutating func reportAmbiguous(_ names: [String], _ match: PhraseMatch) {
        let names = scope.names(names, asSaidAt: match.range)
        report(
            .ambiguousList, "which list is meant", at: match.range,
            hints: ["Add " + names.joinedAsList(prefix: "in ", last: "or") + "."])
    }

    /// The list whose rows a person touches. A label identifies its list when only one list declares it.
    mutating func touchedList(_ match: PhraseMatch, _ places: some Sequence<Place>) -> Name?? {
        if match.captured(.list) {
            guard let name = namedList(match) else { return .none }
            return .some(name)
        }
        if let only = scope.scenes.only { return .some(Name(only, range: match.phrase.verbRange)) }
        for place in places where !scope.isIncomplete {
            guard let candidates = candidates(for: place), candidates.count != 1 else { continue }
            if candidates.isEmpty {
                report(
                    .noScene, "no scene is declared", at: place.range, hints: ["`table people: A B C` declares one."])
            } else {
                reportAmbiguous(candidates, match)
            }
            return .none
        }
        return .some(nil)
    }

    /// The names of the scenes that can contain a place; nil when only a run decides.
    private func candidates(for place: Place) -> [String]? {
        guard case .label(let label) = place.kind else { return scope.listNames }
        let names = scope.scenes.names(with: label)
        return names.isEmpty ? nil : names
    }

    /// Reports a position past the last row, unless the rows may have changed. For a target, the next one is the end.
    mutating func checkRange(of place: Place, in list: Name?, isTarget: Bool = false) {
        guard rowsAreAsDeclared, let list, let number = scope.scenes.number(of: list.text),
            !scope.scenes.all[number].isFromHost
        else { return }
        let section: Int
        let index: Int
        switch place.kind {
        case .position(let number): (section, index) = (0, number)
        case .path(let number, let row): (section, index) = (number, row)
        default: return
        }
        let sectionCount = scope.scenes.all[number].sections.count
        guard section < sectionCount else {
            report(.positionOutOfRange, "'\(list.text)' has \(sectionCount.counted("section"))", at: place.range)
            return
        }
        let count = scope.scenes.all[number].sections[section].labels.count
        guard index >= count else { return }
        let label = numberedRow(at: place, in: list)
        let end = isTarget && index == count && section == sectionCount - 1 ? "end" : nil
        report(
            .positionOutOfRange, "section \(section) of '\(list.text)' has \(count.counted("row"))", at: place.range,
            hints: [label.map(NumberedRow.hint) ?? "Positions count from 0; past the last row is `end`."],
            edit: (label.map { "\"" + $0 + "\"" } ?? end).map { TextEdit(range: place.range, replacement: $0) })
    }

    /// The position as the label of a row that the list declares; nil if none is called so.
    private func numberedRow(at place: Place, in list: Name) -> String? {
        guard case .position(let number) = place.kind else { return nil }
        let label = "\(number)"
        return scope.scenes.names(with: label).contains(list.text) ? label : nil
    }
}
