import Foundation

/// Runs the Swift compiler with a small module UIKit to import.
struct PageCompiler {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "dnd-page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let shim = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/UIKitShim.swift.txt")
        try FileManager.default.copyItem(at: shim, to: folder.appending(path: "UIKit.swift"))
        let output = try compile(["-emit-module", "-module-name", "UIKit", "-parse-as-library", "UIKit.swift"])
        guard output.isEmpty else { throw Complaint(text: output) }
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    struct Complaint: Error {
        let text: String
    }

    /// The errors, by the line of the block in the page; each block is a file of one module.
    func errors(in blocks: [CompatibilityPage.Block]) throws -> [Int: [String]] {
        for block in blocks {
            let text = block.lacksModule ? block.text : "import UIKit\n" + block.text
            try Data(text.utf8).write(to: folder.appending(path: "line\(block.line).swift"))
        }
        let files = blocks.map { "line\($0.line).swift" }
        let output = try compile(
            ["-typecheck", "-wmo", "-parse-as-library", "-module-name", "Page", "-I", "."] + files)
        var errors: [Int: [String]] = [:]
        for line in output.split(separator: "\n") {
            guard let match = line.firstMatch(of: /line(\d+)\.swift:\d+:\d+: error: (.*)/) else { continue }
            errors[Int(match.1) ?? 0, default: []].append(String(match.2))
        }
        return errors
    }

    private func compile(_ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-swift-version", "6", "-diagnostic-style", "llvm"] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
