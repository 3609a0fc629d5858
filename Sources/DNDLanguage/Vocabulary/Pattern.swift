/// The shape of a phrase, parsed from a notation: `hover TARGET [in LIST]`.
///
/// - `word` matches itself, as do `:`, `->`, `_`, `~` and `...` between blanks
/// - `CAPITALS` are a `Slot`
/// - `{script}` is a block of that kind
/// - `[ … ]` is optional; neighbouring options that begin with a word match in any order
/// - `( a | b )` is an alternative; `X...` is one or more
indirect enum Pattern: Sendable {
    case word(String)
    case colon
    case arrow
    case block(BlockKind)
    case slot(Slot)

    /// A slot with several arguments, stored as one capture.
    case group(Slot, Pattern)
    case sequence([Pattern])
    case choice([Pattern])

    /// Each at most once, in any order.
    case options([Pattern])
    case repeated(Pattern)

    /// The literal words, in the order of the notation.
    var words: [String] {
        switch self {
        case .word(let text): [text]
        case .colon, .arrow, .block, .slot: []
        case .group(_, let inner), .repeated(let inner): inner.words
        case .sequence(let parts), .choice(let parts), .options(let parts): parts.flatMap { $0.words }
        }
    }

    /// The part before the colon, block or text of a value.
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

    /// Whether every alternative begins with a word.
    var beginsWithWord: Bool {
        switch self {
        case .word: true
        case .sequence(let parts): parts.first?.beginsWithWord ?? false
        case .choice(let choices): choices.allSatisfy { $0.beginsWithWord }
        default: false
        }
    }
}
