import Glibc

/// A pseudo-terminal with both ends in this process: what is written to `descriptor` appears on the screen.
package final class TerminalPair {
    /// Numbers that Swift's Glibc leaves out: TIOCSPTLCK and TIOCGPTN.
    private enum Linux {
        static let unlock: UInt = 0x4004_5431
        static let number: UInt = 0x8004_5430
    }

    private let master: Int32

    /// A terminal, for whoever writes.
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

    /// Everything that was written so far.
    package var text: String {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        // The terminal hands over at once what fits into its queue.
        while poll(&waiting, 1, 50) > 0 {
            let count = read(master, &bytes, bytes.count)
            guard count > 0 else { break }
            output += bytes[..<count]
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// What is seen.
    package var screen: Screen {
        var screen = Screen(rows: 24, columns: columns)
        screen.receive(Array(text.utf8)[...])
        return screen
    }
}
