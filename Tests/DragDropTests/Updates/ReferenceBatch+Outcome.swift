import DragDrop

extension ReferenceBatch {
    private struct Refusal: Error {
        let rule: RuleID
        let text: String
    }

    func outcome() -> Outcome {
        do {
            try checkDeletes()
            try checkInserts()
            try checkMoves()
            try checkContradictions()
            try checkCounts()
            return .shown(result())
        } catch let refusal as Refusal {
            return .exception(refusal.rule, refusal.text)
        } catch {
            fatalError("A reference batch throws refusals only.")
        }
    }

    /// The new path of a row; nil if it is deleted.
    func after(_ path: RowPath) -> RowPath? {
        if let move = moves.first(where: { $0.from == path }) { return move.to }
        guard !endedSections.contains(path.section), let section = sectionsAfter[path.section] else { return nil }
        let moved = moves.filter { $0.from.section == path.section }.map(\.from.item)
        let avoided = moved + reloads.filter { $0.section == path.section }.map(\.item)
        let deleted = spread(
            deletes.filter { $0.section == path.section }.map(\.item), avoiding: avoided,
            limit: shown.indices.contains(path.section) ? shown[path.section].count : 0)
        let arrived = moves.filter { $0.to.section == section }.map(\.to.item)
        let inserted = spread(
            inserts.filter { $0.section == section }.map(\.item), avoiding: arrived,
            limit: model.indices.contains(section) ? model[section].count : 0)
        var free = 0
        for before in 0...max(path.item, 0) where !deleted.contains(before) && !moved.contains(before) {
            while inserted.contains(free) || arrived.contains(free) { free += 1 }
            if before == path.item { return RowPath(section: section, item: free) }
            free += 1
        }
        return nil
    }

    private func checkDeletes() throws {
        for section in (sectionDeletes + sectionReloads).sorted(by: >) where !shown.indices.contains(section) {
            throw Refusal(
                rule: .e12,
                text: "attempt to delete section \(section), "
                    + "but there are only \(shown.count) sections before the update")
        }
        for path in (deletes + reloads + reconfigurations).sorted(by: >) {
            guard shown.indices.contains(path.section) else {
                throw Refusal(
                    rule: .e11,
                    text: "attempt to delete \(row) \(path.item) from section \(path.section), "
                        + "but there are only \(shown.count) sections before the update")
            }
            guard shown[path.section].indices.contains(path.item) else {
                throw Refusal(
                    rule: .e10,
                    text: "attempt to delete \(row) \(path.item) from section \(path.section) which only contains "
                        + "\(shown[path.section].count) \(row)s before the update")
            }
        }
    }

    private func checkInserts() throws {
        let sections = sectionInserts + sectionReloads.compactMap { sectionsAfter[$0] }
        for section in sections.sorted() where !model.indices.contains(section) {
            throw Refusal(
                rule: .e15,
                text: "attempt to insert section \(section) "
                    + "but there are only \(model.count) sections after the update")
        }
        for path in (inserts + reloads.compactMap { after($0) }).sorted() {
            guard model.indices.contains(path.section) else {
                throw Refusal(
                    rule: .e14,
                    text: "attempt to insert \(row) \(path.item) into section \(path.section), "
                        + "but there are only \(model.count) sections after the update")
            }
            guard model[path.section].indices.contains(path.item) else {
                throw Refusal(
                    rule: .e13,
                    text: "attempt to insert \(row) \(path.item) into section \(path.section), but there are only "
                        + "\(model[path.section].count) \(row)s in section \(path.section) after the update")
            }
        }
    }

    private func checkMoves() throws {
        for move in sectionMoves {
            if !shown.indices.contains(move.from) {
                throw Refusal(
                    rule: .e16,
                    text: "attempt to move section \(move.from), "
                        + "but there are only \(shown.count) sections before the update")
            }
            if !model.indices.contains(move.to) {
                throw Refusal(
                    rule: .e17,
                    text: "attempt to to move section \(move.from) to section \(move.to), "
                        + "but there are only \(model.count) sections after the update")
            }
        }
        for move in moves { try check(move) }
    }

    private func check(_ move: RowMove) throws {
        let (from, to) = (text(move.from), text(move.to))
        if !shown.indices.contains(move.from.section) {
            throw Refusal(
                rule: .e18,
                text: "attempt to move index path (\(from)) from a section that does not exist - "
                    + "there are only \(shown.count) sections before the update")
        }
        if !shown[move.from.section].indices.contains(move.from.item) {
            throw Refusal(
                rule: .e19,
                text: "attempt to move index path (\(from)) that does not exist - there are only "
                    + "\(shown[move.from.section].count) \(row)s in section \(move.from.section) before the update")
        }
        if !model.indices.contains(move.to.section) {
            throw Refusal(
                rule: .e20,
                text: "attempt to move index path (\(from)) to index path (\(to)) in section that does not exist - "
                    + "there are only \(model.count) sections after the update")
        }
        if !model[move.to.section].indices.contains(move.to.item) {
            throw Refusal(
                rule: .e21,
                text: "attempt to move index path (\(from)) to index path (\(to)) that does not exist - there are only "
                    + "\(model[move.to.section].count) \(row)s in section \(move.to.section) after the update")
        }
    }

    private func text(_ path: RowPath) -> String {
        "<NSIndexPath: 0x0000000000000000 {length = 2, path = \(path.section) - \(path.item)}>"
    }

    private func checkContradictions() throws {
        if let path = deletes.first(where: { reloads.contains($0) }) {
            throw Refusal(rule: .e30, text: "attempt to delete and reload the same index path (\(text(path)))")
        }
        if let move = moves.first(where: { deletes.contains($0.from) }) {
            throw Refusal(
                rule: .e31,
                text: "attempt to perform a delete and a move from the same index path (\(text(move.from)))")
        }
        if let move = sectionMoves.first(where: { (sectionDeletes + sectionReloads).contains($0.from) }) {
            throw Refusal(
                rule: .e32, text: "attempt to perform a delete and a move from the same section (\(move.from))")
        }
        if let path = inserts.first(where: { path in moves.contains { $0.to == path } }) {
            throw Refusal(
                rule: .e33, text: "attempt to perform an insert and a move to the same index path (\(text(path)))")
        }
        if let section = sectionInserts.first(where: { section in sectionMoves.contains { $0.to == section } }) {
            throw Refusal(
                rule: .e34, text: "attempt to perform an insert and a move to the same section (\(section))")
        }
        try checkTwinMoves()
        if moves.contains(where: { reloads.contains($0.from) }) {
            throw Refusal(rule: .e42, text: "Attempt to create two animations for cell")
        }
    }

    private func checkTwinMoves() throws {
        if let (a, b) = zip(moves, moves.dropFirst()).first(where: { $0.from == $1.from }) {
            throw Refusal(
                rule: .e35,
                text: "attempt to move item at index path \(text(a.from)) to both \(text(a.to)) and \(text(b.to))")
        }
        let rowsByTarget = moves.sorted { ($0.to, $0.from) < ($1.to, $1.from) }
        if let (a, b) = zip(rowsByTarget, rowsByTarget.dropFirst()).first(where: { $0.to == $1.to }) {
            throw Refusal(
                rule: .e36,
                text: "attempt to move both item at index path \(text(a.from)) and \(text(b.from)) to \(text(a.to))")
        }
        if let (a, b) = zip(sectionMoves, sectionMoves.dropFirst()).first(where: { $0.from == $1.from }) {
            throw Refusal(
                rule: .e37, text: "attempt to move section \(a.from) to both section \(a.to) and section \(b.to)")
        }
        let byTarget = sectionMoves.sorted { ($0.to, $0.from) < ($1.to, $1.from) }
        if let (a, b) = zip(byTarget, byTarget.dropFirst()).first(where: { $0.to == $1.to }) {
            throw Refusal(
                rule: .e38, text: "attempt to move both section \(a.from) and section \(b.from) to section \(a.to)")
        }
    }

    private func checkCounts() throws {
        let view = row == "item" ? "collection view" : "table view"
        let inserted = sectionInserts.count + sectionReloads.count
        let deleted = sectionDeletes.count + sectionReloads.count
        if model.count != shown.count + inserted - deleted || shown.count < deleted + sectionMoves.count {
            throw Refusal(
                rule: .e02,
                text: "Invalid update: invalid number of sections.  The number of sections contained in the \(view) "
                    + "after the update (\(model.count)) must be equal to the number of sections contained in the "
                    + "\(view) before the update (\(shown.count)), plus or minus the number of sections inserted or "
                    + "deleted (\(inserted) inserted, \(deleted) deleted).")
        }
        for section in shown.indices where !endedSections.contains(section) {
            try checkCount(section, sectionsAfter[section] ?? -1)
        }
    }

    private func checkCount(_ before: Int, _ after: Int) throws {
        let reloaded = reloads.count { $0.section == before }
        let inserted = inserts.count { $0.section == after } + reloaded
        let deleted = deletes.count { $0.section == before } + reloaded
        let movedIn = moves.count { $0.to.section == after }
        let movedOut = moves.count { $0.from.section == before }
        let expected = shown[before].count + inserted - deleted + movedIn - movedOut
        guard model[after].count != expected || shown[before].count < deleted + movedOut else { return }
        throw Refusal(
            rule: .e01,
            text: "Invalid update: invalid number of \(row)s in section \(before).  The number of \(row)s contained in "
                + "an existing section after the update (\(model[after].count)) must be equal to the number of \(row)s "
                + "contained in that section before the update (\(shown[before].count)), plus or minus the number of "
                + "\(row)s inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus "
                + "or minus the number of \(row)s moved into or out of that section (\(movedIn) moved in, "
                + "\(movedOut) moved out).")
    }

    /// The data source's rows, except for rows and sections that existed before.
    private func result() -> Arrangement {
        var rows = model
        var ids = modelIDs
        let refreshed = reloads + reconfigurations
        for section in shown.indices {
            if !endedSections.contains(section), let after = sectionsAfter[section] { ids[after] = shownIDs[section] }
            for item in shown[section].indices {
                let path = RowPath(section: section, item: item)
                guard !refreshed.contains(path), let after = after(path) else { continue }
                rows[after.section][after.item] = shown[section][item]
            }
        }
        return Arrangement(
            sections: zip(ids, rows).map { Arrangement.Section(id: $0, rows: RowSequence($1)) })
    }
}
