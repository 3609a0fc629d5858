internal import SourceText

/// An unknown name, with its diagnostic.
struct UnknownName: Sendable {
    let name: Name
    let diagnostic: Diagnostic

    /// The declared name that is nearest to it.
    let near: String?
}

/// An unused declared name that is near to a used but undeclared one.
struct MisspeltDeclaration {
    /// The maximum number of uses to list.
    private static let noteCountMax = 3

    let declared: Name

    /// The name in the uses.
    let used: String

    /// The ranges of the uses, without duplicates; never empty.
    let uses: [SourceRange]

    /// Nil unless the declared name is the nearest to at least one unknown name.
    init?(_ declared: Name, among unknown: [UnknownName]) {
        guard let used = unknown.first(where: { $0.near == declared.text })?.name.text else { return nil }
        self.declared = declared
        self.used = used
        var seen: Set<SourceRange> = []
        uses = unknown.filter { $0.name.text == used }.map { $0.name.range }.filter { seen.insert($0).inserted }
    }

    /// The diagnostics about the unknown names, with those about this name merged. When several uses agree, the
    /// declaration is wrong; a single use leaves that open.
    func merged(into unknown: [UnknownName]) -> [Diagnostic] {
        let others = unknown.filter { $0.name.text != used }.map { $0.diagnostic }
        guard uses.count == 1, let use = unknown.first(where: { $0.name.text == used }) else {
            return others + [diagnostic]
        }
        return others + [doubtful(use.diagnostic)]
    }

    private var diagnostic: Diagnostic {
        Diagnostic(
            .misspeltDeclaration, "'\(declared.text)' is declared here, and every use says '\(used)'",
            at: declared.range, hints: ["did you mean '\(used)'?"],
            edit: TextEdit(range: declared.range, replacement: used.quotedIfNeeded),
            notes: uses.prefix(Self.noteCountMax).map { Diagnostic.Note("used here", at: $0) })
    }

    private func doubtful(_ diagnostic: Diagnostic) -> Diagnostic {
        Diagnostic(
            code: diagnostic.code, message: diagnostic.message, range: diagnostic.range,
            hints: ["did you mean '\(declared.text)' here, or '\(used)' where it is declared?"],
            notes: diagnostic.notes
                + [Diagnostic.Note("'\(declared.text)' is declared here, and nothing uses it", at: declared.range)])
    }
}
