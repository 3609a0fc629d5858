import Foundation

/// A spec and what `dnd bless` says of it, in one text: the spec, a line `====`, the difference and what was refused.
///
/// With `DND_RECORD=1` in the environment what it says today is written into the file, and the test fails all the same.
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
        // A repository keeps line ends of one kind.
        spec = name.hasPrefix("crlf") ? String(parts[0]).replacing("\n", with: "\r\n") : String(parts[0])
        expected = parts.count > 1 ? String(parts[1]) : ""
    }

    /// The difference, then what goes to standard error. An empty line of context loses its blank, since no line of a
    /// repository ends with one.
    static func said(_ result: Program.Output) -> String {
        (result.output + result.errors).replacing("\r\n", with: "\\r\n").replacing("\n \n", with: "\n\n")
    }

    func record(_ said: String) throws {
        let text = spec.replacing("\r\n", with: "\n") + Self.separator + said
        try text.write(to: Self.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
}
