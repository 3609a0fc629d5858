import SourceText
import Testing

@testable import Adapting

/// Tests cases that the page and the fixtures do not include.
@Suite struct RuleTests {
    @Test(
        arguments: [
            // Attributes.
            ("@objc\n  private func f() {}", "  private func f() {}"),
            ("@objc // called by a button\nfunc f() {}", "// called by a button\nfunc f() {}"),
            ("@objc /* a */ @IBAction func f() {}", "/* a */ func f() {}"),
            ("@objc(a:b:) public func f(_ a: Int, _ b: Int) {}", "public func f(_ a: Int, _ b: Int) {}"),
            ("@objc\t@IBAction\n\nfunc f() {}", "\nfunc f() {}"),
            ("let objc = 1, a = \"@objc\" // @objc", "let objc = 1, a = \"@objc\" // @objc"),
            (
                "#if canImport(ObjectiveC)\n@objc\n#endif\nfunc f() {}",
                "#if canImport(ObjectiveC)\n@objc\n#endif\nfunc f() {}"
            ),
            (
                "#if _runtime(_ObjC)\n@objc\n#else\n@objc\n#endif\nfunc f() {}",
                "#if _runtime(_ObjC)\n@objc\n#else\n#endif\nfunc f() {}"
            ),
            ("\u{FEFF}@objc class A {}", "\u{FEFF}class A {}"),
            // Selectors.
            ("#selector(A.b(in:))", "Selector(\"bIn:\")"),
            ("#selector(A.show(_:for:_:))", "Selector(\"show:for::\")"),
            ("#selector(A.moveTo(place:))", "Selector(\"moveToPlace:\")"),
            ("#selector(A.format(formatter:))", "Selector(\"formatWithFormatter:\")"),
            ("#selector(UIView.layoutIfNeeded as (UIView) -> () -> Void)", nil),
            ("func tap() {}\n_ = #selector(tap)", "func tap() {}\n_ = Selector(\"tap\")"),
            ("func tap(_ a: Int) {}\n_ = #selector(Self.tap)", "func tap(_ a: Int) {}\n_ = Selector(\"tap:\")"),
            ("_ = #selector(\n  getter: A.b\n)", "_ = Selector(\"b\")"),
            // Key paths and literals.
            ("#keyPath(a.b?.c)", "\"a.b.c\""),
            ("#keyPath(A.B)", nil),
            ("#imageLiteral(resourceName: \"a\")", "UIImage(named: \"a\")!"),
            ("\"\\(#imageLiteral(resourceName: \"a\"))\"", "\"\\(UIImage(named: \"a\")!)\""),
            ("#imageLiteral(other)", nil),
            // Imports.
            ("import CoreGraphics\nimport Foundation", "import UIKit\nimport Foundation"),
            ("import QuartzCore\nimport UIKit", "import UIKit"),
            ("import Foundation\nimport class CoreGraphics.CGPath\nimport UIKit", "import Foundation\nimport UIKit"),
            ("#if os(macOS)\nimport CoreGraphics\n#endif", "#if os(macOS)\nimport CoreGraphics\n#endif"),
            (
                "import Foundation\r\nlet session: URLSession?",
                "import Foundation\r\n#if canImport(FoundationNetworking)\r\nimport FoundationNetworking\r\n#endif\r\n"
                    + "let session: URLSession?"
            ),
            ("import UIKit\nlet kind = Kind.URLSession", "import UIKit\nlet kind = Kind.URLSession"),
            ("import FoundationNetworking\nlet s: URLSession?", "import FoundationNetworking\nlet s: URLSession?"),
            ("import Foundation\nvar view: UIView?", "import Foundation\nimport UIKit\nvar view: UIView?"),
            (
                "import Foundation\r\nlet a = NSItemProvider()",
                "import Foundation\r\nimport UIKit\r\nlet a = NSItemProvider()"
            ),
            ("import Foundation\nclass UIA {}\nlet a = UIA()", "import Foundation\nclass UIA {}\nlet a = UIA()"),
            ("import Foundation\nlet a = Kind.UIView", "import Foundation\nlet a = Kind.UIView"),
            ("#if A\nimport UIKit\n#endif\nlet a: UIView", "#if A\nimport UIKit\n#endif\nlet a: UIView"),
            // Names of Swift 4.
            ("let a: UITableViewCellStyle = .value1", "let a: UITableViewCell.CellStyle = .value1"),
            ("var a = [NSAttributedStringKey: Any]()", "var a = [NSAttributedString.Key: Any]()"),
            ("f(UIViewContentMode: 1, A.UIControlState)", "f(UIViewContentMode: 1, A.UIControlState)"),
            ("let a = b ? UIButtonType.custom : c", "let a = b ? UIButton.ButtonType.custom : c"),
            ("enum UIControlState {}\nlet a: UIControlState", "enum UIControlState {}\nlet a: UIControlState"),
            ("let d = UIImagePNGRepresentation(a.b!)?.count", "let d = a.b!.pngData()?.count"),
            ("d = UIImageJPEGRepresentation(f(1, 2), q)", "d = (f(1, 2)).jpegData(compressionQuality: q)"),
            ("let f = UIImagePNGRepresentation", "let f = UIImagePNGRepresentation"),
            // Protocols.
            ("@objc protocol A: B {}", "protocol A: AnyObject, B {}"),
            ("@objc protocol A : UIScrollViewDelegate {}", "protocol A : UIScrollViewDelegate {}"),
            ("@objc protocol A {}\n@objc protocol B: A {}", "protocol A: AnyObject {}\nprotocol B: A {}"),
        ] as [(String, String?)])
    func `A construct is rewritten`(text: String, expected: String?) throws {
        #expect(try adapted(text) == expected ?? text)
        #expect(try remarks(text).isEmpty == (expected != nil))
    }

    @Test(
        arguments: [
            ("import Combine", ["1: there is no module 'Combine'"]),
            (
                "func make<Layout: UICollectionViewLayout>() -> Layout { Layout() }",
                [
                    "1: 'Layout' is known when the program runs, and no initializer of UIKit's classes is 'required' "
                        + "here"
                ]
            ),
            (
                "class Pool<View>: NSObject where View: UIView {\n"
                    + "  func f() { View.init(frame: .zero); View(a: 1) }\n}",
                [
                    "2: 'View' is known when the program runs, and no initializer of UIKit's classes is 'required' "
                        + "here"
                ]
            ),
            (
                "class Pool {\n  let type: UIView.Type\n"
                    + "  func make() { type.init(); type.init(reuseIdentifier: nil) }\n}",
                [
                    "3: 'type' is known when the program runs, and no initializer of UIKit's classes is 'required' "
                        + "here"
                ]
            ),
            ("func make<Cell: UITableViewCell>() { Cell(); Cell(style: .default, reuseIdentifier: nil) }", []),
            ("func make<Page: UIViewController & Named>() { Page(); Page(nibName: nil, bundle: nil) }", []),
            ("func make<Cell: UITableViewCell>(_ c: NSCoder) -> Cell? { Cell(coder: c) }", []),
            ("func make<Cell: Reusable>() -> Cell { Cell() }\nfunc f<A>(a: A, view: UIView) { view() }", []),
            ("func register<Cell: UITableViewCell>(_ type: Cell.Type) { add(Cell.self, type) }", []),
            (
                "class A: XCTestCase {\n  @MainActor func testRows() { waitForExpectations(timeout: 1) }\n}",
                ["2: a test on the main actor is async here, and must not call 'waitForExpectations'"]
            ),
            ("import Charts2", ["1: the module 'Charts2' must come from the package that compiles this file"]),
            ("@testable import Model", ["1: the module 'Model' must come from the package that compiles this file"]),
            ("import Foundation\nimport Dispatch\nimport XCTest", []),
            ("\n#selector(A.tap)", ["2: the argument labels of 'tap' are not known"]),
            (
                "extension A {\n  override func f() {}\n}",
                ["2: 'f()' is overridden in an extension of 'A', whose class is in none of the files"]
            ),
            (
                "class A: B {}\n#if DEBUG\nextension A {\n  override func f() {}\n}\n#endif",
                ["4: 'f()' is overridden in an extension, inside #if"]
            ),
            (
                "class A<T>: B {}\nextension A where T: C { override func f() {} }",
                ["2: 'f()' is overridden in an extension of 'A' that has a where clause"]
            ),
            (
                "extension UIView { @objc func f(a: Int) {} }\nclass A: UIView { override func f(a: Int) {} }",
                ["1: 'f(a:)' is declared in an extension of 'UIView', so no subclass can override it"]
            ),
            (
                "a.tableView?(b, didSelect: c)",
                [
                    "1: 'tableView?(…)' asks whether an optional method is there, of a protocol in none of the files"
                ]
            ),
            (
                "a?.collectionView?(b, shouldSelectItemAt: c) ?? false",
                [
                    "1: 'collectionView(_:shouldSelectItemAt:)' is always there: for an absent method UIKit's default "
                        + "applies, not the caller's"
                ]
            ),
            (
                "if let c = a.collectionView?(b, shouldSelectItemAt: c) {}",
                ["1: 'collectionView(_:shouldSelectItemAt:)' is always there, so its value is not optional"]
            ),
            ("a?.collectionView?(b, didSelectItemAt: c)\na.collectionView?(b, dropSessionDidEnd: c)", []),
            ("a.onTap?(b)\na.onTap?()\nonTap?(a: 1)\na.b?.c(d: 1)", []),
            (
                "@objc protocol P { @objc optional var a: Int? { get set }\n"
                    + "@objc optional subscript(a a: Int) -> Int? { get } }",
                [
                    "1: the optional requirement 'a' has no value that stands for its absence",
                    "2: the optional requirement 'subscript(a:)' has no value that stands for its absence",
                ]
            ),
            (
                "@objc protocol P { @objc optional func tap(_ a: Int) }\nvar tap: ((Int) -> Void)?\na.tap?(1)",
                ["3: 'tap?(…)' may call an optional requirement or a property of that name"]
            ),
        ] as [(String, [String])])
    func `What cannot be rewritten is named`(text: String, expected: [String]) throws {
        #expect(try remarks(text) == expected)
    }

    @Test(arguments: [
        ("a / b / c; @objc", 0), ("f(/@objc/)", 1), ("x = /[(]@objc/", 1),
        ("#\"\"\"#;  @objc", 0), ("#\"\\(@objc)\"#", 1), ("##\"\\#(\"@objc\")\"##", 1),
        ("\"\\(\"\\(x)\" + \"@objc\")\"", 1),
        ("\"\"\"\n\"\" \\\"\"\" @objc\n\"\"\"", 1), ("`@objc`", 1), ("1...2; @objc", 0), ("/* /* */ @objc */", 1),
    ])
    func `Only code is looked at`(text: String, isLiteral: Int) throws {
        #expect(try adapted(text + (isLiteral == 0 ? " let z = 1" : "")).contains("@objc") == (isLiteral == 1))
    }
}
