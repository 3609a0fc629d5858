import Foundation

/// Runs a program to completion, with empty standard input.
struct Command {
    struct Output {
        /// Standard output and standard error in the order of writing, as a terminal shows them.
        let text: String

        /// The exit status; 128 plus the signal number after a signal, as in the shell.
        let status: Int32
    }

    private let process = Process()

    /// The first word is looked up in `PATH`. Without an environment the program inherits this process's.
    init(_ words: [String], in folder: URL, environment: [String: String]? = nil) {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        if let environment { process.environment = environment }
    }

    func run() throws -> Output {
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let status = process.terminationStatus
        return Output(
            text: String(decoding: data, as: UTF8.self),
            status: process.terminationReason == .uncaughtSignal ? 128 + status : status
        )
    }
}
