internal import Foundation

/// The header of a line table, which precedes the program.
struct LineProgramHeader {
    /// The end of the table, and the range of its program.
    let end: Int
    let steps: Range<Int>

    /// The first special opcode: each of them appends a row.
    let firstSpecialCode: UInt8

    /// The unit in which addresses advance: the length of the shortest instruction.
    let stepLength: UInt

    private let lineBase: Int
    private let lineRange: UInt8
    private let operandCounts: [UInt8]
    private var folders: [String] = []
    private var files: [(name: String, folder: Int)] = []

    /// Nil for a version other than 2 to 5.
    init?(_ start: FileCursor, _ sections: LineProgram.Sections) {
        var cursor = start
        var wordLength = 4
        var length = cursor.fixed(4)
        if length == 0xFFFF_FFFF {
            wordLength = 8
            length = cursor.fixed(8)
        }
        end = cursor.offset + Int(clamping: min(length, UInt(sections.lines.count)))
        let version = cursor.fixed(2)
        guard (2...5).contains(version) else { return nil }
        if version >= 5 { _ = cursor.fixed(2) }
        let headerLength = Int(clamping: cursor.fixed(wordLength))
        steps = min(cursor.offset + headerLength, end)..<end
        stepLength = UInt(cursor.byte())
        _ = cursor.fixed(version >= 4 ? 2 : 1)
        lineBase = Int(Int8(bitPattern: cursor.byte()))
        lineRange = max(1, cursor.byte())
        firstSpecialCode = max(1, cursor.byte())
        var counts: [UInt8] = []
        for _ in 1..<firstSpecialCode { counts.append(cursor.byte()) }
        operandCounts = counts
        if version >= 5 {
            folders = cursor.entries(wordLength, sections).map { $0.name }
            files = cursor.entries(wordLength, sections)
        } else {
            (folders, files) = cursor.oldEntries()
        }
    }

    /// The path that the compiler was given, with its folder if the table names one.
    func path(ofFile number: Int) -> String? {
        guard files.indices.contains(number) else { return nil }
        let file = files[number]
        guard !file.name.hasPrefix("/"), !file.name.hasPrefix("<"), folders.indices.contains(file.folder),
            !folders[file.folder].isEmpty
        else { return file.name }
        return folders[file.folder] + "/" + file.name
    }

    func operandCount(of code: UInt8) -> Int {
        operandCounts.indices.contains(Int(code) - 1) ? Int(operandCounts[Int(code) - 1]) : 0
    }

    func advance(_ address: inout UInt, by code: UInt8) {
        address &+= UInt((code - firstSpecialCode) / lineRange) &* stepLength
    }

    func advance(_ address: inout UInt, _ line: inout Int, by code: UInt8) {
        advance(&address, by: code)
        line = line &+ lineBase &+ Int((code - firstSpecialCode) % lineRange)
    }
}

extension FileCursor {
    /// The folders and files of versions 2 to 4. Both are counted from 1; folder 0 is the compiler's working directory.
    fileprivate mutating func oldEntries() -> (folders: [String], files: [(name: String, folder: Int)]) {
        var folders = [""]
        while case let name = text(), !name.isEmpty { folders.append(name) }
        var files = [(name: "", folder: 0)]
        while case let name = text(), !name.isEmpty {
            files.append((name, Int(clamping: unsigned())))
            // Skips the modification time and the length of the file.
            _ = (unsigned(), unsigned())
        }
        return (folders, files)
    }

    /// The folders, or the files, of version 5. A list of their fields precedes the entries.
    fileprivate mutating func entries(
        _ wordLength: Int, _ sections: LineProgram.Sections
    ) -> [(name: String, folder: Int)] {
        let fields = (0..<byte()).map { _ in (kind: unsigned(), form: unsigned()) }
        let count = Int(clamping: unsigned())
        var entries: [(name: String, folder: Int)] = []
        while entries.count < count, !isAtEnd {
            var entry = (name: "", folder: 0)
            for field in fields {
                switch field.kind {
                case 1: entry.name = name(field.form, wordLength, sections)
                case 2: entry.folder = Int(clamping: number(field.form))
                default: skip(field.form, wordLength)
                }
            }
            entries.append(entry)
        }
        return entries
    }

    private mutating func name(_ form: UInt, _ wordLength: Int, _ sections: LineProgram.Sections) -> String {
        switch form {
        case 0x08: return text()
        case 0x0E: return text(at: fixed(wordLength), in: sections.strings)
        case 0x1F: return text(at: fixed(wordLength), in: sections.lineStrings)
        default:
            skip(form, wordLength)
            return ""
        }
    }

    private func text(at offset: UInt, in part: Range<Int>) -> String {
        var cursor = moved(to: part, at: part.lowerBound + Int(clamping: min(offset, UInt(part.count))))
        return cursor.text()
    }

    private mutating func number(_ form: UInt) -> UInt {
        switch form {
        case 0x0B: fixed(1)
        case 0x05: fixed(2)
        case 0x06: fixed(4)
        case 0x07: fixed(8)
        default: unsigned()
        }
    }

    private mutating func skip(_ form: UInt, _ wordLength: Int) {
        switch form {
        case 0x08: _ = text()
        case 0x0E, 0x1F: _ = fixed(wordLength)
        case 0x1E: _ = fixed(16)
        case 0x09: offset += Int(clamping: min(unsigned(), UInt(Int32.max)))
        default: _ = number(form)
        }
    }
}
