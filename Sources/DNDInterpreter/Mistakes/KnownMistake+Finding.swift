internal import DragDrop
internal import SourceText

/// Finds a mistake by applying each known one to the rows before the drop and comparing the results.
extension KnownMistake {
    /// The mistake that explains the rows after a drop; nil when they are correct, or wrong in another way. O(rows ×
    /// mistakes).
    package static func find(in rows: [[String]], after drop: DropEvidence) -> KnownMistake? {
        guard let intended = drop.intended, rows != intended else { return nil }
        return candidates(drop).first { $0.outcome == rows }?.mistake
    }

    private typealias Candidate = (mistake: KnownMistake, outcome: [[String]])

    /// The candidates, specific ones first.
    private static func candidates(_ drop: DropEvidence) -> [Candidate] {
        let early = oneOff(drop)
        let first = insertedFirst(drop)
        return (drop.isInsertedFirst ? first + early : early + first) + swap(drop) + several(drop) + stale(drop)
            + staleMoves(drop)
    }

    private static func oneOff(_ drop: DropEvidence) -> [Candidate] {
        let label = drop.items[0].label
        let isMoved = drop.items.contains { $0.source != nil }
        let far = drop.moved(drop.items, shift: 1).map {
            (isMoved ? KnownMistake.oneTooFar(label) : .insertedTooFar(label), $0)
        }
        let early = drop.moved(drop.items, shift: -1).map {
            (isMoved ? KnownMistake.oneTooEarly(label) : .insertedTooEarly(label), $0)
        }
        return [far, early].compactMap { $0 }
    }

    /// Swaps the dragged row and the one at the destination, where the paths count in the order before the drag.
    private static func swap(_ drop: DropEvidence) -> [Candidate] {
        guard drop.items.count == 1, let source = drop.items[0].source, let other = drop.rows[drop.destination] else {
            return []
        }
        var rows = drop.rows
        rows[source.section][source.item] = other
        rows[drop.destination.section][drop.destination.item] = drop.items[0].label
        return [(.swapped(drop.items[0].label, other), rows)]
    }

    private static func insertedFirst(_ drop: DropEvidence) -> [Candidate] {
        guard let item = drop.items.first, drop.items.count == 1, let source = item.source else { return [] }
        var rows = drop.rows
        guard rows.put(item.label, at: drop.destination), let taken = rows.take(at: source) else { return [] }
        return [(.insertedBeforeRemoved(item.label, lost: taken == item.label ? nil : taken), rows)]
    }

    // MARK: - Several items

    private static func several(_ drop: DropEvidence) -> [Candidate] {
        guard drop.items.count > 1 else { return [] }
        let reversed = drop.moved(drop.items.reversed()).map { (KnownMistake.reversed, $0) }
        let left = drop.items.dropFirst().map { $0.label }
        let first = drop.moved([drop.items[0]]).map { (KnownMistake.onlyFirst(left: left), $0) }
        return [reversed, first].compactMap { $0 }
    }

    /// Removes rows at paths from before the drop or the lift, while other rows were removed and inserted.
    private static func stale(_ drop: DropEvidence) -> [Candidate] {
        var outcomes: [[[String]]] = []
        if let path = drop.pathAtLift, drop.items.count == 1 {
            var kept = drop.items
            kept[0].source = path
            outcomes += [taken(kept, drop, interleaved: true, spread: true)].compactMap { $0 }
        }
        guard drop.items.count > 1 || !outcomes.isEmpty else { return [] }
        let ascending = drop.items.inOrder { ($0.source ?? drop.destination) < ($1.source ?? drop.destination) }
        for items in [drop.items, ascending] where items.count > 1 {
            for (interleaved, spread) in [(true, true), (true, false), (false, true), (false, false)] {
                outcomes += [taken(items, drop, interleaved: interleaved, spread: spread)].compactMap { $0 }
            }
        }
        return outcomes.compactMap { rows in
            guard let (lost, doubled) = difference(drop.rows, rows) else { return nil }
            return (.stalePath(doubled, lost: lost), rows)
        }
    }

    /// Moves each row within the array by its path from before the drop.
    private static func staleMoves(_ drop: DropEvidence) -> [Candidate] {
        [false, true].compactMap { spread in
            var rows = drop.rows
            var place = drop.destination
            var mistake: KnownMistake?
            for item in drop.items {
                guard let source = item.source, let taken = rows.take(at: source), rows.put(taken, at: place) else {
                    return nil
                }
                if taken != item.label, mistake == nil { mistake = .staleMove(taken, meant: item.label) }
                if spread { place.item += 1 }
            }
            return mistake.map { ($0, rows) }
        }
    }

    /// Moves items one by one, or removes all and then inserts all; each to its own place or all to the same. Nil where
    /// an index would trap.
    private static func taken(
        _ items: [DropEvidence.Item], _ drop: DropEvidence, interleaved: Bool, spread: Bool
    ) -> [[String]]? {
        var rows = drop.rows
        var place = drop.destination
        func put(_ item: DropEvidence.Item) -> Bool {
            let isIn = rows.put(item.label, at: place)
            if spread { place.item += 1 }
            return isIn
        }
        for item in items {
            if let source = item.source, rows.take(at: source) == nil { return nil }
            if interleaved, !put(item) { return nil }
        }
        if !interleaved { for item in items where !put(item) { return nil } }
        return rows
    }

    /// The first row that is missing, and the first that is duplicated; nil unless there are both.
    private static func difference(_ before: [[String]], _ after: [[String]]) -> (lost: String, doubled: String)? {
        var counts: [String: Int] = [:]
        for label in before.joined() { counts[label, default: 0] += 1 }
        for label in after.joined() { counts[label, default: 0] -= 1 }
        guard let lost = before.joined().first(where: { counts[$0, default: 0] > 0 }),
            let doubled = after.joined().first(where: { counts[$0, default: 0] < 0 })
        else { return nil }
        return (lost, doubled)
    }
}
