import Foundation

/// A spec and the output of `dnd bless` in one file: the spec, a line `====`, the difference and the refusals.
///
/// With `DND_RECORD=1` in the environment the current output is written into the file, and the test still fails.
struct BlessCase {
    static let separator = "====\n"
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Cases", isDirectory: true)

    static var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".txt") }
            .sorted()
    }

    let name: String
    let spec: String
    let expected: String

    init(_ name: String) throws {
        self.name = name
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        let parts = text.split(separator: Substring(Self.separator), maxSplits: 1, omittingEmptySubsequences: false)
        // Files in the repository have LF line ends only.
        spec = name.hasPrefix("crlf") ? String(parts[0]).replacing("\n", with: "\r\n") : String(parts[0])
        expected = parts.count > 1 ? String(parts[1]) : ""
    }

    /// The difference, then standard error. The blank of an empty context line is removed, since lines in the
    /// repository have no trailing blanks.
    static func said(_ result: Program.Output) -> String {
        (result.output + result.errors).replacing("\n \n", with: "\n\n")
    }

    func record(_ said: String) throws {
        let text = spec.replacing("\r\n", with: "\n") + Self.separator + said
        try text.write(to: Self.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
}
