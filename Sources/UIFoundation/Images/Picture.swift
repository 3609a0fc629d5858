/// Pixels for an image with only a known name or size: a pattern derived from a seed, black or coloured on white. Equal
/// seeds and sizes give equal bytes in every format.
package struct Picture {
    let width: Int
    let height: Int
    private let seed: UInt64

    /// The side of a picture without a specified size, in pixels.
    package static let standardSide = 64

    /// The maximum side of a picture for a label, in pixels.
    static let sideMax = 4096

    init(width: Int, height: Int, seed: some Sequence<UInt8>) {
        self.width = max(1, width)
        self.height = max(1, height)
        // FNV-1a (Fowler, Noll, Vo), with 64 bits.
        self.seed = seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Creates the picture for a label.
    package init(of label: String, width: Int = Picture.standardSide, height: Int = Picture.standardSide) {
        self.init(width: min(width, Self.sideMax), height: min(height, Self.sideMax), seed: label.utf8)
    }

    /// The pattern of eight by eight fields, whose right half mirrors the left one.
    func isInk(x: Int, y: Int) -> Bool {
        let (column, row) = (x * 8 / width, y * 8 / height)
        return seed >> UInt64(row * 4 + (column < 4 ? column : 7 - column)) & 1 == 1
    }

    /// Red, green and blue, each in the darker half of its range.
    var ink: [UInt8] { (0..<3).map { UInt8(truncatingIfNeeded: seed >> (32 + 8 * UInt64($0))) & 0x7F } }

    static let paper: [UInt8] = [255, 255, 255]
}

extension Data {
    /// Appends a number, most significant byte first.
    mutating func append(bigEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}
