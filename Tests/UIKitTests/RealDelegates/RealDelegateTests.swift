import Foundation
import Testing

/// Tests that real delegate files compile after `dnd adapt`, without manual edits.
@Suite struct RealDelegateTests {
    @Test(arguments: ["5", "6"])
    func `What dnd adapt makes of delegate files compiles`(languageMode: String) throws {
        let files = RealDelegateFile.all.map { (name: $0.name, text: $0.adapted) }
        try #require(files.count >= 12 && !files.contains { $0.text.isEmpty })
        #expect(try DelegateCompiler(languageMode: languageMode).diagnostics(of: files) == [])
    }

    @Test func `A name that UIKit lacks is reported`() throws {
        let file = (name: "Wrong", text: "import UIKit\n@MainActor func f(_ table: UITableView) { table.sortRows() }\n")
        #expect(
            try DelegateCompiler(languageMode: "6").diagnostics(of: [file]) == [
                "Wrong.swift:2:49: error: value of type 'UITableView' has no member 'sortRows'"
            ])
    }

    @Test func `A name of any of UIKit's modules is one of UIKit`() throws {
        let scoped = """
            import class UIKit.NSItemProvider
            import class UIKit.UIColor
            func color(of provider: NSItemProvider) -> UIColor { .red }
            """
        let qualified = """
            import UIKit
            typealias Snapshot = UIKit.NSDiffableDataSourceSnapshot<Int, Int>
            @MainActor func insets() -> UIKit.UIEdgeInsets { .zero }
            @MainActor func width() -> UIKit.NSCollectionLayoutDimension { .absolute(44) }
            """
        let files = [(name: "Scoped", text: scoped), (name: "Qualified", text: qualified)]
        #expect(try DelegateCompiler(languageMode: "6").diagnostics(of: files) == [])
    }

    /// Also in mode 6, with a warning, like declarations that the compiler imports from Objective-C.
    @Test(arguments: ["5", "6"])
    func `Code that calls UIKit off the main thread compiles as on iOS`(languageMode: String) throws {
        let text = """
            import UIKit
            final class PhotoController: UITableViewController {
                func load(_ item: UIDragItem, _ coordinator: UITableViewDropCoordinator) {
                    DispatchQueue.global().async { self.tableView.reloadData() }
                    item.itemProvider.loadObject(ofClass: UIImage.self) { _, _ in
                        self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                        coordinator.drop(item, toRowAt: IndexPath(row: 0, section: 0))
                        self.title = "Loaded"
                    }
                }
            }
            """
        let compiler = DelegateCompiler(languageMode: languageMode)
        let diagnostics = try compiler.diagnostics(of: [(name: "Photos", text: text)])
        #expect(!diagnostics.isEmpty)
        #expect(diagnostics.filter { $0.contains("error:") } == [])
    }

    @Test(arguments: NamesOfRealDelegates.all)
    func `Some delegate file uses each of the names`(name: String) throws {
        let pattern = try Regex("\\b\(name.replacing(".", with: "\\."))\\b").wordBoundaryKind(.simple)
        #expect(RealDelegateFile.all.contains { $0.text.contains(pattern) })
    }

    /// Mode 5, for which most such files are written.
    @Test func `What dnd adapt makes of delegate files runs`() throws {
        let files = RealDelegateFile.all.map { (name: $0.name, text: $0.adapted) }
        let main = (name: "main", text: try String(contentsOf: Self.program, encoding: .utf8))
        let output = try DelegateCompiler(languageMode: "5").output(of: files + [main])
        #expect(
            output == """
                tasks: Buy bread, Call Ada, Water the plants, Pay the rent
                sprint: Cut, Draw | Glue | -
                to another column: Draw | Glue | Cut
                over the bin: 1.2
                in the bin: Draw | Glue | -
                waiting: true
                received: 1
                waiting: false
                books: Emma, Ulysses, Dune; moved: Emma, Ulysses, Dune
                swatches: 4, moved
                UITableViewController.tableView is called off the main thread, by CarelessController.load()
                UITableView.reloadData() is called off the main thread, by CarelessController.load(): \
                the call has no effect

                """)
    }

    private static let program = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Program/main.swift.txt")
}
