import Testing

@testable import Adapting

/// Tests overrides of the methods by which an object forwards messages.
@Suite struct ForwardingTests {
    @Test(arguments: [
        (
            """
            class Scroller: NSObject {
                weak var target: NSObject?

                /// Forwards.
                @objc public override func responds(to aSelector: Selector!) -> Bool {
                    target?.responds(to: aSelector) ?? super.responds(to: aSelector)
                } // to the target

                func scroll() {}
            }
            """,
            """
            class Scroller: NSObject {
                weak var target: NSObject?

                #if canImport(ObjectiveC)
                /// Forwards.
                public override func responds(to aSelector: Selector!) -> Bool {
                    target?.responds(to: aSelector) ?? super.responds(to: aSelector)
                } // to the target
                #endif

                func scroll() {}
            }
            """, ["5: 'responds' answers for methods by their selectors, which needs the Objective-C runtime"]
        ),
        (
            "class A: NSObject {\r\n\toverride func forwardingTarget(for s: Selector!) -> Any? { target }\r\n}",
            "class A: NSObject {\r\n\t#if canImport(ObjectiveC)\r\n"
                + "\toverride func forwardingTarget(for s: Selector!) -> Any? { target }\r\n\t#endif\r\n}",
            ["2: 'forwardingTarget' answers for methods by their selectors, which needs the Objective-C runtime"]
        ),
        (
            "class A: NSObject {}\nextension A {\n    override func responds(to s: Selector) -> Bool { true }\n}\n",
            "class A: NSObject {\n    #if canImport(ObjectiveC)\n"
                + "    override func responds(to s: Selector) -> Bool { true }\n    #endif\n}\n",
            ["3: 'responds' answers for methods by their selectors, which needs the Objective-C runtime"]
        ),
        (
            "class A {\n    func responds(to s: Selector) -> Bool { true }\n}",
            "class A {\n    func responds(to s: Selector) -> Bool { true }\n}", []
        ),
    ])
    func `An override is left to Objective-C and named`(text: String, expected: String, named: [String]) throws {
        #expect(try adapted(text) == expected)
        #expect(try remarks(text) == named)
        #expect(try adapted(expected) == expected)
    }
}
