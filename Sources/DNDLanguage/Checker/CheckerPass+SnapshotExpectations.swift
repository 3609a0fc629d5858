internal import SourceText

/// Expectations about batches and transactions.
extension CheckerPass {
    /// The titles of known sections.
    mutating func sectionTitles(_ match: PhraseMatch) -> [Name]? {
        let titles = match.all(.name).compactMap { sectionTitle($0.first?.argument) }
        return titles.count == match.all(.name).count ? titles : nil
    }

    mutating func changes(_ match: PhraseMatch) -> [String]? {
        let changes = match.all(.change).compactMap { change($0, match) }
        return changes.count == match.all(.change).count ? changes : nil
    }

    /// The batches; the inner nil is `reloadData`.
    mutating func updates(_ match: PhraseMatch) -> [[String]]?? {
        if match.has(.reloadData) { return .some(nil) }
        if match.has(.noneWord) { return .some([]) }
        let first = batch(match.all(.update, after: .colon))
        guard match.has(.then) else { return first.map { [$0] } }
        guard let first, let second = batch(match.all(.update, after: .then)) else { return .none }
        return .some([first, second])
    }

    private mutating func batch(_ all: [Tokens]) -> [String]? {
        let updates = all.compactMap { update($0) }
        return updates.count == all.count ? updates : nil
    }

    /// `delete 0` as `delete [0, 0]`.
    private mutating func update(_ tokens: Tokens) -> String? {
        let isOfSection = tokens.dropFirst().first?.keyword == .section
        var words: [String] = []
        for token in tokens {
            guard let argument = token.argument else { return nil }
            switch argument.kind {
            case .integer(let number): words.append(isOfSection ? "\(number)" : "[0, \(number)]")
            case .indexPath(let section, let index): words.append("[\(section), \(index)]")
            case .word(let word) where ["to", "section"].contains(word) || words.isEmpty: words.append(word)
            default:
                report(
                    .wrongArgument, "\(token.description) is no position and no path", at: token.range,
                    hints: ["Name an update of a batch by its path, such as `[0, 1]`."])
                return nil
            }
        }
        return words.joined(separator: " ")
    }

    /// `red from 0 to 2`, with the label in the spelling of the engine's reports.
    private mutating func change(_ tokens: Tokens, _ match: PhraseMatch) -> String? {
        let isMove = tokens.dropFirst().first?.keyword == .from
        guard let label = label(isMove ? tokens : tokens.dropFirst(), match) else { return nil }
        let words = tokens.dropFirst(isMove ? 1 : 2).compactMap { $0.argument?.text }
        let verb = isMove ? [] : tokens.prefix(1).compactMap { $0.word }
        return (verb + [label.text] + words).joined(separator: " ")
    }
}
