/// A line of source as a terminal shows it. Tabs become blanks, characters that would move the cursor or reorder the
/// line become U+FFFD, and every character has a width in cells.
package struct DisplayText {
    /// The distance between tab stops, in cells.
    package static let tabWidth = 4

    private struct Cell {
        let text: String
        let width: Int

        /// The offset of its first byte in the line.
        let offset: Int
    }

    private var cells: [Cell] = []

    package init(_ line: String) {
        var offset = 0
        var column = 0
        for character in line {
            let cell = Self.cell(of: character, offset: offset, column: column)
            cells.append(cell)
            column += cell.width
            offset += character.utf8.count
        }
    }

    /// The width of a character in terminal cells: zero for a lone combining mark, two for a wide character.
    package static func width(of character: Character) -> Int {
        var width = 0
        for scalar in character.unicodeScalars {
            width = max(width, scalar.value == 0xFE0F ? 2 : self.width(of: scalar))
        }
        return width
    }

    /// The width of a text in terminal cells.
    package static func width(of text: String) -> Int {
        text.reduce(0) { $0 + width(of: $1) }
    }

    /// The text with each character that would move the cursor replaced by U+FFFD.
    package static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: movesCursor) else { return text }
        return String(text.map { $0.unicodeScalars.contains(where: movesCursor) ? "\u{FFFD}" : $0 })
    }

    /// The line, and the carets under the bytes from `lower` to `upper`: at least one caret, with at most `widthMax`
    /// cells around them.
    package func underlined(from lower: Int, to upper: Int, widthMax: Int) -> (line: String, carets: String) {
        let window = window(around: lower, widthMax: widthMax)
        var line = window.lowerBound > 0 ? "…" : ""
        var blanks = window.lowerBound > 0 ? " " : ""
        var carets = ""
        for cell in cells[window] {
            line += cell.text
            if cell.offset < lower {
                blanks += String(repeating: " ", count: cell.width)
            } else if cell.offset < upper {
                carets += String(repeating: "^", count: cell.width)
            }
        }
        if window.upperBound < cells.count { line += "…" }
        return (line, blanks + (carets.isEmpty ? "^" : carets))
    }

    /// The cells to show: all when they fit, otherwise a window that begins a third of the width before the caret.
    private func window(around lower: Int, widthMax: Int) -> Range<Int> {
        var start = 0
        if cells.reduce(0, { $0 + $1.width }) > widthMax {
            start = max(0, (cells.firstIndex { $0.offset >= lower } ?? cells.count) - widthMax / 3)
        }
        var end = start
        var width = 0
        while end < cells.count, width + cells[end].width <= widthMax {
            width += cells[end].width
            end += 1
        }
        return start..<end
    }

    private static func cell(of character: Character, offset: Int, column: Int) -> Cell {
        if character == "\t" {
            let width = tabWidth - column % tabWidth
            return Cell(text: String(repeating: " ", count: width), width: width, offset: offset)
        }
        if character.unicodeScalars.contains(where: movesCursor) {
            return Cell(text: "\u{FFFD}", width: 1, offset: offset)
        }
        return Cell(text: String(character), width: width(of: character), offset: offset)
    }

    static func movesCursor(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Follows Unicode's East Asian Width, by blocks.
    private static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20..<0x300: return 1
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
            0x1F900...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return 1
        }
    }
}
