import Foundation
import Testing

/// Tests the pages of a `dnd` with Swift delegates.
@Suite struct HostedPageTests {
    private static let spec = """
        scenario "swaps" {
          table swapping from host
          drag A; hover C; drop
          expect order: B C A D
        }

        """

    /// The page that a command writes to `page.html`.
    private func page(_ arguments: [String]) throws -> String {
        let folder = try ProbeCommand.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try ProbeCommand.run(arguments, in: folder, spec: Self.spec)
        return try String(contentsOf: folder.appendingPathComponent("page.html"), encoding: .utf8)
    }

    @Test func `A report has the calls of a Swift delegate, which is not for the playground`() throws {
        let page = try page(["run", "spec.dnd", "--report", "html:page.html", "--playground", "p.html"])
        #expect(page.contains("<details id=\"spec.dnd:1\" data-play=\"0\" open>"))
        #expect(page.contains("hint: A and C have changed places"))
        #expect(page.contains("\"moments\""))
        #expect(page.contains("\"drag A\""))
        #expect(page.contains("\"tableView(_:performDropWith:)\""))
        #expect(page.contains("The delegate belongs to a Swift program, which the playground does not have."))
        #expect(!page.contains("table swapping from host"))
    }

    @Test func `A trace has them, too`() throws {
        let page = try page(["trace", "spec.dnd", "--format", "html", "--output", "page.html"])
        #expect(page.contains("<details id=\"spec.dnd:1\" data-play=\"0\" open>"))
        #expect(page.contains("\"drag A\""))
    }
}
