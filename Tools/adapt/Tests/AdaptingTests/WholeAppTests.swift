import SourceText
import Testing

@testable import Adapting

/// Tests what whole apps have around their delegates.
@Suite struct WholeAppTests {
    @Test(
        arguments: [
            // The app's delegate.
            (
                "@main\nclass App: UIResponder, UIApplicationDelegate {}",
                "class App: UIResponder, UIApplicationDelegate {}"
            ),
            ("@main class App: UIResponder {}\nextension App: UIApplicationDelegate {}", nil),
            ("@main struct Tool { static func main() {} }", "@main struct Tool { static func main() {} }"),
            // Calls of methods that have defaults here.
            ("delegate?.scrollViewDidScroll?(x)", "delegate?.scrollViewDidScroll(x)"),
            ("adapter.collectionView?(c, didSelectItemAt: p)", "adapter.collectionView(c, didSelectItemAt: p)"),
            (
                "let a = adapter.collectionView?(c, shouldSelectItemAt: p) ?? true",
                "let a = adapter.collectionView(c, shouldSelectItemAt: p) ?? true"
            ),
            (
                "guard let a = d?.collectionView?(c, shouldSelectItemAt: p) else { fatalError() }",
                "guard let a = d?.collectionView(c, shouldSelectItemAt: p) else { fatalError() }"
            ),
            (
                "var scrollViewDidScroll: ((Int) -> Void)?\na.scrollViewDidScroll?(1)",
                "var scrollViewDidScroll: ((Int) -> Void)?\na.scrollViewDidScroll?(1)"
            ),
            // Imports.
            ("import UIKit.UITableView", "import UIKit"),
            ("import UIKit.UITableView\nimport UIKit", "import UIKit"),
            ("import UIKit.UITableView\nimport UIKit.UICollectionView\n", "import UIKit\n"),
            ("@preconcurrency import UIKit.UITableView", "@preconcurrency import UIKit"),
            ("import Foundation.NSObjCRuntime", "import Foundation"),
            ("import class UIKit.UITableView", "import class UIKit.UITableView"),
            (
                "import XCTest\n@testable import XCTest\nlet a: UIView",
                "import XCTest\n@testable import XCTest\nimport UIKit\nlet a: UIView"
            ),
            (
                "import Foundation\nlet a = IndexPath(row: 1, section: 0)",
                "import Foundation\nimport UIKit\nlet a = IndexPath(row: 1, section: 0)"
            ),
            (
                "import Foundation\nlet a: NSLayoutConstraint",
                "import Foundation\nimport UIKit\nlet a: NSLayoutConstraint"
            ),
            (
                "import Foundation\nfunc tap() {}\nlet a = #selector(tap)",
                "import Foundation\nimport UIKit\nfunc tap() {}\nlet a = Selector(\"tap\")"
            ),
            ("import CoreGraphics // for CGRect\nimport UIKit", "import UIKit"),
            // Observers of notifications.
            (
                "class A: UIViewController { func f(_ n: Notification) { "
                    + "c.addObserver(self, selector: #selector(f), name: .b, object: nil) } }",
                "class A: UIViewController { func f(_ n: Notification) { "
                    + "_ = c.addObserver(forName: .b, object: nil, queue: nil) { [weak self] notification in "
                    + "nonisolated(unsafe) let notification = notification; "
                    + "MainActor.assumeIsolated { self?.f(notification) } } } }"
            ),
            (
                "class A: NSObject { func f() { c.addObserver(self, selector: #selector(A.f), name: .b, object: o) } }",
                "class A: NSObject { func f() { _ = c.addObserver(forName: .b, object: o, queue: nil) "
                    + "{ [weak self] _ in self?.f() } } }"
            ),
            (
                "class A: NSObject {\n"
                    + "    func f() { c.addObserver(self, selector: #selector(f), name: b, object: nil) }\n"
                    + "    func g() { c.removeObserver(self, name: b, object: nil) }\n"
                    + "    func h() { c.removeObserver(self) }\n    deinit { c.removeObserver(self) }\n}",
                "class A: NSObject {\n    var notificationTokens: [Notification.Name?: [any NSObjectProtocol]] = [:]\n"
                    + "    func f() { self.notificationTokens[b, default: []].append("
                    + "c.addObserver(forName: b, object: nil, queue: nil) { [weak self] _ in self?.f() }) }\n"
                    + "    func g() { (self.notificationTokens.removeValue(forKey: b) ?? [])"
                    + ".forEach { c.removeObserver($0) } }\n"
                    + "    func h() { self.notificationTokens.values.joined().forEach { c.removeObserver($0) } }\n"
                    + "    deinit { c.removeObserver(self) }\n}"
            ),
            (
                "class A { func f() {}; func f(_ n: Int) {}\n"
                    + "func g() { c.addObserver(self, selector: #selector(f), name: b, object: o) } }",
                nil
            ),
            // Names before Swift 4.2.
            (
                "let a = UITableViewDropProposal(dropOperation: .move)",
                "let a = UITableViewDropProposal(operation: .move)"
            ),
            ("let a = NSNotification.Name.UIKeyboardWillShow", "let a = UIResponder.keyboardWillShowNotification"),
            ("extension UIDocumentState { }", "extension UIDocument.State { }"),
            // Descriptions of classes.
            ("let a = type(of: view).description()", "let a = String(reflecting: type(of: view))"),
            ("let a = UITableViewCell.description()", "let a = String(reflecting: UITableViewCell.self)"),
            (
                "class Cell: UIView { let id = Cell.description() }",
                "class Cell: UIView { let id = String(reflecting: Cell.self) }"
            ),
            (
                "class A { class func description() -> Int { 1 } }\nlet a = A.description()",
                "class A { class func description() -> Int { 1 } }\nlet a = A.description()"
            ),
            ("let a = view.description", "let a = view.description"),
        ] as [(String, String?)])
    func `What whole apps have is rewritten`(text: String, expected: String?) throws {
        #expect(try adapted(text) == expected ?? text.replacing("@main ", with: ""))
        #expect(try adapted(expected ?? text.replacing("@main ", with: "")) == adapted(text))
    }

    @Test func `A selector of a local class is resolved`() throws {
        let text = """
            func makeTarget() -> NSObject {
                final class Target: NSObject {
                    @objc func tap(_ sender: Any) {}
                    lazy var action = #selector(tap)
                }
                return Target()
            }

            """
        let file = try SwiftAdapter.adapt([SourceFile(name: "a.swift", text: text)])[0]
        #expect(file.remarks == [])
        #expect(file.text == text.replacing("@objc ", with: "").replacing("#selector(tap)", with: "Selector(\"tap:\")"))
    }

    @Test(
        arguments: [
            (
                "@main class A: UIApplicationDelegate {}",
                ["1: @main is gone: there is no app to start"]
            ),
            ("UIApplicationMain(a, b, nil, nil)", ["1: there is no 'UIApplicationMain' here"]),
            ("let a: UIDynamicAnimator, b: UIDynamicAnimator", ["1: there is no 'UIDynamicAnimator' here"]),
            ("class UIDynamicAnimator {}\nlet a: UIDynamicAnimator", []),
            ("func f<UIThing>(_ thing: UIThing) {}\nlet a: UIKit.UIView", []),
            ("#if os(macOS)\nlet a: UIDynamicAnimator\n#endif", []),
            (
                "c.addObserver(self, selector: s, name: n, object: nil)",
                [
                    "1: 'addObserver' calls a method by its selector, which needs the Objective-C runtime"
                ]
            ),
            (
                "class A { func f() { c.addObserver(self, selector: #selector(f), name: n, object: nil)\n"
                    + "c.removeObserver(self, name: nil, object: o) } }",
                ["2: 'removeObserver' does not find the closure that observes in place of 'self'"]
            ),
            ("class A { func f() { c.removeObserver(self); c.removeObserver(token) } }", []),
            ("func addObserver(_ a: Int, selector: Int) {}\naddObserver(1, selector: 2)", []),
            (
                "a.addObserver(self, forKeyPath: \"b\", options: [], context: nil)",
                [
                    "1: 'addObserver' observes a property by its key, which needs the Objective-C runtime"
                ]
            ),
            (
                "let a = b.observe(\\.level) { _, _ in }",
                [
                    "1: 'observe' observes a property by its key, which needs the Objective-C runtime"
                ]
            ),
            (
                "let a: [NSKeyValueObservation] = []\nfunc f(b: UILabel, c: UIScrollView, d: Fan) {\n"
                    + "b.observe(\\.center) { _, _ in }; c.observe(\\.contentOffset) { _, _ in }\n"
                    + "b.observe(\\.contentOffset) { _, _ in }\nb.observe(\\.layer.frame) { _, _ in }\n"
                    + "d.observe(\\.center) { _, _ in }\n}",
                [
                    "4: 'observe' observes a property by its key, which needs the Objective-C runtime",
                    "5: 'observe' observes a property by its key, which needs the Objective-C runtime",
                    "6: 'observe' observes a property by its key, which needs the Objective-C runtime",
                ]
            ),
            ("func f() { let a = UILabel(); b[a] = a.observe(\\.center) { a, _ in c(a) } }", []),
            ("class A: UIView { func f() { o = observe(\\.bounds, options: .new) { _, _ in } } }", []),
            (
                "class A: NSObject { override func observeValue(forKeyPath: S?, of: Any?, change: B, context: C) {}\n"
                    + "override func value(forUndefinedKey a: String) -> Any? { b.setValue(1, forKey: a) }\n"
                    + "let b = UIView() }",
                [
                    "1: 'observeValue' observes a property by its key, which needs the Objective-C runtime",
                    "2: 'value' reads or sets a property by its key, which needs the Objective-C runtime",
                    "2: 'setValue' reads or sets a property by its key, which needs the Objective-C runtime",
                ]
            ),
            (
                "_ = a.value(forKey: \"b\")\na?.setValue(1, forKeyPath: \"c\")",
                [
                    "1: 'value' reads or sets a property by its key, which needs the Objective-C runtime",
                    "2: 'setValue' reads or sets a property by its key, which needs the Objective-C runtime",
                ]
            ),
            ("r.setValue(\"1\", forHTTPHeaderField: \"a\")", []),
            (
                "if a?.responds(to: #selector(A.b(_:))) == true {}",
                [
                    "1: 'responds' asks for a method by its selector, which needs the Objective-C runtime"
                ]
            ),
            (
                "class A { override func responds(to s: Selector) -> Bool {\nsuper.responds(to: s) } }",
                [
                    "1: 'responds' answers for methods by their selectors, which needs the Objective-C runtime",
                    "2: 'responds' asks for a method by its selector, which needs the Objective-C runtime",
                ]
            ),
            (
                "class_respondsToSelector(A.self, s)\nsel_getName(s)\nclass_a()\nobject_b(1)",
                [
                    "1: 'class_respondsToSelector' asks for a method by its selector, "
                        + "which needs the Objective-C runtime",
                    "2: 'sel_getName' reads or changes methods of Objective-C, which needs the Objective-C runtime",
                ]
            ),
            (
                "class A: UIView { func f() { objc_setAssociatedObject(self, &key, 1, "
                    + "objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN) } }",
                []
            ),
            ("#if canImport(ObjectiveC)\nobjc_sync_enter(self)\n#endif", []),
            // Branches of #if.
            (
                "#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif",
                ["1: the branch '#if os(iOS)' is not compiled on Linux"]
            ),
            ("#if os(macOS)\nlet a = 1\n#else\nlet a = 2\n#endif", []),
            (
                "#if os(macOS)\nimport A\n#elseif os(iOS) && DEBUG\nlet a = 2\n#endif",
                [
                    "3: the branch '#elseif os(iOS) && DEBUG' is not compiled on Linux"
                ]
            ),
            ("#if !os(Linux)\nlet a = 1\n#endif\n#if canImport(UIKit) || os(iOS)\n#endif\n#if DEBUG\n#endif", []),
        ] as [(String, [String])])
    func `What is left of whole apps is named`(text: String, expected: [String]) throws {
        #expect(try remarks(text) == expected)
        #expect(try adapted(text).contains("addObserver") == text.contains("addObserver"))
    }

    @Test func `Whatever fails on the page as a wall is named`() throws {
        for block in CompatibilityPage.shared.blocks("wall") where !block.text.contains("AnyObject)") {
            let file = try SwiftAdapter.adapt([SourceFile(name: "page.swift", text: block.text)])[0]
            #expect(file.remarks.contains { $0.isByHand }, "line \(block.line)")
        }
    }
}
