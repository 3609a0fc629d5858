extension OpenQuestion {
    /// All open questions, in order. Parsed at the first use.
    package static let all: [OpenQuestion] = {
        do throws(TextTable.Fault) {
            return try reading(questionTable)
        } catch {
            preconditionFailure(error.description)
        }
    }()

    /// Finds an open question. O(1).
    package static subscript(id: QuestionID) -> OpenQuestion { all[Int(id.rawValue)] }

    package static func reading(_ table: TextTable) throws(TextTable.Fault) -> [OpenQuestion] {
        var questions: [OpenQuestion] = []
        for record in try table.records() { questions.append(try OpenQuestion(record, at: questions.count)) }
        return questions
    }

    private init(_ record: TextTable.Record, at position: Int) throws(TextTable.Fault) {
        try record.allow(["", "known", "decided", "details", "other", "former other", "about", "closed"])
        id = try record.number(at: position)
        question = try record.requiredText(of: "")
        evidence = record.texts(of: "known")
        decision = try record.requiredText(of: "decided")
        details = record.texts(of: "details")
        alternative = try record.text(of: "other")
        answers = try Answers(record)
        subject = try Self.subject(of: record)
        closing = try record.text(of: "closed")
        guard (answers == nil) == (alternative == nil) else {
            throw record.fault("a question with another answer names both: Q07 performed | nothing-called")
        }
    }

    private static func subject(of record: TextTable.Record) throws(TextTable.Fault) -> ListKind? {
        switch try record.text(of: "about") {
        case nil: nil
        case "tables": .table
        case "collections": .collection
        default: throw record.fault("a question is about tables or about collections")
        }
    }
}

extension OpenQuestion.Answers {
    /// Nil when there is only one answer.
    fileprivate init?(_ record: TextTable.Record) throws(TextTable.Fault) {
        let words = record.words
        guard words.count > 1 else { return nil }
        guard words.count == 4, words[2] == "|" else {
            throw record.fault("write the names of both answers behind the number: Q07 performed | nothing-called")
        }
        self.init(decided: words[1], other: words[3], formerOther: try record.text(of: "former other"))
    }
}
