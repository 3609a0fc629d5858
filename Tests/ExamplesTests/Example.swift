import Foundation
import Testing

/// A package in `Examples`, built as part of this one.
struct Example: Sendable, CustomTestStringConvertible {
    let name: String

    static let all =
        ["People", "Colors", "Playlist", "Board", "Inbox", "Notes", "Groceries"].map { Example(name: $0) }
        + tutorials

    /// The examples that are compiled from the output of `dnd adapt` for their iOS files.
    static let tutorials = ["Palette", "Contacts"].map { Example(name: $0) }

    var testDescription: String { name }

    var folder: URL { Self.root.appending(path: "Examples/\(name)") }

    /// The names of its specs of broken variants, one per mistake.
    var broken: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Broken").path)
                .filter { $0.hasSuffix(".dnd") }.map { String($0.dropLast(".dnd".count)) }.sorted()
        }
    }

    /// Runs the example's own `dnd` in the example's folder.
    func run(_ arguments: String...) throws -> (status: Int32, text: String) { try run(arguments) }

    func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = Self.products.appending(path: "\(name)Specs")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder of built programs, which is also that of the tests.
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
}
