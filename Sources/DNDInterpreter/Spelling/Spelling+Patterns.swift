internal import DNDLanguage
internal import DNDResults

extension Spelling {
    /// The normalised text of a pattern.
    static func pattern(_ pattern: CallPattern) -> String {
        guard case .method(let method) = pattern.subject else { return "..." }
        var text = method.name
        if let position = pattern.position { text += " at \(position.rawValue)" }
        if let at = pattern.at { text += " at \(path(at))" }
        if let from = pattern.from { text += " from \(path(from))" }
        if let to = pattern.to { text += " to \(path(to))" }
        if !pattern.items.isEmpty { text += " with " + pattern.items.map { label($0.text) }.joined(separator: " ") }
        if let list = pattern.list { text += " in \(list.text)" }
        if let answer = pattern.answer { text += " -> \(self.answer(answer))" }
        return text
    }

    static func path(_ pattern: PathPattern) -> String {
        switch pattern {
        case .any: "_"
        case .none: "none"
        case .path(let section, let index): "[\(section), \(index)]"
        case .label(let name): label(name.text)
        }
    }

    static func answer(_ answer: Answer) -> String {
        switch answer {
        case .any: "_"
        case .none: "none"
        case .standard: "default"
        case .preview: "preview"
        case .boolean(let value): value ? "true" : "false"
        case .place(let place): self.place(place)
        case .session(let finger): "finger \(finger)"
        case .proposal(let proposal): self.proposal(proposal)
        case .items(let items): items.map { self.item($0) }.joined(separator: " ")
        }
    }

    static func proposal(_ proposal: ProposalExpression) -> String {
        guard let intent = proposal.intent else { return proposal.operation.word }
        return "\(proposal.operation.word) \(intent.word)"
    }

    private static func place(_ place: Place) -> String {
        switch place.kind {
        case .position(let index): path(.path(section: 0, index: index))
        case .path(let section, let index): path(.path(section: section, index: index))
        case .label(let text): label(text)
        default: "…"
        }
    }

    private static func item(_ item: ItemExpression) -> String {
        switch item {
        case .label(let name): label(name.text)
        case .item: "item"
        case .items: "items"
        case .sessionItems: "session.items"
        }
    }
}
