internal import DNDDrawing
internal import DNDResults
internal import DNDSpecs
internal import SourceText
internal import System

/// One round of blessing: the edits for failing expectations, without the edits that must not be made.
package struct BlessRound {
    private let before: [PlayedSpec]
    private let loader: SpecLoader
    private let jobs: Int

    /// The edits of the round; empty when nothing more can be done.
    package private(set) var edits: [BlessedEdit] = []

    /// The edits that are not made, with the reasons.
    package private(set) var refused: [(edit: BlessedEdit, reason: String)] = []

    /// The specs after the edits.
    package private(set) var after: [PlayedSpec]

    /// The edited texts, by path.
    package private(set) var texts: [String: EditedText] = [:]

    init(_ before: [PlayedSpec], _ wishes: [BlessedEdit.Wish], loader: SpecLoader, jobs: Int) {
        self.before = before
        self.loader = loader
        self.jobs = jobs
        after = before
        edits = withoutConflicts(wishes.reduce(into: WishedEdits()) { add($1, to: &$0) }.all)
        tryOut()
    }

    func moved(_ span: TextSpan) -> TextSpan {
        texts[span.path]?.moved(span) ?? span
    }

    /// Plays the edited specs and removes the harmful edits, until no harmful edit is left. Each iteration has fewer
    /// edits.
    private mutating func tryOut() {
        let shared = sharing(edits)
        while !edits.isEmpty {
            let trial = BlessTrial(before + shared, edits, loader: loader, jobs: jobs)
            guard !trial.faults.isEmpty else {
                after = Array(trial.after.prefix(before.count))
                texts = trial.texts
                return
            }
            refused += trial.faults.sorted { $0.key < $1.key }.map { (edits[$0.key], $0.value) }
            edits = edits.indices.filter { trial.faults[$0] == nil }.map { edits[$0] }
        }
    }

    // MARK: - Requested edits

    /// Merges equal edits of several scenarios.
    private struct WishedEdits {
        private(set) var all: [BlessedEdit] = []
        private var positions: [TextSpan: [Int]] = [:]

        mutating func add(_ span: TextSpan, _ replacement: String, _ wish: BlessedEdit.Wish) {
            if let known = positions[span, default: []].first(where: { all[$0].replacement == replacement }) {
                return all[known].add(wish)
            }
            positions[span, default: []].append(all.count)
            all.append(BlessedEdit(span, replacement, wish))
        }
    }

    private func add(_ wish: BlessedEdit.Wish, to edits: inout WishedEdits) {
        let played = before[wish.scenario.spec]
        for mismatch in played.mismatches(of: wish) {
            let findings = played.findings(beside: wish)
            guard case .edit(let edit, _) = MismatchEdit(of: mismatch, beside: findings, in: played.spec.sources),
                let span = TextSpan(edit.range, of: played.spec)
            else { continue }
            edits.add(span, edit.replacement, wish)
        }
    }

    // MARK: - Conflicts

    private mutating func withoutConflicts(_ edits: [BlessedEdit]) -> [BlessedEdit] {
        var inConflict: Set<Int> = []
        let byPath = Dictionary(grouping: edits.indices, by: { edits[$0].span.path })
        for first in edits.indices {
            for second in byPath[edits[first].span.path, default: []]
            where first < second && edits[first].conflicts(with: edits[second]) {
                let reason = reason(edits[first], edits[second])
                refused += [first, second].filter { inConflict.insert($0).inserted }.map { (edits[$0], reason) }
            }
        }
        return edits.indices.filter { !inConflict.contains($0) }.map { edits[$0] }
    }

    private func reason(_ first: BlessedEdit, _ second: BlessedEdit) -> String {
        let names = [first, second].compactMap { $0.wishes.first?.scenario }
            .map { before[$0.spec].words(for: $0.scenario) }
        return names.first == names.last
            ? "two expectations want different things of what stands there for both"
            : "\(names.joined(separator: " and ")) want different things of it"
    }

    // MARK: - Included files

    /// The other specs below the root that include a file to be edited: they must still pass afterwards.
    private func sharing(_ edits: [BlessedEdit]) -> [PlayedSpec] {
        let named = Set(before.compactMap { $0.spec.file.realPath })
        let included = Set(edits.map { $0.span.path }).subtracting(named)
        guard !included.isEmpty else { return [] }
        let root = loader.root == FileSystem.currentFolder ? "." : loader.root
        let files = SpecSearch([root]).files.filter { $0.realPath.map { !named.contains($0) } ?? false }
        return Parallel.map(files, jobs: jobs) { [loader] file -> PlayedSpec? in
            guard case .success(let spec) = loader.load(file), !spec.hasErrors,
                spec.paths.values.contains(where: included.contains)
            else { return nil }
            return PlayedSpec(spec)
        }.compactMap { $0 }
    }
}

extension PlayedSpec {
    /// The unexpected findings in the scenario of an expectation.
    func findings(beside wish: BlessedEdit.Wish) -> [Finding.Code] {
        results[wish.scenario.scenario]?.findings ?? []
    }

    /// The failures of an expectation in a scenario.
    func mismatches(of wish: BlessedEdit.Wish) -> [Mismatch] {
        results[wish.scenario.scenario]?.mismatches.filter { TextSpan($0.range, of: spec) == wish.statement } ?? []
    }
}
