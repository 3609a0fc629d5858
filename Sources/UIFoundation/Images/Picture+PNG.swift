extension Picture {
    /// A PNG (ISO/IEC 15948) with a palette of two colours and one bit per pixel.
    package var png: Data {
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        data.append(Self.chunk("IHDR", header))
        data.append(Self.chunk("PLTE", Data(Self.paper + ink)))
        data.append(Self.chunk("IDAT", Self.stored(scanlines)))
        data.append(Self.chunk("IEND", Data()))
        return data
    }

    /// Bit depth 1, colour type 3, and the only defined methods; not interlaced.
    private var header: Data {
        var header = Data()
        header.append(bigEndian: UInt32(width))
        header.append(bigEndian: UInt32(height))
        header.append(contentsOf: [1, 3, 0, 0, 0])
        return header
    }

    /// The scanlines, each preceded by its filter, which is none.
    private var scanlines: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(height * (1 + (width + 7) / 8))
        var last: (field: Int, line: [UInt8])?
        for y in 0..<height {
            // The scanlines within a row of fields are equal.
            let field = y * 8 / height
            let line = last?.field == field ? last?.line ?? [] : scanline(y)
            last = (field, line)
            bytes += line
        }
        return bytes
    }

    private func scanline(_ y: Int) -> [UInt8] {
        var line = [UInt8](repeating: 0, count: 1 + (width + 7) / 8)
        for x in 0..<width where isInk(x: x, y: y) { line[1 + x / 8] |= 0x80 >> UInt8(x % 8) }
        return line
    }

    private static func chunk(_ type: String, _ content: Data) -> Data {
        var chunk = Data()
        chunk.append(bigEndian: UInt32(content.count))
        let body = Data(type.utf8) + content
        chunk.append(body)
        chunk.append(bigEndian: CRC32(body).value)
        return chunk
    }

    /// A zlib stream (RFC 1950) of uncompressed deflate blocks (RFC 1951).
    private static func stored(_ bytes: [UInt8]) -> Data {
        var data = Data([0x78, 0x01])
        var start = 0
        repeat {
            let end = min(start + Int(UInt16.max), bytes.count)
            let length = UInt16(end - start)
            data.append(end == bytes.count ? 1 : 0)
            data.append(bigEndian: length.byteSwapped)
            data.append(bigEndian: (~length).byteSwapped)
            data.append(contentsOf: bytes[start..<end])
            start = end
        } while start < bytes.count
        data.append(bigEndian: adler32(bytes))
        return data
    }

    /// The checksum of RFC 1950.
    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return b << 16 | a
    }
}
