internal import Foundation

/// Reads a part of a file from start to end; bytes beyond its end are zero.
struct FileCursor {
    private let bytes: UnsafeRawBufferPointer
    private let end: Int
    var offset: Int

    init(_ bytes: UnsafeRawBufferPointer, _ part: Range<Int>, at offset: Int) {
        self.bytes = bytes
        end = min(part.upperBound, bytes.count)
        self.offset = max(0, offset)
    }

    var isAtEnd: Bool { offset >= end }

    /// A cursor in another part of the same file.
    func moved(to part: Range<Int>, at offset: Int) -> FileCursor {
        FileCursor(bytes, part, at: offset)
    }

    mutating func byte() -> UInt8 {
        defer { offset &+= 1 }
        return offset >= 0 && offset < end ? bytes[offset] : 0
    }

    /// A number of a fixed length, least significant byte first. Bytes beyond the eighth are skipped.
    mutating func fixed(_ byteCount: Int) -> UInt {
        var number: UInt = 0
        for index in 0..<max(0, byteCount) {
            let byte = byte()
            if index < UInt.bitWidth / 8 { number |= UInt(byte) << UInt(index * 8) }
        }
        return number
    }

    /// An unsigned number of variable length (LEB128).
    mutating func unsigned() -> UInt {
        var (number, shift): (UInt, UInt) = (0, 0)
        while !isAtEnd {
            let byte = byte()
            number |= UInt(byte & 0x7F) << shift
            shift += 7
            if byte < 0x80 { break }
        }
        return number
    }

    mutating func signed() -> Int {
        var (number, shift) = (0, 0)
        while !isAtEnd {
            let byte = byte()
            number |= Int(byte & 0x7F) << shift
            shift += 7
            guard byte < 0x80 else { continue }
            return byte & 0x40 != 0 && shift < Int.bitWidth ? number | -1 << shift : number
        }
        return number
    }

    /// The text up to the next zero byte.
    mutating func text() -> String {
        let start = min(offset, end)
        while !isAtEnd, bytes[offset] != 0 { offset += 1 }
        defer { offset += 1 }
        return String(decoding: bytes[start..<min(offset, end)], as: UTF8.self)
    }
}
