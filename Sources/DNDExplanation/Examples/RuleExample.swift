package import DragDrop

/// The shortest spec that shows a rule or an open question. `dnd explain` works without the repository.
package enum RuleExample {
    /// A whole `.dnd` text with one scenario that passes; nil for a rule that no spec is tagged with. O(1), nothing is
    /// prepared when the program starts.
    package static func text(of citation: Citation) -> String? {
        switch citation {
        case .rule(let rule): text(of: rule)
        case .question(let question): questions(question)
        }
    }

    private static func text(of rule: RuleID) -> String? {
        switch rule.family {
        case .behaviour: behaviour(rule)
        case .batchUpdates: batchUpdates(rule)
        case .exceptions: exceptions(rule)
        case .snapshots: snapshots(rule)
        case .traces: traces(rule)
        }
    }
}
