/// What the rules of moves that a list commits itself decide.
extension Rulebook {
    /// Whether a list moves rows itself, by the rule of its kind.
    func movesNatively(_ adapter: Adapter) -> Bool { obeys(adapter.nativeMoveRule ?? .r131) }

    /// Whether a proposal asks to reorder (R130).
    func asksForReordering(_ proposal: DropProposal) -> Bool {
        !obeys(.r130) || (proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath)
    }

    /// Whether a release at the source calls nothing: in tables, and perhaps in collections (Q07).
    func callsNothingAtSource(in kind: ListKind) -> Bool { kind == .table || assumesOther(.q07) }

    /// Whether a collection commits a move down into another section one place past the gap (R140, Q17).
    func commitsPastGap(in kind: ListKind) -> Bool { kind == .collection && obeys(.r140) && assumesOther(.q17) }

    /// Whether a diffable collection leaves `moveItemAt` of a subclass out (R141).
    var leavesMoveItemOut: Bool { obeys(.r141) }

    /// The question that decides whether `canMoveRowAt` or `canMoveItemAt` is asked in a drag, and whether it is (Q19,
    /// Q21).
    func questionOfMove(in kind: ListKind) -> (QuestionID, isAsked: Bool) {
        kind == .table ? (.q19, isAsked: assumesOther(.q19)) : (.q21, isAsked: !assumesOther(.q21))
    }

    /// Whether every diffable table can reorder, and not only one whose data source says so (R151, Q18).
    var reordersEveryDiffableTable: Bool { !obeys(.r151) || assumesOther(.q18) }

    /// Whether a second interactive movement raises: in collections (E59).
    func raisesForSecondMovement(in kind: ListKind) -> Bool { kind == .collection && obeys(.e59) }
}
