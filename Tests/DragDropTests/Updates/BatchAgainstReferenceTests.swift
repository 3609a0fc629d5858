import DragDrop
import Testing

@Suite("A batch does what the slow and obvious batch does")
struct BatchAgainstReferenceTests {
    @Test("with one update of any small list")
    func oneUpdate() {
        for shape in Shapes.all {
            for update in Universe.updates(for: shape) { compareWithModels([update], shape: shape) }
        }
    }

    @Test("with two updates", arguments: [[], [1], [3], [2, 1], [1, 3]] as [[Int]])
    func twoUpdates(shape: [Int]) {
        let universe = Universe.updates(for: shape)
        for (index, first) in universe.enumerated() {
            for second in universe[index...] { compareWithModels([first, second], shape: shape) }
        }
    }

    @Test("with three updates", arguments: [[2, 1], [3], [1, 0]] as [[Int]])
    func threeUpdates(shape: [Int]) {
        let universe = Universe.fewUpdates
        for a in universe.indices {
            for b in universe[a...].indices {
                for c in universe[b...].indices {
                    compareWithModels([universe[a], universe[b], universe[c]], shape: shape)
                }
            }
        }
    }

    @Test("with many updates of longer lists, in any order of issue", arguments: 1...40 as ClosedRange<UInt64>)
    func seeded(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<25 {
            let shape = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                Int.random(in: 0...9, using: &generator)
            }
            let updates = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                Universe.randomUpdate(for: shape, &generator)
            }
            compareWithModels(updates, shape: shape)
            compareWithModels(updates.shuffled(using: &generator), shape: shape)
        }
    }

    private func compareWithModels(_ updates: [ListUpdate.Kind], shape: [Int]) {
        let shown = Shapes.arrangement(shape, firstItem: 0, firstSection: 0)
        let counts = Shapes.balancedCounts(updates, shown: shown)
        var models = [counts, shape, counts + [1]]
        if !counts.isEmpty {
            models.append([counts[0] + 1] + counts.dropFirst())
            models.append([max(counts[0] - 1, 0)] + counts.dropFirst())
            models.append(Array(counts.dropLast()))
        }
        for (number, model) in models.enumerated() {
            let kind: ListKind = number % 2 == 0 ? .table : .collection
            compare(updates, shown, Shapes.arrangement(model, firstItem: 1000, firstSection: 100), kind)
        }
    }

    private func compare(
        _ kinds: [ListUpdate.Kind], _ shown: Arrangement, _ model: Arrangement, _ kind: ListKind
    ) {
        let updates = kinds.map { ListUpdate($0) }
        let reference = ReferenceBatch(updates, shown: shown, model: model, kind: kind)
        let expected = reference.outcome()
        compareForm(updates, expected, shown, model, kind)
        do throws(UIKitException) {
            let older = Device(version: 15)
            let result = try BatchUpdate.commit(updates, shown: shown, model: model, kind: kind, device: older)
            if expected != .shown(result.shown) {
                Issue.record("\(kinds) of \(Shapes.text(shown)): \(Shapes.text(result.shown)), not \(expected)")
            }
            comparePaths(result.paths, reference, shown, model, kinds)
        } catch {
            if expected != error.rule.map({ .exception($0, error.text) }) {
                Issue.record("\(kinds) of \(Shapes.text(shown)): \(error.text), not \(expected)")
            }
        }
    }

    /// Checks the text of current systems instead of that of E01 and E02: for a collection always, for a table once the
    /// data's counts have changed (Q23).
    private func compareForm(
        _ updates: [ListUpdate], _ older: ReferenceBatch.Outcome, _ shown: Arrangement, _ model: Arrangement,
        _ kind: ListKind
    ) {
        guard case .exception(let rule, _) = older, rule == .e01 || rule == .e02 else { return }
        let hasChanged = shown.sections.map { $0.rows.count } != model.sections.map { $0.rows.count }
        do throws(UIKitException) {
            _ = try BatchUpdate.commit(updates, shown: shown, model: model, kind: kind)
            Issue.record("\(updates) of \(Shapes.text(shown)) passes on a current system only")
        } catch {
            #expect(error.rule == (hasChanged || kind == .collection ? .e03 : rule))
        }
    }

    private func comparePaths(
        _ paths: PathMap, _ reference: ReferenceBatch, _ shown: Arrangement, _ model: Arrangement,
        _ kinds: [ListUpdate.Kind]
    ) {
        var arrived = Set<RowPath>()
        for before in shown.paths {
            let after = paths.after(before)
            if after != reference.after(before) || after.map({ paths.before($0) != before }) == true {
                Issue.record("\(kinds) of \(Shapes.text(shown)): \(before) goes to \(String(describing: after))")
            }
            if let after { arrived.insert(after) }
        }
        for after in model.paths where !arrived.contains(after) && paths.before(after) != nil {
            Issue.record("\(kinds) of \(Shapes.text(shown)): \(after) comes from nowhere")
        }
    }
}

extension Arrangement {
    /// The index paths of all rows.
    fileprivate var paths: [RowPath] {
        sections.indices.flatMap { section in
            sections[section].rows.indices.map { RowPath(section: section, item: $0) }
        }
    }
}
