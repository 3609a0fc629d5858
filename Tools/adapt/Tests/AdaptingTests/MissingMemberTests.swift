import Foundation
import SourceText
import Testing

@testable import Adapting

/// Tests the report of members of UIKit that do not exist here.
@Suite struct MissingMemberTests {
    /// Each with the members that are reported, in the order of the text.
    @Test(
        arguments: [
            // Members of a type.
            ("let a = UIColor.brandBlue", ["UIColor.brandBlue"]),
            ("let a = UIColor.systemBlue.withoutAlpha", ["UIColor.withoutAlpha"]),
            ("let a = UIDevice.current.fanSpeed", ["UIDevice.fanSpeed"]),
            ("let a: UITableView.Skin", ["UITableView.Skin"]),
            ("let a: UITableView.Style = .plain, b = UITableView.self, c = UITableView.init(frame: .zero)", []),
            ("let a = UIView.layoutIfNeeded(view), b = UIImage.RenderingMode(rawValue: 1)", []),
            // Members of self and of what it has.
            ("class A: UIViewController { func f() { self.fanSpeed = 1 } }", ["UIViewController.fanSpeed"]),
            ("class A: UIViewController { func f() { view.layer.fanSpeed = 1 } }", ["CALayer.fanSpeed"]),
            ("class A: UIViewController { func f() { super.spinFan() } }", ["UIViewController.spinFan"]),
            ("class A: UIViewController { func f() { setNeedsFan() } }", ["UIViewController.setNeedsFan"]),
            (
                "extension UIView { func f() { layer.fanSpeed = 1; setNeedsFan() } }",
                ["CALayer.fanSpeed", "UIView.setNeedsFan"]
            ),
            ("class A: B { var fan = 1 }\nclass B: UIView { func f() { self.fanSpeed = 1 } }", ["UIView.fanSpeed"]),
            // What other types declare does not count.
            ("struct Fan { var fanSpeed = 1 }\nfunc f(_ a: UIView) { a.fanSpeed = 1 }", ["UIView.fanSpeed"]),
            (
                "class A: UIView { func f() { fanSpeed = 1 } }\nclass B: A { var fanSpeed = 2 }",
                ["UIView.fanSpeed"]
            ),
            ("extension UIButton { func fan() {} }\nfunc f(_ a: UILabel) { a.fan() }", ["UILabel.fan"]),
            // Outlets, properties, parameters, variables.
            ("class A: UIView { @IBOutlet var b: UILabel!\nfunc f() { b?.fanSpeed = 1 } }", ["UILabel.fanSpeed"]),
            ("class A: UIView { let b = UILabel()\nfunc f() { self.b.fanSpeed = 1 } }", ["UILabel.fanSpeed"]),
            ("func f(_ table: UITableView) { table.fanSpeed = 1 }", ["UITableView.fanSpeed"]),
            ("class A: NSObject { func f(_ b: UITableView?) { b?.fanSpeed = 1 } }", ["UITableView.fanSpeed"]),
            (
                "class A: NSObject { func f(b: UITableView) { if let c = b.cellForRow(at: d) { c.fan() } } }",
                ["UITableViewCell.fan"]
            ),
            ("class A: NSObject { func f() { let b = UIView(frame: .zero); b.fan() } }", ["UIView.fan"]),
            (
                "class A: NSObject { func f() { let b = c as! UIView; b.fan(); (c as? UIView)?.spin() } }",
                ["UIView.fan", "UIView.spin"]
            ),
            ("class A: UIView { func f() { run { [weak self] in self?.layer.fan() } } }", ["CALayer.fan"]),
            // Lists, dictionaries and their elements.
            ("func f(a: UICollectionView) { for b in a.visibleCells { b.fan() } }", ["UICollectionViewCell.fan"]),
            ("class A: UIView { func f() { for (i, b) in subviews.enumerated() { b.fan(i) } } }", ["UIView.fan"]),
            (
                "class A: UIView { var b: [Int: UILabel] = [:]\n"
                    + "func f() { b[1]?.fan(); for (_, c) in b { c.run() } } }",
                ["UILabel.fan", "UILabel.run"]
            ),
            (
                "class A: UIView { let b = [UILabel]()\n"
                    + "func f(i: IndexPath) { b[i.row].fan(); b[b.count - 1].run() } }",
                ["UILabel.fan", "UILabel.run"]
            ),
            ("class A: UIView { func f(n: Int) { let b = subviews[n]; b.fan() } }", ["UIView.fan"]),
            (
                "class A: UIView { func f() { subviews.first?.fan(); subviews.filter(g)[0].spin() } }",
                ["UIView.fan", "UIView.spin"]
            ),
            ("func f(a: UIStackView?) { for b in a?.arrangedSubviews ?? [] { b.fan() } }", ["UIView.fan"]),
            ("class A: UIView { @IBOutlet var b: [UIButton]!\nfunc f() { b.forEach { $0.fan() } } }", ["UIButton.fan"]),
            (
                "func f(a: UITableView) { for case let b as UILabel in c { b.fan() }; a.cellForRow(at: d)?.fan() }",
                [
                    "UILabel.fan", "UITableViewCell.fan",
                ]
            ),
            (
                "func f(a: [UIView: UILabel], b: UIView) { a[b]?.fan(); [b, b].forEach { c in c.fan() } }",
                [
                    "UILabel.fan", "UIView.fan",
                ]
            ),
            // Closures.
            ("let a = UIAlertAction(title: b, style: .default) { action in action.fan() }", ["UIAlertAction.fan"]),
            ("let a = UIAlertAction(title: b, style: .default, handler: { $0.fan() })", ["UIAlertAction.fan"]),
            ("let a = UIAction(title: b) { _ in c() }, d = UIAction(title: b) { $0.fan() }", ["UIAction.fan"]),
            (
                "let a = UIContextualAction(style: .normal, title: b) { [weak c] action, view, done in view.fan() }",
                ["UIView.fan"]
            ),
            ("func f(a: UIAlertController) { a.addTextField { field in field.fan() } }", ["UITextField.fan"]),
            (
                "let a = UITableViewDiffableDataSource<Int, Int>(tableView: b) { table, path, item in table.fan() }",
                ["UITableView.fan"]
            ),
            // Names are those of their block.
            ("func f(a: UIView) { if let a = a.superview, let a = a.superview { a.spin() } }", ["UIView.spin"]),
            ("class A: UIView { let b: Fan\nvar c: Int { let b = UILabel(); b.fan(); return 1 } }", ["UILabel.fan"]),
            ("class A: UIView { func f() { let b = UILabel(); run { b in b.fan() }; b.spin() } }", ["UILabel.spin"]),
            (
                "func f(a: UIView) { for a in a.subviews { a.fan() }; let b = a; if let b = b.superview { b.spin() } }",
                ["UIView.fan", "UIView.spin"]
            ),
            (
                "class A: UIView { let b: UILabel\nfunc f(c: [UIView]) { for b in c {}; b.fan()\n"
                    + "if let b = c.first { b.run() } else { b.spin() } } }",
                ["UILabel.fan", "UIView.run", "UILabel.spin"]
            ),
            // Implicit members.
            ("class A: UIView { func f() { backgroundColor = .brandBlue } }", ["UIColor.brandBlue"]),
            ("class A: UIView { func f() { if contentMode == .squeezed {} } }", ["UIView.ContentMode.squeezed"]),
            (
                "class A: UIView { func f(b: UITableView) { b.deleteRows(at: c, with: .sideways) } }",
                ["UITableView.RowAnimation.sideways"]
            ),
            (
                "class A: UIView { func f() { autoresizingMask = [.flexibleFan, .flexibleWidth] } }",
                ["UIView.AutoresizingMask.flexibleFan"]
            ),
            (
                "let a: UIColor = .brandBlue.withAlphaComponent(1), b: UIColor? = .none, c: Kind = .a",
                ["UIColor.brandBlue"]
            ),
            // Labels.
            ("let a = UILabel(frame: b, fan: 1)", ["UILabel.init(frame:fan:)"]),
            ("class A: UIView { func f() { addSubview(b, with: 1) } }", []),
            ("class A: UIView { func f() { self.addSubview(b, with: 1) } }", ["UIView.addSubview(_:with:)"]),
            (
                "UIView.animate(withDuration: 1) { a() } completion: { _ in }\n"
                    + "UIView.animate(withDuration: 1, animations: a)",
                []
            ),
            // Overrides.
            ("class A: UIView { override func spinFan() {} }", ["UIView.spinFan()"]),
            ("class A: UIView { override var fanSpeed: Int { 1 } }", ["UIView.fanSpeed"]),
            ("class A: UIView { override func addSubview(_ a: UIView, at: Int) {} }", ["UIView.addSubview(_:at:)"]),
            ("class A: UIView { override func isEqual(_ a: Any?) -> Bool { true } }", []),
            ("class A: B { override func spin() {} }\nclass B: UIView { func spin() {} }", []),
        ] as [(String, [String])])
    func `A member that does not exist here is named`(text: String, members: [String]) throws {
        #expect(try MissingMember.reported(in: text) == MissingMember.sentences(members))
    }

    @Test func `A module that only tests import is not asked for the members of the app`() throws {
        let app = SourceFile(name: "a.swift", text: "class A: UIView { func f() { self.spin() } }")
        let test = SourceFile(name: "b.swift", text: "import XCTest\nimport App\nlet a = UIColor.brandBlue")
        let files = try SwiftAdapter.adapt([app, test])
        #expect(files.map { $0.remarks.count { $0.isMissingMember } } == [1, 0])
    }

    /// None of these is certain.
    @Test(arguments: [
        // The files declare the name, or can have it from elsewhere.
        "extension UIColor { static let brandBlue = UIColor.red }\nlet a = UIColor.brandBlue",
        "class A: UIView { var fanSpeed = 1\nfunc f() { self.fanSpeed = 2; fanSpeed = 3 } }",
        "protocol Fan {}\nextension Fan { func spin() {} }\nclass A: UIView, Fan { func f() { self.spin() } }",
        "import Fans\nclass A: UIView { func f() { self.spin() } }",
        "@testable import App\nclass A: UIView { func f() { self.spin() } }",
        "class A: Unknown { func f() { self.spin(); spinFan() } }",
        "class UIColor {}\nlet a = UIColor.brandBlue",
        // The type is not certain.
        "class A: UIView { let b = UILabel()\nfunc f() { for b in c { b.fan() } } }",
        "class A: UIView { let b = UILabel()\nfunc f() { run { b in b.fan() } } }",
        "class A: UIView { let b = UILabel()\nfunc f(b: UIView) { let b = make(); b.fan() } }",
        "class A<UIThing: UIView>: UIView { func f(a: UIThing) { a.fan() } }",
        "class A: UIView { static func f() { self.fan(); spinFan() } }",
        "class A: UIView { let b = makeFan() }",
        "class A: UIView { func f() { UIView.animate(withDuration: 1) { $0.fan() } } }",
        "class A: UIView { var fans: [UIView] = []\nfunc f() { fans.spin(); fans[0...2].spin(); fans[b].spin() } }",
        "class A: UIView { let a = 0..<2\nfunc f() { subviews[a].spin() } }",
        "class A: UITabBarController { func f() { viewControllers.map { $0.spin() } } }",
        "class A: UIView { let b: [UIView: [UIView]] = [:]\nfunc f() { b[c]?.spin(); for d in b { d.spin() } } }",
        "func f(a: [UILabel], b: [UIView]) { [a[0], b[0]].forEach { $0.spin() }; for c in d ?? b { c.spin() } }",
        "func f(a: UIView) { for case let a? in b { a.spin() }; for (a, c) in zip(d, e) { a.spin() } }",
        "func f() { run { $0.spin() }; UIAlertAction(title: a) { b in b.spin() } }\n"
            + "extension UIAlertAction { convenience init(title: String, handler: (Fan) -> Void) {} }",
        "extension Array { func forEach(_ a: (Fan) -> Void) {} }\nfunc f(a: [UIView]) { a.forEach { $0.spin() } }",
        "func f() { let c = UICollectionView.CellRegistration<Cell, Int> { cell, _, _ in cell.spin() } }\n"
            + "class Cell: UICollectionViewCell { func spin() {} }",
        "class A: UIView { let b: Fan\nfunc f(c: [UIView]) { for b in c {}; c.forEach { b in }; b.fan() } }",
        // Names without a dot that are no members.
        "class A: UIView { func f() { debugPrint(1); open(); usleep(1); let x = kUTTypeText } }",
        "class A: UIView { var a: Int { didSet { b = oldValue }\nset { b = newValue } } }",
        "class A: UIView { func f(spinFan: () -> Void) { spinFan(); let hasFan = 1; print(hasFan) } }",
        "import Combine\nclass A: UIView { func f() { makeFan() } }",
        "class A: UIView { let b = \\UIView.spinFan\nlet c = #selector(spinFan) }",
        // Other systems.
        "#if canImport(ObjectiveC)\nlet a = UIColor.brandBlue\n#endif",
        "#if os(macOS)\nlet a = UIColor.brandBlue\n#endif",
        // What the files declare.
        "extension UIResponder { func fan() {} }\nfunc f(_ a: UILabel) { a.fan() }",
        "protocol Fan {}\nextension Fan { func spinFan() {} }\nclass A: UIView, Fan { func f() { spinFan() } }",
        "class A: UIView { static var fanSpeed = 1\nclass B: UIView { func f() { _ = fanSpeed } } }",
        "var fanSpeed = 1\nclass A: UIView { func f() { fanSpeed = 2 } }",
        // Names that are rewritten.
        "let a = UIActivityIndicatorView(activityIndicatorStyle: .gray)",
        "class A: UIViewController { func f() { addChildViewController(b) } }",
    ])
    func `What is not certain is not named`(text: String) throws {
        #expect(try MissingMember.reported(in: text) == [])
    }

    /// They are compiled by the tests of the main package.
    @Test(arguments: ["Examples", "Tests/UIKitTests", "Tests/HostedProbe", "Tests/DNDHostingTests", "Tests/Clock"])
    func `Code that compiles here lacks no member`(folder: String) throws {
        let root = MainPackage.root.appending(path: folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { path in
            path.contains(/\.swift(\.txt)?$/) && !path.contains(".build/") && !path.hasSuffix("Package.swift")
        }
        try #require(!paths.isEmpty)
        let sources = try paths.sorted().map { path in
            SourceFile(name: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
        }
        let found = try SwiftAdapter.adapt(sources).flatMap { file in
            file.remarks.filter { $0.isMissingMember }.map { "\(file.source.name): \($0.message)" }
        }
        #expect(found == [])
    }
}

extension Remark {
    fileprivate var isMissingMember: Bool {
        if case .missingMember = kind { true } else { false }
    }
}

enum MissingMember {
    /// What is said of members that do not exist here.
    static func reported(in text: String) throws -> [String] {
        try SwiftAdapter.adapt([SourceFile(name: "a.swift", text: text)])[0].remarks
            .filter { $0.isMissingMember }.map { $0.message }
    }

    static func sentences(_ members: [String]) -> [String] {
        members.map { "there is no '\($0)' here, and none of the files declares it" }
    }
}
