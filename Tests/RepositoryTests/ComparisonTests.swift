import Testing

/// Tests that every claim of `docs/comparison.md` is backed by a test.
@Suite struct ComparisonTests {
    private static let page = "docs/comparison.md"

    /// The points of the table with their tests from the middle column.
    private static func claims() throws -> [(point: String, tests: [String])] {
        try Repository.shared.text(of: page).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmed }
            guard line.hasPrefix("| "), cells.count == 3, cells[0] != "point" else { return nil }
            let parts = cells[1].split(separator: "`", omittingEmptySubsequences: false)
            return (String(cells[0]), parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
        }
    }

    @Test func `Every cell of ours names tests that are there`() throws {
        let sources = Repository.shared.files.filter { $0.path.hasPrefix("Tests/") && $0.fileExtension == "swift" }
        let text = sources.compactMap { $0.text }.joined(separator: "\n")
        let claims = try Self.claims()
        #expect(claims.count > 35)
        for (point, tests) in claims {
            #expect(!tests.isEmpty, "\(point): no test")
            for test in tests { #expect(text.contains("func `\(test)`("), "\(point): there is no test '\(test)'") }
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }
}
