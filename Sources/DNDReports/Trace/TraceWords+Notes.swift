internal import DNDResults
internal import DragDrop

/// What the person does, and what UIKit does by itself.
extension TraceWords {
    func gesture(_ gesture: Gesture) -> String {
        switch gesture {
        case .select(let paths, let list): "select \(self.paths(paths))\(place(list))"
        case .deselect(let paths, let list): "deselect \(self.paths(paths))\(place(list))"
        case .lift(let path, let list): "lift \(Spelling.path(path))\(place(list))"
        case .release: "release"
        case .finger(let finger): "finger \(finger)"
        case .drag(let path, let list): "drag \(Spelling.path(path))\(place(list))"
        case .add(let path, let list): "add \(Spelling.path(path))\(place(list))"
        case .hover(let location): hover(location)
        case .leave: "leave"
        case .drop: "drop"
        case .cancel: "cancel"
        case .spring(let path, let list): "spring \(Spelling.path(path))\(place(list))"
        case .wait(let milliseconds): "wait \(milliseconds)ms"
        case .settle: "settle"
        }
    }

    private func hover(_ location: FingerLocation) -> String {
        location.place == .anywhere
            ? "hover in \(Spelling.label(record.list(location.list).name))"
            : "hover \(target(location.place))\(place(location.list))"
    }

    private func paths(_ paths: [IndexPath]) -> String {
        paths.map { Spelling.path($0) }.joined(separator: " ")
    }

    private func target(_ place: FingerLocation.Place) -> String {
        switch place {
        case .row(let path, .above): "\(Spelling.path(path)) above"
        case .row(let path, .middle): Spelling.path(path)
        case .row(let path, .below): "\(Spelling.path(path)) below"
        case .gap: "gap"
        case .end(let section): "end of section \(section)"
        case .header(let section): "header of section \(section)"
        case .empty: "empty"
        case .anywhere: "anywhere"
        }
    }

    func note(_ note: TraceNote, rule: RuleID?) -> String {
        switch note {
        case .ignored(let list): "nothing comes of it\(place(list))\(reason(rule))"
        case .gapMoved(let path?, let list): "the gap is at \(Spelling.path(path)) after removal\(place(list))"
        case .gapMoved(nil, let list): "the gap closes\(place(list))"
        case .proposalReplaced(let wanted, let proposal, let list):
            "\(Spelling.proposal(wanted)) becomes \(Spelling.proposal(proposal))\(place(list))\(reason(rule))"
        case .intentChosen(let intent, let list):
            "the intent becomes \(Spelling.intent(intent) ?? "unspecified")\(place(list))"
        case .sessionEnded(let operation): "the session has ended: \(Spelling.operation(operation))"
        case .selected(let items, let list): "\(labels(items)) selected\(place(list))"
        case .loadFinished(let item, .text(let text)): "\(label(item)) has loaded: \(Spelling.quoted(text))"
        case .loadFinished(let item, .failure(let error)):
            "\(label(item)) could not be loaded: \(error.message) (\(error.domain) \(error.code))"
        case .snapshotLog(let text, let list): "UIKit logs\(place(list)): \(text)"
        case .actionWithoutEffect(let list): "that has no effect\(place(list))\(reason(rule))"
        }
    }

    /// Virtual time, for what happens later than the gesture above it.
    func time(_ milliseconds: Int, for note: TraceNote) -> String {
        if case .loadFinished = note { return time(milliseconds) }
        return ""
    }

    private func reason(_ rule: RuleID?) -> String {
        rule.map { ": \(Rule[$0].sentence)" } ?? ""
    }
}
