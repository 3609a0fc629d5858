internal import SourceText

/// An XML element: attributes in the order in which they were set, then either text or children.
struct XMLElement {
    let name: String
    var children: [XMLElement] = []
    private var attributes: [(name: String, value: String)] = []
    private let text: String

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String = "") {
        self.name = name
        self.text = text
        self.attributes = attributes.map { ($0.key, $0.value) }
    }

    static func property(_ name: String, _ value: String) -> XMLElement {
        var properties = XMLElement("properties")
        properties.children = [XMLElement("property", ["name": name, "value": value])]
        return properties
    }

    subscript(attribute: String) -> String? {
        get { attributes.first { $0.name == attribute }?.value }
        set {
            attributes.removeAll { $0.name == attribute }
            if let newValue { attributes.append((attribute, newValue)) }
        }
    }

    /// `<name a="b">`
    var start: String { opening + ">" }

    private var opening: String {
        attributes.reduce(into: "<\(name)") { $0 += " \($1.name)=\"\(Self.escaped($1.value, inAttribute: true))\"" }
    }

    /// The element on its own lines; its text is not indented.
    func drawn(indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        if children.isEmpty {
            return margin + (text.isEmpty ? opening + "/>" : "\(start)\(Self.escaped(text))</\(name)>")
        }
        let inner = children.map { $0.drawn(indent: indent + 2) + "\n" }.joined()
        return "\(margin)\(start)\n\(inner)\(margin)</\(name)>"
    }

    /// Escapes the text. Characters that XML 1.0 does not allow become U+FFFD (section 2.2); those that would act on a
    /// terminal are written as their numbers.
    private static func escaped(_ text: String, inAttribute: Bool = false) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"" where inAttribute: result.append(contentsOf: "&quot;".unicodeScalars)
            case "\n" where inAttribute: result.append(contentsOf: "&#10;".unicodeScalars)
            case "\t" where inAttribute: result.append(contentsOf: "&#9;".unicodeScalars)
            case "\n", "\t": result.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
            case "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
