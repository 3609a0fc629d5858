internal import SourceText

/// The fact of an expectation or a watch.
extension CheckerPass {
    /// The fact of a phrase with its subject; nil for a faulty phrase.
    mutating func fact(_ match: PhraseMatch, of subject: ExpectationReading.Subject) -> FactReference? {
        var fact = FactReference(match.factName, at: match.range)
        if subject == .call {
            fact.call = callPattern(match, kinds: kinds(of: nil))
            return fact.call == nil ? nil : fact
        }
        if let tokens = match.tokens(.label, before: .colon) {
            guard let item = label(tokens, match) else { return nil }
            fact.item = item
        }
        if match.captured(.row) {
            guard let cell = row(match) else { return nil }
            fact.cell = cell
            return fact
        }
        guard let list = subject == .rows ? rowList(match) : anyList(match) else { return nil }
        fact.list = list
        return readRest(of: match, into: &fact) ? fact : nil
    }

    /// Reads a section, a method, a finding, or a query to a session.
    private mutating func readRest(of match: PhraseMatch, into fact: inout FactReference) -> Bool {
        if let section = match.argument(.section) {
            fact.section = sectionTitle(section)
            if fact.section == nil { return false }
        }
        if let argument = match.argument(.method) {
            guard let method = method(argument, kinds: kinds(of: fact.list), match) else { return false }
            fact.method = MethodReference(name: method.name, range: argument.range)
        }
        if let code = match.name(.finding) {
            guard methods.findingCodes.contains(code.text) else { return reportUnknown(finding: code) }
            fact.finding = code
        }
        let (wanted, names) = (match.name(.providerClass), match.names(.type))
        if let first = wanted ?? names.first {
            fact.demand = demand(wanted != nil, first, names)
            return fact.demand != nil
        }
        return true
    }

    private mutating func reportUnknown(finding code: Name) -> Bool {
        reportUnknown(
            .unknownFinding, "finding", code, candidates: methods.findingCodes,
            otherwise: "Findings have the codes \(methods.findingCodes.first ?? "") and up.")
        return false
    }

    /// The named list, or nil for the one under the finger.
    mutating func anyList(_ match: PhraseMatch) -> Name?? {
        guard match.tokens(.list, before: .colon) != nil else { return .some(nil) }
        guard let name = namedList(match) else { return .none }
        return .some(name)
    }

    /// The fact of a phrase without a value: `expect gap in people`.
    mutating func fact(_ phrase: Phrase) -> FactReference? {
        guard let match = match(PhraseReading(tokens: phrase.tokens, in: .scenario, isHead: true), phrase),
            case .expectation(let reading) = match.entry.role
        else { return nil }
        return fact(match, of: reading.subject)
    }
}

extension PhraseMatch {
    /// The words before the subject of the fact: `gap`, `cellDragState`, `active drag`.
    fileprivate var factName: String {
        var name = ""
        for capture in captures.dropFirst() {
            guard case .word(let word) = capture.kind else { return name }
            switch word {
            case .colon, .of, .in, .conforms, .loads: return name
            // Adjectives of previews, which precede them.
            case .live, .still, .fullSize, .scaled: break
            default: name = name.isEmpty ? word.text : "\(name) \(word.text)"
            }
        }
        return name
    }

    /// The tokens of a slot before a keyword.
    fileprivate func tokens(_ slot: Slot, before word: Keyword) -> Tokens? {
        guard captured(slot) else { return nil }
        let end = captures.firstIndex { $0.kind == .word(word) } ?? captures.count
        return captures[..<end].first { $0.kind == .slot(slot) }.map { tokens[$0.tokens] }
    }
}
