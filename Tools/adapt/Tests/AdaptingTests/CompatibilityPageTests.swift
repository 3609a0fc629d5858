import Foundation
import SourceText
import Testing

@testable import Adapting

/// Tests the examples of `docs/compatibility.md`.
@Suite struct CompatibilityPageTests {
    static let page = CompatibilityPage.shared

    @Test func `A block before is followed by one after`() {
        #expect(Self.page.pairs.count >= 10)
        #expect(Self.page.pairs.allSatisfy { $0.after.word == "after" })
        #expect(Self.page.blocks("after").count == Self.page.pairs.count)
        #expect(Self.page.blocks("before", "after", "unchanged", "wall").count == Self.page.blocks.count)
    }

    @Test(arguments: page.pairs.indices)
    func `What stands before becomes what stands after, with nothing left to do`(index: Int) throws {
        let pair = Self.page.pairs[index]
        let file = try SwiftAdapter.adapt([SourceFile(name: "page.swift", text: pair.before.text)])[0]
        #expect(file.text == pair.after.text, "line \(pair.before.line)")
        #expect(file.remarks.filter { $0.isByHand } == [], "line \(pair.before.line)")
    }

    @Test(arguments: page.blocks("after", "unchanged", "wall"))
    func `What is adapted, compiles or is a wall is left alone`(block: CompatibilityPage.Block) throws {
        #expect(try adapted(block.text) == block.text)
    }

    @Test func `What stands before, and every wall, does not compile; what stands after, or unchanged, does`() throws {
        // Given a module UIKit with the names that the page uses
        let compiler = try PageCompiler()
        defer { compiler.remove() }

        // When the blocks are compiled, those with a missing module one by one
        let isRight = Self.page.blocks("after", "unchanged")
        let isWrong = Self.page.blocks("before", "wall")
        let errors = try compiler.errors(in: isRight)
        var wrong = try compiler.errors(in: isWrong.filter { !$0.lacksModule })
        for block in isWrong where block.lacksModule {
            wrong.merge(try compiler.errors(in: [block])) { $0 + $1 }
        }

        // Then the compiler rejects exactly those that the page says it does
        #expect(errors == [:])
        for block in isWrong { #expect(wrong[block.line] != nil, "line \(block.line) compiles") }
    }
}
