/// What kind of view a list is. Only the adapters ask.
package enum ListKind: Hashable, Sendable, CaseIterable {
    case table, collection, view
}
