/// Finds where bytes stop being UTF-8.
enum IllFormedUTF8 {
    /// The offset of the first byte that belongs to no well-formed sequence; the count when all is well.
    static func firstOffset(in bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&rest) {
            offset += UTF8.width(scalar)
        }
        return offset
    }
}
