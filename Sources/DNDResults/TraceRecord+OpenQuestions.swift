package import DragDrop

extension TraceRecord {
    /// The open questions that an entry cites: those of its rule, and those that decided it.
    package func openQuestions(of entry: TraceEntry) -> [QuestionID] {
        let ofRule = entry.citation.map { citation in
            OpenQuestion.open(for: citation, about: entry.list.map { list($0).kind })
        }
        return (ofRule ?? []) + entry.questions
    }
}
