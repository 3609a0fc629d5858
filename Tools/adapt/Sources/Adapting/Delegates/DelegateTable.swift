internal import SourceText

/// The protocols of UIKit for delegates and data sources, and the classes to inherit from.
struct DelegateTable {
    struct Entry {
        let protocolName: String
        let method: DelegateMethod
    }

    static let shared = DelegateTable(text)

    /// Each with the protocols that it inherits.
    private(set) var protocols: [String: [String]] = [:]

    /// Each with its superclass and conformances.
    private(set) var classes: [String: [String]] = [:]

    /// In the order of the declarations.
    private(set) var entries: [Entry] = []
    private var bySignature: [String: [Entry]] = [:]

    /// Parses declarations in Swift.
    init(_ text: String) {
        let file: SwiftFile
        do {
            file = try SwiftFile(SourceFile(name: "UIKit", text: text), index: 0)
        } catch {
            preconditionFailure("The table of delegates cannot be read: \(error)")
        }
        for declaration in file.declarations {
            guard declaration.introducer == "protocol" else {
                classes[declaration.name] = declaration.inherited
                continue
            }
            protocols[declaration.name] = declaration.inherited
            for member in declaration.members {
                guard let method = DelegateMethod(member) else { continue }
                let entry = Entry(protocolName: declaration.name, method: method)
                entries.append(entry)
                bySignature[method.signature, default: []].append(entry)
            }
        }
    }

    /// Whether a name is one of UIKit's, to judge by its spelling or by the module here.
    static func isOfUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase ?? false || typeNames.contains(name)
            || ["IndexPath(row:section:)", "IndexPath(item:section:)"].contains(name)
    }

    func entries(signed signature: String) -> [Entry] { bySignature[signature] ?? [] }

    /// A protocol and all protocols that it inherits.
    func closure(of name: String) -> Set<String> {
        guard let inherited = protocols[name] else { return [] }
        return inherited.reduce([name]) { $0.union(closure(of: $1)) }
    }

    /// Whether a UIKit class is another one or inherits from it.
    func isClass(_ name: String, _ ancestor: String) -> Bool {
        name == ancestor || classes[name]?.contains { isClass($0, ancestor) } == true
    }

    /// The conformances of a UIKit class; nil for other names.
    func conformances(ofClass name: String) -> Set<String>? {
        guard let inherited = classes[name] else { return nil }
        return inherited.reduce([]) { $0.union(closure(of: $1)).union(conformances(ofClass: $1) ?? []) }
    }
}
