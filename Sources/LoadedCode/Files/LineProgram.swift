internal import Foundation

/// One line table: a header with the names of files, and a program that produces the rows of the table.
struct LineProgram {
    struct Sections {
        let lines: Range<Int>
        let lineStrings: Range<Int>
        let strings: Range<Int>
    }

    /// Where the next table begins.
    let end: Int
    private let header: LineProgramHeader
    private let steps: FileCursor

    /// Nil at the end of the section, and for an unknown version.
    init?(_ bytes: UnsafeRawBufferPointer, at offset: Int, _ sections: Sections) {
        guard offset < sections.lines.upperBound,
            let header = LineProgramHeader(FileCursor(bytes, sections.lines, at: offset), sections)
        else { return nil }
        self.header = header
        end = header.end
        steps = FileCursor(bytes, header.steps, at: header.steps.lowerBound)
    }

    /// The address of the first row; 0 for code that the linker has removed, and for a table without rows.
    var firstAddress: UInt {
        var first: UInt = 0
        run { row, _ in
            first = row.address
            return false
        }
        return first
    }

    /// The line of the instruction at an address. Where the compiler has generated the code, such as the check of an
    /// access, it is the last line before it in the function, which begins at `start`. Nil for a function without
    /// lines, and if the table has no row for the address.
    func line(of address: UInt, inFunctionAt start: UInt) -> SourceLine? {
        var former: Row?
        var written: SourceLine?
        var isFound = false
        run { row, isEnd in
            if let former, former.address <= address {
                if former.address >= start || row.address > address { written = line(former) ?? written }
                isFound = address < row.address
            }
            if isFound { return false }
            if isEnd { written = nil }
            former = isEnd ? nil : row
            return true
        }
        return isFound ? written : nil
    }

    /// Nil for what the compiler has generated.
    private func line(_ row: Row) -> SourceLine? {
        guard row.line > 0, let path = header.path(ofFile: row.file), !path.hasPrefix("<") else { return nil }
        return SourceLine(path: path, line: row.line)
    }

    // MARK: - The program

    private struct Row {
        var address: UInt = 0
        var file = 1
        var line = 1
    }

    /// Calls `visit` for each row until it returns false. Its second argument says whether the row only ends a
    /// sequence.
    private func run(_ visit: (Row, Bool) -> Bool) {
        var steps = steps
        var row = Row()
        while !steps.isAtEnd {
            let code = steps.byte()
            if code >= header.firstSpecialCode {
                header.advance(&row.address, &row.line, by: code)
                guard visit(row, false) else { return }
                continue
            }
            switch code {
            case 0:
                guard extended(&steps, &row, visit) else { return }
            case 1:
                guard visit(row, false) else { return }
            case 2: row.address &+= header.stepLength &* steps.unsigned()
            case 3: row.line = row.line &+ steps.signed()
            case 4: row.file = Int(clamping: steps.unsigned())
            case 8: header.advance(&row.address, by: 255)
            case 9: row.address &+= steps.fixed(2)
            default: for _ in 0..<header.operandCount(of: code) { _ = steps.unsigned() }
            }
        }
    }

    /// Runs an extended opcode, which states its own length. False if `visit` wants no more rows.
    private func extended(_ steps: inout FileCursor, _ row: inout Row, _ visit: (Row, Bool) -> Bool) -> Bool {
        let count = Int(clamping: steps.unsigned())
        let next = steps.offset + count
        defer { steps.offset = next }
        guard count > 0 else { return true }
        switch steps.byte() {
        case 1:
            defer { row = Row() }
            return visit(row, true)
        case 2: row.address = steps.fixed(count - 1)
        default: break
        }
        return true
    }
}
