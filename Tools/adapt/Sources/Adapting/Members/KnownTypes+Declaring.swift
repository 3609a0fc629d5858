extension KnownTypes {
    /// Whether the files may declare a member of this name for a type: in the type, in what it inherits from, in a
    /// protocol, in a type around it, or outside of types. What other types declare does not count.
    func mayDeclare(_ name: String, in type: KnownType) -> Bool {
        let entries = symbols.entries[name] ?? []
        guard !entries.isEmpty, let ancestors = ancestors(of: type.name) else { return !entries.isEmpty }
        let family = symbols.classes[type.name]?.first.map { ClassFamily($0, symbols, .shared) }
        let names = Set(family?.levels.map { $0.name } ?? []).union([type.name])
        return entries.contains { entry in
            let owner = entry.path.joined(separator: ".")
            let isNear = owner.isEmpty || names.contains(owner) || names.contains { $0.hasPrefix(owner + ".") }
            return isNear || !isOther(owner, than: ancestors)
        }
    }

    /// Whether the name is certainly that of a type which is none of UIKit's ancestors.
    private func isOther(_ owner: String, than ancestors: Set<String>) -> Bool {
        if symbols.valueTypes.contains(owner) || symbols.classes[owner] != nil { return true }
        return table.type(named: owner).map { !ancestors.contains($0) } ?? false
    }
}
