/// The kind of answer that a question expects.
package enum AnswerKind: Hashable, Sendable {
    case nothing, items, boolean, proposal, path, preview, session

    /// A block that was passed earlier: it returns nothing, and is not a delegate method.
    case block
}
