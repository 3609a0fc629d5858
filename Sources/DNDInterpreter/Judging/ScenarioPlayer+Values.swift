package import DNDLanguage
internal import DNDResults
package import DragDrop
internal import SourceText

/// Expectations about one value.
extension ScenarioPlayer {
    mutating func judgeValue(_ expectation: Expectation, at range: SourceRange) throws(ScriptFault) -> Mismatch? {
        switch expectation {
        case .proposal(let proposal, let name):
            return judgeProposal(proposal, in: try list(name), at: range)
        case .gap(let pattern, let name):
            let list = try subject(name, at: range)
            let gap = engine[list].gap
            return value(
                "gap in \(engine[list].name)", pattern.map { Spelling.path($0) } ?? "none",
                gap.map { Spelling.path($0, engine.gapSpace(in: list)) } ?? "none",
                holds: (pattern ?? .none).fits(gap, in: list, engine: engine), at: range)
        case .operation(let operation):
            return value(
                "operation", operation.rawValue,
                engine.lastOperation.map { Spelling.operation($0) } ?? "no session has ended",
                holds: engine.lastOperation == DropOperation(operation), at: range)
        case .state(let state):
            allowance.state = state
            return value(
                "state", state.rawValue, engine.stateWord.rawValue, holds: state == engine.stateWord, at: range)
        case .placeholders(let count, let name):
            if count > 0 { allowance.placeholders = true }
            let actual = try placeholderCount(in: list(name))
            return value("placeholders", "\(count)", "\(actual)", holds: count == actual, at: range)
        case .loaded(let names):
            let hints = hintsForLoads
            announceLoads()
            let wanted = names?.map { $0.text } ?? []
            var mismatch = value(
                "loaded", Self.listed(wanted), Self.listed(engine.deliveries.texts),
                holds: wanted == engine.deliveries.texts, at: range)
            mismatch?.hints = hints
            return mismatch
        case .selected(let names, let name):
            let list = try subject(name, at: range)
            let wanted = names.map { $0.text }.sorted()
            let actual = engine[list].selected.map { engine.label(of: $0) }.sorted()
            return value(
                "selected in \(engine[list].name)", Self.listed(wanted), Self.listed(actual), holds: wanted == actual,
                at: range)
        case .uncommitted(let wanted, let name):
            if wanted { allowance.placeholders = true }
            let list = try subject(name, at: range)
            let actual = engine.hasUncommittedUpdates(list)
            return value(
                "uncommitted in \(engine[list].name)", wanted ? "yes" : "no", actual ? "yes" : "no",
                holds: wanted == actual, at: range)
        case .drop(let label, let wanted):
            let landing = engine.knownItem(labelled: label.text).flatMap { engine.landing(of: $0) }
            return value(
                "drop of \(Spelling.label(label.text))", wanted.text,
                landing.map { $0.text(engine) } ?? Self.noAnimation, holds: wanted.fits(landing, engine: engine),
                at: range)
        case .previews, .faded, .badge: return judgeAppearance(expectation, at: range)
        case .progressIndicator(let isShown):
            let actual = engine.showsProgressIndicator
            return value(
                "progress indicator", isShown ? "shown" : "hidden", actual ? "shown" : "hidden",
                holds: isShown == actual, at: range)
        case .returned(let wanted):
            return value(
                "returned", wanted.text, engine.returned.map { $0.text } ?? "nothing was asked",
                holds: wanted.fits(engine.returned), at: range)
        case .activeDrag, .activeDrop, .cellDragState, .cellDropState, .springLoading:
            return try judgeDragAndDropState(expectation, at: range)
        default:
            preconditionFailure("Orders, calls, silences, exceptions and findings are judged elsewhere.")
        }
    }

    private func judgeProposal(_ wanted: ProposalExpression?, in list: ListID?, at range: SourceRange) -> Mismatch? {
        let actual = engine.proposal(in: list)
        let holds: Bool
        if let wanted {
            holds = actual.map { wanted.fits($0) } ?? false
        } else {
            holds = actual == nil
        }
        return value(
            "proposal", wanted.map { Spelling.proposal($0) } ?? "none",
            actual.map { actual in wanted.map { Spelling.proposal(actual, like: $0) } ?? Spelling.proposal(actual) }
                ?? "none",
            holds: holds, at: range)
    }

    /// Where the preview of an item went that was not dropped.
    static var noAnimation: String { "no animation" }

    private func placeholderCount(in list: ListID?) -> Int {
        if let list { return engine[list].placeholders.count }
        return engine.lists.reduce(0) { $0 + $1.placeholders.count }
    }

    func value(
        _ subject: String, _ expected: String, _ actual: String, holds: Bool, at range: SourceRange
    ) -> Mismatch? {
        holds ? nil : Mismatch(.value(subject: subject, expected: expected, actual: actual), at: range)
    }

    static func listed(_ texts: [String]) -> String {
        texts.isEmpty ? "none" : texts.map { Spelling.label($0) }.joined(separator: " ")
    }
}

extension Engine {
    /// The word for where a drag stands.
    package var stateWord: Expectation.State {
        switch drag?.phase {
        case nil where movement != nil: .reordering
        case nil: .idle
        case .lifted: .lifted
        case .dragging: .dragging
        }
    }
}
