import Foundation

/// A program that reads a format; `%` in its arguments is replaced by the file.
struct Consumer {
    private let words: [String]

    init(_ program: String, _ arguments: [String]) {
        words = [program] + arguments
    }

    static func has(_ program: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
            FileManager.default.isExecutableFile(atPath: "\(folder)/\(program)")
        }
    }

    static func hasPython(_ module: String) -> Bool {
        guard has("python3") else { return false }
        return (try? run(["python3", "-c", "import \(module)"]))?.status == 0
    }

    /// The program's output for a text.
    func read(_ text: String) throws -> (status: Int32, text: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("dnd-format-\(UUID().uuidString)")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Self.run(words.map { $0 == "%" ? file.path : $0 })
    }

    private static func run(_ words: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }
}
