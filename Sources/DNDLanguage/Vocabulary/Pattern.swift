/// The shape of a phrase, read from a notation: `hover TARGET [in LIST]`.
///
/// - `word` stands for itself, as do `:`, `->`, `_`, `~` and `...` between blanks
/// - `CAPITALS` are a `Slot`
/// - `{script}` is a block of that kind
/// - `[ … ]` may be left out; neighbours that begin with a word may come in any order
/// - `( a | b )` is one of several; `X...` is one or more
indirect enum Pattern: Sendable {
    case word(String)
    case colon
    case arrow
    case block(BlockKind)
    case slot(Slot)

    /// A slot of several arguments, which the match keeps as one.
    case group(Slot, Pattern)
    case sequence([Pattern])
    case choice([Pattern])

    /// Each at most once, in any order.
    case options([Pattern])
    case repeated(Pattern)

    /// The words that stand for themselves, in the order of the notation.
    var words: [String] {
        switch self {
        case .word(let text): [text]
        case .colon, .arrow, .block, .slot: []
        case .group(_, let inner), .repeated(let inner): inner.words
        case .sequence(let parts), .choice(let parts), .options(let parts): parts.flatMap { $0.words }
        }
    }

    /// What comes before the colon, block or text that says a value.
    var head: Pattern {
        guard case .sequence(let parts) = self else { return self }
        return .sequence(Array(parts.prefix { !$0.saysValue }))
    }

    private var saysValue: Bool {
        switch self {
        case .colon, .block, .slot(.text): true
        default: false
        }
    }

    /// True for a pattern whose every beginning is a word.
    var beginsWithWord: Bool {
        switch self {
        case .word: true
        case .sequence(let parts): parts.first?.beginsWithWord ?? false
        case .choice(let choices): choices.allSatisfy { $0.beginsWithWord }
        default: false
        }
    }
}
