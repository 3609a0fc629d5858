internal import DNDDrawing
internal import DNDLanguage
internal import DNDResults
package import DNDRunner
package import DNDSpecs
internal import SourceText
package import System

/// Replaces failing expectations with what was found, and plays the specs again to prove that they pass.
package struct Blessing {
    /// The maximum number of rounds. A changed expectation can affect the next one only through `expect finding`.
    private static let roundsMax = 8

    /// A file that changed.
    package struct ChangedFile {
        /// The path with links resolved.
        package let path: String

        /// The name for messages.
        package let name: String
        package let before: [UInt8]
        package let after: [UInt8]
    }

    /// In the order in which they were changed.
    package private(set) var files: [ChangedFile] = []

    /// The number of edits that made expectations pass.
    package private(set) var blessedCount = 0

    /// The remaining failures, in the order of the specs, with their places in the changed texts.
    package private(set) var refusals: [BlessRefusal] = []

    /// The named specs before and after the edits.
    package private(set) var before: [PlayedSpec] = []
    package private(set) var after: [PlayedSpec]
    package private(set) var fileErrors: [FileError] = []

    private var loader: SpecLoader
    private let selection: Selection
    private let jobs: Int

    package init(_ files: [SpecFile], loader: SpecLoader, selection: Selection, jobs: Int = Parallel.processorCount) {
        self.loader = loader
        self.selection = selection
        self.jobs = jobs
        for result in Parallel.map(files, jobs: jobs, { loader.load($0).map { PlayedSpec($0) } }) {
            switch result {
            case .success(let spec): before.append(spec)
            case .failure(let error): fileErrors.append(error)
            }
        }
        after = before
        if fileErrors.isEmpty { bless() }
    }

    /// The number of selected scenarios that fail now.
    package var failingCount: Int {
        zip(before, after).reduce(0) { count, pair in
            let (old, new) = pair
            return count
                + zip(old.spec.program.scenarios, new.results).count { scenario, result in
                    selection.contains(scenario, of: old.spec) && result?.state.isFailure == true
                }
        }
    }

    // MARK: - Rounds

    private mutating func bless() {
        var wishes = meantFailures
        for _ in 0..<Self.roundsMax {
            let round = BlessRound(after, wishes, loader: loader, jobs: jobs)
            guard !round.edits.isEmpty else {
                refusals = wishes.flatMap { refusals(for: $0, round) }.withoutRepetition + hostedRefusals
                return
            }
            take(round)
            wishes = wishes.map { BlessedEdit.Wish(scenario: $0.scenario, statement: round.moved($0.statement)) }
        }
    }

    private mutating func take(_ round: BlessRound) {
        after = round.after
        blessedCount += round.edits.count
        var seen: Set<String> = []
        for path in round.edits.map({ $0.span.path }) where seen.insert(path).inserted {
            guard let text = round.texts[path] else { continue }
            loader.unsaved[path] = text.after.utf8
            let known = files.firstIndex { $0.path == path }
            let file = ChangedFile(
                path: path, name: text.before.name, before: known.map { files[$0].before } ?? text.before.utf8,
                after: text.after.utf8)
            if let known { files[known] = file } else { files.append(file) }
        }
    }

    // MARK: - Selection

    private var meantFailures: [BlessedEdit.Wish] {
        var wishes: [BlessedEdit.Wish] = []
        for (specNumber, played) in before.enumerated() {
            for (index, result) in played.results.enumerated() {
                guard let result, result.state == .failed else { continue }
                let number = PlayedSpec.Number(spec: specNumber, scenario: index)
                wishes += meant(result, of: played, index).compactMap { TextSpan($0.range, of: played.spec) }
                    .map { BlessedEdit.Wish(scenario: number, statement: $0) }
            }
        }
        return wishes.withoutRepetition
    }

    /// With lines: the failures at the lines, or otherwise those of the scenarios at the lines.
    private func meant(_ result: ScenarioResult, of played: PlayedSpec, _ number: Int) -> [Mismatch] {
        let lines = played.spec.file.lines
        let isSelected = selection.contains(played.spec.program.scenarios[number], of: played.spec)
        guard !lines.isEmpty else { return isSelected ? result.mismatches : [] }
        let there = result.mismatches.filter { mismatch in
            mismatch.range.file == result.range.file
                && lines.contains { played.spec.lines(of: mismatch.range).contains($0) }
        }
        return there.isEmpty && isSelected ? result.mismatches : there
    }

    // MARK: - Remaining failures

    private func refusals(for wish: BlessedEdit.Wish, _ round: BlessRound) -> [BlessRefusal] {
        let played = after[wish.scenario.spec]
        let findings = played.findings(beside: wish)
        return played.mismatches(of: wish).map { mismatch in
            let place = SourceExcerpt(mismatch.range, in: played.spec.sources).place
            if case .impossible(let reason) = MismatchEdit(of: mismatch, beside: findings, in: played.spec.sources) {
                return BlessRefusal(place: place, reason: reason)
            }
            let reason = round.refused.first { $0.edit.wishes.contains(wish) }?.reason
            return BlessRefusal(place: place, reason: reason ?? "it stands in no file")
        }
    }

    private var hostedRefusals: [BlessRefusal] {
        before.flatMap { played in
            zip(played.spec.program.scenarios, played.results).compactMap { scenario, result -> BlessRefusal? in
                guard result == nil, selection.contains(scenario, of: played.spec) else { return nil }
                let place = SourceExcerpt(scenario.caseRange ?? scenario.range, in: played.spec.sources).place
                return BlessRefusal(
                    place: place, reason: "a list comes from a Swift program, which `dnd bless` does not run")
            }
        }
    }
}

extension Array where Element: Hashable {
    fileprivate var withoutRepetition: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
