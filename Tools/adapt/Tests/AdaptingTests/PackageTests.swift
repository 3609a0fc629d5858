import Foundation
import SourceText
import Testing

@testable import Adapting

/// Tests the package that `--package` writes around an app.
@Suite struct PackageTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/Packages")

    /// The apps of `Tests/Clock`. `DND_RECORD=1` writes what their packages are, and fails.
    @Test(arguments: ["Outlets", "Grid", "Board"])
    func `The package of an app is as recorded`(app: String) throws {
        let files = try Self.package(ofApp: app).files.filter { $0.path.contains(/Hosts\.swift$|\.dnd$/) }
        let text = files.map { "// \($0.path)\n\n\($0.text)" }.joined(separator: "\n")
        let golden = Self.fixtures.appending(path: "\(app).txt")
        let recorded = try? String(contentsOf: golden, encoding: .utf8)
        #expect(text == recorded)
        if text != recorded, ProcessInfo.processInfo.environment["DND_RECORD"] == "1" {
            try Data(text.utf8).write(to: golden)
        }
    }

    @Test func `Outlets lose what keeps the host from setting and holding them`() throws {
        let package = try Self.package(
            "class A: UIViewController {\n    @IBOutlet private weak var table: UITableView!\n"
                + "    @IBOutlet private(set) var label: UILabel!\n    private var a = 1\n}")
        #expect(
            package.adapted[0].text
                == "class A: UIViewController {\n    var table: UITableView!\n    var label: UILabel!\n"
                + "    private var a = 1\n}")
    }

    @Test(
        arguments: [
            // How a controller is made.
            ("class A: UITableViewController {}", "{ A() }"),
            ("class A: UICollectionViewController {}", "{ A(collectionViewLayout: UICollectionViewFlowLayout()) }"),
            (
                "class A: UITableViewController { init(names: [String], others: [String], _ n: Int = 1, of: Int?) {} }",
                "{ A(names: [\"A\", \"B\", \"C\", \"D\"], others: [\"A\", \"B\", \"C\", \"D\"], of: nil) }"
            ),
            ("class A: UITableViewController { init(_ model: Model) {} }", "{ A(fill(\"model: Model\")) }"),
            ("class A: UITableViewController { required init?(coder: NSCoder) {} }", "{ A(coder: NSCoder())! }"),
            (
                "class A: UITableViewController { init?(coder: NSCoder, n: Int) {}\n"
                    + "@available(*, unavailable) required init?(coder: NSCoder) {} }",
                "{ A(coder: NSCoder(), n: 0)! }"
            ),
            (
                "class B: UITableViewController { init(isOn: Bool) {} }\nclass A: B {}",
                "hosts.register(\"a\") { A(isOn: false) }"
            ),
            // Which controllers take part.
            ("class A: UIViewController { let t = UITableView() }", "hosts.register(\"a\") { A() }"),
            ("class A: UIViewController, UIDropInteractionDelegate {}", "hosts.register(\"a\") { A() }"),
            ("class A: UIViewController {}", "let hosts = Hosts()"),
            ("private class A: UITableViewController {}", "let hosts = Hosts()"),
            ("class A<T>: UITableViewController {}", "let hosts = Hosts()"),
            ("func f() { class A: UITableViewController {} }", "let hosts = Hosts()"),
            ("class Outer { class A: UITableViewController {} }", "{ Outer.A() }"),
            (
                "class A: UIViewController { var up = UITableView(); var down: UICollectionView? }",
                "([\"up\": controller.up, \"down\": controller.down] as [String: UIView?]).compactMapValues { $0 }"
            ),
            (
                "class A: UIViewController, UICollectionViewDragDelegate, UIDropInteractionDelegate { "
                    + "@IBOutlet var c: UICollectionView!\n@IBOutlet var well: UIView! }",
                "hosts.register([\"a\"]) { a() } views: { controller in\n            [\"a\": controller.c]"
            ),
            (
                "class A: UIViewController, UITableViewDragDelegate { private var c: UICollectionView = make() }",
                "hosts.register([\"a\", \"a1\", \"a2\"]) { A() } views: { controller in"
            ),
            // Names in the specs.
            ("class ViewController: UITableViewController {}", "hosts.register(\"list\")"),
            ("class PDFPagesTableViewController: UITableViewController {}", "hosts.register(\"pdfPages\")"),
            ("class ItemVC: UITableViewController {}", "hosts.register(\"itemList\")"),
            (
                "class AController: UITableViewController {}\nclass AViewController: UITableViewController {}",
                "hosts.register(\"a2\") { AViewController() }"
            ),
            // Prototype cells.
            (
                "class A: UITableViewController { func f() { tableView.dequeueReusableCell(withIdentifier: \"P\") } }",
                "controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"P\")"
            ),
            (
                "let id = \"P\"\nclass A: UITableViewController { func f() { "
                    + "guard let c = tableView.dequeueReusableCell(withIdentifier: id, for: p) as? Cell else {} } }",
                "controller.tableView.register(Cell.self, forCellReuseIdentifier: \"P\")"
            ),
            (
                "class A: UITableViewController { func f() { "
                    + "tableView.register(C.self, forCellReuseIdentifier: \"P\"); "
                    + "tableView.dequeueReusableCell(withIdentifier: \"P\") } }",
                "hosts.register(\"a\") { A() }"
            ),
            (
                "class A: UITableViewController { func f() { "
                    + "let c = tableView.dequeueReusableCell(withIdentifier: \"P\")\n"
                    + "if let row = c as? Cell { row.a = 1 } } }",
                "controller.tableView.register(Cell.self, forCellReuseIdentifier: \"P\")"
            ),
            (
                "class A: UIViewController, UITableViewDragDelegate { func f() { "
                    + "t.dequeueReusableCell(withIdentifier: \"P\") } }",
                "// Register UITableViewCell for \"P\"."
            ),
            // Outlets.
            (
                "class A: UITableViewController { @IBOutlet var chart: ChartView! }",
                "let chart = fill(\"chart: ChartView\")"
            ),
            (
                "class A: UITableViewController { @IBOutlet var c: NSLayoutConstraint! }",
                "let c = NSLayoutConstraint(\n"
            ),
            ("class A: UITableViewController { @IBOutlet var labels: [UILabel]! }", "controller.labels = labels"),
        ] as [(String, String)])
    func `The hosts have what a storyboard would set`(source: String, line: String) throws {
        #expect(try Self.hosts(source).contains(line))
    }

    @Test func `The property of the rows can be set by the host`() throws {
        let package = try Self.package(Self.rows("fileprivate private(set) var a = [\"x\"]; private var b = [\"y\"]"))
        #expect(package.adapted[0].text == Self.rows("var a = [\"x\"]; private var b = [\"y\"]"))
    }

    @Test func `Each list that drags has a spec`() throws {
        let names = { (text: String) in
            try Self.package(text).files.map { $0.path }.filter { $0.hasSuffix(".dnd") }
        }
        let lists = "class A: UITableViewController {}\nclass B: UITableViewController {}"
        #expect(try names(lists) == ["Specs/a.dnd"])
        #expect(
            try names(
                "\(lists)\nclass C: UITableViewController {}\nextension B: UITableViewDragDelegate {}\n"
                    + "extension C: UITableViewDragDelegate {}") == ["Specs/b.dnd", "Specs/c.dnd"])
    }

    /// A controller with a list, and other members.
    private static func rows(_ members: String) -> String {
        "class A: UITableViewController { \(members)\noverride func tableView(_ t: UITableView, "
            + "numberOfRowsInSection s: Int) -> Int { a.count } }"
    }

    @Test(
        arguments: [
            (
                "class A: UITableViewController { init(names: [String]) {} }",
                "hosts.register(\"a\", standardCount: 4, rows: { a($0) })"
            ),
            (
                "class A: UITableViewController { init(names: [String]) {} }",
                "A(names: rows(count, of: [\"A\", \"B\", \"C\", \"D\"]) { \"Row \\($0)\" })"
            ),
            (Self.rows("var a = [\"x\"]"), "controller.a = rows(count, of: controller.a) { \"Row \\($0)\" }"),
            (Self.rows("private(set) var a: [Int] = [7, 8]"), "controller.a = rows(count, of: controller.a) { $0 }"),
            (
                Self.rows("var a = [P(1), P(2, \"x\", b: \"y\")]"),
                "controller.a = rows(count, of: controller.a) { P(2, \"Row \\($0)\", b: \"y\") }"
            ),
            (Self.rows("var a = [P(1)]"), "hosts.register(\"a\") { A() }"),
            (Self.rows("var a = [[\"x\"]]"), "hosts.register(\"a\") { A() }"),
            (Self.rows("var a: [String] = []"), "hosts.register(\"a\") { A() }"),
            (Self.rows("let a = [\"x\"]"), "hosts.register(\"a\") { A() }"),
            (Self.rows("var a: [NSString] = [\"x\"]"), "hosts.register(\"a\") { A() }"),
            (Self.rows("var b = [\"x\"]; var a = b"), "hosts.register(\"a\") { A() }"),
            (
                Self.rows("var a = [\"x\"]; override func numberOfSections(in t: UITableView) -> Int { 2 }"),
                "hosts.register(\"a\") { A() }"
            ),
        ] as [(String, String)])
    func `The number of rows can be chosen where the data can be sized`(source: String, line: String) throws {
        #expect(try Self.hosts(source).contains(line))
    }

    @Test func `The rows of several lists can be chosen where each has an array of its own`() throws {
        let lists = "class A: UIViewController { let s = UITableView(), t = UITableView()\nprivate var a = [\"x\"]\n"
        let counts = "func tableView(_ v: UITableView, numberOfRowsInSection s: Int) -> Int { v == t ? a.n : b.n } }"
        let package = try Self.package("\(lists)private var b = [1]\n\(counts)")
        let hosts = package.files[1].text
        #expect(hosts.contains("hosts.register([\"s\", \"t\"], rows: { a($0) }) { controller in"))
        #expect(hosts.contains("private func a(_ count: Int?) -> A {"))
        let sizes = [
            "a = rows(count, of: controller.a) { \"Row \\($0)\" }", "b = rows(count, of: controller.b) { $0 }",
        ]
        let lines = sizes.map { "        controller.\($0)\n" }.joined()
        #expect(hosts.contains("    if let count {\n\(lines)    }\n"))
        #expect(package.adapted[0].text.contains("\nvar a = [\"x\"]\nvar b = [1]\n"))
        let fixed = try Self.hosts("\(lists)let b = [1]\n\(counts)")
        #expect(fixed.contains("hosts.register([\"s\", \"t\"]) { A() } views:"))
    }

    @Test func `What only a person knows is listed with its line`() throws {
        let package = try SwiftAdapter.package(
            [SourceFile(name: "a.swift", text: "class A: UITableViewController { init(_ m: Model) {} }")], dnd: nil)
        #expect(package.files.flatMap { $0.placeholders }.map { $0.what } == ["the folder of dnd", "m: Model"])
        #expect(package.files[1].placeholders.map { $0.line } == [10])
        #expect(package.files[1].text.contains("private func fill<Value>(_ what: String) -> Value {"))
    }

    @Test func `Tests are left out, and their controllers`() throws {
        let package = try Self.package("import XCTest\nclass A: UITableViewController {}")
        #expect(package.tests == [0])
        #expect(package.files[1].text.contains("let hosts = Hosts()"))
        #expect(!package.files.contains { $0.path.hasSuffix(".dnd") })
    }

    @Test func `A framework that is missing becomes a module, with the protocols that it would declare`() throws {
        let package = try Self.package(
            """
            import Foundation
            import SwipeCellKit
            import MapKit
            #if canImport(Other)
            import Other
            #endif
            class Cell: UITableViewCell, Own, Codable {}
            protocol Own {}
            extension Cell: SwipeDelegate {}
            """)
        let stub = try #require(package.files.first { $0.path == "Sources/SwipeCellKit/SwipeCellKit.swift" })
        #expect(stub.text.contains("public protocol SwipeDelegate: AnyObject {}"))
        #expect(stub.text.count { $0 == "{" } == 1)
        #expect(package.files[0].text.contains("\"SwipeCellKit\", uikit]"))
        #expect(!package.files[0].text.contains("MapKit") && !package.files[0].text.contains("Other"))
    }

    private static func hosts(_ source: String) throws -> String {
        try #require(try package(source).files.first { $0.path == "Sources/AppSpecs/Hosts.swift" }).text
    }

    private static func package(_ source: String) throws -> AppPackage {
        try SwiftAdapter.package([SourceFile(name: "a.swift", text: source)], dnd: "/dnd")
    }

    private static func package(ofApp app: String) throws -> AppPackage {
        let folder = MainPackage.root.appending(path: "Tests/Clock/\(app)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let sources = try names.filter { $0.hasSuffix(".swift.txt") }.map {
            SourceFile(name: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
        }
        return try SwiftAdapter.package(sources, dnd: "/dnd")
    }
}
