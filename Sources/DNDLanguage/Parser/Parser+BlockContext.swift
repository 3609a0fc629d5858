extension Parser {
    /// A block, as far as the parser knows it.
    struct BlockContext {
        /// The verb of the phrase that the block belongs to; nil at top level, and for another word.
        var verb: Keyword?

        /// Whether its statements do not begin with a verb, so that none is an alias.
        var listsValues = false

        /// Whether it is that of a method, or in one.
        var isScript = false

        /// Whether it is about one of the items.
        var hasItem = false

        /// The block of a phrase in this one, by the first word of the phrase.
        func inner(of first: StoredToken?) -> BlockContext {
            guard let first, first.isLiteral else { return self }
            return BlockContext(
                verb: first.keyword, listsValues: listsValues || Self.listsValues(first.keyword),
                isScript: isScript || verb == .delegate || first.keyword == .with,
                hasItem: hasItem || Self.hasItem(first.keyword))
        }

        private static func hasItem(_ verb: Keyword?) -> Bool {
            switch verb {
            case .each, .for, .load, .placeholder, .commitInsertion: true
            default: false
            }
        }

        /// Whether the block of a verb lists values, sections or calls, which do not begin with a verb.
        private static func listsValues(_ verb: Keyword?) -> Bool {
            switch verb {
            case .examples, .parameters, .include, .expect: true
            default: false
            }
        }
    }
}
