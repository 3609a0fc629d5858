import Foundation

/// The types of a module as a line outside of them has to spell them: with the types around them and, for generic ones,
/// with their parameters as arguments.
struct TypeNames {
    private let types: [String: SymbolGraph.Symbol]

    /// By the compiler's identifier, for types and the other names that a declaration may mention.
    let spelled: [String: String]

    init(_ symbols: [SymbolGraph.Symbol]) {
        let types = Dictionary(symbols.filter(\.isType).map { ($0.fullName, $0) }) { first, _ in first }
        self.types = types
        let named = symbols.filter { $0.isType || $0.kind.identifier == "swift.typealias" }
        spelled = Dictionary(
            named.map { ($0.identifier.precise, Self.spelling(of: $0.pathComponents, types)) }
        ) { first, _ in first }
    }

    subscript(fullName: String) -> SymbolGraph.Symbol? { types[fullName] }

    func spelling(of fullName: String) -> String {
        Self.spelling(of: fullName.split(separator: ".").map(String.init), types)
    }

    /// Of a type and the types around it.
    func generics(of fullName: String) -> [String] { types[fullName]?.generics ?? [] }

    /// What the types around a type, and the type itself, demand of their parameters.
    func demands(of fullName: String) -> [String] {
        let path = fullName.split(separator: ".")
        return path.indices.compactMap { types[path[...$0].joined(separator: ".")]?.demands }.filter { !$0.isEmpty }
    }

    private static func spelling(of path: [String], _ types: [String: SymbolGraph.Symbol]) -> String {
        var known: [String] = []
        return path.indices.map { index in
            let all = types[path[...index].joined(separator: ".")]?.generics ?? known
            let own = all.filter { !known.contains($0) }
            known = all
            return path[index] + (own.isEmpty ? "" : "<\(own.joined(separator: ", "))>")
        }.joined(separator: ".")
    }
}

extension SymbolGraph.Symbol {
    var isType: Bool {
        ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier)
    }

    var fullName: String { pathComponents.joined(separator: ".") }

    /// Its own parameters and those of the types around it.
    var generics: [String] { swiftGenerics?.parameters?.map(\.name).filter { $0 != "Self" } ?? [] }

    /// The constraints after `where`.
    var demands: String {
        let text = declarationFragments.map(\.spelling).joined()
        return text.range(of: " where ").map { String(text[$0.upperBound...]) } ?? ""
    }
}
