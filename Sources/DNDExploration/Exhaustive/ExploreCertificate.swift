internal import DNDLanguage
package import DNDResults
package import DragDrop
internal import SourceText

/// What an exhaustive exploration has shown, and under which conditions.
package struct ExploreCertificate: Equatable, Sendable {
    package enum Verdict: Equatable, Sendable {
        /// Every gesture of the set was played from every state, and nothing failed.
        case proved

        /// Nothing failed up to a limit.
        case bounded(by: String)

        /// Something failed. With a limit that was hit, more may fail.
        case failed(count: Int, upTo: String? = nil)

        /// The limit that was hit.
        package var limit: String? {
            switch self {
            case .proved: nil
            case .bounded(let limit): limit
            case .failed(_, let limit): limit
            }
        }

        package var word: String {
            switch self {
            case .proved: "proved"
            case .bounded: "bounded"
            case .failed: "failed"
            }
        }
    }

    /// The result for one number of rows; nil for the rows as written.
    package struct Size: Equatable, Sendable {
        package var rows: Int?
        package var states: Int
        package var transitions: Int
        package var depth: Int
        package var verdict: Verdict

        package init(rows: Int?, states: Int, transitions: Int, depth: Int, verdict: Verdict) {
            self.rows = rows
            self.states = states
            self.transitions = transitions
            self.depth = depth
            self.verdict = verdict
        }

        package var words: String { rows.map { $0.counted("row") } ?? "as written" }
    }

    /// A way in which the scene fails, with the fewest steps.
    package struct Finding: Equatable, Sendable {
        /// `DND1007 in people`
        package var failure: String
        package var rows: Int?
        package var steps: [String]

        package init(failure: String, rows: Int?, steps: [String]) {
            self.failure = failure
            self.rows = rows
            self.steps = steps
        }
    }

    package var findings: [Finding] = []

    /// A pattern of a script or an answer of a Swift delegate, and the fewest steps that lead there.
    package struct Reached: Equatable, Sendable {
        /// With its place: `canHandle -> true (sound.dnd:4:3)`, or its list: `canHandle -> true (people)`
        package var pattern: String
        package var rows: Int?
        package var steps: [String]

        package init(pattern: String, rows: Int?, steps: [String]) {
            self.pattern = pattern
            self.rows = rows
            self.steps = steps
        }
    }

    /// The patterns and answers of the scene's delegates that gestures reached.
    package var reached: [Reached] = []

    /// The explored file, or FILE:LINE.
    package var scene: String
    package var gestures: String
    package var omittedVerbs: [String]

    /// What was taken for granted, one sentence each.
    package var assumptions: [String]

    /// The patterns and methods of the scene's delegates that no gesture reached.
    package var unreached: [String]
    package var sizes: [Size]

    /// The file whose delegate is compared with this one; nil if failures are looked for.
    package var comparedWith: String?

    /// Whether the delegates are those of a Swift program, whose memory is not seen as a whole.
    package var hasHiddenMemory = false

    /// The part that was explored; nil for all of it.
    package var shard: Shard?

    /// What was reached, where others have to know: for a shard, and for an exploration that was interrupted.
    package var records: [ExploreRecord] = []

    /// The arguments of `dnd` that play the same again.
    package var command: [String]
    package var version: String

    package init(
        scene: String, gestures: String, omittedVerbs: [String], assumptions: [String], unreached: [String] = [],
        sizes: [Size] = [], command: [String], version: String
    ) {
        self.scene = scene
        self.gestures = gestures
        self.omittedVerbs = omittedVerbs
        self.assumptions = assumptions
        self.unreached = unreached
        self.sizes = sizes
        self.command = command
        self.version = version
    }

    /// Whether gestures remain because the exploration was interrupted.
    package var isInterrupted: Bool {
        !records.isEmpty && records.contains { $0.transitionCounts.count < $0.states.count }
    }

    /// Whether another one, perhaps of another version, shows the same.
    package func agrees(with other: ExploreCertificate) -> Bool {
        var other = other
        other.version = version
        return self == other
    }

    /// The weakest verdict of all sizes.
    package var verdict: Verdict {
        let failures = sizes.reduce(0) { count, size in
            if case .failed(let more, _) = size.verdict { count + more } else { count }
        }
        let limit = sizes.lazy.compactMap { $0.verdict.limit }.first
        if failures > 0 { return .failed(count: failures, upTo: limit) }
        return limit.map { .bounded(by: $0) } ?? .proved
    }

    /// Adds what one more number of rows has shown. The patterns are those of its scripts, with their places.
    package mutating func add(_ outcome: ExploreOutcome, of patterns: [String]) {
        let reached = outcome.record.reached.map { $0.pattern }
        let missed = Set(patterns + outcome.methods).subtracting(
            reached.flatMap { [$0.pattern, AnswerCoverage.method(of: $0.pattern)] })
        unreached = sizes.isEmpty ? missed.sorted() : unreached.filter { missed.contains($0) }
        sizes.append(outcome.size)
        add(reached)
    }

    /// Adds an assumption that is not among them.
    package mutating func assume(_ sentence: String) {
        if !assumptions.contains(sentence) { assumptions.append(sentence) }
    }

    // MARK: - In words

    package var lines: [String] {
        let omitted = omittedVerbs.isEmpty ? "" : ", without \(omittedVerbs.joined(separator: ", "))"
        var lines = ["\(sentence)", "  scene: \(scene)", "  gestures: \(gestures)\(omitted)"]
        lines += sizes.map { size in
            "  \(size.words): \(Self.words(size.verdict)); \(size.states.counted("state")), "
                + "\(size.transitions.counted("transition")), depth \(size.depth)"
        }
        if let shard { lines.append("  shard: \(shard.text); dnd merge joins the certificates of all shards") }
        lines += assumptions.map { "  assumed: \($0)" }
        lines += reached.map { reached in
            let steps = reached.steps.isEmpty ? "at the start" : "by: \(reached.steps.joined(separator: "; "))"
            return "  reached: \(reached.pattern), \(steps)"
        }
        lines += unreached.map { "  reached by none of them: \($0)" }
        lines.append("  dnd \(version)")
        return lines
    }

    private var sentence: String {
        if let comparedWith { return sentence(comparedWith: comparedWith) }
        return switch verdict {
        case .proved where hasHiddenMemory:
            "proved up to hidden memory: nothing goes wrong, whatever a person does with these gestures"
        case .proved: "proved: nothing goes wrong, whatever a person does with these gestures"
        case .bounded(let limit): "bounded: nothing went wrong up to \(limit); gestures remain that were not played"
        case .failed(let count, let limit): "failed: \(count.counted("way")) in which it goes wrong\(Self.upTo(limit))"
        }
    }

    private func sentence(comparedWith other: String) -> String {
        let hidden = hasHiddenMemory ? " up to hidden memory" : ""
        return switch verdict {
        case .proved:
            "proved\(hidden): the same rows and data as with \(other), whatever a person does with these gestures"
        case .bounded(let limit): "bounded: no difference from \(other) up to \(limit); gestures remain"
        case .failed(let count, let limit): "failed: \(count.counted("difference")) from \(other)\(Self.upTo(limit))"
        }
    }

    private static func words(_ verdict: Verdict) -> String {
        switch verdict {
        case .proved: "proved"
        case .bounded(let limit): "bounded by \(limit)"
        case .failed(let count, let limit): "failed in \(count.counted("way"))\(upTo(limit))"
        }
    }

    private static func upTo(_ limit: String?) -> String { limit.map { " up to \($0)" } ?? "" }
}

extension ExploreCertificate {
    /// The sentences about the open questions that touch the called methods are too many; those whose answer was
    /// changed, and the omitted rules, matter.
    package static func assumptions(of rulebook: Rulebook) -> [String] {
        OpenQuestion.withAlternative.filter { rulebook.assumesOther($0.id) }.map { question in
            "\(question.id)=\(question.answer(by: rulebook) ?? "")"
        } + RuleID.allCases.filter { !rulebook.obeys($0) }.map { "without \($0)" }
    }
}
