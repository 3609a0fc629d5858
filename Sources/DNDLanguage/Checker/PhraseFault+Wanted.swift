extension PatternMatcher.Wanted {
    /// `:` or `->`
    var mark: String? {
        switch self {
        case .colon: ":"
        case .arrow: "->"
        case .word, .slot, .block, .end: nil
        }
    }

    var isBlock: Bool {
        if case .block = self { true } else { false }
    }

    /// The name for messages; nil for parts that a larger one covers.
    var name: String? {
        switch self {
        case .word(let word): "'" + word.text + "'"
        case .slot(let slot): slot.isSimple ? slot.meaning : nil
        case .colon: "':'"
        case .arrow: "'->'"
        case .block: "a block in braces"
        case .end: nil
        }
    }
}
