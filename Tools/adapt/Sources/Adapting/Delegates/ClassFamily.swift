/// A class with its superclasses in the files, and the conformances of each.
struct ClassFamily {
    /// One class, with its extensions.
    struct Level {
        let name: String
        let modifiers: Set<String>

        /// With the modifiers of their extensions, and the index of their file.
        let members: [(member: Declaration, modifiers: Set<String>, file: Int)]

        /// Protocols of UIKit that this class declares itself.
        let protocols: Set<String>

        func declares(_ signature: String) -> Bool { members.contains { $0.member.signature == signature } }
    }

    /// The class itself comes first.
    private(set) var levels: [Level] = []

    /// The UIKit class that the last level inherits from.
    private(set) var superclass: String?

    /// The conformances of that class.
    private(set) var inherited: Set<String> = []

    /// Whether all superclasses and protocols are known.
    private(set) var isKnown = true

    /// The maximum length of a chain of superclasses.
    private static let levelsMax = 64

    init(_ entry: Symbols.Entry, _ symbols: Symbols, _ table: DelegateTable) {
        var next: Symbols.Entry? = entry
        while let current = next, levels.count < Self.levelsMax {
            next = nil
            let names = current.declaration.inherited
            add(current, symbols, table)
            guard let first = names.first else { break }
            if let superclass = Self.resolve(first, from: current, in: symbols.classes)?.first {
                next = superclass
            } else if let conformances = table.conformances(ofClass: first) {
                superclass = first
                inherited = conformances
            } else if !isProtocol(first, from: current, symbols, table), first != "NSObject" {
                isKnown = false
            }
        }
    }

    var protocols: Set<String> { levels.reduce(inherited) { $0.union($1.protocols) } }

    private mutating func add(_ entry: Symbols.Entry, _ symbols: Symbols, _ table: DelegateTable) {
        let name = entry.qualifiedName
        // If several private classes share the name, each has only the extensions in its own file.
        let isOnly = symbols.classes[name]?.count == 1
        let parts = [entry] + (symbols.extensions[name] ?? []).filter { isOnly || $0.file == entry.file }
        let names = entry.declaration.inherited + parts.dropFirst().flatMap { $0.declaration.inherited }
        var protocols: Set<String> = []
        for written in names { protocols.formUnion(conformances(written, from: entry, symbols, table)) }
        levels.append(
            Level(
                name: name, modifiers: entry.declaration.modifiers,
                members: parts.enumerated().flatMap { index, part in
                    let modifiers = index == 0 ? [] : part.declaration.modifiers
                    return part.declaration.members.map { (member: $0, modifiers: modifiers, file: part.file) }
                },
                protocols: protocols))
    }

    /// The UIKit protocols that a name includes, directly or through a protocol in the files.
    private func conformances(
        _ name: String, from entry: Symbols.Entry, _ symbols: Symbols, _ table: DelegateTable, depth: Int = 0
    ) -> Set<String> {
        let known = table.closure(of: name)
        guard known.isEmpty, depth < Self.levelsMax,
            let own = Self.resolve(name, from: entry, in: symbols.protocols)
        else { return known }
        return own.declaration.inherited.reduce([]) {
            $0.union(conformances($1, from: own, symbols, table, depth: depth + 1))
        }
    }

    private func isProtocol(
        _ name: String, from entry: Symbols.Entry, _ symbols: Symbols, _ table: DelegateTable
    ) -> Bool {
        table.protocols[name] != nil || Self.resolve(name, from: entry, in: symbols.protocols) != nil
    }

    /// Looks a name up from the innermost scope outwards.
    private static func resolve<Value>(
        _ name: String, from entry: Symbols.Entry, in values: [String: Value]
    ) -> Value? {
        for length in (0...entry.path.count).reversed() {
            if let value = values[(entry.path.prefix(length) + [name]).joined(separator: ".")] { return value }
        }
        return nil
    }
}
