import SourceText
import Testing

@testable import Adapting

/// Tests moving members out of an extension.
@Suite struct MovingTests {
    @Test(arguments: [
        // An empty body.
        ("class A: B {}\nextension A { override func f() {} }\n", "class A: B {\n    override func f() {}\n}\n"),
        ("class A: B {\n}\n\nextension A {\n  override func f() {}\n}\n", "class A: B {\n  override func f() {}\n}\n"),
        // A body on one line.
        (
            "class A: B { let a = 1 }\nextension A { override func f() {}; func g() {} }",
            "class A: B { let a = 1\n\n    override func f() {}\n}\nextension A {  func g() {} }"
        ),
        // A nested class.
        (
            "class A { class B: C {\n  }\n}\nextension A.B: P {\n    override var f: Int { 1 }\n}\n",
            "class A { class B: C {\n    override var f: Int { 1 }\n  }\n}\nextension A.B: P {}\n"
        ),
        // Comments: those above the member are moved; separate ones stay, unless the whole extension is removed.
        (
            """
            class A: B {
                let a = 1 // one
            }

            extension A { // two
                // three

                // four
                /// five
                override func f() {} // six

                // seven
                func g() {}
                /* eight */
            }

            """,
            """
            class A: B {
                let a = 1 // one

                // four
                /// five
                override func f() {} // six
            }

            extension A { // two
                // three

                // seven
                func g() {}
                /* eight */
            }

            """
        ),
        (
            """
            class A: B {
                let a = 1
            }

            // Of the class.

            // MARK: - Life

            // Of the extension.
            extension A {
                // one

                override func f() {}
                // two
            }

            // Of the end.

            """,
            """
            class A: B {
                let a = 1

                // MARK: - Life

                // Of the extension.
                // one

                override func f() {}
                // two
            }

            // Of the class.

            // Of the end.

            """
        ),
        // Documentation belongs to its declaration, whatever stands between them.
        (
            """
            class A: B {
            }

            extension A {
                // of the extension

                /// of f

                override func f() {}

                func g() {}
            }

            """,
            """
            class A: B {
                /// of f

                override func f() {}
            }

            extension A {
                // of the extension

                func g() {}
            }

            """
        ),
    ])
    func `Members move with what belongs to them`(text: String, expected: String) throws {
        #expect(try adapted(text) == expected)
        #expect(try adapted(expected) == expected)
    }

    @Test func `A class may be in another file, and extensions in several`() throws {
        let files = [
            "extension A {\n    override func f() {}\n\n    func g() {}\n}\n", "class A: B {\n    let a = 1\n}\n",
            "extension A {\n    @objc override func h() { #selector(g) }\n}\n",
        ].map { SourceFile(name: "a.swift", text: $0) }
        #expect(
            try SwiftAdapter.adapt(files).map { $0.text } == [
                "extension A {\n    func g() {}\n}\n",
                "class A: B {\n    let a = 1\n\n    override func f() {}\n\n"
                    + "    override func h() { Selector(\"g\") }\n}\n",
                "",
            ])
    }

    @Test func `What a subclass of a subclass overrides moves`() throws {
        let text = "class A: X {}\nextension A { func f() {} }\nclass B: A {}\nclass C: B { override func f() {} }\n"
        #expect(try adapted(text).hasPrefix("class A: X {\n    func f() {}\n}\nclass B"))
    }

    @Test func `Classes that inherit each other in a circle end`() throws {
        let text = "class A: B { override func f() {} }\nclass B: A { override func g() {} }\n"
        #expect(try adapted(text) == text)
    }
}
