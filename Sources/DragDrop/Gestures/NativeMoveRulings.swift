/// Decisions of the rules for moves that a list commits itself.
extension Rulebook {
    /// Whether a list moves rows itself, by the rule for its kind.
    func movesNatively(_ adapter: Adapter) -> Bool { obeys(adapter.traits.nativeMoveRule ?? .r131) }

    /// Whether a proposal asks to reorder (R130).
    func asksForReordering(_ proposal: DropProposal) -> Bool {
        !obeys(.r130) || (proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath)
    }

    /// Whether a release at the source calls nothing: in tables, and under the alternative of Q07 in collections.
    func callsNothingAtSource(_ adapter: Adapter) -> Bool { adapter.traits.callsNothingAtSource || assumesOther(.q07) }

    /// Whether a collection commits a move down into another section one place past the gap (R140, Q17).
    func commitsPastGap(_ adapter: Adapter) -> Bool {
        adapter.traits.commitsPastGap && obeys(.r140) && assumesOther(.q17)
    }

    /// Whether a diffable collection skips `moveItemAt` of a subclass (R141).
    var leavesMoveItemOut: Bool { obeys(.r141) }

    /// The question whether a drag asks `canMoveRowAt` or `canMoveItemAt`, and its answer (Q19, Q21).
    func questionOfMove(_ adapter: Adapter) -> (QuestionID, isAsked: Bool) {
        let (question, isAsked) = adapter.traits.canMove
        return (question, isAsked: isAsked != assumesOther(question))
    }

    /// Whether every diffable table can reorder, not only one whose data source has `moveRowAt` (R151, Q18).
    var reordersEveryDiffableTable: Bool { !obeys(.r151) || assumesOther(.q18) }

    /// Whether a second interactive movement raises an exception: in collections (E59).
    func raisesForSecondMovement(_ adapter: Adapter) -> Bool { adapter.traits.beginsSecondMovement && obeys(.e59) }
}
