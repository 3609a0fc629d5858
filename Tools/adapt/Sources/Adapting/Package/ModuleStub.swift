internal import SwiftSyntax

/// Stands for a framework that the files import and that neither Apple nor this package has.
struct ModuleStub {
    let name: String

    /// Names that the importing files inherit from, and that are declared nowhere else.
    private let inherited: [String]

    /// In the order of the imports.
    static func all(of files: [SwiftFile], _ symbols: Symbols) -> [ModuleStub] {
        var names: [String] = []
        var inherited: [String: [String]] = [:]
        var taken: Set<String> = []
        for file in files {
            let modules = file.modules.filter { Imports.isUnknown($0) }.sorted()
            for module in modules where !names.contains(module) { names.append(module) }
            guard let first = modules.first else { continue }
            for name in file.inheritedNames where isForeign(name, symbols) && taken.insert(name).inserted {
                inherited[first, default: []].append(name)
            }
        }
        return names.map { ModuleStub(name: $0, inherited: inherited[$0] ?? []) }
    }

    private static func isForeign(_ name: String, _ symbols: Symbols) -> Bool {
        !symbols.names.contains(name) && !DelegateTable.isOfUIKit(name) && !standard.contains(name)
            && !name.contains(".") && !name.hasPrefix("NS") && !name.hasPrefix("URLSession")
    }

    /// Names of Swift and Foundation that types inherit from.
    private static let standard: Set<String> = [
        "AnyObject", "Any", "Bool", "CaseIterable", "Character", "Codable", "CodingKey", "Collection", "Comparable",
        "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Double", "Encodable", "Equatable",
        "Error", "ExpressibleByStringLiteral", "Float", "Formatter", "Hashable", "Identifiable", "Int", "Int16",
        "Int32",
        "Int64", "IteratorProtocol", "JSONDecoder", "JSONEncoder", "LocalizedError", "OptionSet", "RawRepresentable",
        "Sendable", "Sequence", "String", "Substring", "TimeInterval", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "XMLParserDelegate", "AnyHashable", "Thread", "Operation", "class",
    ]

    var text: String {
        let protocols = inherited.map { name in
            "/// If it is a class, write `open class` and its superclass.\npublic protocol \(name): AnyObject {}\n"
        }
        return """
            public \(SwiftText.imports("UIKit"))
            // Stands for \(name), which is not here. Declare what the app uses of it.

            """ + protocols.map { "\n" + $0 }.joined()
    }
}

extension SwiftFile {
    /// The modules that the file imports outside `#if`.
    var modules: Set<String> {
        Set(tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.plainText })
    }

    /// The names after the colons of types, in the order of the text.
    fileprivate var inheritedNames: [String] {
        var open = declarations[...]
        var names: [String] = []
        while let declaration = open.popFirst() {
            names += declaration.inherited
            open += declaration.members
        }
        return names
    }
}
