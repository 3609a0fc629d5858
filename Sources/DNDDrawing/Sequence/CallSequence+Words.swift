internal import DNDResults

extension CallSequence.Message {
    /// `10 tableView(_:performDropWith:) at [0, 4] after removal [R132 Q05]`: the message on one line.
    ///
    /// Shared by all renderings with lines.
    package var caption: String {
        ([number.map { "\($0)" }, words] + [reasons.isEmpty ? nil : "[\(reasons)]"]).compactMap { $0 }
            .joined(separator: " ")
    }

    /// The caption without the number and the rule.
    package var words: String {
        [text, arguments, otherList, answer.map { "→ \($0)" }].compactMap { $0 }.joined(separator: " ")
    }

    /// `in people`, when neither participant names the list.
    var otherList: String? {
        guard let list, !from.hasSuffix(" of \(list)"), !to.hasSuffix(" of \(list)") else { return nil }
        return "in \(Spelling.label(list))"
    }

    /// `R132 Q05`; for a gesture, the line of its step.
    package var reasons: String {
        if kind == .gesture { return stepPlace }
        return ([rule].compactMap { $0 } + questions).joined(separator: " ")
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
