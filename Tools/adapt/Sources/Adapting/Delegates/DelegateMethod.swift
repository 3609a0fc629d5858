internal import SwiftSyntax

/// A method as declared by a protocol of UIKit, or as written in a file.
struct DelegateMethod: Hashable {
    struct Parameter: Hashable {
        /// Empty for `_`.
        let label: String
        let name: String

        /// As written, without a default value.
        let type: String
    }

    let name: String
    let parameters: [Parameter]

    /// `async`, `throws`
    let effects: [String]

    /// As written; empty for no result.
    let result: String

    /// Whether it has generic parameters of its own.
    let isGeneric: Bool

    var labels: [String] { parameters.map { $0.label } }

    /// `tableView(_:canHandle:)`
    var signature: String { name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" }

    /// The declaration on one line.
    var text: String {
        let list = parameters.map { parameter in
            let label = parameter.label.isEmpty ? "_" : parameter.label
            return (label == parameter.name ? label : "\(label) \(parameter.name)") + ": " + parameter.type
        }
        let tail = effects + (result.isEmpty ? [] : ["->", result])
        return (["func \(name)(\(list.joined(separator: ", ")))"] + tail).joined(separator: " ")
    }

    /// Whether the types are equal apart from their spelling, so that the method satisfies the requirement.
    func hasTypes(of other: DelegateMethod) -> Bool {
        !isGeneric && effects == other.effects && Self.plain(result) == Self.plain(other.result)
            && parameters.map { Self.plain($0.type) } == other.parameters.map { Self.plain($0.type) }
    }

    /// The identifiers in its types.
    var typeWords: Set<Substring> {
        Set((parameters.map { $0.type } + [result]).flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    }

    /// A normalized type: without `any`, attributes, modules, and parentheses around one name.
    private static func plain(_ type: String) -> String {
        var words: [Substring] = []
        var rest = type[...]
        while let first = rest.first {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let piece = word.isEmpty ? rest.prefix(1) : word
            rest = rest.dropFirst(piece.count)
            switch piece {
            case _ where first.isWhitespace, "any", "UIKit", "Foundation", "Swift": continue
            case "." where words.isEmpty || !(words.last?.last?.isLetter ?? false): continue
            case "Void": words.append("()")
            default: words.append(RenamedNames.current[String(piece)].map { Substring($0) } ?? piece)
            }
            while words.count >= 2, words[words.count - 2] == "@" { words.removeLast(2) }
            if words.count >= 3, words.last == ")", words[words.count - 3] == "(", words[words.count - 2] != "()" {
                words.remove(at: words.count - 3)
                words.removeLast()
            }
        }
        let text = words.joined()
        return text == "()" ? "" : text
    }
}

extension DelegateMethod {
    /// Nil if the declaration is not a function.
    init?(_ declaration: Declaration) {
        guard let function = declaration.node.as(FunctionDeclSyntax.self) else { return nil }
        name = declaration.name
        isGeneric = function.genericParameterClause != nil
        parameters = function.signature.parameterClause.parameters.map { parameter in
            Parameter(
                label: parameter.firstName.label, name: (parameter.secondName ?? parameter.firstName).plainText,
                type: Self.text(parameter.type) + (parameter.ellipsis?.text ?? ""))
        }
        let specifiers = function.signature.effectSpecifiers
        effects = [specifiers?.asyncSpecifier, specifiers?.throwsClause?.throwsSpecifier].compactMap { $0?.text }
        result = function.signature.returnClause.map { Self.text($0.type) } ?? ""
    }

    /// The text with each run of white space as one blank.
    private static func text(_ type: TypeSyntax) -> String {
        type.trimmedDescription.split { $0.isWhitespace }.joined(separator: " ")
    }
}
