extension SourceFile {
    /// The offset of the first byte that is not part of well-formed UTF-8; nil when all bytes are.
    ///
    /// Overlong forms, surrogates and values past U+10FFFF are ill-formed (Unicode 15, table 3-7). Cost: one pass.
    package var firstInvalidUTF8Offset: Int32? {
        var offset = offsetAfterASCII(from: 0)
        while offset < utf8.count {
            let length = Self.sequenceLength(in: utf8, at: offset)
            guard length > 0 else { return Int32(offset) }
            offset = offsetAfterASCII(from: offset + length)
        }
        return nil
    }

    /// The offset of the first byte that is not ASCII; the end when there is none.
    private func offsetAfterASCII(from start: Int) -> Int {
        utf8.withUnsafeBufferPointer { bytes in
            var offset = start
            while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
            return offset
        }
    }

    /// The length of the well-formed multi-byte sequence at an offset, or 0.
    private static func sequenceLength(in bytes: [UInt8], at offset: Int) -> Int {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[offset] {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
        for following in bytes[(offset + 2)..<(offset + length)] where following.isScalarStart {
            return 0
        }
        return length
    }
}
