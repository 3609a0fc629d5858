import SourceText
import Testing

@testable import Adapting

/// Files that see UIKit on iOS without an import.
@Suite struct UmbrellaImportTests {
    @Test(arguments: [
        (
            "// Board\n\n/// A board.\nclass Board: UIView {}",
            "import UIKit\n\n// Board\n\n/// A board.\nclass Board: UIView {}"
        ),
        ("struct Move { let path: IndexPath }\r\n", "import UIKit\r\n\r\nstruct Move { let path: IndexPath }\r\n"),
        ("struct Move { let row: Int }", "struct Move { let row: Int }"),
        ("struct Move { let date: Day }", "struct Move { let date: Day }"),
    ])
    func `A file without imports beside one that has some imports what an umbrella header does`(
        text: String, expected: String
    ) throws {
        let files = [("a.swift", text), ("b.swift", "import UIKit\nstruct Day {}")]
        let adapted = try SwiftAdapter.adapt(files.map { SourceFile(name: $0.0, text: $0.1) })
        #expect(adapted[0].text == expected)
        let again = try SwiftAdapter.adapt(adapted.map { SourceFile(name: $0.source.name, text: $0.text) })
        #expect(again[0].text == expected)
    }
}
