/// The format of a history file: a first line that names the format, then one entry per line, oldest first.
///
/// Newlines inside an entry are written `\n` and backslashes `\\`; everything else is plain UTF-8, so the file can be
/// read and searched with any tool. (libedit's own format writes each blank as `\040`.)
enum HistoryFormat {
    static let header = "#line-history 1"

    static func encode(_ entries: some Sequence<String>) -> [UInt8] {
        var bytes = Array(header.utf8) + [newline]
        for entry in entries {
            append(entry, to: &bytes)
            bytes.append(newline)
        }
        return bytes
    }

    /// Decodes the entries; `nil` for another format.
    static func decode(_ bytes: [UInt8]) -> [String]? {
        if bytes.isEmpty { return [] }
        var lines = bytes.split(separator: newline, omittingEmptySubsequences: false)[...]
        guard let first = lines.popFirst(), first.elementsEqual(header.utf8) else { return nil }
        if lines.last?.isEmpty == true { lines.removeLast() }
        var entries: [String] = []
        for line in lines {
            guard let entry = entry(line) else { return nil }
            entries.append(entry)
        }
        return entries
    }

    private static let newline = UInt8(ascii: "\n")
    private static let backslash = UInt8(ascii: "\\")
    private static let escapedNewline = UInt8(ascii: "n")

    private static func append(_ entry: String, to bytes: inout [UInt8]) {
        for byte in entry.utf8 {
            switch byte {
            case newline: bytes += [backslash, escapedNewline]
            case backslash: bytes += [backslash, backslash]
            default: bytes.append(byte)
            }
        }
    }

    private static func entry(_ line: ArraySlice<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var rest = line
        while let byte = rest.popFirst() {
            guard byte == backslash else {
                bytes.append(byte)
                continue
            }
            switch rest.popFirst() {
            case escapedNewline: bytes.append(newline)
            case backslash: bytes.append(backslash)
            default: return nil
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
