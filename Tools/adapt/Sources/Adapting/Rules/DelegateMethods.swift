/// Reports methods of delegates and data sources that UIKit never calls, without rewriting anything.
enum DelegateMethods {
    static func check(_ rewriting: Rewriting) {
        let table = DelegateTable.shared
        let families = rewriting.symbols.classes.values.joined().map { ClassFamily($0, rewriting.symbols, table) }
        let check = Check(
            table: table, used: UsedNames(rewriting.files, rewriting.symbols),
            aliases: Set(
                rewriting.symbols.all.lazy.map { $0.declaration }.filter { $0.introducer == "typealias" }
                    .map { $0.name[...] }),
            families: families)
        for family in families {
            guard let level = family.levels.first else { continue }
            for (member, modifiers, index) in level.members {
                guard !member.modifiers.contains("override"), !member.node.isLeftToObjectiveC,
                    let method = DelegateMethod(member),
                    let kind = check.finding(about: method, member.modifiers.union(modifiers), in: family)
                else { continue }
                rewriting.remark(kind, at: member.nameBytes, in: index)
            }
        }
    }
}

extension DelegateMethods {
    fileprivate struct Check {
        let table: DelegateTable
        let used: UsedNames

        /// The names of type aliases, which are not compared.
        let aliases: Set<Substring>
        let families: [ClassFamily]

        /// `modifiers` includes those of the method's extension.
        func finding(about method: DelegateMethod, _ modifiers: Set<String>, in family: ClassFamily) -> Remark.Kind? {
            let known = table.entries(signed: method.signature)
            guard !known.isEmpty else { return slip(method, modifiers, in: family) }
            let protocols = family.protocols
            let meant = known.filter { protocols.contains($0.protocolName) }
            guard let first = meant.first else { return strayed(method, known, in: family) }
            if !modifiers.isDisjoint(with: ["static", "class"]) {
                return .typeMethod(method.signature, of: first.protocolName)
            }
            if let hidden = hiding(modifiers, in: family) {
                return .hiddenMethod(method.signature, modifier: hidden, of: first.protocolName)
            }
            let isComparable = method.typeWords.isDisjoint(with: aliases)
            guard let entry = meant.first(where: { !isComparable || method.hasTypes(of: $0.method) }) else {
                return meant.contains { isWritten($0.method, in: family) }
                    ? nil : .otherTypes(method.signature, of: first.protocolName, expected: first.method.text)
            }
            return addition(method, to: entry, in: family)
        }

        /// Whether the class also has a method with this signature and the right types.
        private func isWritten(_ method: DelegateMethod, in family: ClassFamily) -> Bool {
            family.levels.contains { level in
                level.members.contains { member, _, _ in
                    member.signature == method.signature
                        && DelegateMethod(member)?.hasTypes(of: method) == true
                }
            }
        }

        private func hiding(_ modifiers: Set<String>, in family: ClassFamily) -> String? {
            if modifiers.contains("private") { return "private" }
            let owner = family.levels[0].modifiers
            return modifiers.contains("fileprivate") && owner.isDisjoint(with: ["private", "fileprivate"])
                ? "fileprivate" : nil
        }

        /// Reports a method added by a subclass: the conforming superclass determines which optional methods exist.
        private func addition(
            _ method: DelegateMethod, to entry: DelegateTable.Entry, in family: ClassFamily
        ) -> Remark.Kind? {
            guard !family.levels[0].protocols.contains(entry.protocolName),
                !family.inherited.contains(entry.protocolName),
                let above = family.levels.dropFirst().first(where: { $0.protocols.contains(entry.protocolName) }),
                !family.levels.dropFirst().contains(where: { $0.declares(method.signature) })
            else { return nil }
            return .addedBySubclass(method.signature, of: entry.protocolName, conforming: above.name)
        }

        /// Reports a method that resembles a method of UIKit.
        private func slip(_ method: DelegateMethod, _ modifiers: Set<String>, in family: ClassFamily) -> Remark.Kind? {
            guard modifiers.isDisjoint(with: ["private", "fileprivate", "static", "class"]),
                !DelegateTable.unmodelled.contains(method.signature), !used.contains(method.signature)
            else { return nil }
            let protocols = family.protocols
            let open = table.entries.filter { entry in
                protocols.contains(entry.protocolName)
                    && !family.levels.contains { $0.declares(entry.method.signature) }
            }
            guard let near = NearMethod.nearest(to: method, among: open) else { return nil }
            return .noMethod(method.signature, of: near.entry.protocolName, near: near.entry.method.signature)
        }

        /// Reports a method of UIKit in a class that does not conform, while a conforming class lacks it.
        private func strayed(
            _ method: DelegateMethod, _ known: [DelegateTable.Entry], in family: ClassFamily
        ) -> Remark.Kind? {
            guard family.isKnown, !used.contains(method.signature) else { return nil }
            if let near = otherList(method, in: family) { return near }
            for entry in known {
                let lacking = families.filter { other in
                    other.levels.first?.protocols.contains(entry.protocolName) == true
                        && !other.levels.contains { $0.declares(method.signature) }
                }
                if lacking.count == 1, let name = lacking[0].levels.first?.name {
                    return .otherClass(
                        method.signature, in: family.levels[0].name, of: entry.protocolName, conforming: name)
                }
            }
            return nil
        }

        /// Reports a table's method in a delegate of collections, or the reverse.
        private func otherList(_ method: DelegateMethod, in family: ClassFamily) -> Remark.Kind? {
            let protocols = family.protocols
            let open = table.entries.filter { entry in
                protocols.contains(entry.protocolName) && entry.method.labels == method.labels
                    && !family.levels.contains { $0.declares(entry.method.signature) }
            }
            guard let near = NearMethod.nearest(to: method, among: open) else { return nil }
            return .noMethod(method.signature, of: near.entry.protocolName, near: near.entry.method.signature)
        }
    }
}
