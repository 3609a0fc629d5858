/// A terminal emulator for the part of xterm that libedit uses.
package struct Screen: CustomStringConvertible {
    package let rows: Int
    package let columns: Int
    package private(set) var row = 0
    package private(set) var column = 0
    private var cells: [[String]]
    private var saved = (row: 0, column: 0)
    private var undecoded: [UInt8] = []
    private var sequence: String?

    /// Marks the second column of a wide character.
    private static let covered = ""

    package init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    package var lines: [String] {
        cells.map { cells in
            var line = cells.joined()
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    package var description: String {
        let shown = lines.map { "|" + $0 }.joined(separator: "\n")
        return "cursor at row \(row), column \(column)\n\(shown)"
    }

    package mutating func receive(_ bytes: ArraySlice<UInt8>) {
        undecoded += bytes
        while let length = undecoded.first.map({ $0 < 0x80 ? 1 : $0 >= 0xF0 ? 4 : $0 >= 0xE0 ? 3 : 2 }),
            undecoded.count >= length
        {
            for scalar in String(decoding: undecoded[..<length], as: UTF8.self).unicodeScalars { receive(scalar) }
            undecoded.removeFirst(length)
        }
    }

    private mutating func receive(_ scalar: Unicode.Scalar) {
        if let begun = sequence {
            extend(begun, with: scalar)
            return
        }
        switch scalar {
        case "\u{1B}": sequence = ""
        case "\r": column = 0
        case "\n": lineFeed()
        case "\u{8}": column = max(0, min(column, columns - 1) - 1)
        case "\u{7}": break
        default: put(scalar)
        }
    }

    private mutating func extend(_ begun: String, with scalar: Unicode.Scalar) {
        if begun.isEmpty, scalar == "7" || scalar == "8" {
            sequence = nil
            if scalar == "7" { saved = (row, column) } else { (row, column) = saved }
            return
        }
        let isEnd = !(begun.isEmpty && scalar == "[") && (0x40...0x7E).contains(scalar.value)
        guard isEnd else {
            sequence = begun + String(scalar)
            return
        }
        sequence = nil
        if begun.first == "[" { perform(String(scalar), Int(begun.dropFirst())) }
    }

    private mutating func perform(_ command: String, _ argument: Int?) {
        let count = max(argument ?? 1, 1)
        switch command {
        case "A": row = max(0, row - count)
        case "B": row = min(rows - 1, row + count)
        case "C": column = min(columns - 1, column + count)
        case "D": column = max(0, column - count)
        case "G": column = min(columns, count) - 1
        case "H": (row, column) = (0, 0)
        case "J":
            clear(from: column)
            for below in cells.indices.dropFirst(row + 1) { cells[below] = blank }
        case "K": clear(from: column)
        case "P":
            cells[row].removeSubrange(column..<min(columns, column + count))
            cells[row] += Array(repeating: " ", count: columns - cells[row].count)
        case "@":
            cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
            cells[row].removeLast(count)
        default: break
        }
    }

    private var blank: [String] { Array(repeating: " ", count: columns) }

    private mutating func clear(from start: Int) {
        for column in min(start, columns)..<columns { cells[row][column] = " " }
    }

    private mutating func lineFeed() {
        if row < rows - 1 {
            row += 1
        } else {
            cells.removeFirst()
            cells.append(blank)
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        let width = Screen.width(scalar)
        if width == 0 {
            if column > 0 { cells[row][column - 1].unicodeScalars.append(scalar) }
            return
        }
        if column + width > columns {
            column = 0
            lineFeed()
        }
        cells[row][column] = String(scalar)
        if width == 2 { cells[row][column + 1] = Screen.covered }
        column += width
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xFF00...0xFF60, 0x1F300...0x1FAFF: 2
        default: 1
        }
    }
}
