/// The kind of view of a list. Only the adapters depend on it.
package enum ListKind: Hashable, Sendable, CaseIterable {
    case table, collection, view
}
