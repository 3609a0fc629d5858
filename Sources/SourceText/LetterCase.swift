// Capitals and small letters without the tables of Unicode, which a page would have to load with the module.

extension Unicode.Scalar {
    /// The small letter of a capital of the Latin, Greek or Cyrillic alphabet, where it lies at a fixed distance. Other
    /// scalars stay.
    package var lowercased: Unicode.Scalar {
        switch value {
        case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3AB, 0x410...0x42F:
            Unicode.Scalar(value + 0x20) ?? self
        case 0x400...0x40F: Unicode.Scalar(value + 0x50) ?? self
        default: self
        }
    }
}

extension String {
    /// The text with capitals instead of the letters a to z, for codes such as `R131`.
    package var inCapitals: String {
        let small = UInt8(ascii: "a")...UInt8(ascii: "z")
        return String(decoding: utf8.map { small.contains($0) ? $0 - 0x20 : $0 }, as: UTF8.self)
    }
}
