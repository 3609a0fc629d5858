/// The kind of view of a list. Nearly everything that depends on it is in the list's adapter.
package enum ListKind: Hashable, Sendable, CaseIterable {
    case table, collection, view

    /// The word of the language, which declares such a list.
    package var word: String {
        switch self {
        case .table: "table"
        case .collection: "collection"
        case .view: "view"
        }
    }
}
