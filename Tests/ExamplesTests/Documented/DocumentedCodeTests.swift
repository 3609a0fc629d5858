import Foundation
import Testing

/// Checks that Swift code in the documentation is part of a compiled file, and that reports in it are the recorded
/// ones.
@Suite struct DocumentedCodeTests {
    private static let pages = [
        "README.md", "docs/swift.md", "Examples/README.md", "docs/docc/HeadlessUIKit.docc/UIKit.md",
        "docs/docc/DNDTesting.docc/DNDTesting.md", "docs/docc/DNDHosting.docc/DNDHosting.md",
    ]

    @Test(arguments: pages)
    func `A block stands in the file that it names`(page: String) throws {
        let blocks = Self.blocks(of: try Self.text(of: page))
        #expect(!blocks.isEmpty)
        for block in blocks {
            let file = try Self.text(of: block.file)
            #expect(file.contains(block.text), "\(page): \(block.file) has no such lines:\n\(block.text)")
        }
    }

    @Test func `A block that stands nowhere is found`() {
        let blocks = Self.blocks(of: "```swift a.swift\nlet a = 1\n```\n```swift\nlet b\n```\n")
        #expect(blocks.map { $0.file } == ["a.swift", ""])
        #expect(blocks.map { $0.text } == ["let a = 1\n", "let b\n"])
    }

    private static func text(of path: String) throws -> String {
        try String(contentsOf: Example.root.appending(path: path), encoding: .utf8)
    }

    /// The fenced blocks of Swift and of text, each with the file named after the fence.
    private static func blocks(of markdown: String) -> [(file: String, text: String)] {
        ["```swift", "```text"].flatMap { fence in
            markdown.components(separatedBy: fence).dropFirst().map { part in
                let lines = part.components(separatedBy: "\n")
                let code = lines.dropFirst().prefix { $0 != "```" }
                return (lines[0].trimmingCharacters(in: .whitespaces), code.map { $0 + "\n" }.joined())
            }
        }
    }
}
