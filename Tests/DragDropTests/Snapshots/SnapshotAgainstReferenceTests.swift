import DragDrop
import Testing

@Suite("A snapshot does what lists of arrays do")
struct SnapshotAgainstReferenceTests {
    @Test("through any operations that are possible", arguments: 1...20 as ClosedRange<UInt64>)
    func operations(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var snapshot = Snapshot()
        var reference = SnapshotReference()
        for step in 0..<120 {
            try change(&snapshot, &reference, &generator)
            #expect(snapshot.arrangement == reference.arrangement, "seed \(seed), step \(step)")
        }
    }

    private func change(
        _ snapshot: inout Snapshot, _ reference: inout SnapshotReference, _ generator: inout SeededGenerator
    ) throws {
        let new = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
            item(Int32.random(in: 0..<60, using: &generator))
        }
        let items = Array(Set(new).sorted { $0.rawValue < $1.rawValue }).shuffled(using: &generator)
        let side: Snapshot.Side = Bool.random(using: &generator) ? .before : .after
        let target = snapshot.items.filter { !items.contains($0) }.randomElement(using: &generator)
        let section = snapshot.sections.randomElement(using: &generator)
        switch (Int.random(in: 0..<7, using: &generator), target, section) {
        case (0, _, _), (_, _, nil):
            let id = SectionID(rawValue: Int32.random(in: 0..<1_000_000, using: &generator))
            try snapshot.appendSections([id], names: .plain)
            reference.sections.append((id, []))
        case (1, let target?, _):
            try snapshot.insertItems(items, side, target, names: .plain)
            reference.put(items, side, target)
        case (2, let target?, _):
            guard let moved = snapshot.items.randomElement(using: &generator), moved != target else { return }
            try snapshot.moveItem(moved, side, target, names: .plain)
            reference.put([moved], side, target)
        case (3, _, _):
            snapshot.deleteItems(items)
            reference.remove(items)
        case (4, _, let section?) where snapshot.sectionCount > 3:
            snapshot.deleteSections([section])
            reference.sections.removeAll { $0.id == section }
        case (5, _, let section?):
            guard let other = snapshot.sections.randomElement(using: &generator), other != section else { return }
            try snapshot.moveSection(section, side, other, names: .plain)
            let moved = reference.sections.remove(at: reference.sections.firstIndex { $0.id == section } ?? 0)
            let place = reference.sections.firstIndex { $0.id == other } ?? 0
            reference.sections.insert(moved, at: side == .before ? place : place + 1)
        case (_, _, let section?):
            try snapshot.appendItems(items, to: section, names: .plain)
            reference.append(items, to: section)
        }
    }
}
