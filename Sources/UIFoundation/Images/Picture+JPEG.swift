extension Picture {
    /// A baseline JPEG (ITU-T T.81) in shades of grey, one for each block of 8 × 8 pixels; nil for a picture larger
    /// than the format allows.
    var jpeg: Data? {
        guard width <= Int(UInt16.max), height <= Int(UInt16.max) else { return nil }
        var data = Data([0xFF, 0xD8])
        data.append(Self.segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]))
        data.append(Self.segment(0xDB, [0] + [UInt8](repeating: 8, count: 64)))
        data.append(Self.segment(0xC0, [8] + Self.bytes(height) + Self.bytes(width) + [1, 1, 0x11, 0]))
        data.append(Self.segment(0xC4, Self.differenceTable))
        data.append(Self.segment(0xC4, Self.endTable))
        data.append(Self.segment(0xDA, [1, 1, 0, 0, 63, 0]))
        data.append(scan)
        data.append(contentsOf: [0xFF, 0xD9])
        return data
    }

    private static func segment(_ marker: UInt8, _ content: [UInt8]) -> Data {
        Data([0xFF, marker] + bytes(content.count + 2) + content)
    }

    /// Two bytes, most significant first.
    private static func bytes(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }

    /// Codes for the number of bits of a difference, 0 to 8: four bits each, the number itself.
    private static let differenceTable: [UInt8] = [0, 0, 0, 0, 9] + [UInt8](repeating: 0, count: 12) + Array(0...8)

    /// A single code, 0: no further coefficients follow in the block.
    private static let endTable: [UInt8] = [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0]

    /// The difference of each block's mean from the previous one. Quantised by 8, the coefficient is the mean.
    private var scan: Data {
        let shades = (paper: Self.shade(Self.paper), ink: Self.shade(ink))
        var bits = BitWriter()
        var former = 0
        for y in stride(from: 0, to: height, by: 8) {
            for x in stride(from: 0, to: width, by: 8) {
                let isInk = isInk(x: min(x + 4, width - 1), y: min(y + 4, height - 1))
                let shade = isInk ? shades.ink : shades.paper
                bits.append(difference: shade - former)
                former = shade
            }
        }
        return bits.finished
    }

    /// The brightness by ITU-R BT.601, less 128.
    private static func shade(_ color: [UInt8]) -> Int {
        (299 * Int(color[0]) + 587 * Int(color[1]) + 114 * Int(color[2])) / 1000 - 128
    }
}

/// Writes bits from the most significant one on. A byte of ones is followed by a zero byte, so that it is not a marker.
private struct BitWriter {
    private var data = Data()
    private var byte: UInt8 = 0
    private var count = 0

    /// Appends a difference and the end of its block.
    mutating func append(difference: Int) {
        let size = Int.bitWidth - abs(difference).leadingZeroBitCount
        append(size, bitCount: 4)
        append(difference < 0 ? difference + 1 << size - 1 : difference, bitCount: size)
        append(0, bitCount: 1)
    }

    private mutating func append(_ value: Int, bitCount: Int) {
        for place in (0..<bitCount).reversed() {
            byte = byte << 1 | UInt8(truncatingIfNeeded: value >> place & 1)
            count += 1
            if count == 8 { flush() }
        }
    }

    private mutating func flush() {
        data.append(byte)
        if byte == 0xFF { data.append(0) }
        (byte, count) = (0, 0)
    }

    /// The bytes, the last one filled with ones.
    var finished: Data {
        var copy = self
        while copy.count > 0 { copy.append(1, bitCount: 1) }
        return copy.data
    }
}
