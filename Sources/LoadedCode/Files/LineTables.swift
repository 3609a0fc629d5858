internal import Foundation
internal import Synchronization

/// The tables in the file of an executable that say which line an instruction was made from. Compilers write them with
/// `-g`; `strip` takes them away.
///
/// The toolchain's module Runtime would read them, too (`Backtrace`, `symbolicated()`): the places are the same, but it
/// reads the whole file for each of them. In a debug program of 25 MB that took 0.5 s, the hundredth time as the first;
/// here the first place takes 0.05 to 0.7 s, and each later one some microseconds. A scenario asks for dozens.
///
/// Format as in *DWARF Debugging Information Format*, versions 2 to 5, chapter 6.2, uncompressed.
final class LineTables: Sendable {
    private let file: Data

    /// The tables, the lines of paths that they have in a part of their own, and other strings.
    private let sections: LineProgram.Sections

    /// Tables and the first address that each is about, by that address; made when it is first needed.
    private let units = Mutex<[Unit]?>(nil)
    private let known = Mutex<[UInt: SourceLine?]>([:])

    private struct Unit {
        let offset: Int
        let firstAddress: UInt
    }

    init(_ file: ExecutableFile) {
        self.file = file.data
        sections = LineProgram.Sections(
            lines: file.section(named: ".debug_line") ?? 0..<0,
            lineStrings: file.section(named: ".debug_line_str") ?? 0..<0,
            strings: file.section(named: ".debug_str") ?? 0..<0)
    }

    /// Takes an address as the file has it. Some milliseconds, and for one that no table has the time to read them all.
    func line(of address: UInt) -> SourceLine? {
        if let known = known.withLock({ $0[address] }) { return known }
        let line = file.withUnsafeBytes { find(address, in: $0) }
        known.withLock { $0[address] = .some(line) }
        return line
    }

    /// Tables are in the order of the code they are about, but for functions that several files share: so the nearest
    /// table that begins before the address is likely to have it.
    private func find(_ address: UInt, in bytes: UnsafeRawBufferPointer) -> SourceLine? {
        let units = units(in: bytes)
        let split = units.firstIndex { $0.firstAddress > address } ?? units.endIndex
        for unit in units[..<split].reversed() + units[split...] {
            guard let program = LineProgram(bytes, at: unit.offset, sections) else { continue }
            if let line = program.line(of: address) { return line }
        }
        return nil
    }

    private func units(in bytes: UnsafeRawBufferPointer) -> [Unit] {
        units.withLock { units in
            if let units { return units }
            var found: [Unit] = []
            var offset = sections.lines.lowerBound
            while let program = LineProgram(bytes, at: offset, sections) {
                found.append(Unit(offset: offset, firstAddress: program.firstAddress))
                offset = program.end
            }
            found.sort { ($0.firstAddress, $0.offset) < ($1.firstAddress, $1.offset) }
            units = found
            return found
        }
    }
}
