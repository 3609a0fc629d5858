package import DNDLanguage
package import SourceText

/// Reports likely mistakes in valid specs.
///
/// Works on the text as written, before words and tables of cases are expanded, so that every finding has a place that
/// the author can change.
package struct Linter: Sendable {
    private let levels: LintLevels

    package init(levels: LintLevels = LintLevels()) {
        self.levels = levels
    }

    /// The findings in the order of the text, including ignored ones.
    ///
    /// - Parameters:
    ///   - block: The parsed file, free of errors.
    ///   - source: Its text.
    ///   - path: Its path from the root of the run.
    ///   - include: Reads the file at a path from the root of the run.
    /// - Returns: The findings, in order. Cost: linear in the length of the text and of its includes.
    package func findings(
        in block: Block, of source: SourceFile, path: String, include: @escaping IncludeLoader
    ) -> [LintFinding] {
        let comments = Comments(of: source, file: block.range.file)
        var linting = Linting(
            block: block, source: source, inclusions: Inclusions(of: block, path: path, load: include).all)
        linting.lintScenarios()
        linting.lintNames()
        linting.lintSequences()
        linting.lintWriting()
        let ignores = comments.all.compactMap { IgnoreComment($0, in: source, block) }
        return judged(linting.found, by: ignores, comments, source)
    }

    /// Adds each finding's level or reason to be ignored, and the findings about the comments.
    private func judged(
        _ found: [Linting.Found], by ignores: [IgnoreComment], _ comments: Comments, _ source: SourceFile
    ) -> [LintFinding] {
        var used: Set<IgnoreComment.Use> = []
        var findings: [LintFinding] = []
        for item in found {
            guard let severity = levels[item.rule].severity else { continue }
            let line = source.position(at: item.range.lowerBound).line
            let ignore = ignores.first { $0.covers(item.rule, line: line) }
            if let ignore { used.insert(IgnoreComment.Use(comment: ignore.comment.range, rule: item.rule)) }
            findings.append(
                LintFinding(rule: item.rule, item.diagnostic(severity), ignoredBecause: ignore?.reason))
        }
        for item in ignores.flatMap({ $0.complaints(used: used, levels: levels, in: source) }) {
            guard let severity = levels[item.rule].severity else { continue }
            findings.append(LintFinding(rule: item.rule, item.diagnostic(severity)))
        }
        return findings.inOrder { first, second in
            let (left, right) = (first.diagnostic, second.diagnostic)
            return (left.range.lowerBound, left.code) < (right.range.lowerBound, right.code)
        }
    }
}
