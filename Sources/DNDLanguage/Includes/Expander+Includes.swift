internal import SourceText

/// Included files.
extension Expander {
    mutating func splice(_ phrases: [Phrase], at place: IncludePlace, isIncluded: Bool) -> [Phrase] {
        var result: [Phrase] = []
        for phrase in phrases {
            if phrase.keyword == .include {
                if let request = request(phrase) {
                    result += include(request, at: place)
                } else {
                    expansion.lacksPart = true
                    result.append(phrase)
                }
            } else if isIncluded, phrase.isStepOrScenario {
                report(.includeHoldsSteps, "an included file holds only fixtures and words", at: phrase.verbRange)
            } else {
                result.append(phrase)
            }
        }
        return result
    }

    /// Parses an include; returns nil for a faulty one, which is reported here or by the checker.
    private mutating func request(_ phrase: Phrase) -> IncludeRequest? {
        reportParameters(left: phrase)
        guard let match = PhraseReading(phrase, in: .file).match(phrase), let request = IncludeRequest(match) else {
            return nil
        }
        if let name = request.name, !name.text.isName {
            report(
                .wrongArgument, "the name of an include is a word, not '\(name.text)'", at: name.range,
                hints: ["Its words begin with it: left.move."])
            return nil
        }
        reportDuplicates(in: request.given, "the value of", else: "A parameter takes one row.")
        return request
    }

    /// Reports parameters in the path of an include, which cannot have any.
    private mutating func reportParameters(left phrase: Phrase) {
        guard !growth.isExceeded else { return }
        var substitution = Substitution(names: [], values: [])
        substitution.fileNames = included.fileNames
        var phrase = phrase
        if phrase.head.count > 1 { phrase.tokens.remove(at: 1) }
        _ = substitution.apply(to: phrase)
        expansion.diagnostics += substitution.diagnostics
    }

    private mutating func include(_ request: IncludeRequest, at place: IncludePlace) -> [Phrase] {
        let file = request.file
        guard let path = RelativePath.resolve(file.text, from: place.path, load) else {
            report(.includeOutsideRoot, "'\(file.text)' is outside the root of the run", at: file.range)
            return []
        }
        if place.chain.contains(path) {
            report(.includeCycle, "'\(file.text)' is being included already", at: file.range)
            return []
        }
        guard !growth.isExceeded else { return [] }
        guard place.chain.count <= ExpansionLimits.includeDepthMax else {
            report(
                .includeTooDeep, "more than \(ExpansionLimits.includeDepthMax) files include one another",
                at: file.range)
            return []
        }
        let key = IncludedFiles.Key(namespace: place.namespace, name: request.name?.text, path: path)
        if let other = included.records[key] {
            compare(request, with: other)
            return []
        }
        included.records[key] = IncludedFiles.Record(at: request.range)
        return read(request, key, at: place)
    }

    /// Compares an include with an earlier one of the same file. It is included once, unless the values differ.
    private mutating func compare(_ request: IncludeRequest, with other: IncludedFiles.Record) {
        checkNames(in: request, against: other.parameters)
        let values = other.parameters?.giving(request.given).spelling ?? [:]
        guard values != other.values else { return }
        let name = request.name.map { " as \($0.text)" } ?? ""
        report(
            .includeConflict, "'\(request.file.text)' is included\(name) already, with other values",
            at: request.range, hints: ["Give one of the two another name: `include FILE as NAME`."],
            notes: [Diagnostic.Note("the other include", at: other.at)])
        expansion.lacksPart = true
    }

    private mutating func read(_ request: IncludeRequest, _ key: IncludedFiles.Key, at place: IncludePlace) -> [Phrase]
    {
        switch load(key.path) {
        case .notFound(let others):
            reportMissing(request.file, path: key.path, from: place.path, near: others)
            return []
        case .inside:
            reportMissing(request.file, path: key.path, from: place.path, near: [])
            return []
        case .file(let id, let source):
            guard included.counts(source) else {
                reportTooLarge(at: request.file.range)
                return []
            }
            let (block, diagnostics) = Parser.parse(file: id, source: source, methods: methods)
            expansion.inclusions.append(
                Expansion.Inclusion(file: id, path: key.path, name: request.name?.text, at: request.range))
            expansion.sources[id] = source
            expansion.diagnostics += diagnostics
            return statements(of: block, request, key, at: place)
        }
    }

    private mutating func statements(
        of block: Block, _ request: IncludeRequest, _ key: IncludedFiles.Key, at place: IncludePlace
    ) -> [Phrase] {
        let file = block.range.file
        let namespace = request.name.map { included.namespaces.add($0.text, in: place.namespace) } ?? place.namespace
        included.namespaces.assign(file, to: namespace)
        let parameters = parameters(in: block.statements)
        included.records[key]?.parameters = parameters
        included.records[key]?.values = parameters?.giving(request.given).spelling ?? [:]
        for value in request.given { included.given[namespace, default: []].formUnion(value.valueRanges) }
        checkNames(in: request, against: parameters)
        let settled = settled(block.statements, in: file, giving: request.given, chain: place.chain + [key.path])
        let fresh = included.withoutRepeated(settled, of: key.path)
        return splice(fresh, at: place.inner(key.path, namespace: namespace), isIncluded: true)
    }

    private mutating func reportTooLarge(at range: SourceRange) {
        report(
            .expansionTooLarge,
            "more than \(ExpansionLimits.includeCountMax) includes, or more than \(ExpansionLimits.includedBytesMax) "
                + "bytes by includes", at: range, hints: ["Each coming in of a file counts."])
        expansion.lacksPart = true
    }

    private mutating func reportMissing(_ file: Argument, path: String, from base: String, near others: [String]) {
        let names = others.map { RelativePath.written($0, from: base) }
        let near = Suggestion(for: file.text, in: names, at: file.range)
        report(
            .includeMissing, "no file '\(file.text)'", at: file.range,
            hints: near.hints + ["It was looked for at '\(path)'."],
            edit: near.name.map { TextEdit(range: file.range, replacement: "\"\($0.withBackslashesDoubled)\"") })
    }
}

/// A parsed include: `include "list.dnd" as right { labels D E }`.
struct IncludeRequest {
    let file: Argument
    let name: Name?
    let given: [FileParameters.Parameter]
    let range: SourceRange

    /// Nil when a row of the block is faulty.
    init?(_ match: PhraseMatch) {
        guard let file = match.argument(.file) else { return nil }
        self.file = file
        name = match.name(.name)
        range = match.name(.name).map { file.range.union($0.range) } ?? file.range
        guard let block = match.blocks.first else {
            given = []
            return
        }
        given = FileParameters(block, in: .values, at: range).all
        guard given.count == block.statements.count else { return nil }
    }
}

extension String {
    /// The text inside quotation marks, where file names use no other escapes.
    fileprivate var withBackslashesDoubled: String {
        split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
    }

    /// Whether the text is valid as the prefix of a word.
    fileprivate var isName: Bool {
        quotedIfNeeded == self && !contains { $0 == "$" || $0 == "~" || $0 == "(" || $0 == ")" || $0 == ":" }
    }
}
