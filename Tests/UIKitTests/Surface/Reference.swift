/// The line of Swift that uses one public name with its whole type.
struct Reference {
    let lines: [String]

    /// `subject` is the type that the name is a member of, as the line has to spell it, empty for a global name.
    init(
        _ symbol: SymbolGraph.Symbol, in subject: String, isValueType: Bool, names: TypeNames,
        superclasses: [String: String]
    ) {
        let text = Self.text(of: symbol, in: subject, names)
        let openness = symbol.accessLevel == "open" ? "  // open" : ""
        let writer = Line(symbol: symbol, subject: subject, isValueType: isValueType, declaration: Declaration(text))
        var lines = writer.text.map { [$0 + openness] } ?? []
        if let target = superclasses[symbol.identifier.precise], let superclass = names.spelled[target],
            !superclass.contains("<")
        {
            lines.append("let _: \(superclass).Type = \(subject).self")
        }
        self.lines = lines
    }

    /// The declaration without attributes, every type of the module by its full name and `Self` by the type's.
    private static func text(
        of symbol: SymbolGraph.Symbol, in subject: String, _ names: TypeNames
    ) -> String {
        var text = ""
        let fragments = symbol.declarationFragments
        for (index, fragment) in fragments.enumerated() {
            let isNested = text.hasSuffix(".")
            let next = index + 1 < fragments.count ? fragments[index + 1].spelling : ""
            switch fragment.kind {
            case "typeIdentifier" where !isNested:
                text += Self.name(of: fragment, hasArguments: next.hasPrefix("<"), names)
            case "attribute" where index < 2: continue
            default: text += fragment.spelling
            }
        }
        return text.replacing(/\bSelf\b/, with: subject).trimmingBlanks
    }
}

extension Reference {
    /// Arguments that are written down stay as they are.
    private static func name(
        of fragment: SymbolGraph.Fragment, hasArguments: Bool, _ names: TypeNames
    ) -> String {
        guard let name = fragment.preciseIdentifier.flatMap({ names.spelled[$0] }) else { return fragment.spelling }
        return hasArguments && name.hasSuffix(">") ? String(name.prefix { $0 != "<" }) : name
    }
}

/// Chooses the form of the line by the kind of the symbol.
private struct Line {
    let symbol: SymbolGraph.Symbol
    let subject: String
    let isValueType: Bool
    let declaration: Declaration

    var text: String? {
        switch symbol.kind.identifier {
        case "swift.class", "swift.struct", "swift.enum": "let _: \(subject).Type = \(subject).self"
        case "swift.protocol": "let _: (any \(symbol.name)).Type = (any \(symbol.name)).self"
        case "swift.typealias": "let _: \(named).Type = \(named).self"
        case "swift.associatedtype": "let _: \(named).Type = \(named).self"
        case "swift.init": "let _: \(functionType(to: initialised)) = \(subject).init\(labels)"
        case "swift.method": method
        case "swift.type.method", "swift.func": "let _: \(functionType(to: declaration.result)) = \(named)"
        case "swift.property": "_ = \\\(subject).\(symbol.name) as \(keyPath)<\(subject), \(valueType)>"
        case "swift.type.property", "swift.var": "let _: \(valueType) = \(named)"
        case "swift.enum.case": enumCase
        case "swift.subscript": subscripted
        case "swift.func.op": "let _: \(functionType(to: declaration.result)) = (\(symbol.name.prefix { $0 != "(" }))"
        default: nil
        }
    }

    private var named: String {
        subject.isEmpty ? symbol.name : "\(subject).\(symbol.name.droppingEmptyParentheses)"
    }

    private var labels: String {
        let labels = String(symbol.name.dropFirst("init".count))
        return labels == "()" ? "" : labels
    }

    private var isIsolated: Bool {
        symbol.declarationFragments.prefix { $0.kind != "keyword" }.contains { $0.spelling == "MainActor" }
    }
    private var isolation: String { isIsolated ? "@MainActor " : "" }

    private var initialised: String { declaration.text.contains("init?") ? "\(subject)?" : subject }

    private func functionType(to result: String) -> String {
        let effects = declaration.effects.isEmpty ? "" : " \(declaration.effects)"
        return "(\(declaration.parameters.map(\.type).joined(separator: ", ")))\(effects) -> \(result)"
    }

    private var method: String {
        let isMutating = declaration.words.contains("mutating")
        let isSent = isIsolated && (isValueType || subject == "Witness")
        guard isMutating || isSent else {
            return "let _: (\(subject)) -> \(isolation)\(functionType(to: declaration.result)) = \(named)"
        }
        return calledMethod(on: isMutating ? "inout \(subject)" : subject)
    }

    /// A mutating method cannot be named without being called, nor can an isolated one of a type that is not sendable.
    private func calledMethod(on receiver: String) -> String {
        let arguments = declaration.parameters.enumerated().map { index, parameter in
            (parameter.label == "_" ? "" : "\(parameter.label): ") + "$\(index + 1)"
        }
        let types = [receiver] + declaration.parameters.map(\.type)
        let name = symbol.name.prefix { $0 != "(" }
        return "let _: \(isolation)(\(types.joined(separator: ", "))) -> \(declaration.result) = "
            + "{ $0.\(name)(\(arguments.joined(separator: ", "))) }"
    }

    private var subscripted: String {
        let types = [subject] + declaration.parameters.map(\.type)
        return "let _: (\(types.joined(separator: ", "))) -> \(declaration.result) = "
            + "{ $0[\(declaration.parameters.indices.map { "$\($0 + 1)" }.joined(separator: ", "))] }"
    }

    private var enumCase: String {
        declaration.parameters.isEmpty
            ? "let _: \(subject) = .\(symbol.name)" : "let _: \(functionType(to: subject)) = \(named)"
    }

    private var keyPath: String {
        guard declaration.isWritable else { return "KeyPath" }
        return isValueType || subject == "Witness" ? "WritableKeyPath" : "ReferenceWritableKeyPath"
    }

    /// A key path has no implicitly unwrapped values.
    private var valueType: String {
        declaration.result.hasSuffix("!") ? declaration.result.dropLast() + "?" : declaration.result
    }
}

extension String {
    fileprivate var trimmingBlanks: String { String(drop { $0 == " " }) }
    fileprivate var droppingEmptyParentheses: String { hasSuffix("()") ? String(dropLast(2)) : self }
}
