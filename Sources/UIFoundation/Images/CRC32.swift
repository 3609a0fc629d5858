/// The checksum of ISO 3309 with the reflected polynomial EDB88320, bit by bit. O(bits).
package struct CRC32 {
    package private(set) var value: UInt32 = .max

    package init(_ data: Data) {
        for byte in data {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        value = ~value
    }
}
