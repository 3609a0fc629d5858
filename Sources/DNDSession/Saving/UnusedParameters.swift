internal import DNDInterpreter
internal import DNDLanguage
internal import SourceText

/// Removes the parameters that a session declares but does not use, which would be an error in a spec.
enum UnusedParameters {
    /// The text without the unused rows of its `parameters`.
    static func removed(from text: String, _ files: SessionFiles) -> String {
        let includes = files.makeSources()
        let source = SourceFile(name: "session", text: text)
        let (block, _) = Parser.parse(file: includes.sources.add(source), source: source)
        guard block.statements.contains(where: { $0.verb == "parameters" }) else { return text }
        let (_, diagnostics) = Checker.engine.check(
            block, of: source, title: "session", path: "session.dnd", include: includes.load)
        let unused = Set(diagnostics.filter { $0.code == Fault.unusedFileParameter.code }.map { $0.range })
        let edits = block.statements.compactMap { edit(of: $0, without: unused, in: source) }
        return edits.isEmpty ? text : source.applying(edits)
    }

    /// The edit of a `parameters` phrase that removes some rows.
    private static func edit(of phrase: Phrase, without unused: Set<SourceRange>, in source: SourceFile) -> TextEdit? {
        guard phrase.verb == "parameters", case .block(let block)? = phrase.head.last else { return nil }
        let kept = block.statements.filter { !unused.contains($0.firstRange) }
        guard kept.count < block.statements.count else { return nil }
        let rows = kept.map { source.text(in: $0.range) }.joined(separator: "; ")
        return TextEdit(range: phrase.range, replacement: kept.isEmpty ? "" : "parameters { \(rows) }")
    }
}

extension Phrase {
    /// The range of the first argument; for a row, its name.
    fileprivate var firstRange: SourceRange {
        guard case .argument(let argument)? = head.first else { return range }
        return argument.range
    }
}
