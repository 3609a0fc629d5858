import Foundation
import Testing

/// Tests that the pages in `docs` that are generated from tables are up to date.
@Suite struct GeneratedPageTests {
    @Test(arguments: [
        ("docs/vocabulary.md", ["docs", "vocabulary"]), ("docs/findings.md", ["docs", "findings"]),
        ("docs/fidelity.md", ["docs", "fidelity", "specs"]), ("docs/lint.md", ["docs", "rules"]),
        ("editors/textmate/dnd.tmLanguage.json", ["docs", "grammar", "textmate"]),
        ("editors/vim/syntax/dnd.vim", ["docs", "grammar", "vim"]),
        ("editors/vim/ftdetect/dnd.vim", ["docs", "grammar", "vim-ftdetect"]),
        ("editors/vim/ftplugin/dnd.vim", ["docs", "grammar", "vim-ftplugin"]),
        ("editors/pygments/dnd_lexer.py", ["docs", "grammar", "pygments"]),
    ])
    func `A generated page is what the program prints`(path: String, arguments: [String]) throws {
        // Given the page in the repository
        let repository = Repository.shared
        let page = try String(contentsOf: repository.root.appending(path: path), encoding: .utf8)

        // When the program prints it again
        let program = DocumentedOutput.builtProducts.appending(path: "dnd").path
        let printed = try Command([program] + arguments, in: repository.root).run()

        // Then both are equal
        let isSame = printed.text == page && printed.status == 0
        #expect(isSame, "write it anew: dnd \(arguments.joined(separator: " ")) > \(path)")
    }
}
