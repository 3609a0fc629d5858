/// Finds the first ill-formed UTF-8 sequence.
enum IllFormedUTF8 {
    /// The offset of the first byte outside a well-formed sequence; the count if all are well-formed.
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
