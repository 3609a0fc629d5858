extension ImageHeader {
    /// HEIF (ISO/IEC 23008-12): boxes with a length and a type. The largest of the items' sizes is that of the whole
    /// image; the others are those of its tiles and of a thumbnail.
    init?(heif bytes: [UInt8]) {
        guard Self.isHEIF(bytes), let meta = Self.box("meta", in: bytes[...])?.dropFirst(4),
            let properties = Self.box("iprp", in: meta).flatMap({ Self.box("ipco", in: $0) })
        else { return nil }
        let sizes = Self.boxes(in: properties).filter { $0.type.elementsEqual("ispe".utf8) && $0.content.count >= 12 }
            .map { box in
                let content = box.content.dropFirst(4)
                return (width: Self.number(content.prefix(4)), height: Self.number(content.dropFirst(4).prefix(4)))
            }
        guard let size = sizes.max(by: { $0.width * $0.height < $1.width * $1.height }) else { return nil }
        self.init(format: .heif, width: size.width, height: size.height)
    }

    private static let brands: Set<String> = ["mif1", "msf1", "heic", "heix", "heim", "heis", "hevc", "avif"]

    private static func isHEIF(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
        return brands.contains(String(decoding: bytes[8..<12], as: UTF8.self))
    }

    private static func box(_ type: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        boxes(in: bytes).first { $0.type.elementsEqual(type.utf8) }?.content
    }

    /// The boxes up to the first one that is truncated or has a special length: 0 or 1, as the box of the image data
    /// may have.
    private static func boxes(
        in bytes: ArraySlice<UInt8>
    ) -> [(type: ArraySlice<UInt8>, content: ArraySlice<UInt8>)] {
        var boxes: [(type: ArraySlice<UInt8>, content: ArraySlice<UInt8>)] = []
        var rest = bytes
        while rest.count >= 8 {
            let length = number(rest.prefix(4))
            guard length >= 8, length <= rest.count else { break }
            boxes.append((rest.dropFirst(4).prefix(4), rest.prefix(length).dropFirst(8)))
            rest = rest.dropFirst(length)
        }
        return boxes
    }
}
