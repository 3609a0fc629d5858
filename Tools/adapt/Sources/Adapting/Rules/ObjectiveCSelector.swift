/// The Objective-C spelling of a Swift method: `move(_:to:)` is `move:to:`, `tap(sender:)` is `tapWithSender:`.
///
/// Derived like in the compiler: the first label is appended to the name, with "With" between them unless one of the
/// two adjacent words is a preposition (`AbstractFunctionDecl::getObjCSelector`, `PartsOfSpeech.def`).
enum ObjectiveCSelector {
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    static func text(name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        return labels.dropFirst().reduce(joined(name, first) + ":") { $0 + $1 + ":" }
    }

    /// `setTitle`
    static func setter(of property: String) -> String {
        "set" + capitalised(property) + ":"
    }

    private static func joined(_ name: String, _ label: String) -> String {
        if label.isEmpty { return name }
        let meet = prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: name))
        return name + (meet ? "" : "With") + capitalised(label)
    }

    private static func capitalised(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func firstWord(of text: String) -> String {
        (text.prefix(1) + text.dropFirst().prefix { !$0.isUppercase }).lowercased()
    }

    private static func lastWord(of text: String) -> String {
        let start = text.lastIndex { $0.isUppercase } ?? text.startIndex
        return text[start...].lowercased()
    }
}
