/// What the rules of moves that a list commits itself decide.
extension Rulebook {
    /// Whether a list moves rows itself, by the rule of its kind.
    func movesNatively(_ adapter: Adapter) -> Bool { obeys(adapter.traits.nativeMoveRule ?? .r131) }

    /// Whether a proposal asks to reorder (R130).
    func asksForReordering(_ proposal: DropProposal) -> Bool {
        !obeys(.r130) || (proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath)
    }

    /// Whether a release at the source calls nothing: in tables, and perhaps in collections (Q07).
    func callsNothingAtSource(_ adapter: Adapter) -> Bool { adapter.traits.callsNothingAtSource || assumesOther(.q07) }

    /// Whether a collection commits a move down into another section one place past the gap (R140, Q17).
    func commitsPastGap(_ adapter: Adapter) -> Bool {
        adapter.traits.commitsPastGap && obeys(.r140) && assumesOther(.q17)
    }

    /// Whether a diffable collection leaves `moveItemAt` of a subclass out (R141).
    var leavesMoveItemOut: Bool { obeys(.r141) }

    /// The question that decides whether `canMoveRowAt` or `canMoveItemAt` is asked in a drag, and whether it is (Q19,
    /// Q21).
    func questionOfMove(_ adapter: Adapter) -> (QuestionID, isAsked: Bool) {
        let (question, isAsked) = adapter.traits.canMove
        return (question, isAsked: isAsked != assumesOther(question))
    }

    /// Whether every diffable table can reorder, and not only one whose data source says so (R151, Q18).
    var reordersEveryDiffableTable: Bool { !obeys(.r151) || assumesOther(.q18) }

    /// Whether a second interactive movement raises: in collections (E59).
    func raisesForSecondMovement(_ adapter: Adapter) -> Bool { adapter.traits.beginsSecondMovement && obeys(.e59) }
}
