import DNDResults
import Foundation
import Testing

@testable import DNDDrawing
@testable import DNDFormats

/// Tests the page of a run: its policy, its links, and its limits.
@Suite struct ReportPageTests {
    private static let spec = PlayedSpec(
        """
        table people: A B C D E F
        delegate in people {
          performDropWith { each item { batch { model move B to 4; model move E to 1; list reload 1 4 } } }
        }
        scenario "somebody swaps where a move was meant" {
          drag B; hover E; drop
          expect order: A C D E B F
        }
        """)

    private static func failures(_ count: Int) -> [ScenarioEvent] {
        (0..<count).map { number in
            var event = spec.scenarios[0]
            event.name += " \(number)"
            event.line = number + 1
            event.play?.sequence.line = number + 1
            return event
        }
    }

    @Test func `A thousand failures are shown in full, within five megabytes`() {
        let text = PlayedSpec.page(Self.failures(1000))
        #expect(text.utf8.count < 5_000_000, "\(text.utf8.count) bytes")
        #expect(text.matches(of: /data-play="/).count == 1000)
        #expect(!text.contains("The page is limited"))
    }

    @Test func `What comes after the limit is named, and a note says so`() {
        let text = PlayedSpec.page(Self.failures(1200))
        #expect(text.matches(of: /data-play="/).count == 1000)
        #expect(text.matches(of: /<li class="entry" data-state="failed">/).count == 1200)
        #expect(text.contains("The page is limited to 1000 scenarios in full. 200 more that did not pass"))
    }

    @Test func `The limit of bytes holds for long texts, too`() {
        var events = Self.failures(300)
        for index in events.indices {
            events[index].play?.sequence.messages += (0..<300).map { number in
                CallSequence.Message(
                    kind: .note, from: "UIKit", to: "UIKit", text: String(repeating: "\(index) \(number) ", count: 200),
                    questions: [], depth: 0, milliseconds: 0)
            }
        }
        let text = PlayedSpec.page(events)
        #expect(text.utf8.count < 6_000_000, "\(text.utf8.count) bytes")
        #expect(text.contains("The page is limited to"))
    }

    @Test func `Thousands of passes are counted when there is no room for their names`() {
        let passed = PlayedSpec("table people: A\nscenario \"x\" { drag A; cancel }\n", keepsTraces: false)
        let text = PlayedSpec.page(Array(repeating: passed.scenarios[0], count: 5000))
        #expect(text.utf8.count < 1_000_000)
        #expect(text.contains("5000 passed"))
        #expect(text.contains("scenarios are not listed."))
    }

    @Test func `Each failure has a link of its own, also when it is repeated`() {
        var events = Self.failures(2)
        events[1].line = events[0].line
        events[0].file = "a b<c>.dnd"
        events[1].file = "a b<c>.dnd"
        let text = PlayedSpec.page(events)
        #expect(text.contains("<details id=\"a%20b%3Cc%3E.dnd:1\""))
        #expect(text.contains("href=\"#a%20b%3Cc%3E.dnd:1\""))
        #expect(text.contains("<details id=\"a%20b%3Cc%3E.dnd:1-2\""))
        #expect(text.contains("<code>dnd run &#39;a b&lt;c&gt;.dnd:1&#39;</code>"))
    }

    @Test func `The policy permits nothing but the style and the script`() throws {
        let text = PlayedSpec.page(Self.failures(1))
        let policy = try #require(text.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/))
        #expect(
            policy.1 == """
                default-src 'none'; script-src '\(PageAssets.scriptHash)'; style-src '\(PageAssets.styleHash)'; \
                base-uri 'none'; form-action 'none'
                """)
        #expect(!text.contains("unsafe-inline"))
        #expect(!PageAssets.script.contains("innerHTML"))
    }

    @Test func `The playground stands in the data alone`() {
        let text = PlayedSpec.page(Self.failures(1), playground: "https://example.org/<p>")
        #expect(text.contains("\"playground\":\"https://example.org/\\u003cp>\""))
    }
}
