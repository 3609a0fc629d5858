/// The number of a row of a table: an enumeration that `make generated` writes, with a case for each row, in order.
package protocol TableNumber: RawRepresentable, CaseIterable, CustomStringConvertible, Sendable
where RawValue: FixedWidthInteger {
    /// Of the type.
    static var name: String { get }

    /// All of them as they are written, in order, each in `TableNumberText.width` characters, the last of them blanks.
    static var numbers: String { get }
}

package enum TableNumberText {
    package static let width = 5
}

extension TableNumber {
    /// The number as it is written: "R131", "B04", "T06w", "Q07".
    package var description: String {
        let bytes = Self.numbers.utf8.dropFirst(Int(rawValue) * TableNumberText.width).prefix(TableNumberText.width)
        return String(Substring(bytes.prefix { $0 != UInt8(ascii: " ") }))
    }

    /// Reads a number in its written form, upper case or lower case; nil for anything else. O(numbers).
    package init?(_ text: some StringProtocol) {
        let blank = UInt8(ascii: " ")
        var wanted = text.utf8.map(lowercaseUTF8)
        guard !wanted.isEmpty, wanted.count < TableNumberText.width, !wanted.contains(blank) else { return nil }
        while wanted.count < TableNumberText.width { wanted.append(blank) }
        var rest = Self.numbers.utf8[...]
        var position: RawValue = 0
        while !rest.isEmpty {
            if rest.prefix(TableNumberText.width).elementsEqual(wanted, by: { lowercaseUTF8($0) == $1 }) {
                self.init(rawValue: position)
                return
            }
            rest = rest.dropFirst(TableNumberText.width)
            position += 1
        }
        return nil
    }
}

/// Maps an ASCII capital to its small letter and leaves other bytes alone.
private func lowercaseUTF8(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
