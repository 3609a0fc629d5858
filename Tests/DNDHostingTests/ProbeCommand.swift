import Foundation

/// The program with the delegates of `HostedProbe`.
enum ProbeCommand {
    static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("hosted-probe")

    /// Runs it with a spec, or with lines for the REPL. After five minutes it is ended.
    static func run(
        _ arguments: [String], spec: String = "", input: String = "", program: URL = program
    ) throws -> (text: String, code: Int32) {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        return try run(arguments, in: folder, spec: spec, input: input, program: program)
    }

    static func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dnd-hosted-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    static func run(
        _ arguments: [String], in folder: URL, spec: String, input: String = "", program: URL = program
    ) throws -> (text: String, code: Int32) {
        try spec.write(to: folder.appendingPathComponent("spec.dnd"), atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = ["-k", "30", "300", program.path] + arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["DND_PATIENCE": "3", "XDG_STATE_HOME": folder.appendingPathComponent("state").path]
        ) { $1 }
        let (output, lines) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = lines
        try process.run()
        lines.fileHandleForWriting.write(Data(input.utf8))
        try lines.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}
