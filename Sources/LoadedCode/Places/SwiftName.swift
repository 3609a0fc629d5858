internal import CLoadedCode
internal import Foundation

/// The name of a method or property, parsed from its demangled symbol.
///
///     closure #1 in Shop.Board.tableView(_: UIKit.UITableView, canMoveRowAt: IndexPath) -> Swift.Bool
///                   context    name with labels, and without types
struct SwiftName: Hashable {
    /// The module and the types that contain the member: `Shop.Board`.
    let context: String

    /// The name with labels: `tableView(_:canHandle:)`.
    let name: String

    /// Nil for a symbol that does not belong to a type or module.
    init?(symbol: String) {
        guard let text = Self.text(ofSymbol: symbol) else { return nil }
        self.init(text)
    }

    /// The member that the code belongs to. For a protocol witness thunk, the member of the protocol.
    init?(memberOf symbol: String) {
        let thunk = "protocol witness for "
        guard let text = Self.text(ofSymbol: symbol) else { return nil }
        guard text.hasPrefix(thunk), let end = text.range(of: " in conformance ") else {
            self.init(text)
            return
        }
        self.init(String(text[text.index(text.startIndex, offsetBy: thunk.count)..<end.lowerBound]))
    }

    /// Parses a demangled symbol. For a closure or a local function, the result is the enclosing method.
    init?(_ text: String) {
        let whole = Self.member(Self.outermost(text)[...])
        guard let dot = Self.lastDotOfPath(whole) else { return nil }
        context = String(whole[..<dot])
        name = Self.name(whole[whole.index(after: dot)...])
    }

    /// Parses the demangled symbol of a member of a type; nil for a member of another type.
    init?(_ text: String, in type: String) {
        var rest = Self.member(text[...])
        if rest.hasPrefix("\(type).") {
            rest = rest.dropFirst(type.count + 1)
        } else if rest.hasSuffix(" in \(type)") {
            rest = rest.dropLast(type.count + 4)
        } else {
            return nil
        }
        guard !rest.prefix(while: { $0 != "(" }).contains(".") else { return nil }
        context = type
        name = Self.name(rest)
    }

    /// The demangled form of a symbol; nil for a symbol that is not Swift's.
    ///
    /// A name in backticks has no-break spaces in its symbol; they become spaces.
    static func text(ofSymbol symbol: String) -> String? {
        guard let text = loaded_swift_name(symbol) else { return nil }
        defer { free(text) }
        return String(cString: text).replacing("\u{A0}", with: " ")
    }

    /// The name as written in source code: without the module and without the discriminators of private types.
    var short: String {
        let types = context.replacing(/\((\w+) in \w+\)/) { $0.1 }.split(separator: ".").dropFirst()
        return (types + [name[...]]).joined(separator: ".")
    }
}

extension SwiftName {
    /// The member as a caller writes it: `UILabel.text`, `UIView.init(frame:)`.
    var shortMember: String {
        let text = short.replacing("__allocating_init", with: "init")
        for accessor in [".getter", ".setter", ".modify", ".read", ".modify2", ".read2"] where text.hasSuffix(accessor)
        {
            return String(text.dropLast(accessor.count))
        }
        return text
    }

    /// Removes the prefixes for extensions and for static members.
    private static func member(_ text: Substring) -> Substring {
        var text = text
        if text.hasPrefix("(extension in "), let end = text.firstIndex(of: ":") {
            text = text[text.index(after: end)...]
        }
        return text.hasPrefix("static ") ? text.dropFirst("static ".count) : text
    }

    /// Parses a function with its types, such as `f(_: Swift.Int) -> ()`, or a property.
    private static func name(_ text: Substring) -> String {
        let open = depths(text).first { text[$0.index] == "(" && $0.depth == 1 }?.index
        guard let open else { return String(text.prefix { $0 != " " }) }
        return text[..<open] + "(" + labels(text[open...]).map { "\($0):" }.joined() + ")"
    }

    /// The text after the last ` in ` outside of brackets: the outermost function.
    private static func outermost(_ text: String) -> String {
        var start = text.startIndex
        for (index, depth) in depths(text[...]) where depth == 0 && text[index...].hasPrefix(" in ") {
            start = text.index(index, offsetBy: 4)
        }
        return String(text[start...])
    }

    /// The dot before the method's name: the last dot that is outside of brackets and before the parameters and the
    /// type.
    private static func lastDotOfPath(_ text: Substring) -> String.Index? {
        var dot: String.Index?
        for (index, depth) in depths(text) where depth == 0 {
            if text[index] == "." { dot = index }
            if text[index] == " " { break }
            if text[index] == ")", text.index(after: index) < text.endIndex, text[text.index(after: index)] != "." {
                break
            }
        }
        return dot
    }

    /// The labels of a parameter list that starts with its opening bracket.
    private static func labels(_ text: Substring) -> [Substring] {
        var labels: [Substring] = []
        var start = text.index(after: text.startIndex)
        for (index, depth) in depths(text) {
            if depth == 0, text[index] == ")" {
                if start < index { labels.append(label(text[start..<index])) }
                break
            }
            guard depth == 1, text[index] == "," else { continue }
            labels.append(label(text[start..<index]))
            start = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
        }
        return labels
    }

    /// The label of a parameter such as `canHandle: any UIKit.UIDropSession`. If no parameter has a label, the
    /// demangled form omits all of them.
    private static func label(_ parameter: Substring) -> Substring {
        let label = parameter.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
        return parameter[label.endIndex...].hasPrefix(": ") ? label : "_"
    }

    /// Each index with the number of brackets that are open after its character. Text in backticks counts two levels
    /// deeper, so that it is not mistaken for a parameter list.
    private static func depths(_ text: Substring) -> [(index: String.Index, depth: Int)] {
        var depth = 0
        var isQuoted = false
        var former: Character = " "
        return text.indices.map { index in
            let character = text[index]
            defer { former = character }
            if character == "`" { isQuoted.toggle() }
            guard !isQuoted, character != "`" else { return (index, depth + (isQuoted ? 2 : 0)) }
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || (character == ">" && former != "-") { depth -= 1 }
            return (index, depth)
        }
    }
}
