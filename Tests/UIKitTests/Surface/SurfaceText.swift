/// The public API of a module as text: each type with its superclass and conformances, then its members with their full
/// declarations. A change of the API changes this text.
struct SurfaceText {
    private let symbols: [SymbolGraph.Symbol]
    private let inherited: [String: [String]]

    init(_ graphs: [SymbolGraph]) {
        symbols = graphs.flatMap(\.symbols)
        let names = Dictionary(symbols.map { ($0.identifier.precise, $0.fullName) }) { first, _ in first }
        let relationships = graphs.flatMap(\.relationships)
        inherited = ["inheritsFrom", "conformsTo"].reduce(into: [:]) { inherited, kind in
            let targets = relationships.filter { $0.kind == kind }.map { relationship in
                (relationship.source, [names[relationship.target] ?? relationship.targetFallback ?? ""])
            }
            for (source, found) in Dictionary(targets, uniquingKeysWith: +) {
                inherited[source, default: []] += Set(found).sorted()
            }
        }
    }

    var lines: [String] {
        let members = Dictionary(grouping: symbols.filter { !$0.isType && !$0.isHidden }) { $0.type }
        let types = Dictionary(symbols.filter(\.isType).map { ($0.fullName, $0) }) { first, _ in first }
        return Set(members.keys).union(types.keys).sorted().flatMap { name in
            let head = types[name].map(heading) ?? (name.isEmpty ? "global" : "extension \(name)")
            return [head] + Set((members[name] ?? []).map { "    \($0.declaration)" }).sorted()
        }
    }

    private func heading(of type: SymbolGraph.Symbol) -> String {
        let above = inherited[type.identifier.precise] ?? []
        let name = type.declaration.replacing(" \(type.name)", with: " \(type.fullName)", maxReplacements: 1)
        return name + (above.isEmpty ? "" : " : \(above.joined(separator: ", "))")
    }
}

extension SymbolGraph.Symbol {
    fileprivate var isType: Bool {
        ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier)
    }

    /// Whether it is no API, because it has a parameter of a type with an underscore, which the compiler hides.
    fileprivate var isHidden: Bool { declaration.contains("_Instantiation") }

    fileprivate var fullName: String { pathComponents.joined(separator: ".") }

    fileprivate var declaration: String {
        let text = declarationFragments.map(\.spelling).joined().split { $0.isWhitespace }.joined(separator: " ")
        return accessLevel == "open" ? "open \(text)" : text
    }
}
