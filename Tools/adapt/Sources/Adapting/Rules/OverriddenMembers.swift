/// The members of extensions of a class that subclasses in the files override.
///
/// On Apple's systems `@objc` makes that possible. Without it such a member must be declared in the class itself.
struct OverriddenMembers {
    private static let ancestorsMax = 64

    /// Signatures, by class name.
    private var signatures: [String: Set<String>] = [:]

    init(_ symbols: Symbols) {
        for entry in symbols.classes.values.joined() {
            let name = entry.qualifiedName
            let own = entry.declaration.members + (symbols.extensions[name] ?? []).flatMap { $0.declaration.members }
            let overrides = Set(own.filter { $0.modifiers.contains("override") }.map { $0.signature })
            guard !overrides.isEmpty else { continue }
            for ancestor in Self.ancestors(of: entry, symbols) {
                signatures[ancestor, default: []].formUnion(overrides)
            }
        }
    }

    func contains(_ member: Declaration, of name: String) -> Bool {
        member.modifiers.isDisjoint(with: ["static", "private", "override", "final"])
            && ["func", "var", "subscript"].contains(member.introducer)
            && signatures[name]?.contains(member.signature) ?? false
    }

    /// From the superclass upwards; the last one may be declared elsewhere.
    private static func ancestors(of entry: Symbols.Entry, _ symbols: Symbols) -> [String] {
        var found: [String] = []
        var current: Symbols.Entry? = entry
        while let child = current, let written = child.declaration.inherited.first, found.count < ancestorsMax {
            let names = (0...child.path.count).reversed().map { length in
                (child.path.prefix(length) + [written]).joined(separator: ".")
            }
            let name = names.first { symbols.classes[$0] != nil } ?? written
            found.append(name)
            current = symbols.classes[name]?.first
        }
        return found
    }
}
