internal import SourceText

/// A phrase as people who know UIKit or other tests write it first, and the phrases that it is read as.
///
/// The parser replaces it, so that no later part knows of it. `fmt` therefore writes the form.
///
/// A class, because its pattern is read once, when the first phrase is compared with it.
package final class PhraseAlias: Sendable {
    /// The accepted pattern: `drag ROW to TARGET [in LIST]`. A `*` at its end takes what is left of the phrase. With a
    /// comma in it, the phrase needs one, too.
    package let notation: String

    /// The phrases that the parser reads instead, separated by `;`. A slot takes what the pattern captured, an option
    /// appears if its first word was captured, and a `*` takes what is left.
    package let form: String

    let verb: String
    private let madeLayout = MadeOnce<PatternLayout>()

    init(_ notation: String, _ form: String) {
        self.notation = notation
        self.form = form
        verb = String(Substring(notation.utf8.prefix { $0 != UInt8(ascii: " ") }))
    }

    /// The verb of the first phrase that is read instead.
    var formVerb: String { String(form.prefix { $0 != " " && $0 != ";" }) }

    /// The literal words of the pattern and of the phrases that are read instead.
    package var keywords: [String] {
        (notation.split(separator: ",") + form.split(separator: ";")).flatMap { part in
            let pattern = part.hasSuffix(Self.rest) ? part.dropLast(Self.rest.count) : part
            return PatternParser.parse(String(pattern)).words
        }.filter { !$0.hasPrefix("\"") }
    }

    /// Whether the list can be named.
    var takesList: Bool { notation.split(separator: "[").contains { $0.hasPrefix("in LIST]") } }

    private static let rest = " *"

    private var takesRest: Bool { notation.utf8.last == UInt8(ascii: "*") }

    /// The pattern without its comma and `*`.
    private var layout: PatternLayout {
        madeLayout.value {
            let pattern = notation.split(separator: ",").joined().dropLast(takesRest ? Self.rest.count : 0)
            return PatternLayout(PatternParser.parse(String(pattern)))
        }
    }

    /// The tokens of the phrases that are read instead; nil when the tokens do not match. O(tokens) for those
    func phrases(from tokens: Tokens, hasComma: Bool) -> [Tokens]? {
        guard hasComma || !notation.utf8.contains(UInt8(ascii: ",")) else { return nil }
        var matcher = PatternMatcher(tokens: tokens, acceptsParameters: true)
        guard let end = matcher.end(of: layout), takesRest || end == tokens.count,
            // `expect the order` speaks of no list.
            !matcher.captures.contains(where: {
                $0.kind == .slot(.list) && tokens.argument(at: $0.tokens.lowerBound)?.text == "the"
            })
        else { return nil }
        let verbRange = tokens[0].range
        return form.split(separator: ";").map { part in
            var form = AliasForm(tokens: tokens, captures: matcher.captures, verbRange: verbRange)
            let hasRest = part.hasSuffix(Self.rest)
            _ = form.write(PatternParser.parse(String(hasRest ? part.dropLast(Self.rest.count) : part)))
            return Tokens(form.written + (hasRest ? Array(tokens[end...]) : []))
        }
    }
}

/// Writes the tokens of a form from the captures of an alias.
private struct AliasForm {
    let tokens: Tokens
    let captures: [PatternMatcher.Capture]

    /// The range of words that the text does not have.
    let verbRange: SourceRange

    private(set) var written: [PhraseToken] = []

    /// The index after the last used capture, for each slot.
    private var used: [(kind: PatternMatcher.Capture.Kind, end: Int)] = []

    init(tokens: Tokens, captures: [PatternMatcher.Capture], verbRange: SourceRange) {
        self.tokens = tokens
        self.captures = captures
        self.verbRange = verbRange
    }

    /// Returns false for a part that nothing was captured for.
    @inline(never)
    mutating func write(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .word(let text): write(word: text)
        case .colon: write(mark: .colon(clause: verbRange.end)) { $0.isColon }
        case .arrow: write(mark: .arrow(clause: verbRange.end)) { $0.isArrow }
        case .block(let kind): write(next: .block(kind))
        case .slot(let slot), .group(let slot, _): write(next: .slot(slot))
        case .sequence(let parts): parts.allSatisfy { write($0) }
        case .choice(let choices): choices.contains { isCaptured($0) && write($0) }
        case .options(let options): write(options: options)
        case .repeated(let part): write(repeated: part)
        }
    }

    /// A text in quotation marks has an empty range, since it is not in the source.
    private mutating func write(word: String) -> Bool {
        if word.hasPrefix("\"") {
            written.append(.argument(Argument(.string(String(word.dropFirst().dropLast())), range: verbRange.end)))
        } else {
            written.append(.argument(Argument(Argument.Kind.word(word), range: verbRange)))
        }
        return true
    }

    private mutating func write(mark: PhraseToken, where isMark: (PhraseToken) -> Bool) -> Bool {
        written.append(tokens.first(where: isMark) ?? mark)
        return true
    }

    private mutating func write(next kind: PatternMatcher.Capture.Kind) -> Bool {
        let start = used.last { $0.kind == kind }?.end ?? 0
        guard let index = captures[start...].firstIndex(where: { $0.kind == kind }) else { return false }
        used.append((kind, index + 1))
        written += tokens[captures[index].tokens]
        return true
    }

    private mutating func write(options: [Pattern]) -> Bool {
        for option in options where isCaptured(option) {
            let count = written.count
            if !write(option) { written.removeLast(written.count - count) }
        }
        return true
    }

    private mutating func write(repeated part: Pattern) -> Bool {
        guard write(part) else { return false }
        while write(part) {}
        return true
    }

    @inline(never)
    private func isCaptured(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .word(let text): Keyword(text).map { has(.word($0)) } ?? false
        case .colon: has(.word(.colon))
        case .arrow: has(.word(.arrow))
        case .block(let kind): has(.block(kind))
        case .slot(let slot), .group(let slot, _): has(.slot(slot))
        case .sequence(let parts), .choice(let parts), .options(let parts): parts.first.map { isCaptured($0) } ?? false
        case .repeated(let part): isCaptured(part)
        }
    }

    private func has(_ kind: PatternMatcher.Capture.Kind) -> Bool {
        captures.contains { $0.kind == kind }
    }
}
