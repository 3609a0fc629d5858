import DNDResults
import Testing

/// Tests completion handlers that run off the main queue.
@Suite struct QueueTests {
    private func faults(_ body: String) throws -> [String] {
        let found = try mismatches(
            """
            table inbox: A B
            view stack: note { drop off }
            delegate in inbox { performDropWith { load note off main { \(body) } } }
            drag note; hover 1 in inbox; drop; settle
            expect queue: background
            """)
        return found.compactMap { mismatch in
            if case .fault(let message) = mismatch.kind { message } else { nil }
        }
    }

    @Test(arguments: ["list reload", "batch { }", "placeholder delete", "coordinator drop item to 0"])
    func aCallOfUIKitOffTheMainQueueIsAFault(_ phrase: String) throws {
        let found = try faults(phrase)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("UIKit is called off the main queue") == true)
    }

    @Test(arguments: ["model insert Z at 0; main { list reload }", "main { main { list reload } }", "load note"])
    func anythingElseIsNone(_ body: String) throws {
        #expect(try faults(body).isEmpty)
    }

    @Test func aLoadThatSaysNothingRunsItsBlockWhereUIKitMayBeCalled() throws {
        let found = try mismatches(
            """
            table inbox: A B
            view stack: note { drop off }
            delegate in inbox { performDropWith { load note { list reload } } }
            drag note; hover 1 in inbox; drop; settle
            expect queue: background
            """)
        #expect(found.isEmpty)
    }
}
