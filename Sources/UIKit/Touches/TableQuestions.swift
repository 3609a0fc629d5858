/// Puts questions to a table's delegate and data source. A method that is not written is not called, and its answer is
/// nil: what UIKit does then is the caller's to say.
@MainActor struct TableQuestions {
    let table: UITableView

    private var screen: Screen { table.rows.screen }

    func ask<Answer>(_ method: TableMethod, _ question: (any UITableViewDelegate) -> Answer) -> Answer? {
        guard let delegate = table.tableDelegate else { return nil }
        return screen.ask(delegate, method.rawValue, { OptionalMethods.has(method, delegate) }, question)
    }

    func ask<Answer>(_ method: TableDataMethod, _ question: (any UITableViewDataSource) -> Answer) -> Answer? {
        guard let source = table.dataSource else { return nil }
        return screen.ask(source, method.rawValue, { OptionalMethods.has(method, source) }, question)
    }

    func has(_ method: TableDataMethod) -> Bool { OptionalMethods.has(method, table.dataSource) }
}

/// The same for a collection.
@MainActor struct CollectionQuestions {
    let collection: UICollectionView

    private var screen: Screen { collection.rows.screen }

    func ask<Answer>(_ method: CollectionMethod, _ question: (any UICollectionViewDelegate) -> Answer) -> Answer? {
        guard let delegate = collection.collectionDelegate else { return nil }
        return screen.ask(delegate, method.rawValue, { OptionalMethods.has(method, delegate) }, question)
    }

    func ask<Answer>(
        _ method: CollectionDataMethod, _ question: (any UICollectionViewDataSource) -> Answer
    ) -> Answer? {
        guard let source = collection.dataSource else { return nil }
        return screen.ask(source, method.rawValue, { OptionalMethods.has(method, source) }, question)
    }

    func has(_ method: CollectionMethod) -> Bool { OptionalMethods.has(method, collection.collectionDelegate) }
}

extension Screen {
    /// Nil after UIKit has raised, and where the method is not written, also when only the call has shown that.
    fileprivate func ask<Asked, Answer>(
        _ asked: Asked, _ method: String, _ isWritten: () -> Bool, _ question: (Asked) -> Answer
    ) -> Answer? {
        guard !hasCrashed, isWritten() else { return nil }
        let position = rowCalls.count
        noteRowCall(method)
        let answer = calling { question(asked) }
        guard isWritten() else {
            rowCalls.remove(at: position)
            return nil
        }
        return answer
    }
}
