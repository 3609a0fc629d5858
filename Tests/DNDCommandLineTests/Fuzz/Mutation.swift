import Foundation

/// Changes of texts at random: of bytes, of words and of lines.
struct Mutation {
    /// The texts to change, and to take parts from.
    let texts: [[UInt8]]

    /// Texts that are inserted whole.
    let pieces: [[UInt8]]

    init(of texts: [[UInt8]], pieces: [String]) {
        self.texts = texts
        self.pieces = (pieces + Self.hostile).map { Array($0.utf8) }
    }

    /// Characters that other programs stumble over.
    private static let hostile = [
        "\u{1B}[31m", "\u{7}", "\0", "\u{202E}", "\u{9B}2J", "\r", "\r\n", "é", "😀", "e\u{301}", "\u{FEFF}", "\u{2028}",
        "99999999999999999999", "-1", "0", "\"", "\\", "\t", " ", "\n",
    ]

    /// A text with up to six changes; sometimes with none.
    func mutant(_ random: inout SplitMix64, lengthMax: Int = 6_000) -> [UInt8] {
        var bytes = Array(texts.picked(&random).prefix(lengthMax))
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            if random.chance(50) { changeBytes(of: &bytes, &random) } else { changeParts(of: &bytes, &random) }
        }
        return bytes
    }

    private func changeBytes(of bytes: inout [UInt8], _ random: inout SplitMix64) {
        let lower = Int.random(in: 0...bytes.count, using: &random)
        let upper = min(bytes.count, lower + Int.random(in: 0...12, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.removeSubrange(lower..<upper)
        case 1: bytes.insert(contentsOf: bytes[lower..<upper], at: Int.random(in: 0...bytes.count, using: &random))
        case 2: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: lower)
        default: bytes.insert(contentsOf: pieces.picked(&random), at: lower)
        }
    }

    /// Removes, repeats, swaps or replaces words or lines.
    private func changeParts(of bytes: inout [UInt8], _ random: inout SplitMix64) {
        let separator = UInt8(ascii: random.chance(50) ? "\n" : " ")
        var parts = bytes.split(separator: separator, omittingEmptySubsequences: false)
        let index = Int.random(in: parts.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: parts.remove(at: index)
        case 1: parts.insert(parts[index], at: Int.random(in: 0...parts.count, using: &random))
        case 2: parts.swapAt(index, Int.random(in: parts.indices, using: &random))
        default: parts[index] = texts.picked(&random).split(separator: separator).randomElement(using: &random) ?? []
        }
        bytes = Array(parts.joined(separator: [separator]))
    }
}
