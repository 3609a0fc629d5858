extension Picture {
    /// A HEIF file (ISO/IEC 23008-12) with a single JPEG-coded item, which its annex H allows. There is no HEVC encoder
    /// here. Nil for a picture larger than JPEG allows.
    var heif: Data? {
        guard let jpeg else { return nil }
        let type = Self.box("ftyp", Data("mif1".utf8) + Self.numbers(0) + Data("mif1jpeg".utf8))
        // The item's offset has a fixed size, so the length of the box does not depend on it.
        let start = type.count + meta(itemAt: 0, length: jpeg.count).count + 8
        return type + meta(itemAt: start, length: jpeg.count) + Self.box("mdat", jpeg)
    }

    private func meta(itemAt offset: Int, length: Int) -> Data {
        let handler = Self.fullBox("hdlr", Self.numbers(0) + Data("pict".utf8) + Self.numbers(0, 0, 0) + Data([0]))
        let primary = Self.fullBox("pitm", Data([0, 1]))
        let place = Self.fullBox(
            "iloc", Data([0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1]) + Self.numbers(UInt32(offset), UInt32(length)))
        let entry = Self.fullBox("infe", Data([0, 1, 0, 0]) + Data("jpeg".utf8) + Data([0]), version: 2)
        let items = Self.fullBox("iinf", Data([0, 1]) + entry)
        let size = Self.fullBox("ispe", Self.numbers(UInt32(width), UInt32(height)))
        let association = Self.fullBox("ipma", Self.numbers(1) + Data([0, 1, 1, 1]))
        let properties = Self.box("iprp", Self.box("ipco", size) + association)
        return Self.fullBox("meta", handler + primary + place + items + properties)
    }

    private static func box(_ type: String, _ content: Data) -> Data {
        numbers(UInt32(8 + content.count)) + Data(type.utf8) + content
    }

    private static func fullBox(_ type: String, _ content: Data, version: UInt8 = 0) -> Data {
        box(type, Data([version, 0, 0, 0]) + content)
    }

    private static func numbers(_ numbers: UInt32...) -> Data {
        var data = Data()
        for number in numbers { data.append(bigEndian: number) }
        return data
    }
}
