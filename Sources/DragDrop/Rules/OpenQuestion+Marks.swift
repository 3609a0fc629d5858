/// The trace lines that depend on an open question.
extension OpenQuestion {
    /// Whether a line that cites a rule of the question depends on its answer, for a kind of list.
    ///
    /// Some questions are about what does *not* happen or is not visible. The presence of a line says nothing about
    /// those.
    private func marksLines(of rule: RuleID, about kind: ListKind?) -> Bool {
        guard closing == nil, id.concerns(kind) else { return false }
        return switch id {
        // No line shows which item lies on top, what a nil preview looks like, whether calls come without movement, or
        // what stays selected.
        case .q12, .q13, .q28, .q31: false
        // The line of a drop to a row cites the question itself if the row existed before.
        case .q40: false
        // The question matters only when a batch names a path twice.
        case .q39: false
        // The first row to be asked does not depend on the order.
        case .q11: rule == .r083
        // The lines about a missing drop side or about a copied row cite these questions themselves.
        case .q35, .q36: false
        // The types that a system class reads and receives matter only where one is requested.
        case .q30, .q41: rule == .r212
        // The order of the calls of a lift is known; its duration is not.
        case .q20: rule != .r004
        case .q18: rule != .r131
        default: true
        }
    }

    /// The questions that a line depends on, in order: those of its rule that apply to the kind of list.
    package static func open(for citation: Citation, about kind: ListKind?) -> [QuestionID] {
        switch citation {
        case .question(let question): [question]
        case .rule(let rule): Rule[rule].questions.filter { OpenQuestion[$0].marksLines(of: rule, about: kind) }
        }
    }
}
