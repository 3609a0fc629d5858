import DNDResults
import DragDrop
import Testing

@Suite struct JudgingTests {
    @Test func everyExpectationIsJudgedAfterAFailure() throws {
        let results = try run(
            """
            table people: A B
            scenario "two wrong, one right" {
              drag A; hover B; drop
              expect order: A B
              expect operation: move
              expect state: dragging
            }
            """)
        #expect(results[0].state == .failed)
        #expect(results[0].expectationCount == 3)
        #expect(results[0].mismatches.count == 2)
    }

    @Test func anUnexpectedExceptionEndsTheScenario() throws {
        let found = try mismatches("table people: A B\nlist delete 0\nexpect order: A B\ndrag A; drop")
        #expect(found.count == 1)
        guard case .unexpectedException(let raised)? = found.first?.kind else {
            Issue.record("\(found)")
            return
        }
        #expect(raised.exception.rule == .e01)
    }

    @Test func aStepAfterAnExpectedExceptionIsNotReached() throws {
        let found = try mismatches(
            "table people: A B\nlist delete 0\nexpect exception \"Invalid update...\"\ndrag A; expect state: dragging")
        #expect(found.count == 1)
        guard case .unreached? = found.first?.kind else {
            Issue.record("\(found)")
            return
        }
    }

    @Test(arguments: [
        ("drag A; expect order: A B", "a drag"), ("lift A; expect order: A B", "a lift"),
        ("model move A to 1; expect shown: A B; settle", "model and list"),
    ])
    func whatIsLeftOverFails(steps: String, what: String) throws {
        let found = try mismatches("table people: A B\n\(steps)")
        guard case .finding? = found.last?.kind else {
            Issue.record("\(what): \(found)")
            return
        }
    }

    @Test(arguments: [
        "drag A; expect state: dragging", "lift A; expect state: lifted", "model move A to 1; expect shown: A B",
    ])
    func anExpectationAfterTheLastStepAllowsIt(steps: String) throws {
        #expect(try mismatches("table people: A B\n\(steps)").isEmpty)
    }

    @Test func todoAndSkipAreStatesOfTheirOwn() throws {
        let results = try run(
            """
            table people: A B
            @todo("later") scenario "a" { drag A; drop; expect order: B A }
            @todo("done") scenario "b" { drag A; drop; expect order: A B }
            @skip("no") scenario "c" { drag A; drop; expect order: B A }
            """)
        #expect(
            results.map { $0.state } == [
                .expectedFailure(reason: "later"), .unexpectedPass(reason: "done"), .skipped(reason: "no"),
            ])
    }

    @Test func aListFromAHostNeedsOne() throws {
        let found = try mismatches("table people from host\ndrag 0; drop; expect state: idle")
        guard found.count == 1, case .fault(let message)? = found.first?.kind else {
            Issue.record("\(found)")
            return
        }
        #expect(message.contains("people comes from a Swift program"))
    }

    @Test func scenariosDoNotSeeEachOther() throws {
        let results = try run(
            """
            table people: A B C
            scenario "first" { drag A; hover C; drop; expect order: B C A }
            scenario "second" { drag A; hover C; drop; expect order: B C A }
            """)
        #expect(results.allSatisfy { $0.state == .passed })
    }

    @Test func aScriptWithoutEndIsStopped() throws {
        let found = try mismatches(
            """
            app Photos { view album: sunset }
            view well
            delegate in well { performDrop { each item { load item { } } } }
            drag sunset from album; hover in well; drop; settle
            expect loaded: sunset
            """)
        #expect(found.isEmpty)
    }
}
