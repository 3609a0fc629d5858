internal import SourceText

/// The context that gives the words of a script their meaning.
struct StatementContext {
    /// The method of the body; nil outside a delegate.
    var method: MethodCatalog.Method?

    /// Whether a list is implicit: that of the delegate, or of the batch.
    var hasList = false

    /// Whether `item` and its parts have a meaning.
    var hasItem = false

    /// Whether `move.source` and `move.destination` have a meaning.
    var hasMove = false

    /// Whether `position` has a meaning, in the block of a completion.
    var hasPosition = false

    var withItem: StatementContext {
        var inner = self
        inner.hasItem = true
        return inner
    }

    var withList: StatementContext {
        var inner = self
        inner.hasList = true
        return inner
    }

    var withPosition: StatementContext {
        var inner = self
        inner.hasPosition = true
        return inner
    }
}
