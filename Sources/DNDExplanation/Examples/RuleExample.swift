package import DragDrop

/// The shortest spec that shows a rule or an open question, compiled in so that `dnd explain` needs no repository.
package enum RuleExample {
    /// A whole `.dnd` text with one passing scenario; nil for a rule without a tagged spec. O(1); nothing is prepared
    /// at program start.
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
