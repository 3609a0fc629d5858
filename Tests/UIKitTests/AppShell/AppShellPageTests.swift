import Foundation
import Testing

/// Compares the names of the folders `AppShell` with the table of `docs/compatibility.md`. `DND_RECORD=1` rewrites
/// the table and fails, so that the difference is reviewed.
@Suite struct AppShellPageTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/compatibility.md")

    private static let head = ["| name | what it does not do |", "|---|---|"]

    @Test func `The page lists every name of the app shell, with what it does not do`() throws {
        let names = try Self.names()
        #expect(names.count > 15)
        #expect(names.filter { $0.sentence.isEmpty }.map(\.name) == [], "a comment says what it does not do")
        let table = Self.head + names.map { "| `\($0.name)` | \($0.sentence) |" }
        var lines = try String(contentsOf: Self.page, encoding: .utf8).components(separatedBy: "\n")
        let start = try #require(lines.firstIndex(of: Self.head[0]))
        let end = start + lines[start...].prefix { $0.hasPrefix("|") }.count
        #expect(Array(lines[start..<end]) == table)
        guard ProcessInfo.processInfo.environment["DND_RECORD"] != nil else { return }
        lines.replaceSubrange(start..<end, with: table)
        try lines.joined(separator: "\n").write(to: Self.page, atomically: true, encoding: .utf8)
    }

    /// The types of these folders, and what they add to types of others.
    private static func names() throws -> [(name: String, sentence: String)] {
        let symbols = try SymbolGraph.graphs(of: "UIKit").flatMap(\.symbols)
        let shell = symbols.filter { $0.location?.uri.contains("/AppShell/") ?? false }
        let types = Set(shell.filter { $0.pathComponents.count == 1 }.map(\.name))
        let rows = shell.filter { symbol in
            symbol.pathComponents.count == 1 || !types.contains(symbol.pathComponents[0])
        }
        return rows.map { ($0.pathComponents.joined(separator: "."), $0.comment) }.sorted { $0.0 < $1.0 }
    }
}

extension SymbolGraph.Symbol {
    /// The text of the comment before Apple's address.
    fileprivate var comment: String {
        let lines = docComment?.lines.map(\.text) ?? []
        return lines.prefix { !$0.hasPrefix("<http") }.joined(separator: " ")
    }
}
