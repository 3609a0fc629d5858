internal import SourceText

extension Substitution {
    /// What differs while the parameters of a file are put in: `$$` and inner names stay, a text takes one value.
    struct FirstPass {
        /// Names that mean something else here: parameters of a `define`, columns of a table.
        let hidden: Set<String>
        private(set) var crowdedTexts: [Diagnostic] = []

        /// Where each value was put in, by the place where it is given.
        private(set) var uses: [SourceRange: [SourceRange]] = [:]

        /// More uses of a value are not told.
        private static let useCountMax = 2

        init(hidden: Set<String>) {
            self.hidden = hidden
        }

        mutating func add(_ value: Argument, at range: SourceRange) {
            var parts = [value]
            if case .list(let values) = value.kind { parts = values }
            for part in parts where uses[part.range, default: []].count < Self.useCountMax {
                uses[part.range, default: []].append(range)
            }
        }

        mutating func check(_ value: Argument, of name: String, at range: SourceRange) {
            guard case .list(let parts) = value.kind, parts.count != 1 else { return }
            crowdedTexts.append(
                Diagnostic(
                    .severalValuesInText, "'$\(name)' stands for \(parts.count.counted("value")) inside a text",
                    at: range, hints: ["A text takes a single value."],
                    notes: [Diagnostic.Note("the values", at: parts.first.map { $0.range } ?? value.range)]))
        }
    }
}
