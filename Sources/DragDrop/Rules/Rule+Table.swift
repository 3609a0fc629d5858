extension Rule {
    /// All rules of behaviour, batch updates, exceptions, snapshots and traces, in the order of their numbers.
    ///
    /// Open questions have a table of their own, `OpenQuestion.all`.
    package static let all: [Rule] = joined([
        lift, addingItems, dragEnd, tracking, plainDrop,
        listDrag, proposals, gap, nativeMoves, listDrop, placeholders, indexSpaces,
        springLoading, itemProviders, diffableDataSources, surroundings,
        batchUpdates, exceptions, snapshots, traces,
    ])

    /// Finds the rule with a number; of an open question, its decision. O(1).
    package static subscript(id: RuleID) -> Rule {
        if let question: OpenQuestion = OpenQuestion[id] { return Rule(question) }
        let rule: Rule = all[Int(id.rawValue)]
        precondition(rule.id == id, "The tables of rules do not follow the order of RuleID.")
        return rule
    }

    private static func joined(_ sections: [[Rule]]) -> [Rule] {
        var rules: [Rule] = []
        rules.reserveCapacity(RuleID.allCases.count)
        for section in sections { rules += section }
        return rules
    }
}
