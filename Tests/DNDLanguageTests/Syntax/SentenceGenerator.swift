/// Generates texts from the grammar. It prefers alternatives that it has rarely used, so that a few hundred sentences
/// cover every alternative of every production.
struct SentenceGenerator {
    /// The nesting of productions beyond which it chooses the shortest alternatives.
    static let depthMax = 24

    private let productions: [String: Grammar.Production]
    private var random: SplitMix64
    private(set) var uses: [String: Int] = [:]
    private var depth = 0
    private var isSyntax = true

    init(_ grammar: Grammar, seed: UInt64) {
        productions = Dictionary(uniqueKeysWithValues: grammar.productions.map { ($0.name, $0) })
        random = SplitMix64(seed: seed)
    }

    mutating func sentence() -> String {
        depth = 0
        isSyntax = true
        return production("file")
    }

    private mutating func production(_ name: String) -> String {
        guard let production = productions[name] else { return "<\(name)?>" }
        let (outerDepth, outerIsSyntax) = (depth, isSyntax)
        defer { (depth, isSyntax) = (outerDepth, outerIsSyntax) }
        depth += 1
        isSyntax = production.isSyntax
        uses[name, default: 0] += 1
        return text(production.expression, in: name)
    }

    private mutating func text(_ expression: Grammar.Expression, in name: String) -> String {
        switch expression {
        case .terminal(let text): return text
        case .name(let name): return production(name)
        case .special(let text): return special(text)
        case .sequence(let parts):
            var result = ""
            for part in parts { append(text(part, in: name), to: &result) }
            return result
        case .choice(let alternatives, let id):
            let index = choose(from: alternatives.count, key: "\(name).\(id)")
            return text(alternatives[index], in: name)
        case .option(let part, let id):
            return choose(from: 2, key: "\(name).\(id)") == 0 ? "" : text(part, in: name)
        case .repetition(let part, let id):
            guard choose(from: 2, key: "\(name).\(id)") == 1 else { return "" }
            var result = ""
            for _ in 0...Int(random.next() % 3) { append(text(part, in: name), to: &result) }
            return result
        }
    }

    private mutating func append(_ text: String, to result: inout String) {
        if isSyntax, !text.isEmpty, !result.isEmpty {
            let outerDepth = depth
            result += random.next() % 8 == 0 ? production("blank") : " "
            depth = outerDepth
        }
        result += text
    }

    /// Chooses the first alternative beyond the maximum depth; otherwise a random one, at times the least used one.
    private mutating func choose(from count: Int, key: String) -> Int {
        var index = Int(random.next() % UInt64(count))
        if depth > Self.depthMax {
            index = 0
        } else if random.next() % 3 == 0 {
            index = (0..<count).min { uses["\(key).\($0)", default: 0] < uses["\(key).\($1)", default: 0] } ?? 0
        }
        uses["\(key).\(index)", default: 0] += 1
        return index
    }

    private mutating func special(_ text: String) -> String {
        let samples: [String]
        switch text {
        case "tab": samples = ["\t"]
        case "carriage return": samples = ["\r"]
        case "line feed": samples = ["\n"]
        case let text where text.contains("L and N"): samples = ["a", "Z", "é", "ж", "漢", "ا", "٣", "न", "𝔸", "ß"]
        case let text where text.contains("category M"): samples = ["\u{301}", "\u{94D}", "\u{200C}", "\u{200D}"]
        case let text where text.contains("quotation mark"): samples = ["a", " ", "#", "{", "😀", "->", "\t", "'", "é"]
        default: samples = ["a", " ", "\"", "\\", "}", "😀", "\t", "->", "("]
        }
        return samples[Int(random.next() % UInt64(samples.count))]
    }
}

/// Steele, Lea and Flood: Fast splittable pseudorandom number generators (2014).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
