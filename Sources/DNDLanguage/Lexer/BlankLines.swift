internal import SourceText

/// The empty lines with which authors structure a text.
enum BlankLines {
    /// Returns whether at least one empty line precedes an offset.
    static func exist(above offset: Int32, in bytes: [UInt8]) -> Bool {
        var lineEndCount = 0
        var index = Int(offset) - 1
        while index >= 0, bytes[index].isBlank || bytes[index] == UInt8(ascii: "\n") {
            if bytes[index] == UInt8(ascii: "\n") { lineEndCount += 1 }
            if lineEndCount > 1 { return true }
            index -= 1
        }
        return false
    }
}
