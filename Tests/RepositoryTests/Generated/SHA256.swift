import Foundation

/// The hash that a page's policy names its script and its style by (FIPS 180-4).
struct SHA256 {
    private var state: [UInt32] = SHA256.fractions(of: SHA256.primes(8)) { $0.squareRoot() }
    private static let constants = fractions(of: primes(64)) { number in
        // The cube root, by Newton's method from an estimate.
        var root = number.squareRoot()
        for _ in 0..<100 { root -= (root * root * root - number) / (3 * root * root) }
        return root
    }

    /// `sha256-` and the hash in base64, as in a policy.
    static func source(of text: String) -> String {
        var hash = SHA256()
        let bytes = Array(text.utf8)
        let zeros = Array(repeating: UInt8(0), count: (119 - bytes.count % 64) % 64)
        let length = UInt64(bytes.count * 8)
        let padded = bytes + [0x80] + zeros + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
        for start in stride(from: 0, to: padded.count, by: 64) { hash.add(padded[start..<(start + 64)]) }
        let digest = hash.state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
        return "sha256-" + Data(digest).base64EncodedString()
    }

    private mutating func add(_ block: ArraySlice<UInt8>) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = Self.turned(early, 7) ^ Self.turned(early, 18) ^ early >> 3
            let second = Self.turned(late, 17) ^ Self.turned(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var s = state
        for (word, constant) in zip(words, Self.constants) {
            let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
            let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
            let sum = Self.turned(s[4], 6) ^ Self.turned(s[4], 11) ^ Self.turned(s[4], 25)
            let first = s[7] &+ sum &+ choice &+ constant &+ word
            let second = (Self.turned(s[0], 2) ^ Self.turned(s[0], 13) ^ Self.turned(s[0], 22)) &+ majority
            s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
        }
        state = zip(state, s).map { $0 &+ $1 }
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 32 bits behind the point of a root of each number.
    private static func fractions(of numbers: [Int], _ root: (Double) -> Double) -> [UInt32] {
        numbers.map { number in
            let value = root(Double(number))
            return UInt32((value - value.rounded(.down)) * 4_294_967_296)
        }
    }

    private static func primes(_ count: Int) -> [Int] {
        var primes: [Int] = []
        var number = 2
        while primes.count < count {
            if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
            number += 1
        }
        return primes
    }
}
