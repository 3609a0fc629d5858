import Foundation
import Testing

/// `dnd adapt` on mutated Swift files, in place and beside them.
@Suite struct AdaptFuzzTests {
    private static let texts: [[UInt8]] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return ["Tools/adapt/Tests/AdaptingTests/Fixtures", "Examples"].flatMap { folder in
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
                .sorted { $0.path < $1.path }.compactMap { try? Array(Data(contentsOf: $0)) }
        } + [Array(constructs.utf8)]
    }()

    private static let constructs = """
        import UIKit
        @UIApplicationMain class AppDelegate: UIResponder { @IBOutlet weak var window: UIWindow? }
        @objcMembers final class Board: UITableViewController, UITableViewDragDelegate {
            @IBOutlet private var button: UIButton!
            @objc func tap(_ sender: Any) { perform(#selector(Board.tap(_:)), with: #keyPath(Board.title)) }
            @IBAction func press() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at path: IndexPath)
                -> [UIDragItem] { delegate?.changed?(self); return [] }
        }
        @objc protocol Watching { @objc optional func changed(_ board: Board) }
        extension Board { override func viewDidLoad() { super.viewDidLoad() } }
        #if os(iOS)
        let image = #imageLiteral(resourceName: "a")
        #endif

        """

    private static let mutation = Mutation(
        of: texts,
        pieces: [
            "@objc ", "@IBOutlet ", "#selector(", "#if os(Linux)\n", "#endif\n", "{", "}", "(", ")", "class A ",
            "func f() ",
            "\"\"\"", "/*", "*/", "//", "\\(", "?.f?()", "@main ", "optional ", "override ", "extension A { ",
            "import UIKit\n",
            "#\"", "`", "<", ">", "case let .a(b) = ", "async throws ", "get { 1 } ",
        ])

    @Test func `adapt ends, keeps what it cannot read, and leaves alone what it has adapted`() throws {
        let dnd = try FuzzedProgram()
        let statuses: Set<Int32> = [0, 1, 2]
        try FuzzRun.cases("AdaptFuzzTests", ordinarily: 15) { random in
            let text = Self.mutation.mutant(&random)
            try dnd.write(text, to: "A.swift")
            let shown = try dnd.run("adapt A.swift", statuses: statuses)
            dnd.expect(dnd.bytes(of: "A.swift") == text, "adapt has written without being told to")
            let status = try dnd.status("adapt --in-place A.swift", statuses)
            dnd.expect(status == shown.status, "adapt ends with \(shown.status), with --in-place \(status)")
            let adapted = dnd.bytes(of: "A.swift") ?? []
            dnd.expect(status != 2 || adapted == text, "adapt has changed a file that it cannot read")
            guard status != 2 else { return dnd.takeFaults() }
            let again = try dnd.run("adapt A.swift", statuses: statuses)
            dnd.expect(again.status != 2, "adapt cannot read what it has written: \(again.errors.suffix(300))")
            dnd.expect(again.output.isEmpty, "adapt changes its own text: \(again.output.prefix(600))")
            return dnd.takeFaults()
        }
    }
}
