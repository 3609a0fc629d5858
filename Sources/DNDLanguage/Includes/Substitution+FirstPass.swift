internal import SourceText

extension Substitution {
    /// The state while the parameters of a file are substituted: `$$` and shadowed names stay, a text takes a single
    /// value.
    struct FirstPass {
        /// Names with another meaning here: parameters of a `define`, columns of a table.
        let hidden: Set<String>
        private(set) var crowdedTexts: [Diagnostic] = []

        /// The ranges of substitutions, keyed by the range of the value.
        private(set) var uses: [SourceRange: [SourceRange]] = [:]

        /// The maximum number of uses that are listed per value.
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
