extension Rule {
    /// All rules of behaviour, batch updates, exceptions, snapshots and traces, in the order of the table. Parsed at
    /// the first use.
    ///
    /// Open questions have a table of their own, `OpenQuestion.all`.
    package static let all: [Rule] = {
        do throws(TextTable.Fault) {
            return try reading(ruleTable)
        } catch {
            preconditionFailure(error.description)
        }
    }()

    /// Finds the rule with a number. O(1).
    package static subscript(id: RuleID) -> Rule { all[Int(id.rawValue)] }

    package static func reading(_ table: TextTable) throws(TextTable.Fault) -> [Rule] {
        var rules: [Rule] = []
        rules.reserveCapacity(RuleID.allCases.count)
        for record in try table.records() { rules.append(try Rule(record, at: rules.count)) }
        return rules
    }

    private init(_ record: TextTable.Record, at position: Int) throws(TextTable.Fault) {
        try record.allow(["", "source", "consists of", "out of scope"])
        let words = record.words.dropFirst()
        let gradeWords = words.prefix { $0.utf8.first != UInt8(ascii: "Q") }
        guard let grade = Grade(gradeWords.joined(separator: " ")) else {
            throw record.fault("write the grade behind the number: documented, measured, single source, assumed")
        }
        id = try record.number(at: position)
        sentence = try record.requiredText(of: "")
        self.grade = grade
        source = try record.requiredText(of: "source")
        questions = try record.numbers(Array(words.dropFirst(gradeWords.count)))
        coverage = try Coverage(record)
    }
}

extension Rule.Grade {
    fileprivate init?(_ text: String) {
        for grade in Self.allCases where grade.description == text {
            self = grade
            return
        }
        return nil
    }
}

extension Rule.Coverage {
    fileprivate init(_ record: TextTable.Record) throws(TextTable.Fault) {
        let parts: [RuleID]? = try record.numbers(of: "consists of")
        let reason = try record.text(of: "out of scope")
        switch (parts, reason) {
        case (nil, nil): self = .modelled
        case (let parts?, nil): self = .consisting(of: parts)
        case (nil, let reason?): self = .outOfScope(reason)
        default: throw record.fault("a rule that consists of others is not out of scope")
        }
    }
}
