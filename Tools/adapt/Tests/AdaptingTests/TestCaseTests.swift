import SourceText
import Testing

@testable import Adapting

/// Tests what XCTest needs on Linux.
@Suite struct TestCaseTests {
    @Test(arguments: [
        ("import XCTest\nf(completion: e.fulfill)", "import XCTest\nf(completion: { e.fulfill() })"),
        ("import XCTest\nf(e.fulfill(), e.fulfill(), g: order.fulfillment)", nil),
        ("f(completion: order.fulfill)", nil),
    ])
    func `A completion that fulfills an expectation is a closure`(text: String, expected: String?) throws {
        #expect(try adapted(text) == expected ?? text)
    }

    @Test(arguments: [
        (
            "class A: XCTestCase {\n  @MainActor func testRows() {}\n  @MainActor func testMore() async {}\n}",
            "class A: XCTestCase {\n  @MainActor func testRows() async {}\n  @MainActor func testMore() async {}\n}"
        ),
        (
            "class B: XCTestCase {}\n@MainActor final class A: B {\n  func testRows() throws {}\n}",
            "class B: XCTestCase {}\n@MainActor final class A: B {\n  func testRows() async throws {}\n}"
        ),
        (
            "@MainActor class B: XCTestCase {}\nclass A: B { func testRows() {} }",
            "@MainActor class B: XCTestCase {}\nclass A: B { func testRows() async {} }"
        ),
        (
            "class A: XCTestCase { @MainActor func testWait() { wait(for: [e], timeout: 1); f { wait(for: [e]) } } }",
            "class A: XCTestCase { @MainActor func testWait() async { await fulfillment(of: [e], timeout: 1); "
                + "f { wait(for: [e]) } } }"
        ),
        (
            "@MainActor class A: XCTestCase {\n}\nextension A { func testRows() {} }",
            "@MainActor class A: XCTestCase {\n}\nextension A { func testRows() async {} }"
        ),
        (
            "class A: XCTestCase {\n  func testRows() {}\n  @MainActor func help() {}\n}",
            "class A: XCTestCase {\n  func testRows() {}\n  @MainActor func help() {}\n}"
        ),
        (
            "@MainActor class A: XCTestCase { nonisolated func testRows() {} }",
            "@MainActor class A: XCTestCase { nonisolated func testRows() {} }"
        ),
    ])
    func `Tests on the main actor become async`(text: String, expected: String) throws {
        #expect(try adapted(text) == expected)
        #expect(try adapted(expected) == expected)
    }

    @Test(
        arguments: [
            (
                "class A<T>: XCTestCase { func testRows() {} }\nclass B: A<Int> {}",
                [
                    "1: 'A' is generic, and XCTest on Linux cannot list its tests"
                ]
            ),
            (
                "class A: BaseTestCase {}",
                [
                    "1: tests that 'A' inherits from 'BaseTestCase' run only if that class is in the same module"
                ]
            ),
            ("class A: XCTestCase { func testRows() {} }\nclass B: A {}", []),
        ] as [(String, [String])])
    func `Inherited tests are found or named`(text: String, expected: [String]) throws {
        #expect(try remarks(text) == expected)
    }
}
