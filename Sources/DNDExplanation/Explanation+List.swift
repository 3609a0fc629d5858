internal import DNDLanguage
internal import DNDLint
internal import DNDResults
internal import DragDrop

extension Explanation {
    /// `DND1101  @only is left`: a line of `dnd explain --list`.
    package static func listed(_ number: String) -> String {
        "\(number)  \(title(of: number))"
    }

    /// The one-line title of a number.
    package static func title(of number: String) -> String {
        if let rule = LintRule(rawValue: number) { return rule.description.title }
        if let error = SyntaxError.Code(rawValue: number) { return error.entry.title }
        if let fault = Fault(rawValue: number) { return fault.description.title }
        if let finding = Finding.Code(rawValue: number) { return finding.description.title }
        return Citation(number)?.subject ?? ""
    }

    /// The related codes, one per line.
    static func relatedLines(_ code: String) -> [String] {
        let related = RelatedCodes.of(code)
        guard !related.isEmpty else { return [] }
        return ["", "See also:"] + related.map { "  " + listed($0) }
    }
}

extension LintLevel {
    /// "an error", "a warning"
    var article: String { self == .error ? "an" : "a" }
}
