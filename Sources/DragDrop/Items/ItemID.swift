/// The identity of an item. Items are interned: equal labels have equal identities within one engine.
package struct ItemID: Hashable, Sendable {
    /// Counted from 0, in the order of first mention.
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}
