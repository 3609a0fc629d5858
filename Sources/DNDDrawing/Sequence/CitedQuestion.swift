package import JSON

/// An open question that a message rests on, and the answer that is assumed instead of the decision.
package struct CitedQuestion: Hashable, Sendable {
    /// Such as `Q07`.
    package let id: String

    /// Nil for the decision.
    package let answer: String?

    package init(_ id: String, answer: String? = nil) {
        self.id = id
        self.answer = answer
    }

    /// `Q07`, `Q07=nothing-called`.
    package var text: String { id + (answer.map { "=\($0)" } ?? "") }
}

extension CitedQuestion: JSONConvertible {
    package var json: JSONTree { text.json }

    package init(json: JSONTree) throws(JSONMismatch) {
        let parts = try String(json: json).split(separator: "=", maxSplits: 1)
        guard let id = parts.first else { throw JSONMismatch() }
        self.init(String(id), answer: parts.count > 1 ? String(parts[1]) : nil)
    }
}
