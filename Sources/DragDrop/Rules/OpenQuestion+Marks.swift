/// Which lines of a trace rest on an open question.
extension OpenQuestion {
    /// Whether a line that names a rule of the question rests on the answer, with a list of that kind.
    ///
    /// Some questions are about what does *not* happen or does not show; a line that is there says nothing of those.
    private func marksLines(of rule: RuleID, about kind: ListKind?) -> Bool {
        guard closing == nil, concerns(kind) else { return false }
        return switch id {
        // Which item lies on top, what a nil preview looks like, whether calls come without movement and what stays
        // selected shows in no line.
        case .q12, .q13, .q28, .q31: false
        // Of a drop to a row, those that were there before are told apart where it happens.
        case .q40: false
        // Where a batch names a path twice.
        case .q39: false
        // The first row asked is no matter of order.
        case .q11: rule == .r083
        // A drop side is missing, or an original stays, in lines that say so themselves.
        case .q35, .q36: false
        // What a class of the system reads, and is handed, matters where one is asked for.
        case .q30, .q41: rule == .r212
        // The order of the calls of a lift is known, its duration is not.
        case .q20: rule != .r004
        case .q18: rule != .r131
        default: true
        }
    }

    /// The questions that a line rests on, in order: those of its rule, as far as they concern the kind of list.
    package static func open(for citation: Citation, about kind: ListKind?) -> [QuestionID] {
        switch citation {
        case .question(let question): [question]
        case .rule(let rule): Rule[rule].questions.filter { OpenQuestion[$0].marksLines(of: rule, about: kind) }
        }
    }
}
