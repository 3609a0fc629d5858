internal import DNDLanguage

/// The number of occurrences of each name in some phrases, in any role.
struct Mentions {
    private(set) var counts: [String: Int] = [:]

    /// Whether a text contains a parameter, and so may equal any name.
    private(set) var hasOpenText = false

    init(in phrases: [Phrase]) {
        add(phrases)
    }

    func count(_ name: String) -> Int { counts[name, default: 0] }

    /// Returns whether the name occurs besides its declarations.
    func uses(_ name: String, declarations: Int = 1) -> Bool {
        hasOpenText || count(name) > declarations
    }

    private mutating func add(_ phrases: [Phrase]) {
        for phrase in phrases {
            let isTitled = phrase.keyword == .scenario
            for (index, argument) in phrase.arguments.enumerated() where !isTitled || index != 1 { add(argument) }
            for body in phrase.bodies { add(body.statements) }
        }
    }

    private mutating func add(_ argument: Argument) {
        if case .list(let parts) = argument.kind {
            for part in parts { add(part) }
            return
        }
        if case .string(let text) = argument.kind, text.utf8.contains(UInt8(ascii: "$")) { hasOpenText = true }
        counts[argument.text, default: 0] += 1
    }
}

/// The parameters that some phrases use, including those of texts with `$`.
struct ParameterUses {
    private var names: Set<String> = []
    private var texts: [String] = []

    init(in phrases: [Phrase]) {
        add(phrases)
    }

    func has(_ name: String) -> Bool {
        names.contains(name) || texts.contains { $0.holds("$" + name) }
    }

    private mutating func add(_ phrases: [Phrase]) {
        for phrase in phrases {
            for argument in phrase.arguments + phrase.annotations.flatMap({ $0.arguments }) { add(argument) }
            for body in phrase.bodies { add(body.statements) }
        }
    }

    private mutating func add(_ argument: Argument) {
        switch argument.kind {
        case .parameter(let name): names.insert(name)
        case .string(let text): texts.append(text)
        case .list(let parts): for part in parts { add(part) }
        default: break
        }
    }
}

extension String {
    fileprivate func holds(_ part: String) -> Bool {
        let bytes = Array(utf8)
        let wanted = Array(part.utf8)
        guard bytes.count >= wanted.count else { return false }
        return (0...(bytes.count - wanted.count)).contains { bytes[$0..<($0 + wanted.count)].elementsEqual(wanted) }
    }
}
