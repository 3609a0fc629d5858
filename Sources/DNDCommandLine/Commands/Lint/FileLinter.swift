internal import DNDFormats
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDLint
internal import DNDSpecs
internal import SourceText
internal import System

/// Lints one file at a time, and applies the fixes.
struct FileLinter: Sendable {
    enum Outcome: Sendable {
        case unreadable(FileError)

        /// The fixed text of standard input, and its remaining findings.
        case fixedInput(String, LintedFile)
        case linted(LintedFile, isBad: Bool, fixedCount: Int)
    }

    /// The maximum number of rounds of fixes: one fix may reveal the next. A text that keeps changing is a bug of the
    /// linter.
    private static let roundsMax = 64

    /// The number of edits that a round tries.
    private static let trialsMax = 8

    let root: String
    let levels: LintLevels

    func lint(_ file: SpecFile, fixes: Bool) -> Outcome {
        do {
            let text = LintedText(file, bytes: try SpecLoader.bytes(of: file), root: root, levels: levels)
            guard fixes else { return .linted(text.report, isBad: text.hasErrors, fixedCount: 0) }
            return try fix(text)
        } catch {
            return .unreadable(error)
        }
    }

    /// Applies edits until none are left, and writes the state with the fewest errors.
    private func fix(_ first: LintedText) throws(FileError) -> Outcome {
        var (text, fixedCount) = (first, 0)
        var (best, bestCount) = (first, 0)
        for _ in 0..<Self.roundsMax {
            guard let (next, editCount) = step(from: text) else { break }
            text = next
            fixedCount += editCount
            if !next.hasErrors || next.faultCount < best.faultCount { (best, bestCount) = (next, fixedCount) }
        }
        let isInput = first.file.source == .standardInput
        guard bestCount > 0, !best.hasErrors || !isInput else { return unchanged(first) }
        if isInput { return .fixedInput(best.string, best.report) }
        if case .file(let path) = first.file.source { try FileSystem.replace(path, with: best.string) }
        return .linted(best.report, isBad: best.hasErrors, fixedCount: bestCount)
    }

    /// The text after the first edits that help, and their number; nil if none do.
    private func step(from text: LintedText) -> (LintedText, editCount: Int)? {
        for (index, edits) in text.edits.prefix(Self.trialsMax).enumerated() {
            let next = LintedText(text, applying: edits)
            guard !next.hasErrors || text.hasErrors else {
                preconditionFailure("A fix of the linter has broken \(text.file.name).")
            }
            // Typos that hide each other may need several rounds, but none may leave more errors, except further on,
            // such as those in a block that was not read before. What is tried in place of the first leaves fewer.
            let end = Int(edits[0].range.lowerBound) + edits[0].replacement.utf8.count
            let isNearer = index == 0 && (next.faultCount == text.faultCount || next.firstError >= end)
            if isNearer || !next.hasErrors || next.faultCount < text.faultCount { return (next, edits.count) }
        }
        return nil
    }

    private func unchanged(_ text: LintedText) -> Outcome {
        if case .standardInput = text.file.source, !text.hasErrors { return .fixedInput(text.string, text.report) }
        return .linted(text.report, isBad: text.hasErrors, fixedCount: 0)
    }
}

/// The state of a linted text, before or after some edits.
private struct LintedText {
    let file: SpecFile
    private let root: String
    private let levels: LintLevels
    private let source: SourceFile
    private let sources: SourceSet
    private let diagnostics: [Diagnostic]
    private let findings: [LintFinding]

    init(_ file: SpecFile, bytes: [UInt8], root: String, levels: LintLevels) {
        self.file = file
        self.root = root
        self.levels = levels
        source = SourceFile(name: file.name, utf8: bytes)
        let includes = Includes(root: root)
        let (block, syntax) = Parser.parse(
            file: includes.sources.add(source), source: source, for: Checker.engine)
        let path = Self.path(of: file, root: root)
        let checked = Checker.engine.check(
            block, of: source, title: file.title, path: path, hasSyntaxErrors: !syntax.isEmpty, include: includes.load)
        diagnostics = syntax + checked.diagnostics
        let isBad = diagnostics.contains { $0.severity == .error }
        findings =
            isBad
            ? [] : Linter(levels: levels).findings(in: block, of: source, path: path, include: includes.load)
        sources = includes.sources
    }

    init(_ other: LintedText, applying edits: [TextEdit]) {
        self.init(
            other.file, bytes: Array(other.source.applying(edits).utf8), root: other.root, levels: other.levels)
    }

    /// The path from the root. Standard input counts as a file of the current folder.
    private static func path(of file: SpecFile, root: String) -> String {
        guard case .file(let path) = file.source else { return file.name }
        return Path.relative(path, to: root) ?? file.name
    }

    var string: String { String(decoding: source.utf8, as: UTF8.self) }
    var hasErrors: Bool { errorCount > 0 }
    private var errorCount: Int { diagnostics.filter { $0.severity == .error }.count }

    /// The errors in what is written; that nothing is expected is reported once they are gone.
    var faultCount: Int {
        diagnostics.filter { $0.severity == .error && $0.code != Fault.nothingExpected.code }.count
    }

    /// The offset of the first error in the file itself; 0 without one.
    var firstError: Int {
        let errors = diagnostics.filter { $0.severity == .error && $0.range.file == FileID(rawValue: 0) }
        return Int(errors.map { $0.range.lowerBound }.min() ?? 0)
    }

    var report: LintedFile {
        let checked = diagnostics.map { LintedFile.Finding($0, ignoredBecause: nil) }
        let linted = findings.map { LintedFile.Finding($0.diagnostic, ignoredBecause: $0.ignoredBecause) }
        return LintedFile(name: file.name, sources: sources, findings: checked + linted)
    }

    /// What the next round may apply, the first first: the edits of errors one by one, since others may follow from
    /// them; the rest together, and formatting last.
    var edits: [[TextEdit]] {
        if hasErrors {
            return diagnostics.compactMap { $0.edit }.filter { $0.range.file == FileID(rawValue: 0) }.map { [$0] }
        }
        let renamed = diagnostics.filter {
            $0.code == Fault.formerAnswer.code && $0.range.file == FileID(rawValue: 0)
        }.compactMap { $0.edit }
        if !renamed.isEmpty { return [renamed] }
        let open = findings.filter { $0.ignoredBecause == nil && $0.diagnostic.edit != nil }
        let others = open.filter { $0.rule != .notFormatted }
        let edits = (others.isEmpty ? open : others).compactMap { $0.diagnostic.edit }
        return edits.isEmpty ? [] : [edits]
    }
}
