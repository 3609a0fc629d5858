internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Expectations about what is seen under the finger.
extension ScenarioPlayer {
    func judgeAppearance(_ expectation: Expectation, at range: SourceRange) -> Mismatch? {
        switch expectation {
        case .previews(let names, let wanted): return judgePreviews(names, wanted, at: range)
        case .faded(let names):
            let actual = engine.faded.map { engine.label(of: $0) }
            return value(
                "faded", Self.listed(names.map { $0.text }), Self.listed(actual),
                holds: names.map { $0.text } == actual,
                at: range)
        case .badge(let badge):
            let wanted = DragBadge(badge)
            return value(
                "badge", Spelling.badge(wanted), Spelling.badge(engine.badge), holds: wanted == engine.badge, at: range)
        default: preconditionFailure("Only what is seen is judged here.")
        }
    }

    private func judgePreviews(
        _ names: [Name], _ wanted: PreviewsExpectation, at range: SourceRange
    ) -> Mismatch? {
        let labels = engine.itemsWithPreview.map { engine.label(of: $0) }
        let actual = PreviewsExpectation(
            isLive: wanted.isLive.map { _ in engine.hasLivePreviews },
            isFullSize: wanted.isFullSize.map { _ in engine.hasFullSizePreviews })
        return value(
            "previews", wanted.words + Self.listed(names.map { $0.text }), actual.words + Self.listed(labels),
            holds: names.map { $0.text } == labels && wanted == actual, at: range)
    }
}

extension PreviewsExpectation {
    /// "still full-size ", or nothing.
    var words: String {
        let kind = isLive.map { $0 ? "live " : "still " } ?? ""
        return kind + (isFullSize.map { $0 ? "full-size " : "scaled " } ?? "")
    }
}

extension DragBadge {
    fileprivate init(_ badge: Expectation.Badge) {
        switch badge {
        case .none: self = .none
        case .forbidden: self = .forbidden
        case .plus(let count): self = .plus(itemCount: count)
        }
    }
}

extension Spelling {
    fileprivate static func badge(_ badge: DragBadge) -> String {
        switch badge {
        case .none: "none"
        case .forbidden: "forbidden"
        case .plus(let count): count > 1 ? "plus \(count)" : "plus"
        }
    }
}
