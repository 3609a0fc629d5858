import Foundation
import Testing

/// Tests that the specs of the repository have no lint findings.
@Suite struct LintTests {
    private func lint(_ paths: [String]) throws -> Command.Output {
        let program = DocumentedOutput.builtProducts.appending(path: "dnd").path
        return try Command([program, "lint"] + paths, in: Repository.shared.root).run()
    }

    @Test func `The linter finds nothing in the specs`() throws {
        let output = try lint(["specs"])
        #expect(output.status == 0)
        #expect(output.text.hasPrefix("0 findings in "), "\(output.text)")
    }

    @Test func `Nor in those of the examples`() throws {
        let folders = Set(
            Repository.shared.files(in: "Examples", extensions: ["dnd"]).map { file in
                file.path.split(separator: "/").dropLast().joined(separator: "/")
            })
        let output = try lint(folders.sorted())
        #expect(output.text.hasPrefix("0 findings in "), "\(output.text)")
    }
}
