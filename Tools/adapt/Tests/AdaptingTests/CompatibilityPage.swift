import Foundation
import Testing

/// The blocks of `docs/compatibility.md`.
struct CompatibilityPage {
    struct Block: Sendable, CustomTestStringConvertible {
        /// `before`, `after`, `unchanged` or `wall`.
        let word: String
        let text: String

        /// The line of the fence, from 1.
        let line: Int

        var testDescription: String { "\(word) at line \(line)" }

        /// Whether it imports a missing module, after which the compiler reports nothing else.
        var lacksModule: Bool {
            text.split(separator: "\n").contains { $0.hasPrefix("import ") && $0 != "import UIKit" }
        }
    }

    static let shared = CompatibilityPage()

    let blocks: [Block]

    private init() {
        let page = MainPackage.root.appending(path: "docs/compatibility.md")
        var blocks: [Block] = []
        var open: (word: String, lines: [Substring], number: Int)?
        let lines = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        for (index, line) in lines.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let current = open {
                if line == "```" {
                    let text = current.lines.map { $0 + "\n" }.joined()
                    blocks.append(Block(word: current.word, text: text, line: current.number))
                    open = nil
                } else {
                    open?.lines.append(line)
                }
            } else if line.hasPrefix("```swift ") {
                open = (String(line.dropFirst("```swift ".count)), [], index + 1)
            }
        }
        self.blocks = blocks
    }

    func blocks(_ words: String...) -> [Block] {
        blocks.filter { words.contains($0.word) }
    }

    /// Each `before` block with the following `after` block.
    var pairs: [(before: Block, after: Block)] {
        zip(blocks, blocks.dropFirst()).filter { $0.0.word == "before" }.map { ($0, $1) }
    }
}
