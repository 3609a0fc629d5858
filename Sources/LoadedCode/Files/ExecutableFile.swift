internal import Foundation

/// The symbol table in the file of an executable: the names of its code and data. `strip` removes it.
///
/// The layout is that of the *System V Application Binary Interface*, chapters 4 and 5: 64 bits, little-endian.
struct ExecutableFile: Sendable {
    struct Symbol: Sendable {
        /// The address in the file, without the address at which the file is loaded.
        let address: UInt
        let byteCount: UInt
        let isFunction: Bool
        fileprivate let nameOffset: Int
    }

    /// The defined symbols, sorted by address. Empty for a file without a symbol table.
    let symbols: [Symbol]

    /// The address at which the file asks to be loaded; zero if the loader chooses.
    let startAddress: UInt

    let data: Data
    private let sections: [Section]

    /// Nil for a file in another format.
    init?(_ file: Data) {
        let reader = Reader(file)
        guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
        data = file
        startAddress = Self.startAddress(reader)
        sections = Self.sections(reader)
        let table = sections.first { $0.kind == Section.symbolTable }
        guard let table, sections.indices.contains(table.link) else {
            symbols = []
            return
        }
        let names = sections[table.link].offset
        symbols = stride(from: table.offset, to: table.offset + table.byteCount, by: Symbol.byteCount)
            .compactMap { Symbol(reader, at: $0, names: names) }.sorted { $0.address < $1.address }
    }

    func name(of symbol: Symbol) -> String {
        text(at: symbol.nameOffset)
    }

    /// The range of a section in the file; nil for one that is missing or compressed.
    func section(named name: String) -> Range<Int>? {
        let names = Int(Reader(data).half(at: 0x3E) & 0xFFFF)
        guard sections.indices.contains(names) else { return nil }
        let section = sections.first { text(at: sections[names].offset + $0.nameOffset) == name }
        guard let section, !section.isCompressed else { return nil }
        let start = min(section.offset, data.count)
        return start..<start + min(section.byteCount, data.count - start)
    }

    private func text(at offset: Int) -> String {
        let bytes = data[(data.startIndex + min(max(0, offset), data.count))...].prefix { $0 != 0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the name of a symbol has this prefix and this last byte. Creates no string.
    func name(of symbol: Symbol, startsWith prefix: String.UTF8View, endsWith last: UInt8) -> Bool {
        let bytes = data[(data.startIndex + min(symbol.nameOffset, data.count))...]
        return bytes.starts(with: prefix) && bytes.prefix { $0 != 0 }.last == last
    }

    /// The symbols that begin at this address. O(log n).
    func symbols(at address: UInt) -> some Sequence<Symbol> {
        symbols[symbols.partitioningIndex { $0.address >= address }...].prefix { $0.address == address }
    }

    /// The function that contains an address. O(log n).
    func function(around address: UInt) -> Symbol? {
        let before = symbols[..<symbols.partitioningIndex { $0.address > address }]
        guard let function = before.last(where: { $0.isFunction }) else { return nil }
        return address - function.address < function.byteCount ? function : nil
    }
}

extension ExecutableFile {
    /// A section header, of 64 bytes.
    private struct Section: Sendable {
        static let symbolTable: UInt32 = 2

        let nameOffset: Int
        let isCompressed: Bool
        let kind: UInt32
        let offset: Int
        let byteCount: Int
        let link: Int
    }

    private static func sections(_ reader: Reader) -> [Section] {
        let first = Int(clamping: reader.word(at: 0x28))
        let count = Int(reader.half(at: 0x3C) & 0xFFFF)
        return (0..<count).map { index in
            let header = first + index * 64
            return Section(
                nameOffset: Int(reader.half(at: header)), isCompressed: reader.word(at: header + 8) & 0x800 != 0,
                kind: reader.half(at: header + 4), offset: Int(clamping: reader.word(at: header + 0x18)),
                byteCount: Int(clamping: reader.word(at: header + 0x20)), link: Int(reader.half(at: header + 0x28)))
        }
    }

    /// The address of the first loadable segment, less its offset in the file. Program headers have 56 bytes.
    private static func startAddress(_ reader: Reader) -> UInt {
        let first = Int(clamping: reader.word(at: 0x20))
        let count = Int(reader.half(at: 0x38) & 0xFFFF)
        let headers = (0..<count).map { first + $0 * 56 }
        guard let header = headers.first(where: { reader.half(at: $0) == 1 }) else { return 0 }
        return reader.word(at: header + 16) &- reader.word(at: header + 8)
    }
}

extension ExecutableFile.Symbol {
    fileprivate static let byteCount = 24

    /// Nil for a symbol without a name, or one that another file defines.
    fileprivate init?(_ reader: Reader, at offset: Int, names: Int) {
        let name = reader.half(at: offset)
        let kindAndSection = reader.half(at: offset + 4)
        guard name != 0, kindAndSection >> 16 != 0 else { return nil }
        self.init(
            address: reader.word(at: offset + 8), byteCount: reader.word(at: offset + 16),
            isFunction: kindAndSection & 0xF == 2, nameOffset: names + Int(name))
    }
}

/// Reads numbers in a file; zero beyond its end.
private struct Reader {
    private let file: Data

    init(_ file: Data) {
        self.file = file
    }

    func half(at offset: Int) -> UInt32 { number(at: offset) }
    func word(at offset: Int) -> UInt { number(at: offset) }

    private func number<Number: FixedWidthInteger>(at offset: Int) -> Number {
        guard offset >= 0, offset <= file.count - MemoryLayout<Number>.size else { return 0 }
        return file.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
    }
}

extension Array {
    /// The first index from which on all elements match. O(log n).
    fileprivate func partitioningIndex(where matches: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if matches(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
