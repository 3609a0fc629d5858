/// Keywords and their texts. The parser looks up each word once; from then on words are compared as numbers.
extension Keyword {
    /// The keyword of a word in a text; nil for another word. O(length)
    init?(_ word: String) {
        guard let number = KeywordTable.shared.number(of: word) else { return nil }
        self.init(rawValue: number)
    }

    var text: String { KeywordTable.shared.texts[Int(rawValue)] }

    /// Whether a word of a text joins the parts of a phrase.
    static func isPreposition(_ word: String) -> Bool { Keyword(word)?.isPreposition ?? false }

    /// The words that join the parts of a phrase. As names they must be quoted.
    var isPreposition: Bool {
        switch self {
        case .at, .to, .from, .in, .of, .into, .before, .after, .for, .with, .when, .else: true
        default: false
        }
    }
}

/// The keywords by text: a hash table with open addressing, which is filled in a few microseconds and never changes.
struct KeywordTable: Sendable {
    static let shared = KeywordTable(texts)

    /// In the order of their numbers.
    let texts: [String]

    /// For each slot, the number of a keyword plus one; 0 for an empty slot.
    private var slots: [UInt16]
    private let lengthMax: Int

    /// A multiple of the number of keywords, so that most other words meet an empty slot.
    private static let slotCount = 2048

    private init(_ text: String) {
        texts = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        lengthMax = texts.reduce(0) { max($0, $1.utf8.count) }
        slots = Array(repeating: 0, count: Self.slotCount)
        for number in texts.indices {
            var slot = Self.slot(of: texts[number])
            while slots[slot] != 0 { slot = Self.slot(after: slot) }
            slots[slot] = UInt16(number + 1)
        }
    }

    func number(of word: String) -> UInt16? {
        guard word.utf8.count <= lengthMax else { return nil }
        var slot = Self.slot(of: word)
        while slots[slot] != 0 {
            let number = slots[slot] - 1
            if texts[Int(number)] == word { return number }
            slot = Self.slot(after: slot)
        }
        return nil
    }

    private static func slot(of word: String) -> Int {
        var hash = 0
        for byte in word.utf8 { hash = hash &* 31 &+ Int(byte) }
        return hash & (slotCount - 1)
    }

    private static func slot(after slot: Int) -> Int { (slot + 1) & (slotCount - 1) }
}
