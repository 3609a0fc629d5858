/// The kind of view of a list. Nearly everything that depends on it is in the list's adapter.
package enum ListKind: Hashable, Sendable, CaseIterable {
    case table, collection, view
}
