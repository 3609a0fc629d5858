import DragDrop

/// The slow and obvious reference for `BatchUpdate`: every order is an array, every query a loop.
struct ReferenceBatch {
    enum Outcome: Equatable {
        case shown(Arrangement)
        case exception(RuleID, String)
    }

    typealias RowMove = (from: RowPath, to: RowPath)
    typealias SectionMove = (from: Int, to: Int)

    let shown: [[ItemID]]
    let model: [[ItemID]]
    let shownIDs: [SectionID]
    let modelIDs: [SectionID]
    let row: String

    var deletes: [RowPath] = []
    var inserts: [RowPath] = []
    var reloads: [RowPath] = []
    var reconfigurations: [RowPath] = []
    var moves: [RowMove] = []
    var sectionDeletes: [Int] = []
    var sectionInserts: [Int] = []
    var sectionReloads: [Int] = []
    var sectionMoves: [SectionMove] = []

    /// The new indexes of sections and rows, for every index and a few beyond the end.
    var sectionsAfter: [Int: Int] = [:]

    init(_ updates: [ListUpdate], shown: Arrangement, model: Arrangement, kind: ListKind) {
        self.shown = shown.sections.map { Array($0.rows) }
        self.model = model.sections.map { Array($0.rows) }
        shownIDs = shown.sections.map(\.id)
        modelIDs = model.sections.map(\.id)
        row = kind == .collection ? "item" : "row"
        for update in updates { collect(update.kind) }
        sort()
        ignore()
    }

    private mutating func collect(_ kind: ListUpdate.Kind) {
        switch kind {
        case .insertRow(let path): inserts.append(path)
        case .deleteRow(let path): deletes.append(path)
        case .reloadRow(let path): if !reloads.contains(path) { reloads.append(path) }
        case .reconfigureRow(let path): if !reconfigurations.contains(path) { reconfigurations.append(path) }
        case .moveRow(let from, let to): if !moves.contains(where: { $0 == (from, to) }) { moves.append((from, to)) }
        case .insertSection(let section): sectionInserts.append(section)
        case .deleteSection(let section): sectionDeletes.append(section)
        case .reloadSection(let section): if !sectionReloads.contains(section) { sectionReloads.append(section) }
        case .moveSection(let from, let to):
            if !sectionMoves.contains(where: { $0 == (from, to) }) { sectionMoves.append((from, to)) }
        }
    }

    private mutating func sort() {
        deletes.sort()
        inserts.sort()
        reloads.sort()
        moves.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        sectionDeletes.sort()
        sectionInserts.sort()
        sectionReloads.sort()
        sectionMoves.sort { $0 < $1 }
    }

    /// B07, with the deleted and inserted sections.
    private mutating func ignore() {
        sectionReloads.removeAll { sectionDeletes.contains($0) }
        sectionsAfter = after(
            count: shown.count, deleted: endingSections, inserted: beginningSections,
            moves: sectionMoves)
        let ended = endingSections + sectionReloads
        let begun = beginningSections + sectionReloads.compactMap { sectionsAfter[$0] }
        deletes.removeAll { ended.contains($0.section) }
        reloads.removeAll { ended.contains($0.section) }
        reconfigurations.removeAll { ended.contains($0.section) }
        inserts.removeAll { begun.contains($0.section) }
    }

    private var endingSections: [Int] {
        spread(sectionDeletes, avoiding: sectionMoves.map(\.from) + sectionReloads, limit: shown.count)
    }

    private var beginningSections: [Int] {
        spread(sectionInserts, avoiding: sectionMoves.map(\.to), limit: model.count)
    }

    var endedSections: [Int] { endingSections + sectionReloads }
    var begunSections: [Int] { beginningSections + sectionReloads.compactMap { sectionsAfter[$0] } }

    /// An index that is named again stands for the next free one.
    func spread(_ places: [Int], avoiding avoided: [Int], limit: Int) -> [Int] {
        var taken: [Int] = []
        var left = 0
        for place in places {
            guard taken.contains(place) || taken.contains(where: { $0 > place }) else {
                taken.append(place)
                continue
            }
            var next = place
            while taken.contains(next) || avoided.contains(next) { next += 1 }
            if next < limit { taken.append(next) } else { left += 1 }
        }
        for place in stride(from: limit - 1, through: 0, by: -1) where left > 0 {
            guard !taken.contains(place), !avoided.contains(place) else { continue }
            taken.append(place)
            left -= 1
        }
        return taken.sorted()
    }

    /// Pairs surviving indexes with free ones, in order, slightly beyond the end.
    func after(count: Int, deleted: [Int], inserted: [Int], moves: [SectionMove]) -> [Int: Int] {
        var result: [Int: Int] = [:]
        var free = 0
        for before in 0..<(count + 4) where !deleted.contains(before) && !moves.contains(where: { $0.from == before }) {
            while inserted.contains(free) || moves.contains(where: { $0.to == free }) { free += 1 }
            result[before] = free
            free += 1
        }
        for move in moves { result[move.from] = move.to }
        return result
    }
}
