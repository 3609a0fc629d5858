import Foundation

extension Program {
    /// Runs a shell command in which `$dnd` is the program. After five minutes it is ended, with what it has started.
    func shell(_ line: String) throws -> Output {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = ["-k", "30", "300", "/bin/sh", "-c", line]
        process.currentDirectoryURL = folder
        process.environment = [
            "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "dnd": Self.executable.path,
            "XDG_STATE_HOME": folder.appendingPathComponent(".state").path,
        ]
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let written = output.fileHandleForReading.readDataToEndOfFile()
        let complained = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Output(
            status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
            errors: String(decoding: complained, as: UTF8.self))
    }
}
