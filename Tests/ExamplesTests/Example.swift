import Foundation
import Testing

/// A package in `Examples`, built as part of this one.
struct Example: Sendable, CustomTestStringConvertible {
    let name: String

    static let all =
        ["People", "Colors", "Playlist", "Board", "Inbox", "Notes", "Groceries"].map { Example(name: $0) }
        + tutorials

    /// Those that are compiled from what `dnd adapt` makes of their files for iOS.
    static let tutorials = ["Palette", "Contacts"].map { Example(name: $0) }

    var testDescription: String { name }

    var folder: URL { Self.root.appending(path: "Examples/\(name)") }

    /// Its specs of variants that make a mistake, by the name of the mistake.
    var broken: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Broken").path)
                .filter { $0.hasSuffix(".dnd") }.map { String($0.dropLast(".dnd".count)) }.sorted()
        }
    }

    /// Runs its `dnd`, in its folder.
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

    /// Where the build puts programs: beside the tests.
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
}
