import Foundation
import Synchronization

/// A screen displayed by pyte, an independent terminal emulator, so that errors of this package and of libedit cannot
/// cancel out.
package final class PyteScreen {
    package struct State: Decodable, Equatable, CustomStringConvertible {
        package let rows: [String]
        /// The same rows, with blanks for everything that is not faint.
        package let faint: [String]
        /// The same rows, with blanks for everything without a colour.
        package let coloured: [String]
        package let row: Int
        package let column: Int
        package let underCursor: String

        package var description: String {
            let shown = rows.enumerated().filter { !$0.element.isEmpty }.map { index, text in
                faint[index].isEmpty ? "\(index)|\(text)" : "\(index)|\(text)\n~|\(faint[index])"
            }
            return "cursor at row \(row), column \(column)\n" + shown.joined(separator: "\n")
        }
    }

    /// Emulators that are not in use; starting one takes longer than most tests.
    private static let idle = Mutex<[PyteProcess]>([])

    private let process: PyteProcess

    package init(python: String, rows: Int, columns: Int) throws {
        process = try PyteScreen.idle.withLock { $0.popLast() } ?? PyteProcess(python: python)
        try process.send(Array("reset \(rows) \(columns)\n".utf8))
    }

    deinit {
        let process = process
        PyteScreen.idle.withLock { $0.append(process) }
    }

    package func feed(_ bytes: ArraySlice<UInt8>) throws {
        try process.send(Array("feed \(bytes.count)\n".utf8) + bytes)
    }

    package func resize(rows: Int, columns: Int) throws {
        try process.send(Array("resize \(rows) \(columns)\n".utf8))
    }

    package func state() throws -> State {
        try process.send(Array("show\n".utf8))
        return try JSONDecoder().decode(State.self, from: Data(try process.readLine()))
    }
}
