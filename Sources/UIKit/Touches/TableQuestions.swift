/// Calls the methods of a table's delegate and data source. An absent method is not called, and its answer is nil: the
/// caller decides on the default.
@MainActor struct TableQuestions {
    let table: UITableView

    func ask<Answer>(_ method: TableMethod, _ question: (any UITableViewDelegate) -> Answer) -> Answer? {
        table.rows.screen.ask(table.tableDelegate, method, question)
    }

    func ask<Answer>(_ method: TableDataMethod, _ question: (any UITableViewDataSource) -> Answer) -> Answer? {
        table.rows.screen.ask(table.dataSource, method, question)
    }

    func has(_ method: TableDataMethod) -> Bool { OptionalMethods.has(method, table.dataSource) }
}

/// Calls the methods of a collection's delegate and data source. See `TableQuestions`.
@MainActor struct CollectionQuestions {
    let collection: UICollectionView

    func ask<Answer>(_ method: CollectionMethod, _ question: (any UICollectionViewDelegate) -> Answer) -> Answer? {
        collection.rows.screen.ask(collection.collectionDelegate, method, question)
    }

    func ask<Answer>(
        _ method: CollectionDataMethod, _ question: (any UICollectionViewDataSource) -> Answer
    ) -> Answer? {
        collection.rows.screen.ask(collection.dataSource, method, question)
    }

    func has(_ method: CollectionMethod) -> Bool { OptionalMethods.has(method, collection.collectionDelegate) }
}

extension Screen {
    /// Nil after a UIKit exception, and for an absent method, even when only the call reveals that.
    fileprivate func ask<Method: DelegateMethod, Answer>(
        _ delegate: Method.Delegate?, _ method: Method, _ question: (Method.Delegate) -> Answer
    ) -> Answer? {
        guard let delegate, !hasCrashed, method.isWritten(by: delegate) else { return nil }
        let position = rowCalls.count
        noteRowCall(method.rawValue)
        let answer = calling { question(delegate) }
        guard method.isWritten(by: delegate) else {
            rowCalls.remove(at: position)
            return nil
        }
        return answer
    }
}
