import Foundation
import System
import TerminalSupport
import Testing

@testable import DNDCommandLine

/// Tests the progress line in a real terminal.
@Suite struct ProgressLineTests {
    private func line(
        _ terminal: TerminalPair, delay: Int = 0, interval: Int = 0, term: String? = "xterm"
    ) -> ProgressLine {
        ProgressLine(
            descriptor: FileDescriptor(rawValue: terminal.descriptor), term: term, delayMilliseconds: delay,
            intervalMilliseconds: interval)
    }

    @Test func `It says how far the run is, and is gone afterwards`() throws {
        let terminal = try TerminalPair()
        let line = line(terminal)
        line.begin(total: 200)
        line.advance(by: 50)
        #expect(
            terminal.screen.lines[0]
                == "50 of 200 scenarios  [==========                              ]  25 %")
        line.advance()
        #expect(terminal.screen.lines[0].hasPrefix("51 of 200 scenarios  ["))
        line.end()
        #expect(terminal.screen.lines.allSatisfy { $0.isEmpty })
        #expect(terminal.screen.row == 0 && terminal.screen.column == 0)
    }

    @Test func `Other output takes its place, and it comes back beneath`() throws {
        let terminal = try TerminalPair()
        let line = line(terminal)
        line.begin(total: 2)
        line.advance()
        line.erase()
        let text = "a failure\r\n"
        _ = text.withCString { write(terminal.descriptor, $0, text.utf8.count) }
        line.advance()
        #expect(terminal.screen.lines[0] == "a failure")
        #expect(terminal.screen.lines[1].hasPrefix("2 of 2 scenarios  [===="))
        line.end()
        #expect(terminal.screen.lines.filter { !$0.isEmpty } == ["a failure"])
    }

    @Test(arguments: [1, 2, 5, 8, 20, 28, 29, 34, 35, 40, 79, 80, 200])
    func `It never begins a second line, however narrow the terminal is`(columns: Int) throws {
        let terminal = try TerminalPair(columns: columns)
        let line = line(terminal)
        line.begin(total: 12_345)
        for _ in 0..<20 { line.advance(by: 617) }
        let screen = terminal.screen
        #expect(screen.row == 0 && screen.column < columns, "\(screen)")
        #expect(columns < 6 || screen.lines[0].hasSuffix("%"), "\(screen)")
        line.end()
        #expect(terminal.screen.lines.allSatisfy { $0.isEmpty })
    }

    @Test func `A short run, a dumb terminal and a pipe see nothing of it`() throws {
        let terminal = try TerminalPair()
        for line in [
            ProgressLine(descriptor: FileDescriptor(rawValue: terminal.descriptor), term: "xterm"),
            line(terminal, term: "dumb"),
        ] {
            line.begin(total: 100)
            for _ in 0..<100 { line.advance() }
            line.erase()
            line.end()
        }
        #expect(terminal.text.isEmpty)
        let pipe = Pipe()
        let line = ProgressLine(
            descriptor: FileDescriptor(rawValue: pipe.fileHandleForWriting.fileDescriptor), term: "xterm",
            delayMilliseconds: 0,
            intervalMilliseconds: 0)
        #expect(!line.isActive)
        line.begin(total: 1)
        line.advance()
        line.end()
        try pipe.fileHandleForWriting.close()
        let written = try pipe.fileHandleForReading.readToEnd() ?? Data()
        #expect(written.isEmpty)
    }

    @Test func `It is drawn ten times a second at most, whichever thread is ahead`() throws {
        let terminal = try TerminalPair()
        let line = line(terminal, interval: 100)
        let stopwatch = Stopwatch()
        line.begin(total: 4_000)
        _ = Parallel.map([0, 1, 2, 3], jobs: 4) { _ in
            for count in 0..<1_000 {
                if count % 100 == 0 { usleep(20_000) }
                line.advance()
            }
        }
        let elapsed = stopwatch.milliseconds
        let drawings = terminal.text.components(separatedBy: "\r\u{1B}[K").count - 1
        #expect(drawings >= 2 && drawings <= elapsed / 100 + 1, "\(drawings) drawings in \(elapsed) ms")
        line.end()
        #expect(terminal.screen.lines.allSatisfy { $0.isEmpty })
    }
}
