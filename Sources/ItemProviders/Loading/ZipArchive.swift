/// A folder as a single piece of data (R217): a ZIP archive by PKWARE's APPNOTE 6.3 with uncompressed entries. The
/// folder itself is the first component of every path; times are omitted.
struct ZipArchive {
    private(set) var data = Data()
    private var directory = Data()
    private var entryCount: UInt16 = 0

    /// Reads the contents of the folder, in the order of the paths. Throws the error of the first unreadable file, and
    /// `.fileReadTooLarge` beyond the format's limits: 65,535 entries, or 4 GB.
    init(of folder: URL) throws {
        let manager = FileManager.default
        let name = folder.lastPathComponent
        try add(name + "/", Data())
        for path in try manager.subpathsOfDirectory(atPath: folder.path).sorted() {
            let url = folder.appendingPathComponent(path)
            try url.isFolder ? add("\(name)/\(path)/", Data()) : add("\(name)/\(path)", Data(contentsOf: url))
        }
        try addEnd()
    }

    private mutating func add(_ path: String, _ content: Data) throws {
        guard entryCount < .max, data.count + content.count < Int(UInt32.max), path.utf8.count < Int(UInt16.max) else {
            throw CocoaError(.fileReadTooLarge)
        }
        let offset = UInt32(data.count)
        let name = Data(path.utf8)
        let size = UInt32(content.count)
        var facts = Data()
        facts.append(numbers16: 20, Self.namesAreUTF8, 0, 0, Self.firstOfJanuary1980)
        facts.append(numbers32: CRC32(content).value, size, size)
        facts.append(numbers16: UInt16(name.count), 0)
        data.append(numbers32: 0x0403_4B50)
        data.append(facts + name + content)
        directory.append(numbers32: 0x0201_4B50)
        directory.append(numbers16: 20)
        directory.append(facts)
        directory.append(numbers16: 0, 0, 0)
        directory.append(numbers32: 0, offset)
        directory.append(name)
        entryCount += 1
    }

    private mutating func addEnd() throws {
        guard data.count + directory.count < Int(UInt32.max) else { throw CocoaError(.fileReadTooLarge) }
        let offset = UInt32(data.count)
        data.append(directory)
        data.append(numbers32: 0x0605_4B50)
        data.append(numbers16: 0, 0, entryCount, entryCount)
        data.append(numbers32: UInt32(directory.count), offset)
        data.append(numbers16: 0)
    }

    /// General purpose bit 11.
    private static let namesAreUTF8: UInt16 = 1 << 11

    /// Day 1 and month 1 of the format's year 0. Used for every entry, so that equal folders give equal bytes.
    private static let firstOfJanuary1980: UInt16 = 1 << 5 | 1
}

extension Data {
    /// Appends numbers, least significant byte first.
    fileprivate mutating func append(numbers16 numbers: UInt16...) {
        for number in numbers { Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) } }
    }

    fileprivate mutating func append(numbers32 numbers: UInt32...) {
        for number in numbers { Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) } }
    }
}
