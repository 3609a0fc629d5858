/// The deleted, inserted and moved sections between two orders.
struct SectionDifference {
    let deleted: [Int]
    let inserted: [Int]
    let moved: [Move<Int>]
    let map: IndexMap

    init(from old: [SectionID], to new: [SectionID]) {
        var oldIndexes: [SectionID: Int] = [:]
        for (index, id) in old.enumerated() { oldIndexes[id] = index }
        let newIDs = Set(new)
        deleted = old.indices.filter { !newIDs.contains(old[$0]) }
        inserted = new.indices.filter { oldIndexes[new[$0]] == nil }
        let common = new.indices.compactMap { index in
            oldIndexes[new[index]].map { Move(source: $0, destination: index) }
        }
        moved = common.leavingLongestRun()
        let table = MoveTable(moved)
        map = IndexMap(
            removed: Holes(ascending: (deleted + table.sources).sorted()),
            inserted: Holes(ascending: (inserted + table.destinations).sorted()), moves: table
        )
    }
}

extension Array {
    /// The necessary moves when as many places as possible stay in order. Ascending by destination.
    func leavingLongestRun() -> [Move<Int>] where Element == Move<Int> {
        let staying = IncreasingRun.longest(in: map { $0.source })
        let run = Holes(ascending: staying)
        return indices.filter { !run.contains($0) }.map { self[$0] }
    }
}
