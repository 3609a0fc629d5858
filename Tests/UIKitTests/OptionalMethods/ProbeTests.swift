import Foundation
import Testing

/// Runs a program with about forty classes, which reports methods that were read wrongly.
@Suite struct ProbeTests {
    static let name = "optional-methods-probe"
    static let environmentKey = "DND_TEST_OPTIMISED"

    /// Every build of the tests puts the program beside the test bundle.
    static let built = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()

    @Test func `The methods of all classes are read as they are written`() throws {
        let output = try run([Self.built.appendingPathComponent(Self.name).path])
        #expect(output == "39 classes, 26 methods, 0 wrong\n")
    }

    @Test func `A report without symbols says that it knows nothing`() throws {
        let program = Self.built.appendingPathComponent(Self.name).path
        let whole = """
            AddingProbeController.dropInteraction(_:performDrop:) is never called. Declare it in ProbeController, \
            which conforms to UIDropInteractionDelegate, and override it.

            """
        #expect(try run([program, "report"]) == whole)
        let stripped = FileManager.default.temporaryDirectory.appendingPathComponent("\(Self.name)-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: stripped) }
        try #require(try run(["strip", "-o", stripped, program]) == "")
        #expect(
            try run([stripped, "report"]) == """
                The methods of AddingProbeController are not known: its symbols are not in the executable. \
                Build for debugging, or ask `dnd adapt` about its file.
                The methods of ProbeController are not known: its symbols are not in the executable. \
                Build for debugging, or ask `dnd adapt` about its file.

                """)
    }

    /// The optimiser inlines and merges functions. The optimised build takes minutes.
    @Test(.enabled(if: ProcessInfo.processInfo.environment[environmentKey] != nil, "set \(environmentKey) to run it"))
    func `They are read in an optimised program too`() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let scratch = Self.built.appendingPathComponent("optimised")
        let build = [
            "swift", "build", "-c", "release", "--package-path", package.path, "--scratch-path", scratch.path,
            "--product", Self.name,
        ]
        let built = try run(build)
        try #require(built.contains("complete!"), "\(built)")
        let output = try run([scratch.appendingPathComponent("release/\(Self.name)").path])
        #expect(output == "39 classes, 26 methods, 0 wrong\n")
    }

    private func run(_ words: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
