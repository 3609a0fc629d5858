internal import Foundation
internal import Synchronization

/// The tables in the file of an executable that map instructions to source lines. Compilers write them with `-g`;
/// `strip` removes them.
///
/// The toolchain's `Runtime` module could read them too (`Backtrace`, `symbolicated()`). It finds the same places, but
/// reads the whole file for each of them, which takes 0.5 s every time in a debug program of 25 MB. Here the first
/// place takes 0.05 to 0.7 s, and each later one some microseconds. A scenario looks up dozens of places.
///
/// The format is that of *DWARF Debugging Information Format*, versions 2 to 5, chapter 6.2, uncompressed.
final class LineTables: Sendable {
    private let file: Data

    /// The sections with the line tables, with the strings of paths, and with other strings.
    private let sections: LineProgram.Sections

    /// The tables, sorted by the first address of each; nil until they are first needed.
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

    /// The line of an address in the file, in the function at another. The first lookup of an address reads the nearest
    /// table, or all of them if none has the address; later ones use the stored result.
    func line(of address: UInt, inFunctionAt start: UInt) -> SourceLine? {
        if let known = known.withLock({ $0[address] }) { return known }
        let line = file.withUnsafeBytes { find(address, inFunctionAt: start, $0) }
        known.withLock { $0[address] = .some(line) }
        return line
    }

    /// Most tables cover adjacent code, except for functions that several files share. So the nearest table that begins
    /// at or before the address is searched first.
    private func find(
        _ address: UInt, inFunctionAt start: UInt, _ bytes: UnsafeRawBufferPointer
    ) -> SourceLine? {
        let units = units(in: bytes)
        let split = units.firstIndex { $0.firstAddress > address } ?? units.endIndex
        for unit in units[..<split].reversed() + units[split...] {
            guard let program = LineProgram(bytes, at: unit.offset, sections) else { continue }
            if let line = program.line(of: address, inFunctionAt: start) { return line }
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
