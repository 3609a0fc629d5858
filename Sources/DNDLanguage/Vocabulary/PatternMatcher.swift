/// Matches one row of tokens against patterns, first fit, no going back into what was taken.
///
/// Recording what could have stood where costs a second run, so it is asked for only when something is wrong, and
/// for completion.
struct PatternMatcher {
    /// What a pattern would have taken at some token.
    enum Wanted: Hashable {
        case word(String)
        case slot(Slot)
        case colon
        case arrow
        case block(BlockKind)

        /// The phrase could have ended here.
        case end
    }

    struct Capture {
        enum Kind: Hashable {
            case word(String)
            case slot(Slot)
            case block(BlockKind)
        }

        let kind: Kind
        let tokens: Range<Int>
    }

    let tokens: [PhraseToken]
    let isRecording: Bool
    private(set) var captures: [Capture] = []
    private(set) var wanted: [[Wanted]]

    init(tokens: [PhraseToken], isRecording: Bool) {
        self.tokens = tokens
        self.isRecording = isRecording
        wanted = isRecording ? Array(repeating: [], count: tokens.count + 1) : []
        captures.reserveCapacity(tokens.count)
    }

    /// True when the pattern takes every token.
    mutating func matchesAll(_ pattern: Pattern) -> Bool {
        captures.removeAll(keepingCapacity: true)
        guard let end = match(pattern, at: 0) else { return false }
        if end < tokens.count || isRecording { record(.end, at: end) }
        return end == tokens.count
    }

    /// The furthest token that some pattern could not take. Only after recording.
    var furthest: Int {
        wanted.lastIndex { !$0.isEmpty } ?? 0
    }

    private mutating func record(_ item: Wanted, at index: Int) {
        guard isRecording, !wanted[index].contains(item) else { return }
        wanted[index].append(item)
    }

    private mutating func match(_ pattern: Pattern, at index: Int) -> Int? {
        switch pattern {
        case .word, .colon, .arrow, .block, .slot: return matchOne(pattern, at: index)
        case .group(let slot, let inner): return matchGroup(slot, inner, at: index)
        case .sequence(let parts): return matchSequence(parts, at: index)
        case .choice(let choices): return matchFirst(of: choices, at: index)
        case .options(let options): return matchOptions(options, at: index)
        case .repeated(let part): return matchRepeated(part, followedBy: [], at: index)
        }
    }

    private mutating func matchSequence(_ parts: [Pattern], at start: Int) -> Int? {
        var index = start
        for number in parts.indices {
            let next: Int?
            if case .repeated(let repeated) = parts[number] {
                next = matchRepeated(repeated, followedBy: parts[(number + 1)...], at: index)
            } else {
                next = match(parts[number], at: index)
            }
            guard let next else { return nil }
            index = next
        }
        return index
    }

    /// One or more. What may follow the last is wanted after each, so that a mistyped preposition is seen as one.
    private mutating func matchRepeated(_ part: Pattern, followedBy rest: ArraySlice<Pattern>, at start: Int) -> Int? {
        guard var index = match(part, at: start) else { return nil }
        while let next = attempt(part, at: index) {
            recordBeginnings(of: rest, at: index)
            index = next
        }
        return index
    }

    private mutating func matchFirst(of choices: [Pattern], at index: Int) -> Int? {
        for choice in choices {
            if let next = attempt(choice, at: index) { return next }
        }
        return nil
    }

    private mutating func matchOptions(_ options: [Pattern], at start: Int) -> Int? {
        var index = start
        // A bit for each option that was taken; no row of the vocabulary has as many as there are bits.
        var taken: UInt64 = 0
        while let (number, next) = nextOption(options, taken, at: index) {
            taken |= 1 << UInt64(number)
            index = next
        }
        return index
    }

    private mutating func nextOption(_ options: [Pattern], _ taken: UInt64, at index: Int) -> (Int, Int)? {
        for number in options.indices where taken & (1 << UInt64(number)) == 0 {
            if let next = attempt(options[number], at: index), next > index { return (number, next) }
        }
        return nil
    }

    private mutating func matchGroup(_ slot: Slot, _ inner: Pattern, at index: Int) -> Int? {
        let count = captures.count
        record(.slot(slot), at: index)
        guard let end = match(inner, at: index) else { return nil }
        dropCaptures(from: count)
        captures.append(Capture(kind: .slot(slot), tokens: index..<end))
        return end
    }

    /// Matches, or leaves the captures as they were.
    private mutating func attempt(_ pattern: Pattern, at index: Int) -> Int? {
        let count = captures.count
        if let end = match(pattern, at: index) { return end }
        dropCaptures(from: count)
        return nil
    }

    private mutating func dropCaptures(from count: Int) {
        if captures.count > count { captures.removeLast(captures.count - count) }
    }

    private mutating func matchOne(_ pattern: Pattern, at index: Int) -> Int? {
        recordBeginning(of: pattern, at: index)
        guard index < tokens.count, let kind = capture(pattern, tokens[index]) else { return nil }
        captures.append(Capture(kind: kind, tokens: index..<index + 1))
        return index + 1
    }

    private func capture(_ pattern: Pattern, _ token: PhraseToken) -> Capture.Kind? {
        switch (pattern, token) {
        case (.word(let text), .argument(let argument)): argument.literal == text ? .word(text) : nil
        case (.slot(let slot), .argument(let argument)): slot.takes(argument) ? .slot(slot) : nil
        case (.block(let kind), .block): .block(kind)
        case (.colon, .colon): .word(":")
        case (.arrow, .arrow): .word("->")
        default: nil
        }
    }

    private mutating func recordBeginnings(of parts: ArraySlice<Pattern>, at index: Int) {
        guard isRecording else { return }
        for part in parts {
            recordBeginning(of: part, at: index)
            guard case .options = part else { return }
        }
        record(.end, at: index)
    }

    private mutating func recordBeginning(of pattern: Pattern, at index: Int) {
        guard isRecording else { return }
        switch pattern {
        case .word(let text): record(.word(text), at: index)
        case .colon: record(.colon, at: index)
        case .arrow: record(.arrow, at: index)
        case .block(let kind): record(.block(kind), at: index)
        case .slot(let slot): record(.slot(slot), at: index)
        case .group(let slot, let inner):
            record(.slot(slot), at: index)
            recordBeginning(of: inner, at: index)
        case .sequence(let parts): if let first = parts.first { recordBeginning(of: first, at: index) }
        case .choice(let parts), .options(let parts): for part in parts { recordBeginning(of: part, at: index) }
        case .repeated(let part): recordBeginning(of: part, at: index)
        }
    }
}
