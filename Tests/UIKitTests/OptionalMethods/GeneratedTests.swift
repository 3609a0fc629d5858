import Foundation
import Testing

/// Tests that the generated code for protocols with optional methods is up to date in the repository.
@Suite struct GeneratedTests {
    private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/UIKit").standardizedFileURL

    @Test func `The folder Generated is what the protocols and the table of answers say`() throws {
        let output = FileManager.default.temporaryDirectory.appending(path: "dnd-generated-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        #expect(try run(sources.path, output.path) == "")
        let written = try files(in: output)
        let known = try files(in: sources.appending(path: "Generated"))
        #expect(Set(written.keys) == Set(known.keys))
        for (name, text) in written where text != known[name] {
            Issue.record("Generated/\(name) is not what the protocols say: run `make generated`")
        }
    }

    @Test(arguments: [
        ("protocol Bell\n", "no file declares protocol Bell"),
        ("protocol SoundDelegate\n", "Answers.txt does not say what volume() of SoundDelegate answers"),
        ("protocol SoundDelegate\n    loudness() = 1\n", "SoundDelegate has no method loudness()"),
        ("protocols\n", "Answers.txt: not understood: protocols"),
    ])
    func `What the table lacks is said`(table: String, complaint: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dnd-answers-\(UUID().uuidString)")
        let answers = folder.appending(path: "OptionalMethods")
        try FileManager.default.createDirectory(at: answers, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("protocol SoundDelegate: NSObjectProtocol {\n    func volume() -> Int\n}\n".utf8)
            .write(to: folder.appending(path: "Sound.swift"))
        try Data(table.utf8).write(to: answers.appending(path: "Answers.txt"))
        #expect(try run(folder.path) == "optional-methods-generator: \(complaint)\n")
    }

    private func files(in folder: URL) throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
    }

    private func run(_ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = ProbeTests.built.appending(path: "optional-methods-generator")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
