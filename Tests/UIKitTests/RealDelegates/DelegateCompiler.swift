import Foundation

/// Runs the compiler with the modules of this build. The files form one module, which takes about a second.
struct DelegateCompiler {
    typealias File = (name: String, text: String)

    let languageMode: String

    /// The compiler's diagnostics of the files, except a wrong warning that correct casts always fail (see
    /// `docs/compatibility.md`).
    func diagnostics(of files: [File]) throws -> [String] {
        try inFolder(with: files) { folder in
            let result = try run(
                "swiftc", ["-typecheck", "-parse-as-library"] + options + names(of: files), in: folder)
            let lines = result.output.split(separator: "\n").map(String.init)
            let diagnostics = lines.filter { $0.contains(/:\d+: (error|warning):/) && !$0.hasSuffix("always fails") }
            return diagnostics.isEmpty && result.status != 0 ? lines : diagnostics
        }
    }

    /// The output of a program compiled from the files, one of which is `main`.
    func output(of files: [File]) throws -> String {
        try inFolder(with: files) { folder in
            let objects = try BuiltModules.objects
            let built = try run("swiftc", options + names(of: files) + objects + ["-o", "program"], in: folder)
            guard built.status == 0 else { return built.output }
            let result = try run("./program", [], in: folder)
            return result.output + (result.status == 0 ? "" : "ended with \(result.status)\n")
        }
    }

    private var options: [String] {
        [
            "-wmo", "-module-name", "Delegates", "-swift-version", languageMode, "-diagnostic-style", "llvm",
            // Included in language mode 6; in mode 5 a file with such a literal needs the flag.
            "-enable-bare-slash-regex",
        ] + BuiltModules.arguments
    }

    private func names(of files: [File]) -> [String] {
        files.map { "\($0.name).swift" }
    }

    private func inFolder<Result>(with files: [File], _ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dnd-delegates-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            try Data(file.text.utf8).write(to: folder.appending(path: "\(file.name).swift"))
        }
        return try body(folder)
    }

    private func run(_ name: String, _ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
