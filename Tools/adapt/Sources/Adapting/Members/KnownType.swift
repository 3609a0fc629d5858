internal import SwiftSyntax

/// What an expression is: a value of a type with a known name, or the type itself.
struct KnownType: Hashable {
    /// The name of a type of UIKit, or of a class of the files; `[UIView]` for an array or a set of them, `[:UIView]`
    /// for a dictionary with such values. Optionals have the name of what they wrap.
    let name: String
    let isType: Bool

    var asType: KnownType { KnownType(name: name, isType: true) }
    var asValue: KnownType { KnownType(name: name, isType: false) }

    var list: KnownType { KnownType(name: "[\(name)]", isType: isType) }
    var dictionary: KnownType { KnownType(name: "[:\(name)]", isType: isType) }

    var isDictionary: Bool { name.hasPrefix("[:") }
    var isList: Bool { name.hasPrefix("[") && !isDictionary }

    /// What an array or a set contains, or the values of a dictionary; nil for other values and for types.
    var element: KnownType? {
        guard !isType, name.hasPrefix("[") else { return nil }
        return KnownType(name: String(name.dropFirst(isDictionary ? 2 : 1).dropLast()), isType: false)
    }
}

/// The types whose members are all known: UIKit's, and classes of the files that inherit from them.
final class KnownTypes {
    let symbols: Symbols
    let table = MemberTable.shared
    private var ancestors: [String: Set<String>?] = [:]

    init(_ symbols: Symbols) {
        self.symbols = symbols
    }

    /// Nil for other types. Names that the files declare are theirs.
    func type(named name: String) -> KnownType? {
        let isOwn = symbols.names.contains(name)
        let known = isOwn || symbols.classes[name] != nil ? name : table.type(named: name)
        return known.flatMap { ancestors(of: $0) == nil ? nil : KnownType(name: $0, isType: false) }
    }

    /// The type that the table of members names, unless the files declare another one. Generic parameters have no type.
    func type(inTable name: String) -> KnownType? {
        if name.hasPrefix("["), name.hasSuffix("]") {
            let isDictionary = name.hasPrefix("[:")
            let element = type(inTable: String(name.dropFirst(isDictionary ? 2 : 1).dropLast()))
            return element.map { isDictionary ? $0.dictionary : $0.list }
        }
        return table.type(named: name) == nil ? nil : type(named: name)
    }

    /// Nil for a type without a name, such as a closure, and for a generic parameter.
    func type(_ node: TypeSyntax) -> KnownType? {
        switch node.as(TypeSyntaxEnum.self) {
        case .optionalType(let type): return self.type(type.wrappedType)
        case .implicitlyUnwrappedOptionalType(let type): return self.type(type.wrappedType)
        case .someOrAnyType(let type): return self.type(type.constraint)
        case .attributedType(let type): return self.type(type.baseType)
        case .arrayType(let type): return list(of: type.element)
        case .dictionaryType(let type): return self.type(type.value).flatMap { $0.isType ? nil : $0.dictionary }
        case .identifierType(let type):
            if let only = type.genericArgumentClause?.arguments.first?.argument, case .type(let element) = only,
                ["Array", "Set"].contains(type.name.text), !symbols.names.contains(type.name.text)
            {
                return list(of: element)
            }
            return Syntax(node).isGenericParameter(type.name.plainText) ? nil : self.type(named: type.name.plainText)
        case .memberType: return self.type(named: node.plainName.removingPrefix("UIKit."))
        case .metatypeType(let type): return self.type(type.baseType)?.asType
        default: return nil
        }
    }

    private func list(of element: TypeSyntax) -> KnownType? {
        type(element).flatMap { $0.isType ? nil : $0.list }
    }

    /// The types of UIKit whose members a value has; nil if it may have others.
    func ancestors(of name: String) -> Set<String>? {
        if let known = ancestors[name] { return known }
        ancestors[name] = .some(nil)
        let found = find(name)
        ancestors[name] = .some(found)
        return found
    }

    private func find(_ name: String) -> Set<String>? {
        guard let classes = symbols.classes[name] else {
            guard !symbols.names.contains(name), table.type(named: name) == name else { return nil }
            return table.closure(of: name)
        }
        guard classes.count == 1 else { return nil }
        let family = ClassFamily(classes[0], symbols, .shared)
        guard family.isKnown, let superclass = family.superclass, table.type(named: superclass) != nil else {
            return nil
        }
        let parts = family.levels.flatMap { level in
            (symbols.classes[level.name] ?? []) + (symbols.extensions[level.name] ?? [])
        }
        let names = Set(parts.flatMap { $0.declaration.inherited })
        guard names.isDisjoint(with: Self.withMembers) else { return nil }
        return names.filter { table.type(named: $0) != nil }.reduce(table.closure(of: superclass)) {
            $0.union(table.closure(of: $1))
        }
    }

    /// Protocols of other modules whose extensions add many members.
    private static let withMembers: Set<String> = [
        "Sequence", "Collection", "IteratorProtocol", "Error", "LocalizedError", "ObservableObject", "Identifiable",
    ]
}

extension String {
    fileprivate func removingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}

// MARK: - Missing members

extension KnownTypes {
    /// Whether a type has no member of this name, neither from UIKit nor from the files.
    func isMissing(_ name: String, in type: KnownType) -> Bool {
        guard !RenamedNames.isOldMember(name), !mayDeclare(name, in: type), let ancestors = ancestors(of: type.name)
        else { return false }
        return isMissing(name, in: ancestors)
    }

    private func isMissing(_ name: String, in ancestors: Set<String>) -> Bool {
        guard !Self.ofEveryType.contains(name), table.members(name, of: ancestors).isEmpty else { return false }
        if ancestors.contains("SetAlgebra"), Self.ofSets.contains(name) { return false }
        return !ancestors.contains { table.type(named: "\($0).\(name)") != nil }
    }

    /// Whether a member of the files overrides nothing of UIKit.
    func isMissingInUIKit(_ declaration: Declaration, in type: KnownType) -> Bool {
        guard let ancestors = ancestors(of: type.name) else { return false }
        if isMissing(declaration.name, in: ancestors) { return true }
        guard let labels = declaration.labels else { return false }
        let members = table.members(declaration.name, of: ancestors)
        return !members.isEmpty && !members.contains { $0.parameters.map { $0.map { $0.label } } ?? labels == labels }
    }

    func isDeclaredWithoutOverride(_ name: String) -> Bool {
        ((symbols.functions[name] ?? []) + (symbols.properties[name] ?? [])).contains {
            !$0.declaration.modifiers.contains("override")
        }
    }

    /// UIKit's class for a class of the files.
    func uikitName(of type: KnownType) -> String {
        guard let entry = symbols.classes[type.name]?.first else { return type.name }
        return ClassFamily(entry, symbols, .shared).superclass ?? type.name
    }

    /// Members of `NSObject`, of values with a raw value and of optionals. `RuntimeCalls` reports `observe`.
    private static let ofEveryType: Set<String> = [
        "self", "Type", "init", "copy", "debugDescription", "description", "hash", "hashValue", "isEqual", "isKind",
        "isMember", "isProxy", "isSubclass", "mutableCopy", "superclass", "classForCoder", "rawValue", "RawValue",
        "encode", "map", "flatMap", "none", "some", "customMirror", "replacementObject", "classForKeyedArchiver",
        "unsafelyUnwrapped", "isIsolatingCurrentContext", "take", "observe",
    ]

    private static let ofSets: Set<String> = [
        "contains", "insert", "remove", "update", "union", "intersection", "symmetricDifference", "subtracting",
        "formUnion", "formIntersection", "formSymmetricDifference", "subtract", "isEmpty", "isSubset", "isSuperset",
        "isDisjoint", "isStrictSubset", "isStrictSuperset", "Element", "ArrayLiteralElement",
    ]
}
