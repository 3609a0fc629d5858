import Foundation

/// Runs the examples of a document and compares their output with the document.
///
/// - `console`: commands and their output, see ``ConsoleSession`` and ``Transcript``. Compared word for word.
/// - `dnd`: a script that passes `dnd lint --syntax` and is formatted.
/// - `dnd fragment`: lines of a script; only their format is checked.
/// - `dnd NAME.dnd`: like `dnd`, and available as that file for the following commands.
/// - Everything else (`sh`, `text`, `swift` …) is ignored.
///
/// All blocks of one document run in order in a temporary folder with a copy of `specs`, `grammar`, `docs` and
/// `README.md`. So a document can create files and use them, but cannot change the repository.
struct DocumentedOutput {
    /// The checks of a script; `-` reads it from standard input, so no file name appears in messages.
    static let scriptChecks = ["dnd lint --syntax -", "dnd fmt --check -"]
    static let fragmentChecks = ["dnd fmt --check -"]
    static let copied = ["specs", "grammar", "docs", "README.md"]

    /// The document's path, for messages.
    let path: String
    let markdown: String

    /// The differences, each with its place and its correction; empty for a correct document.
    func complaints() throws -> [String] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("dnd-document-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in Self.copied {
            let source = Repository.shared.root.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: source.path) else { continue }
            try FileManager.default.copyItem(at: source, to: folder.appendingPathComponent(name))
        }
        return try MarkdownBlock.blocks(of: markdown).flatMap { block -> [String] in
            switch block.words.first {
            case "console": try complaints(aboutConsole: block, in: folder)
            case "dnd": try complaints(aboutScript: block, in: folder)
            default: []
            }
        }
    }

    private func complaints(aboutConsole block: MarkdownBlock, in folder: URL) throws -> [String] {
        let session: ConsoleSession
        do {
            session = try ConsoleSession(block.lines)
        } catch {
            return ["\(path):\(block.lineNumber + error.lineNumber): \(error.message)"]
        }
        var status: Int32 = 0
        return try session.steps.compactMap { step -> String? in
            // `$?` has the value that it would have after the previous command.
            let output = try shell("(exit \(status))\n\(step.command)", in: folder)
            status = output.status
            let written = Transcript(output: output.text)
            let expected = Transcript(step.expected)
            if written.matches(expected: expected) { return nil }
            return """
                \(path):\(block.lineNumber + step.lineNumber): $ \(step.command)
                -- the document says:
                \(expected.lines.joined(separator: "\n"))
                -- it writes:
                \(written.lines.joined(separator: "\n"))
                """
        }
    }

    private func complaints(aboutScript block: MarkdownBlock, in folder: URL) throws -> [String] {
        let script = block.lines.map { $0 + "\n" }.joined()
        let input = folder.appendingPathComponent(".script")
        try Data(script.utf8).write(to: input)
        if let name = block.words.dropFirst().first, name.hasSuffix(".dnd") {
            try Data(script.utf8).write(to: folder.appendingPathComponent(name))
        }
        let checks = block.words.dropFirst().first == "fragment" ? Self.fragmentChecks : Self.scriptChecks
        return try checks.compactMap { check -> String? in
            let output = try shell("\(check) < .script", in: folder)
            return output.status == 0 ? nil : "\(path):\(block.lineNumber): \(check): \(output.text)"
        }
    }

    /// Runs a command with the built `dnd` first on `PATH`, without colour, for at most 20 seconds of processor time.
    private func shell(_ command: String, in folder: URL) throws -> Command.Output {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let environment = [
            "PATH": "\(Self.builtProducts.path):\(path)", "HOME": folder.path, "LC_ALL": "C.UTF-8", "TERM": "dumb",
            "NO_COLOR": "1", "COLUMNS": "80",
        ]
        let words = ["bash", "-c", "ulimit -t 20\n\(command)"]
        return try Command(words, in: folder, environment: environment).run()
    }

    /// The folder of the test bundle: every build of the tests puts `dnd` beside it.
    static let builtProducts = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()
}
