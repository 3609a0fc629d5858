import DNDResults
import Testing

/// Delegates that are wrong in ways that real ones are, and the hint that names the mistake.
@Suite struct KnownMistakeTests {
    private static let cases: [(body: String, steps: String, expected: String, hint: String)] = [
        (
            "batch { model remove item; list delete item.source; model insert item at [0, 5]; list insert [0, 5] }",
            "drag B; hover E; drop", "A C D E B F", "one place too far down"
        ),
        (
            "batch { model remove item; list delete item.source; model insert item at [0, 3]; list insert [0, 3] }",
            "drag B; hover E; drop", "A C D E B F", "one place too early"
        ),
        (
            "batch { model move B to 4; model move E to 1; list reload 1 4 }",
            "drag B; hover E; drop", "A C D E B F", "a swap"
        ),
        (
            "batch { model insert item at destination; model remove [0, 4]; list delete item.source; list insert 1 }",
            "drag E; hover B; drop", "A E B C D F", "is lost"
        ),
    ]

    @Test(arguments: cases)
    func aWrongOrderIsRecognised(body: String, steps: String, expected: String, hint: String) throws {
        // Given a delegate with a known mistake, when a row is dragged
        let found = try mismatches(
            """
            table people: A B C D E F
            delegate in people {
              performDropWith { each item { \(body) } }
            }
            scenario "wrong" { \(steps); expect order: \(expected) }
            """)

        // Then the order is reported with the hint
        let order = try #require(found.first { if case .order = $0.kind { true } else { false } })
        #expect(order.hints.contains { $0.contains(hint) }, "\(order.hints)")
    }

    @Test func aDifferenceThatIsNoKnownMistakeHasNoHint() throws {
        let found = try mismatches("table people: A B C D\ndrag A; hover D; drop; expect order: D C B A")
        #expect(found.count == 1)
        #expect(found.first?.hints == [])
    }
}
