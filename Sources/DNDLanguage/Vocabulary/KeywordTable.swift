/// The keywords by text: a hash table with open addressing, which is filled in a few microseconds and never changes.
struct KeywordTable: Sendable {
    static let shared = KeywordTable(texts)

    /// The bytes of all texts, each with a blank after it.
    private let bytes: [UInt8]

    /// The offset of each text, and the offset after the last blank.
    private let offsets: [Int]

    /// For each slot, the number of a keyword plus one; 0 for an empty slot.
    private let slots: [UInt16]

    /// A multiple of the number of keywords, so that most other words meet an empty slot.
    private static let slotCount = 2048

    private init(_ text: String) {
        var bytes = Array(text.utf8)
        bytes.append(UInt8(ascii: " "))
        var offsets = [0]
        var slots = [UInt16](repeating: 0, count: Self.slotCount)
        bytes.withUnsafeBufferPointer { bytes in
            for end in bytes.indices where bytes[end] == UInt8(ascii: " ") {
                let word = UnsafeBufferPointer(rebasing: bytes[offsets[offsets.count - 1]..<end])
                var slot = Self.slot(of: word)
                while slots[slot] != 0 { slot = Self.slot(after: slot) }
                slots[slot] = UInt16(offsets.count)
                offsets.append(end + 1)
            }
        }
        (self.bytes, self.offsets, self.slots) = (bytes, offsets, slots)
    }

    /// The number of keywords.
    var count: Int { offsets.count - 1 }

    /// O(length)
    func text(of number: UInt16) -> String {
        String(decoding: bytes[offsets[Int(number)]..<(offsets[Int(number) + 1] - 1)], as: UTF8.self)
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
