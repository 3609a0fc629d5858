/// A fraction from 0 to 1 with at most six digits: `0.25`.
package struct Fraction: Hashable, Sendable {
    package let millionths: Int

    /// Nil for a text that is not such a number, or is out of range.
    package init?(_ text: String) {
        var bytes = text.utf8[...]
        guard let first = bytes.popFirst(), first == UInt8(ascii: "0") || first == UInt8(ascii: "1") else { return nil }
        var millionths = first == UInt8(ascii: "1") ? 1_000_000 : 0
        if let point = bytes.popFirst() {
            guard point == UInt8(ascii: "."), (1...6).contains(bytes.count) else { return nil }
            var unit = 100_000
            for byte in bytes {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                millionths += Int(byte - UInt8(ascii: "0")) * unit
                unit /= 10
            }
        }
        guard millionths <= 1_000_000 else { return nil }
        self.millionths = millionths
    }
}
