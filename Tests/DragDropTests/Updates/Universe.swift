import DragDrop

/// Small lists, for exhaustive tests.
enum Shapes {
    /// No section, or one or two sections of up to three rows.
    static let all: [[Int]] =
        [[]] + (0...3).map { [$0] } + (0...3).flatMap { first in (0...3).map { [first, $0] } }

    static func arrangement(_ counts: [Int], firstItem: Int, firstSection: Int32) -> Arrangement {
        var next = firstItem
        var sections: [Arrangement.Section] = []
        for (index, count) in counts.enumerated() {
            let id = SectionID(rawValue: firstSection + Int32(index))
            sections.append(Arrangement.Section(id: id, rows: RowSequence(items(next..<(next + count)))))
            next += count
        }
        return Arrangement(sections: sections)
    }

    static func text(_ arrangement: Arrangement) -> String {
        arrangement.sections.map { "\($0.id.rawValue):\(Array($0.rows).map(\.rawValue))" }.joined(separator: " ")
    }

    /// The counts of a data source with exactly these updates, as far as possible.
    static func balancedCounts(_ kinds: [ListUpdate.Kind], shown: Arrangement) -> [Int] {
        let updates = kinds.map { ListUpdate($0) }
        let reference = ReferenceBatch(updates, shown: shown, model: shown, kind: .table)
        let count = shown.sectionCount + reference.sectionInserts.count - reference.sectionDeletes.count
        var counts = [Int](repeating: 2, count: max(count, 0))
        for section in shown.sections.indices where !reference.endedSections.contains(section) {
            guard let after = reference.sectionsAfter[section], counts.indices.contains(after) else { continue }
            let rows = shown.sections[section].rows.count
            let removed =
                reference.deletes.count { $0.section == section } + reference.moves.count { $0.from.section == section }
            let added =
                reference.inserts.count { $0.section == after } + reference.moves.count { $0.to.section == after }
            counts[after] = max(rows - removed + added, 0)
        }
        return counts
    }
}

/// All updates of a small list, including indexes one beyond the end.
enum Universe {
    static func updates(for shape: [Int]) -> [ListUpdate.Kind] {
        let sections = Array(0...shape.count)
        let paths = sections.flatMap { section in
            (0...(shape.indices.contains(section) ? shape[section] : 0)).map { RowPath(section: section, item: $0) }
        }
        var kinds: [ListUpdate.Kind] = paths.flatMap { path in
            [.insertRow(path), .deleteRow(path), .reloadRow(path), .reconfigureRow(path)]
        }
        kinds += paths.flatMap { from in paths.map { .moveRow(from: from, to: $0) } }
        kinds += sections.flatMap { [.insertSection($0), .deleteSection($0), .reloadSection($0)] }
        kinds += sections.flatMap { from in sections.map { .moveSection(from: from, to: $0) } }
        return kinds
    }

    static let fewUpdates: [ListUpdate.Kind] = [
        .insertRow(RowPath(section: 0, item: 0)), .insertRow(RowPath(section: 0, item: 1)),
        .insertRow(RowPath(section: 1, item: 0)), .deleteRow(RowPath(section: 0, item: 0)),
        .deleteRow(RowPath(section: 0, item: 1)), .reloadRow(RowPath(section: 0, item: 0)),
        .reloadRow(RowPath(section: 0, item: 1)),
        .moveRow(from: RowPath(section: 0, item: 0), to: RowPath(section: 0, item: 1)),
        .moveRow(from: RowPath(section: 0, item: 1), to: RowPath(section: 1, item: 0)),
        .insertSection(0), .insertSection(1), .deleteSection(0), .reloadSection(1), .moveSection(from: 0, to: 1),
    ]

    static func randomUpdate(for shape: [Int], _ generator: inout SeededGenerator) -> ListUpdate.Kind {
        func section() -> Int { Int.random(in: shape.indices, using: &generator) }
        func path() -> RowPath {
            let section = section()
            return RowPath(section: section, item: Int.random(in: 0...max(shape[section] - 1, 0), using: &generator))
        }
        return switch Int.random(in: 0..<20, using: &generator) {
        case 0..<5: .insertRow(path())
        case 5..<9: .deleteRow(path())
        case 9..<14: .moveRow(from: path(), to: path())
        case 14: .reloadRow(path())
        case 15: .reconfigureRow(path())
        case 16: .insertSection(section())
        case 17: .deleteSection(section())
        case 18: .reloadSection(section())
        default: .moveSection(from: section(), to: section())
        }
    }
}
