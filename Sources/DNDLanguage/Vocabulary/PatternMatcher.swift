/// Matches tokens against patterns. The first match wins, without backtracking into captures.
///
/// Recording the valid alternatives takes a second run, which is used only for errors and for completion.
struct PatternMatcher {
    /// A token that a pattern would accept.
    enum Wanted: Hashable {
        case word(Keyword)
        case slot(Slot)
        case colon
        case arrow
        case block(BlockKind)

        /// The end of the phrase.
        case end
    }

    struct Capture {
        enum Kind: Hashable {
            case word(Keyword)
            case slot(Slot)
            case block(BlockKind)
        }

        let kind: Kind
        let tokens: Range<Int>
    }

    let tokens: Tokens
    let isRecording: Bool

    /// Whether a parameter without a value yet is accepted for any slot.
    let acceptsParameters: Bool
    private(set) var captures: [Capture] = []
    private(set) var wanted: [[Wanted]]

    /// The current pattern. Its parts are referred to by index.
    private var layout = none

    private static let none = PatternLayout(.sequence([]))

    init(tokens: Tokens, isRecording: Bool = false, acceptsParameters: Bool = false) {
        self.tokens = tokens
        self.isRecording = isRecording
        self.acceptsParameters = acceptsParameters
        wanted = isRecording ? Array(repeating: [], count: tokens.count + 1) : []
        captures.reserveCapacity(tokens.count)
    }

    /// Returns whether the pattern matches all tokens.
    mutating func matchesAll(_ pattern: PatternLayout) -> Bool {
        guard let end = end(of: pattern) else { return false }
        if isRecording { record(.end, at: end) }
        return end == tokens.count
    }

    /// The index after the tokens that the pattern matches; nil when it does not match.
    mutating func end(of pattern: PatternLayout) -> Int? {
        captures.removeAll(keepingCapacity: true)
        layout = pattern
        return match(0, at: 0)
    }

    /// The furthest token that a pattern rejected. Valid only after recording.
    var furthest: Int {
        wanted.lastIndex { !$0.isEmpty } ?? 0
    }

    private mutating func record(_ item: Wanted, at index: Int) {
        guard !wanted[index].contains(item) else { return }
        wanted[index].append(item)
    }

    @inline(never)
    private mutating func match(_ part: Int, at index: Int) -> Int? {
        switch layout.nodes[part].kind {
        case .word, .colon, .arrow, .block, .slot: matchOne(part, at: index)
        case .group(let slot): matchGroup(slot, part + 1, at: index)
        case .sequence: matchSequence(part, at: index)
        case .choice: matchFirst(of: part, at: index)
        case .options: matchOptions(part, at: index)
        case .repeated: matchRepeated(part, followedBy: 0..<0, at: index)
        }
    }

    private mutating func matchSequence(_ sequence: Int, at start: Int) -> Int? {
        let end = layout.end(of: sequence)
        var index = start
        var part = sequence + 1
        while part < end {
            let following = layout.end(of: part)
            let next: Int?
            if case .repeated = layout.nodes[part].kind {
                next = matchRepeated(part, followedBy: following..<end, at: index)
            } else {
                next = match(part, at: index)
            }
            guard let next else { return nil }
            index = next
            part = following
        }
        return index
    }

    /// Matches one or more. Records what may follow after each, so that a mistyped preposition is recognised.
    private mutating func matchRepeated(_ repeated: Int, followedBy rest: Range<Int>, at start: Int) -> Int? {
        guard var index = match(repeated + 1, at: start) else { return nil }
        while let next = attempt(repeated + 1, at: index) {
            if isRecording { recordBeginnings(of: rest, at: index) }
            index = next
        }
        return index
    }

    private mutating func matchFirst(of choice: Int, at index: Int) -> Int? {
        let end = layout.end(of: choice)
        var part = choice + 1
        while part < end {
            if let next = attempt(part, at: index) { return next }
            part = layout.end(of: part)
        }
        return nil
    }

    private mutating func matchOptions(_ options: Int, at start: Int) -> Int? {
        var index = start
        // One bit per used option; no row of the vocabulary has more options than bits.
        var taken: UInt64 = 0
        while let (bit, next) = nextOption(of: options, taken, at: index) {
            taken |= bit
            index = next
        }
        return index
    }

    private mutating func nextOption(of options: Int, _ taken: UInt64, at index: Int) -> (bit: UInt64, next: Int)? {
        let end = layout.end(of: options)
        var part = options + 1
        var bit: UInt64 = 1
        while part < end {
            if taken & bit == 0, let next = attempt(part, at: index), next > index { return (bit, next) }
            part = layout.end(of: part)
            bit <<= 1
        }
        return nil
    }

    private mutating func matchGroup(_ slot: Slot, _ inner: Int, at index: Int) -> Int? {
        let count = captures.count
        if isRecording { record(.slot(slot), at: index) }
        guard let end = match(inner, at: index) else { return nil }
        dropCaptures(from: count)
        captures.append(Capture(kind: .slot(slot), tokens: index..<end))
        return end
    }

    /// Matches, or restores the captures. A part that begins with another word needs no try.
    private mutating func attempt(_ part: Int, at index: Int) -> Int? {
        if !isRecording, let word = layout.nodes[part].first {
            guard tokens.keyword(at: index) == word else { return nil }
        }
        let count = captures.count
        if let end = match(part, at: index) { return end }
        dropCaptures(from: count)
        return nil
    }

    private mutating func dropCaptures(from count: Int) {
        if captures.count > count { captures.removeLast(captures.count - count) }
    }

    private mutating func matchOne(_ part: Int, at index: Int) -> Int? {
        if isRecording { recordBeginning(of: part, at: index) }
        guard index < tokens.count, let kind = capture(layout.nodes[part].kind, at: index) else { return nil }
        captures.append(Capture(kind: kind, tokens: index..<index + 1))
        return index + 1
    }

    private func capture(_ kind: PatternLayout.Node.Kind, at index: Int) -> Capture.Kind? {
        let token = tokens.stored(at: index)
        return switch kind {
        case .word(let word): token.keyword == word ? .word(word) : nil
        case .slot(let slot): takes(slot, token) ? .slot(slot) : nil
        case .block(let kind): token.kind == .block ? .block(kind) : nil
        case .colon: token.kind == .colon ? .word(.colon) : nil
        case .arrow: token.kind == .arrow ? .word(.arrow) : nil
        default: nil
        }
    }

    private func takes(_ slot: Slot, _ token: StoredToken) -> Bool {
        guard token.isArgument else { return false }
        return slot.takes(Argument(token, in: tokens.buffer)) || acceptsParameters && token.kind == .parameter
    }

    // MARK: - Recording

    private mutating func recordBeginnings(of parts: Range<Int>, at index: Int) {
        var part = parts.lowerBound
        while part < parts.upperBound {
            recordBeginning(of: part, at: index)
            guard case .options = layout.nodes[part].kind else { return }
            part = layout.end(of: part)
        }
        record(.end, at: index)
    }

    private mutating func recordBeginning(of part: Int, at index: Int) {
        switch layout.nodes[part].kind {
        case .word(let word): record(.word(word), at: index)
        case .colon: record(.colon, at: index)
        case .arrow: record(.arrow, at: index)
        case .block(let kind): record(.block(kind), at: index)
        case .slot(let slot): record(.slot(slot), at: index)
        case .group(let slot):
            record(.slot(slot), at: index)
            recordBeginning(of: part + 1, at: index)
        case .sequence, .repeated: if part + 1 < layout.end(of: part) { recordBeginning(of: part + 1, at: index) }
        case .choice, .options: recordAll(of: part, at: index)
        }
    }

    private mutating func recordAll(of choice: Int, at index: Int) {
        var part = choice + 1
        while part < layout.end(of: choice) {
            recordBeginning(of: part, at: index)
            part = layout.end(of: part)
        }
    }
}
