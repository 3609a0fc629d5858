/// A hash of a sequence of identities: equal sequences have equal fingerprints.
///
/// A polynomial hash modulo the Mersenne prime 2⁶¹ − 1 (Karp and Rabin, 1987). Fingerprints of two sequences combine in
/// constant time into that of their concatenation, so a tree can keep one for every subtree. Two different sequences of
/// n rows collide with probability n / 2⁶¹; there is no defence against constructed collisions.
package struct Fingerprint: Hashable, Sendable {
    private static let modulus: UInt64 = (1 << 61) - 1

    /// An arbitrary number below the modulus; fixed, because the output of a run must depend only on its script.
    private static let base: UInt64 = 0x0ad3_41f7_93c5_e1b9

    /// The value of the polynomial.
    private var value: UInt64

    /// The base raised to the length.
    private var power: UInt64

    /// The fingerprint of the empty sequence.
    package init() {
        value = 0
        power = 1
    }

    /// The fingerprint of a single number.
    package init(_ number: Int32) {
        value = UInt64(UInt32(bitPattern: number)) + 1
        power = Self.base
    }

    /// The hash without the length.
    var number: UInt64 { value }

    package mutating func append(_ number: Int32) {
        append(Fingerprint(number))
    }

    package mutating func append(_ following: Fingerprint) {
        value = Self.sum(Self.product(value, following.power), following.value)
        power = Self.product(power, following.power)
    }

    private static func sum(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let sum = a + b
        return sum >= modulus ? sum - modulus : sum
    }

    private static func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let (high, low) = a.multipliedFullWidth(by: b)
        return sum(low & modulus, high << 3 | low >> 61)
    }
}
