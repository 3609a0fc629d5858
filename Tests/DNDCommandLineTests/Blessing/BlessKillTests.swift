import Foundation
import TerminalSupport
import Testing

/// Tests `kill -9` while files are being replaced.
@Suite struct BlessKillTests {
    private static let fileCount = 16
    private static let rounds = 24

    /// Long enough for several writes.
    private static func text(_ number: Int, order: String) -> String {
        "table t: A B C\nscenario \"\(number)\" { drag 0; hover 1; drop; expect order: \(order) }\n"
            + String(repeating: "# filler that makes the file longer than a page of memory\n", count: 200)
    }

    @Test func `Each file is the old one or the new one, whole, and the next run leaves nothing behind`() throws {
        var files: [String: String] = [:]
        for number in 0..<Self.fileCount { files["\(number).dnd"] = Self.text(number, order: "A B C") }
        let program = try Program(files: files)
        defer { program.remove() }
        var generator = SplitMix(state: 4)
        var mixedCount = 0
        let start = Date()
        #expect(try program.run(["bless", "."]).status == 0)
        let duration = UInt32(Date().timeIntervalSince(start) * 1_000_000)
        for round in 0..<Self.rounds {
            for (path, text) in files { try program.write(text, to: path) }
            // At any time, and in every other round while the files are being replaced.
            let isLate = round.isMultiple(of: 2)
            let delay = UInt32.random(in: 0...(isLate ? 3_000 : duration), using: &generator)
            try killBless(in: program, afterFirstFile: isLate, afterMicroseconds: delay)
            var newCount = 0
            for number in 0..<Self.fileCount {
                let text = try program.text(of: "\(number).dnd")
                let isNew = text == Self.text(number, order: "B A C")
                #expect(isNew || text == Self.text(number, order: "A B C"), "round \(round): \(number).dnd is torn")
                newCount += isNew ? 1 : 0
            }
            if (1..<Self.fileCount).contains(newCount) { mixedCount += 1 }
        }
        let result = try program.run(["bless", "."])
        #expect(result.status == 0, "\(result.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
        #expect(names.filter { $0.hasSuffix(".tmp") } == [])
        #expect(try program.run(["run", "."]).status == 0)
        #expect(mixedCount > 0, "never killed between two files")
    }

    private func killBless(
        in program: Program, afterFirstFile waits: Bool, afterMicroseconds delay: UInt32
    ) throws {
        let process = Process()
        process.executableURL = Program.executable
        process.arguments = ["bless", "."]
        process.currentDirectoryURL = program.folder
        process.environment = ["PATH": "/usr/bin:/bin"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let first = program.folder.appendingPathComponent("0.dnd").path
        let number = fileNumber(first)
        try process.run()
        while waits, process.isRunning, fileNumber(first) == number { usleep(50) }
        usleep(delay)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private func fileNumber(_ path: String) -> UInt {
        var status = stat()
        return stat(path, &status) == 0 ? UInt(status.st_ino) : 0
    }
}
