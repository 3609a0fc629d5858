import DNDLessons
import Foundation
import Testing

/// Tests `kill -9` of `dnd learn` while it keeps progress.
@Suite struct LearnKillTests {
    private static let rounds = 40

    @Test func `Killed at any moment, it loses nothing that it has shown`() throws {
        let program = try Program(files: [:])
        defer { program.remove() }
        let state = ["XDG_STATE_HOME": program.folder.appendingPathComponent(".state").path]
        #expect(try program.run(["learn", "1"], environment: state).status == 0)
        let start = Date()
        #expect(try program.run(["learn", "hint"], environment: state).status == 0)
        var limit = Date().timeIntervalSince(start) * 1_000_000
        var generator = SplitMix(state: 21)
        var (killedCount, keptCount) = (0, 0)
        for round in 0..<Self.rounds {
            #expect(try program.run(["learn", "reset", "1"], environment: state).status == 0)
            let delay = UInt32(Double.random(in: 0...limit, using: &generator))
            let shown = try killed(["learn", "hint"], in: program, state, afterMicroseconds: delay)
            let next = try program.run(["learn", "hint"], environment: state)
            let number = try #require(Self.number(of: next.output), "round \(round): \(next)")
            // A hint that was shown has been kept; one that was not may have been.
            #expect(number == 2 || shown == nil && number == 1, "round \(round): hint \(number)")
            #expect(next.errors.isEmpty, "round \(round): \(next.errors)")
            killedCount += shown == nil ? 1 : 0
            keptCount += number - 1
            // Follows the load of the machine, so that about half of the rounds are killed before progress is kept.
            limit *= number == 1 ? 1.25 : 0.8
        }
        #expect(killedCount > 0, "never killed before the end")
        #expect(keptCount > 0, "never killed after the progress was kept")
        let folder = program.folder.appendingPathComponent(".state/dnd/learn").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.filter { $0.contains("torn") || $0.hasSuffix(".tmp") } == [])
    }

    /// `Hint 2 of 3: …` is 2.
    private static func number(of output: String) -> Int? {
        output.hasPrefix("Hint ") ? output.dropFirst(5).first?.wholeNumberValue : nil
    }

    /// The output; nil when the program was killed before its end.
    private func killed(
        _ arguments: [String], in program: Program, _ environment: [String: String], afterMicroseconds delay: UInt32
    ) throws -> String? {
        let (process, output) = (Process(), Pipe())
        process.executableURL = Program.executable
        process.arguments = arguments
        process.currentDirectoryURL = program.folder
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        usleep(delay)
        kill(process.processIdentifier, SIGKILL)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.isEmpty ? nil : text
    }
}
