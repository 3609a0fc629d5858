/// The keywords by text: a hash table with open addressing, which is filled in a few microseconds and never changes.
struct KeywordTable: Sendable {
    static let shared = KeywordTable(texts)

    /// In the order of their numbers.
    let texts: [String]

    /// The bytes of all texts, each with a blank after it.
    private let bytes: [UInt8]

    /// The offset of each text, and the offset after the last blank.
    private let offsets: [Int]

    /// For each slot, the number of a keyword plus one; 0 for an empty slot.
    private var slots: [UInt16]

    /// A multiple of the number of keywords, so that most other words meet an empty slot.
    private static let slotCount = 2048

    private init(_ text: String) {
        bytes = Array(text.utf8) + [UInt8(ascii: " ")]
        let words = bytes.split(separator: UInt8(ascii: " "))
        texts = words.map { String(decoding: $0, as: UTF8.self) }
        offsets = words.map { $0.startIndex } + [bytes.count]
        slots = Array(repeating: 0, count: Self.slotCount)
        for (number, word) in words.enumerated() {
            var slot = word.withUnsafeBufferPointer { Self.slot(of: $0) }
            while slots[slot] != 0 { slot = Self.slot(after: slot) }
            slots[slot] = UInt16(number + 1)
        }
    }

    func number(of word: UnsafeBufferPointer<UInt8>) -> UInt16? {
        guard !word.isEmpty else { return nil }
        var slot = Self.slot(of: word)
        while slots[slot] != 0 {
            let number = slots[slot] - 1
            if isWord(Int(number), word) { return number }
            slot = Self.slot(after: slot)
        }
        return nil
    }

    private func isWord(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = offsets[number]
        guard offsets[number + 1] == start + word.count + 1 else { return false }
        for index in word.indices where bytes[start + index] != word[index] { return false }
        return true
    }

    /// A few bytes and the length tell the keywords apart.
    private static func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
        let count = word.count
        let hash = Int(word[0]) &* 3 &+ Int(word[count / 2]) &* 59 &+ Int(word[count - 1]) &* 337 &+ count &* 31
        return hash & (slotCount - 1)
    }

    private static func slot(after slot: Int) -> Int { (slot + 1) & (slotCount - 1) }
}
