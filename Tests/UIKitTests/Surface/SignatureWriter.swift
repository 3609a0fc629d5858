import Foundation

/// Writes Swift that uses every public name of a module once, with its whole type. It stands in the repository and is
/// compiled with the tests, so a change of the surface shows as a change of these files.
struct SignatureWriter {
    static let mark = """
        // Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
        // swift-format-ignore-file

        """

    private let module: String
    private let symbols: [SymbolGraph.Symbol]
    private let superclasses: [String: String]
    private let names: TypeNames

    init(module: String, graphs: [SymbolGraph]) {
        self.module = module
        symbols = graphs.flatMap(\.symbols)
        names = TypeNames(symbols)
        superclasses = Dictionary(
            graphs.flatMap(\.relationships).filter { $0.kind == "inheritsFrom" }.map { ($0.source, $0.target) }
        ) { first, _ in first }
    }

    /// By file name: one for each folder of the module, or one for a module without folders.
    func files() -> [String: String] {
        let groups = Dictionary(grouping: symbols, by: folder)
        return Dictionary(uniqueKeysWithValues: groups.map { ("\($0).swift", text(of: $1, in: $0)) })
    }

    /// A member that the compiler has made stands where its type does.
    private func folder(of symbol: SymbolGraph.Symbol) -> String {
        let location = symbol.location ?? names[symbol.type]?.location
        let path = location.map { $0.uri.split(separator: "/") } ?? []
        guard let start = path.lastIndex(of: Substring(module)), path.count > start + 2 else { return module }
        return String(path[start + 1])
    }

    private func text(of symbols: [SymbolGraph.Symbol], in folder: String) -> String {
        let types = Dictionary(grouping: symbols) { symbol in
            symbol.isType ? symbol.fullName : symbol.type
        }
        let functions = types.sorted { $0.key < $1.key }.map { function(about: $0, $1, in: folder) }
        let body = functions.joined(separator: "\n")
        return Self.mark + imports(of: body) + "\n" + body
    }

    /// UIKit takes types of the other module, which whoever names them imports as on iOS.
    private func imports(of body: String) -> String {
        let others = ["UniformTypeIdentifiers"].filter { $0 != module && body.contains(/\bUTType\b/) }
        return ([module] + others).map { "import \($0)\n" }.joined()
    }

    /// Members of generic types and of protocols are reached through generic parameters.
    private func function(about type: String, _ members: [SymbolGraph.Symbol], in folder: String) -> String {
        let isProtocol = names[type]?.kind.identifier == "swift.protocol"
        let generics = isProtocol ? ["Witness"] : names.generics(of: type)
        let demands = isProtocol ? ["Witness : \(type) & SendableMetatype"] : names.demands(of: type)
        let subject = isProtocol ? "Witness" : names.spelling(of: type)
        let name = type.isEmpty ? "globals" : type.split(separator: ".").joined(separator: "_")
        let lines = members.flatMap { symbol -> [String] in
            let reference = Reference(
                symbol, in: subject, isValueType: isValueType(type), names: names, superclasses: superclasses)
            let own = symbol.isType ? [] : symbol.generics.filter { !generics.contains($0) }
            guard !own.isEmpty else { return reference.lines }
            let needed = own.map { "\($0) : SendableMetatype" } + [symbol.demands].filter { !$0.isEmpty }
            let head = Self.head("member", own, needed.map { $0.replacing(/\bSelf\b/, with: subject) })
            return reference.lines.map { "do { \(head) { \($0) } }" }
        }
        let body = Set(lines).sorted().map { "    \($0)\n" }.joined()
        return "@MainActor \(Self.head("\(folder)_\(name)", generics, demands)) {\n\(body)}\n"
    }

    private static func head(_ name: String, _ generics: [String], _ demands: [String]) -> String {
        let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        let arguments = generics.map { "_: \($0).Type" }.joined(separator: ", ")
        return "func \(name)\(clause)(\(arguments))"
            + (demands.isEmpty ? "" : " where \(demands.joined(separator: ", "))")
    }

    /// Types of other modules tell by their prefix.
    private func isValueType(_ type: String) -> Bool {
        guard let owner = names[type] else { return !type.hasPrefix("NS") }
        return ["swift.struct", "swift.enum"].contains(owner.kind.identifier)
    }
}
