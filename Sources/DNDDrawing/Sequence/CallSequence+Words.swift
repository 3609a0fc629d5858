internal import DNDResults

extension CallSequence {
    /// `10 tableView(_:performDropWith:) at [0, 4] after removal [R132 Q05]`: the message on one line.
    ///
    /// Shared by all renderings with lines.
    package func caption(of message: Message) -> String {
        let reasons = message.reasons.isEmpty ? nil : "[\(message.reasons)]"
        return [message.number.map { "\($0)" }, words(of: message), reasons].compactMap { $0 }.joined(separator: " ")
    }

    /// The caption without the number and the rule.
    package func words(of message: Message) -> String {
        [message.text, details(of: message)].compactMap { $0 }.joined(separator: " ")
    }

    /// The arguments, the list and the answer; nil without any.
    func details(of message: Message) -> String? {
        let parts = [message.arguments, otherList(of: message), message.answer.map { "→ \($0)" }].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// `in people`, when neither participant belongs to the list.
    private func otherList(of message: Message) -> String? {
        guard let list = message.list else { return nil }
        let belongs = participants.contains { $0.list == list && [message.from, message.to].contains($0.id) }
        return belongs ? nil : "in \(Spelling.label(list))"
    }
}

extension CallSequence.Message {
    /// `R132 Q05`; for a gesture, the line of its step.
    package var reasons: String {
        if kind == .gesture { return stepPlace }
        return ([rule].compactMap { $0 } + questions.map { $0.text }).joined(separator: " ")
    }

    /// `line 12`, or `other.dnd:12`.
    var stepPlace: String {
        guard let line else { return "" }
        return file.map { "\($0):\(line)" } ?? "line \(line)"
    }

    /// Whether the message connects two participants.
    var isArrow: Bool { from != to }
}

extension CallSequence.Message.Kind {
    /// The symbol of the text trace.
    package var marker: String {
        switch self {
        case .gesture: ""
        case .call: "←"
        case .absent: "·"
        case .action: "→"
        case .note: "*"
        case .silence: "×"
        case .exception: "!"
        case .supposed: "?"
        }
    }
}
