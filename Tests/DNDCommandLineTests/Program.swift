import Foundation

/// The newly built `dnd`, run in a temporary folder.
struct Program {
    struct Output: Equatable {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Every build of the tests puts `dnd` beside the test bundle.
    static let executable = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("dnd")

    let folder: URL

    /// Creates the folder with these files, by path.
    init(files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("dnd-test-\(UUID().uuidString)", isDirectory: true).resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // One byte per character: a test writes the byte 0xFF as "\u{FF}" in a file named `latin1`.
        try (text.data(using: path.contains("latin1") ? .isoLatin1 : .utf8) ?? Data()).write(to: file)
    }

    func removeFile(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// Runs a command; after `secondsAtMost` it is ended by a signal, with status 124, or with 137 where it goes on.
    func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:], secondsAtMost: Int = 300,
        signal: String = "TERM"
    ) throws -> Output {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = ["-k", "30", "-s", signal, "\(secondsAtMost)", Self.executable.path] + arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
        let (source, output, errors) = (folder.appendingPathComponent(".in"), Pipe(), Pipe())
        try Data(input.utf8).write(to: source)
        process.standardInput = try FileHandle(forReadingFrom: source)
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Standard error is short enough to fit into the pipe while standard output is read.
        let written = output.fileHandleForReading.readDataToEndOfFile()
        let complained = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return Output(
            status: isSignal ? 128 + process.terminationStatus : process.terminationStatus,
            output: String(decoding: written, as: UTF8.self), errors: String(decoding: complained, as: UTF8.self))
    }
}

extension String {
    /// The text without durations.
    var timeless: String {
        replacing(/\bin \d+(?:\.\d+)? (?:µs|ms|s)\b/, with: "in N ms")
    }
}
