/// Format and size in pixels, read from the first bytes of a file.
package struct ImageHeader: Hashable, Sendable {
    enum Format: Hashable, Sendable {
        case png, jpeg, gif, heif
    }

    let format: Format
    let width: Int
    let height: Int

    /// Nil for data in another format, or data that ends before the size.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard let header = Self(png: bytes) ?? Self(gif: bytes) ?? Self(jpeg: bytes) ?? Self(heif: bytes)
        else { return nil }
        self = header
    }

    init(format: Format, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }

    /// PNG (ISO/IEC 15948): the signature, then the chunk IHDR with width and height, most significant byte first.
    private init?(png bytes: [UInt8]) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.starts(with: signature), bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        self.init(format: .png, width: Self.number(bytes[16..<20]), height: Self.number(bytes[20..<24]))
    }

    /// GIF87a and GIF89a: after the signature, width and height of the logical screen, least significant byte first.
    private init?(gif bytes: [UInt8]) {
        guard bytes.starts(with: "GIF8".utf8), bytes.count >= 10 else { return nil }
        self.init(
            format: .gif, width: Self.number(bytes[6..<8].reversed()), height: Self.number(bytes[8..<10].reversed()))
    }

    /// JPEG (ITU-T T.81, annex B): segments with a marker and a length; a start of frame holds height and width.
    private init?(jpeg bytes: [UInt8]) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var position = 2
        while position + 9 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if Self.startsFrame(marker) {
                self.init(
                    format: .jpeg, width: Self.number(bytes[position + 7..<position + 9]),
                    height: Self.number(bytes[position + 5..<position + 7]))
                return
            }
            position += 2 + Self.number(bytes[position + 2..<position + 4])
        }
        return nil
    }

    /// C0 to CF without the tables (C4, CC) and the extension (C8).
    private static func startsFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// Most significant byte first.
    static func number(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
