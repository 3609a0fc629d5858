internal import SourceText

/// Parameters of files.
extension Expander {
    /// The parameters that a file declares; nil for none.
    func parameters(in statements: [Phrase]) -> FileParameters? {
        var result: FileParameters?
        for phrase in statements where phrase.keyword == .parameters {
            guard let block = PhraseReading(phrase, in: .file).match(phrase)?.blocks.first else { continue }
            let parameters = FileParameters(block, in: .parameters, at: phrase.verbRange)
            result = result?.adding(parameters) ?? parameters
        }
        return result
    }

    /// The statements of an included file with the values of its parameters substituted. The declaration stays.
    mutating func settled(
        _ statements: [Phrase], in file: FileID, giving given: [FileParameters.Parameter], chain: [String]
    ) -> [Phrase] {
        var pass = parameterPass(for: statements, in: file, giving: given, chain: chain)
        let result = settled(statements, by: &pass)
        if let pass { finish(pass, reportsUnused: true) }
        return result
    }

    /// The same for a line of a session, where the parameters of earlier lines are in scope.
    mutating func settledLine(_ statements: [Phrase], in file: FileID) -> [Phrase] {
        let declared = parameters(in: statements)
        if let declared {
            reportFaults(of: declared, in: statements)
            if let other = included.session { reportTwice(declared.range, other: other.range) }
        }
        included.session = included.session ?? declared
        guard let parameters = included.session else { return statements }
        included.fileNames[file] = parameters.names
        var pass: ParameterPass? = ParameterPass(parameters)
        let result = settled(statements, by: &pass)
        if let pass { finish(pass, reportsUnused: false) }
        return result
    }

    /// Begins to substitute the parameters that a file declares; nil for none.
    mutating func parameterPass(
        for statements: [Phrase], in file: FileID, giving given: [FileParameters.Parameter] = [],
        chain: [String] = []
    ) -> ParameterPass? {
        guard let declared = parameters(in: statements) else { return nil }
        reportFaults(of: declared, in: statements)
        included.fileNames[file] = declared.names
        return ParameterPass(declared.giving(given), chain: chain)
    }

    /// The statements with the values substituted. Without a pass, those as written.
    mutating func settled(_ statements: [Phrase], by pass: inout ParameterPass?) -> [Phrase] {
        guard var substituting = pass else { return statements }
        pass = nil
        substituting.growth = growth
        var result: [Phrase] = []
        for phrase in statements {
            let written = phrase.keyword == .parameters ? [phrase] : substituting.apply(to: [phrase])
            if staysShallow(written, at: phrase.verbRange) { result += written } else { expansion.lacksPart = true }
        }
        if !grows(at: substituting.range, chain: substituting.chain, by: { $0 = substituting.growth }) {
            expansion.lacksPart = true
        }
        pass = substituting
        return result
    }

    /// Reports what the pass has found, after the last statement of a file.
    mutating func finish(_ pass: ParameterPass, reportsUnused: Bool) {
        guard !growth.isExceeded else { return }
        expansion.diagnostics += pass.diagnostics
        for (value, places) in pass.uses { expansion.valueUses[value, default: []] += places }
        guard reportsUnused else { return }
        let unused = pass.unusedNames()
        expansion.parameterDiagnostics += unused.diagnostics
        expansion.toldUses.formUnion(unused.toldUses)
    }

    // MARK: - Faults

    private mutating func reportFaults(of declared: FileParameters, in statements: [Phrase]) {
        reportDuplicates(in: declared.all, "the parameter", else: "A parameter has one name and one default.")
        let phrases = statements.filter { $0.keyword == .parameters }
        for phrase in phrases.dropFirst() { reportTwice(phrase.verbRange, other: declared.range) }
        // A name that is shadowed must not be replaced by a default.
        var substitution = Substitution(names: [], values: [])
        _ = substitution.apply(to: phrases)
        expansion.parameterDiagnostics += substitution.diagnostics
        expansion.toldUses.formUnion(substitution.unknown.map { $0.name.range })
    }

    private mutating func reportTwice(_ range: SourceRange, other: SourceRange) {
        report(
            .duplicateParameters, "a text says once what its parameters are", at: range,
            hints: ["Put the rows into one block."], notes: [Diagnostic.Note("the other parameters", at: other)])
    }

    mutating func reportDuplicates(in rows: [FileParameters.Parameter], _ what: String, else hint: String) {
        var seen: [String: SourceRange] = [:]
        for row in rows {
            if let other = seen[row.name.text] {
                report(
                    .duplicateParameter, "\(what) '\(row.name.text)' stands twice", at: row.name.range, hints: [hint],
                    notes: [Diagnostic.Note("the other one", at: other)])
            }
            seen[row.name.text] = row.name.range
        }
    }

    /// Reports values for parameters that the file does not have.
    mutating func checkNames(in request: IncludeRequest, against parameters: FileParameters?) {
        for value in request.given where !(parameters?.contains(value.name.text) ?? false) {
            let names = parameters?.names.map { $0.text } ?? []
            let near = Suggestion(for: value.name.text, in: names, at: value.name.range)
            let otherwise =
                names.isEmpty
                ? "'\(request.file.text)' takes no parameters."
                : "It takes \(names.joinedAsList(prefix: ""))."
            report(
                .unknownIncludeParameter, "'\(request.file.text)' has no parameter '\(value.name.text)'",
                at: value.name.range, hints: near.hints(or: otherwise), edit: near.edit,
                notes: parameters.map { [Diagnostic.Note("the parameters of the file", at: $0.range)] } ?? [])
            expansion.lacksPart = true
        }
    }
}
