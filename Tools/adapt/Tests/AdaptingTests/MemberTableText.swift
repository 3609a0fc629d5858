import SourceText
import SwiftSyntax

@testable import Adapting

/// A table of members as a source file, from lines of a surface.
struct MemberTableText {
    private let name: String
    private let origin: String

    private var members: [String: Set<String>] = [:]
    private var inherited: [String: [String]] = [:]
    private var aliases: [String: String] = [:]
    private let extended: Set<String>

    /// `UIContextualAction.Handler`, and what such a closure takes.
    private var closures: [String: String] = [:]

    /// `extended`: the types of other tables, whose extensions count here.
    init(lines: [String], name: String, origin: String, extending extended: Set<String> = []) {
        (self.name, self.origin, self.extended) = (name, origin, extended)
        for isFirst in [true, false] {
            var type: String?
            for line in lines {
                guard line.hasPrefix("    ") else {
                    type = readHeading(line)
                    continue
                }
                guard let type, !isFirst || line.contains("typealias ") else { continue }
                read(line.dropFirst(4), of: type)
            }
        }
    }

    /// The name of a type that the module declares; nil for an extension of another one, and for none.
    private mutating func readHeading(_ line: String) -> String? {
        let words = line.split(separator: " ")
        guard line != "global", let keyword = words.firstIndex(where: { Self.keywords.contains($0) }) else { return "" }
        let name = String(words[keyword + 1].prefix { $0 != "<" })
        if words[keyword] == "extension" { return name == "NSObject" || extended.contains(name) ? name : nil }
        let list = line.firstRange(of: " : ").map { line[$0.upperBound...].split(separator: " where ").first ?? "" }
        let names = (list ?? "").split(separator: ", ").map { $0.split(separator: ".").last.map { String($0) } ?? "" }
        inherited[name] = names.map { $0.trimmingBlanks }
        members[name, default: []].formUnion([])
        return name
    }

    private static let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "extension"]

    private mutating func read(_ line: Substring, of type: String) {
        let text = line.replacing(/@\w+(\([^)]*\))?\s/, with: "").replacing(/^(open|override)\s/, with: "")
        let source = SourceFile(name: "surface", text: "class A {\n\(text)\n}")
        guard let file = try? SwiftFile(source, index: 0), let member = file.declarations.first?.members.first else {
            return
        }
        if let alias = member.node.as(TypeAliasDeclSyntax.self) {
            let name = type.isEmpty ? member.name : "\(type).\(member.name)"
            let value = self.name(alias.initializer.value, in: type)
            if value.hasPrefix("{") { closures[name] = value } else { aliases[name] = value }
            if !type.isEmpty { members[type, default: []].insert(member.name) }
            return
        }
        guard !type.isEmpty else { return }
        for word in words(member, in: type) { members[type, default: []].insert(word) }
    }

    private func words(_ member: Declaration, in owner: String) -> [String] {
        let isStatic = !member.modifiers.isDisjoint(with: ["static", "class"]) || member.introducer == "case"
        let mark = isStatic ? "." : ""
        if let node = member.node.as(FunctionDeclSyntax.self) {
            guard node.name.text.first?.isLetter == true else { return [] }
            let result = node.signature.returnClause.map { name($0.type, in: owner) } ?? ""
            return ["\(mark)\(member.name)(\(parameters(node.signature.parameterClause, in: owner)))\(result)"]
        }
        if let node = member.node.as(InitializerDeclSyntax.self) {
            return ["init(\(parameters(node.signature.parameterClause, in: owner)))"]
        }
        if let node = member.node.as(VariableDeclSyntax.self) {
            let type = node.bindings.first?.typeAnnotation.map { name($0.type, in: owner) } ?? ""
            return ["\(mark)\(member.name)" + (type.isEmpty ? "" : ":\(type)")]
        }
        return member.introducer == "case" ? ([member.name] + member.otherNames).map { ".\($0)" } : []
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax, in owner: String) -> String {
        clause.parameters.map { parameter in
            let label = parameter.firstName.text.filter { $0 != "`" }
            return "\(label):\(name(parameter.type, in: owner))\(parameter.defaultValue == nil ? "" : "=")"
        }.joined(separator: ",")
    }

    /// A name without `?`, as `MemberTable.Parameter` explains it for arrays, sets, dictionaries and closures. Empty
    /// for other types, and for a list of such.
    private func name(_ type: TypeSyntax, in owner: String) -> String {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let type): return name(type.wrappedType, in: owner)
        case .implicitlyUnwrappedOptionalType(let type): return name(type.wrappedType, in: owner)
        case .someOrAnyType(let type): return name(type.constraint, in: owner)
        case .attributedType(let type): return name(type.baseType, in: owner)
        case .tupleType(let type):
            guard type.elements.count == 1, let only = type.elements.first else { return "" }
            return name(only.type, in: owner)
        case .arrayType(let type): return name(type.element, in: owner).listed("[")
        case .dictionaryType(let type): return name(type.value, in: owner).listed("[:")
        case .functionType(let type):
            return "{" + type.parameters.map { name($0.type, in: owner).unlessClosure }.joined(separator: ";") + "}"
        case .identifierType(let type):
            let argument = type.genericArgumentClause?.arguments.first?.argument
            if type.name.text == "Set", case .type(let element) = argument {
                return name(element, in: owner).listed("[")
            }
            return closures["\(owner).\(type.name.text)"] ?? closures[type.name.text] ?? type.name.text
        case .memberType(let type):
            let name = name(type.baseType, in: owner) + "." + type.name.text
            return closures[name] ?? name
        default: return ""
        }
    }

    /// Types of other modules that UIKit's types inherit from, with the members that are read through them.
    private static let ofOtherModules: [String: Set<String>] = [
        "NSObject": [], "ProgressReporting": ["progress:Progress"], "SetAlgebra": [],
    ]

    // MARK: - Writing

    var text: String {
        let members = members.merging(Self.ofOtherModules) { $0.union($1) }
        let names = Set(members.keys).union(extended)
        var lines: [String] = aliases.keys.sorted().compactMap { name in
            aliases[name].flatMap { names.contains($0) ? "\(name): = \($0)" : nil }
        }
        for (type, words) in members.sorted(by: { $0.key < $1.key }) {
            let above = (inherited[type] ?? []).filter { names.contains($0) }
            lines.append(above.isEmpty ? type : "\(type): \(above.joined(separator: " "))")
            lines += Self.wrapped(words.sorted()).map { "  " + $0 }
        }
        return """
            // The members in \(origin), as MemberTableTests writes them with DND_RECORD=1.
            // swift-format-ignore-file

            extension MemberTable {
                static let \(name) = \"""

            """ + lines.map { "        \($0)\n" }.joined() + """
                        \"""
                }

                """
    }

    /// Lines of at most 108 columns, where the words allow it.
    private static func wrapped(_ words: [String]) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + word.count < 108 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(word)
            }
        }
        return lines
    }
}

extension String {
    fileprivate func listed(_ bracket: String) -> String { isEmpty || hasPrefix("{") ? "" : bracket + self + "]" }

    fileprivate var unlessClosure: String { hasPrefix("{") ? "" : self }

    fileprivate var trimmingBlanks: String { String(drop { $0 == " " }.prefix { $0 != " " && $0 != "<" }) }
}
