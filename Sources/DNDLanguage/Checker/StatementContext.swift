internal import SourceText

/// What the words of a script mean where it stands.
struct StatementContext {
    /// The method whose body this is; nil outside a delegate.
    var method: MethodCatalog.Method?

    /// A list is understood: that of the delegate, or of the batch.
    var hasList = false

    /// `item` and its parts mean something.
    var hasItem = false

    /// `move.source` and `move.destination` mean something.
    var hasMove = false

    /// `position` means something: this is the block of a completion.
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
}
