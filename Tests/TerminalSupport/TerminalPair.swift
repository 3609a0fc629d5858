import Glibc

/// A pseudo-terminal with both ends in this process: output to `descriptor` appears on the screen.
package final class TerminalPair {
    /// Constants that Swift's Glibc lacks: TIOCSPTLCK and TIOCGPTN.
    private enum Linux {
        static let unlock: UInt = 0x4004_5431
        static let number: UInt = 0x8004_5430
    }

    private let master: Int32

    /// The terminal's end, to write to.
    package let descriptor: Int32

    private let columns: Int
    private var output: [UInt8] = []

    package init(columns: Int = 80) throws {
        self.columns = columns
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var lock: Int32 = 0
        var number: UInt32 = 0
        guard ioctl(master, Linux.unlock, &lock) == 0, ioctl(master, Linux.number, &number) == 0 else {
            throw HarnessError(text: "no pseudo-terminal: errno \(errno)")
        }
        var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw HarnessError(text: "no terminal: errno \(errno)") }
    }

    deinit {
        close(descriptor)
        close(master)
    }

    /// All output so far.
    package var text: String {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        // A read returns at most the content of the terminal's queue.
        while poll(&waiting, 1, 50) > 0 {
            let count = read(master, &bytes, bytes.count)
            guard count > 0 else { break }
            output += bytes[..<count]
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The displayed screen.
    package var screen: Screen {
        var screen = Screen(rows: 24, columns: columns)
        screen.receive(Array(text.utf8)[...])
        return screen
    }
}
