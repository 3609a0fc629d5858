import DNDInterpreter
import DNDResults
import Testing

/// Tests nested blocks on a small stack: the interpreter recurses for each.
@Suite struct DepthTests {
    /// The maximum nesting of blocks in a delegate's method.
    private static let deepest = 61

    private static let blocks = [
        "batch {", "presentation {", "each item {", "if local {", "if item.source { } else {",
        "main {", "load item {", "load item { list reload } else {", "load item { placeholder commit {",
        "batch { each item { if local { presentation {",
    ]

    @Test(arguments: blocks)
    func `What is as deep as it may be is played on a small stack`(block: String) throws {
        let levels = block.count { $0 == "{" } - block.count { $0 == "}" }
        let count = Self.deepest / levels
        let body =
            String(repeating: block + " ", count: count) + "model move A to end"
            + String(repeating: " }", count: count * levels)
        let mismatches = try onSmallStack(
            """
            table people: A B C D
            delegate in people {
              performDropWith { each item { placeholder insert at destination for item; \(body) } }
            }
            drag A; hover 2; drop; settle
            expect state: idle
            """)
        #expect(
            !mismatches.contains { if case .fault(let message) = $0.kind { message.contains("deep") } else { false } })
    }

    @Test func `A method that leads to itself is a fault`() throws {
        let mismatches = try onSmallStack(
            """
            collection people: A B { data diffable }
            delegate in people { cellProvider { snapshot reload A; snapshot apply } }
            snapshot reload A; snapshot apply
            expect order: A B
            """)
        let faults = mismatches.compactMap { if case .fault(let message) = $0.kind { message } else { nil } }
        #expect(faults == ["delegate methods lead to one another more than 8 deep"])
    }

    /// Checks and plays a text on a thread with a small stack.
    private func onSmallStack(_ text: String) throws -> [Mismatch] {
        try #require(try SmallStack.run { try mismatches(text) })
    }
}
