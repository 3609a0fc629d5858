/// The updates of a batch by kind, each kind ordered by index path.
///
/// Identical moves count as one (B17), as do identical reloads and reconfigurations. A row that is inserted or deleted
/// twice counts twice, as in UIKit.
struct SortedUpdates {
    /// A place with the number of its update, counted from 0 in the order of issue.
    struct Entry<Place: Comparable & Hashable & Sendable>: Comparable {
        let place: Place
        let number: Int

        static func < (a: Self, b: Self) -> Bool {
            (a.place, a.number) < (b.place, b.number)
        }
    }

    struct MoveEntry<Place: Comparable & Hashable & Sendable>: Comparable {
        let move: Move<Place>
        let number: Int

        static func < (a: Self, b: Self) -> Bool {
            (a.move.source, a.move.destination, a.number) < (b.move.source, b.move.destination, b.number)
        }
    }

    var sectionDeletes: [Entry<Int>] = []
    var sectionInserts: [Entry<Int>] = []
    var sectionReloads: [Entry<Int>] = []
    var sectionMoves: [MoveEntry<Int>] = []
    var rowDeletes: [Entry<RowPath>] = []
    var rowInserts: [Entry<RowPath>] = []
    var rowReloads: [Entry<RowPath>] = []
    var rowReconfigurations: [Entry<RowPath>] = []
    var rowMoves: [MoveEntry<RowPath>] = []

    /// The numbers of the ignored updates (B07), ascending.
    var ignored: [Int] = []

    let rulebook: Rulebook

    init(_ updates: [ListUpdate], rulebook: Rulebook = Rulebook()) {
        self.rulebook = rulebook
        for (number, update) in updates.enumerated() { add(update.kind, number: number) }
        recount()
        sectionDeletes.sort()
        sectionInserts.sort()
        rowDeletes.sort()
        rowInserts.sort()
        sectionReloads = Self.eachOnce(sectionReloads)
        rowReloads = Self.eachOnce(rowReloads)
        rowReconfigurations = Self.eachOnce(rowReconfigurations)
        sectionMoves = rulebook.mergesIdenticalMoves ? Self.eachOnce(sectionMoves) : Self.ordered(sectionMoves)
        rowMoves = rulebook.mergesIdenticalMoves ? Self.eachOnce(rowMoves) : Self.ordered(rowMoves)
    }

    private mutating func add(_ kind: ListUpdate.Kind, number: Int) {
        switch kind {
        case .insertRow(let path): rowInserts.append(Entry(place: path, number: number))
        case .deleteRow(let path): rowDeletes.append(Entry(place: path, number: number))
        case .reloadRow(let path): rowReloads.append(Entry(place: path, number: number))
        case .reconfigureRow(let path) where rulebook.reconfiguresInPlace:
            rowReconfigurations.append(Entry(place: path, number: number))
        case .reconfigureRow(let path): rowReloads.append(Entry(place: path, number: number))
        case .insertSection(let section): sectionInserts.append(Entry(place: section, number: number))
        case .deleteSection(let section): sectionDeletes.append(Entry(place: section, number: number))
        case .reloadSection(let section): sectionReloads.append(Entry(place: section, number: number))
        case .moveRow(let source, let destination):
            rowMoves.append(MoveEntry(move: Move(source: source, destination: destination), number: number))
        case .moveSection(let source, let destination):
            sectionMoves.append(MoveEntry(move: Move(source: source, destination: destination), number: number))
        }
    }

    private static func eachOnce<Place>(_ entries: [Entry<Place>]) -> [Entry<Place>] {
        var kept: [Entry<Place>] = []
        for entry in entries.sorted() where kept.last?.place != entry.place { kept.append(entry) }
        return kept
    }

    private static func eachOnce<Place>(_ entries: [MoveEntry<Place>]) -> [MoveEntry<Place>] {
        var kept: [MoveEntry<Place>] = []
        for entry in ordered(entries) where kept.last?.move != entry.move { kept.append(entry) }
        return kept
    }

    /// Sorts places, as sorts elsewhere do: one of moves would be compiled for each type, many times as large.
    private static func ordered<Place>(_ entries: [MoveEntry<Place>]) -> [MoveEntry<Place>] {
        entries.indices.sorted { entries[$0] < entries[$1] }.map { entries[$0] }
    }
}

extension Array {
    /// The places of entries in their order.
    func places<Place>() -> [Place] where Element == SortedUpdates.Entry<Place> {
        map { $0.place }
    }

    /// Whether two neighbouring entries have the same place.
    func hasDuplicates<Place>() -> Bool where Element == SortedUpdates.Entry<Place> {
        indices.dropFirst().contains { self[$0].place == self[$0 - 1].place }
    }

    /// The first entry for a place. The entries must be ordered by place.
    func entry<Place>(at place: Place) -> Element? where Element == SortedUpdates.Entry<Place> {
        let slot = partitioningIndex { self[$0].place >= place }
        return slot < count && self[slot].place == place ? self[slot] : nil
    }

    /// The number of entries in a section. The entries must be ordered by place.
    func count(inSection section: Int) -> Int where Element == SortedUpdates.Entry<RowPath> {
        partitioningIndex { self[$0].place.section > section } - partitioningIndex { self[$0].place.section >= section }
    }
}
