package import DNDResults
package import SourceText

/// The edit that makes an expectation pass, as shown in the report of a failure and written by `dnd bless`.
package enum MismatchEdit: Hashable, Sendable {
    /// `goes` is true when the expectation is removed.
    case edit(TextEdit, goes: Bool)

    /// The reason is a clause without a full stop.
    case impossible(String)

    /// Creates no edit for an outcome in a scenario with findings, since it would make a defect the expectation.
    package init(of mismatch: Mismatch, beside findings: [Finding.Code], in sources: SourceSet) {
        guard findings.isEmpty || !mismatch.isAboutOutcome else {
            self = .impossible("mend what was found first: \(findings.map { $0.rawValue }.joined(separator: ", "))")
            return
        }
        guard let repair = mismatch.repair else {
            self = .impossible(mismatch.reasonForNone)
            return
        }
        guard mismatch.range.file != .builtIn else {
            self = .impossible("it stands in the textbook delegate")
            return
        }
        switch repair {
        case .value(let text, let isOneWord, let range, let clause):
            self = Self.value(text, isOneWord: isOneWord, at: range, clause, in: sources)
        case .statement(let text, let range): self = Self.written(text, at: range, in: sources[range.file])
        case .removal(let range): self = .edit(BlockEdit.removal(of: range, in: sources[range.file]), goes: true)
        case .block(let range, let lines): self = Self.block(lines, at: range, in: sources[range.file])
        case .impossible(let reason): self = .impossible(reason)
        }
    }

    private static func block(_ lines: [Repair.Line], at range: SourceRange, in file: SourceFile) -> MismatchEdit {
        guard let edit = BlockEdit(range, lines, in: file).edit else {
            return .impossible("there is nothing to list any more, and comments stand in the block")
        }
        return .edit(edit, goes: false)
    }

    /// An edit at one place without parameters.
    private static func written(_ text: String, at range: SourceRange, in file: SourceFile) -> MismatchEdit {
        let old = file.text(in: range)
        guard !old.utf8.contains(UInt8(ascii: "$")) else { return .impossible("a parameter stands in it: \(old)") }
        // After a colon without a value.
        return .edit(TextEdit(range: range, replacement: old.isEmpty ? " " + text : text), goes: false)
    }

    // MARK: - Parameters

    private static func value(
        _ text: String, isOneWord: Bool, at range: SourceRange, _ clause: SourceRange?, in sources: SourceSet
    ) -> MismatchEdit {
        let file = sources[range.file]
        guard let clause, !clause.contains(range) else { return written(text, at: range, in: file) }
        let said = sources[clause.file].text(in: clause).dropFirst().trimmed
        guard said.isParameter else { return .impossible("parameters stand beside other words in it: \(said)") }
        let argument = isOneWord || isInBrackets(range, in: file) ? text : "(\(text))"
        return .edit(TextEdit(range: range, replacement: argument), goes: false)
    }

    private static func isInBrackets(_ range: SourceRange, in file: SourceFile) -> Bool {
        file.utf8[..<Int(range.lowerBound)].last { !$0.isBlank } == UInt8(ascii: "(")
    }
}

extension Mismatch {
    /// Whether a failed expectation is about an outcome, and so could be rewritten.
    var isAboutOutcome: Bool {
        switch kind {
        case .order, .calls, .callCount, .value, .silence: true
        default: false
        }
    }

    /// The reason for the lack of an edit, when no expectation is at fault.
    fileprivate var reasonForNone: String {
        switch kind {
        case .unexpectedException: "UIKit raises there, and no expectation says so: write `expect exception` below"
        case .unreached: "it was not played, since an exception had ended the app"
        case .finding(let finding):
            "no expectation announces \(finding.code.rawValue): mend it, or write `expect finding`"
        case .fault(let message): message
        default: "there is nothing to write instead"
        }
    }
}

extension UInt8 {
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }

    /// `$result`
    fileprivate var isParameter: Bool {
        hasPrefix("$") && !dropFirst().contains { $0.isWhitespace || $0 == "$" || $0 == "\\" }
    }
}
