import DNDResults
import Testing

@testable import DNDSession

/// Tests of `explore all`: every gesture from where a session stands.
@Suite struct ReplExploringTests {
    private static let swap = """
        delegate in people { performDropWith { each item { batch { \
        model insert item at destination; model remove item.source; \
        list insert destination; list delete item.source } } } }
        """

    @Test func `The default list is proved`() {
        let typed = Typed()
        _ = typed.type("table people: A B C")
        let text = typed.type("explore all")
        #expect(text.contains("proved: nothing goes wrong"), "\(text)")
        #expect(text.contains("  drags from here: 88 states, 1566 transitions, depth 3\n"), "\(text)")
        #expect(typed.reaction == .goOn)
    }

    @Test func `Steps that fail can be typed, and the session stays where it is`() throws {
        let typed = Typed()
        _ = typed.type("table people: A B C")
        _ = typed.type(Self.swap)
        let text = typed.type("explore all single-drag")
        #expect(text.contains("failed: 2 ways in which it goes wrong\n") && typed.reaction != .goOn, "\(text)")
        let steps = try #require(text.firstMatch(of: /DND[0-9]+ in people: (.*)\n/), "\(text)").1
        #expect(typed.type("steps").contains("no steps") || !typed.type("steps").contains("drag"))
        #expect(typed.type(String(steps)).contains("DND"), "\(steps)")
    }

    @Test func `It begins with the item in the hand`() throws {
        let typed = Typed()
        _ = typed.type("table people: A B C")
        _ = typed.type(Self.swap)
        _ = typed.type("drag C")
        let text = typed.type("explore all")
        let steps = try #require(text.firstMatch(of: /DND[0-9]+ in people: (.*)\n/), "\(text)").1
        #expect(!steps.hasPrefix("drag"), "\(steps)")
        #expect(typed.type(String(steps)).contains("DND"), "\(steps)")
    }

    @Test func `What has failed before does not count`() {
        let typed = Typed()
        _ = typed.type("table people: A B C")
        _ = typed.type("expect order: C B A")
        #expect(typed.type("explore all").contains("proved: "))
    }

    @Test(arguments: [
        ("explore", "explore takes the word all"), ("explore all swipes", "explore takes the word all"),
        ("explore all drags 3", "explore takes the word all"),
    ])
    func `Other words are refused`(line: String, message: String) {
        let typed = Typed()
        #expect(typed.type(line).contains(message))
        #expect(typed.reaction == .failed(.badSpec))
    }
}
