import Testing

@testable import Adapting

/// Tests the report of members of Foundation, and of what closures take.
@Suite struct MissingFoundationTests {
    /// Each with the members that are reported.
    @Test(
        arguments: [
            ("NotificationCenter.default.publisher(for: a)", ["NotificationCenter.publisher"]),
            ("_ = UserDefaults.standard.value(forKey: \"b\")", ["UserDefaults.value"]),
            (
                "func f(a: URL) { a.startAccessingSecurityScopedResource(); a.lastPathComponent.fan() }",
                ["URL.startAccessingSecurityScopedResource"]
            ),
            (
                "let a = FileManager.default.url(forUbiquityContainerIdentifier: nil)",
                ["FileManager.url(forUbiquityContainerIdentifier:)"]
            ),
            (
                "class A: UIView { let b = DateFormatter()\nfunc f() { b.fan(); b.string(from: Date()) } }",
                ["DateFormatter.fan"]
            ),
            ("let a = Bundle.main.loadNibNamed(b, owner: nil), c = IndexPath(row: 1, section: 0).row", []),
            ("let a = Date().addingTimeInterval(1) < Date(), b = Calendar.current.isDateInToday(Date())", []),
            ("let a = NSMutableAttributedString(string: b).length, c = NSArray(array: d).count", []),
        ] as [(String, [String])])
    func `A member that Foundation lacks here is named`(text: String, members: [String]) throws {
        #expect(try MissingMember.reported(in: text) == MissingMember.sentences(members))
    }

    @Test(
        arguments: [
            ("func load(_ done: @escaping (UIImage?) -> Void) {}\nload { $0?.fan() }", ["UIImage.fan"]),
            (
                "class A: UIView { func load(a: Int, done: ((UIView, Int) -> Void)?) {}\n"
                    + "func f() { self.load(a: 1) { b, c in b.fan(); c.fan() } } }", ["UIView.fan"]
            ),
            (
                "func load(x: (UILabel) -> Void = { _ in }, y: (UIView) -> Void) {}\n"
                    + "load(x: { $0.fan() }, y: { $0.spin() })", ["UILabel.fan", "UIView.spin"]
            ),
            (
                "func load(x: (UILabel) -> Void = { _ in }, y: (UIView) -> Void) {}\n"
                    + "load { $0.fan() } y: { $0.spin() }", ["UILabel.fan", "UIView.spin"]
            ),
        ] as [(String, [String])])
    func `A closure has the parameters of the function that takes it`(text: String, members: [String]) throws {
        #expect(try MissingMember.reported(in: text) == MissingMember.sentences(members))
    }

    /// Several functions of one name, of another type, with type parameters, and with a default before the closure.
    @Test(arguments: [
        "func load(_ a: (UIView) -> Void) {}\nfunc load(_ a: (UILabel) -> Void, b: Int) {}\nload { $0.fan() }",
        "class A: UIView { func load(_ a: (UIView) -> Void) {} }\nclass B: C { func f() { load { $0.fan() } } }",
        "func load<UIView>(_ a: (UIView) -> Void) {}\nload { $0.fan() }",
        "func load(x: (UILabel) -> Void = { _ in }, y: (UIView) -> Void = { _ in }) {}\nload { $0.fan() }",
    ])
    func `Where it is not certain which function is meant, nothing is named`(text: String) throws {
        #expect(try MissingMember.reported(in: text) == [])
    }
}
