import DNDResults
import Foundation
import JSON
import Testing
import Thoroughness

@testable import DNDDrawing
@testable import DNDFormats

/// Gives pages texts that try to become markup. `DND_THOROUGH=1` makes 10,000 of them.
@Suite struct HostileTextTests {
    private static let pieces = [
        "</script>", "<script>alert(1)</script>", "<!--", "-->", "<![CDATA[", "]]>", "</pre>", "</details>", "\"", "'",
        "`", "&lt;", "&#x3c;", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "javascript:alert(1)",
        "\u{202E}", "\u{2066}", "\u{200F}", "\u{0}", "\u{7}", "\u{1B}[31m", "\u{9B}", "\u{85}", "\u{2028}",
        "\u{FEFF}", "\r\n", "\t", "\\", "\\u003c", "${x}", "#", "%3C", "</style>", "<base href=//x>", "e\u{301}", "A",
    ]

    private static let count = Thoroughness.count(300, all: 10_000)

    /// The elements that pages have; the script and the style once more than those that are inert.
    private static let tags: Set<String> = [
        "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "header", "h1", "p", "main", "ol", "li",
        "details", "summary", "span", "bdi", "pre", "code", "a", "script",
    ]

    @Test func `No text becomes markup in a report`() throws {
        var generator = SplitMix(seed: 20)
        let known = PlayedSpec("table people: A B C\nscenario \"x\" { drag A; hover C; drop; expect order: A }\n")
        let calm = PageBytes(PlayedSpec.page(known.scenarios))
        for round in 0..<Self.count {
            let hostile = Self.text(&generator)
            let text = PlayedSpec.page(known.scenarios.map { Self.filled($0, with: hostile) }, playground: hostile)
            try Self.check(PageBytes(text), like: calm, round, hostile)
        }
    }

    @Test func `No text becomes markup in a trace`() throws {
        var generator = SplitMix(seed: 21)
        let known = PlayedSpec("table people: A B C\nscenario \"x\" { drag A; hover C; drop }\n")
        let calm = PageBytes(TraceFormat.page(known.plays, playground: nil))
        for round in 0..<(Self.count / 4) {
            let hostile = Self.text(&generator)
            let plays = known.plays.map { Self.filled($0, with: hostile) }
            try Self.check(
                PageBytes(TraceFormat.page(plays, playground: hostile)), like: calm, round, hostile)
        }
    }

    @Test func `A text of 100 kB is shortened`() throws {
        let known = PlayedSpec("table people: A B C\nscenario \"x\" { drag A; hover C; drop; expect order: A }\n")
        let hostile = String(repeating: "<!--</script>", count: 8000)
        let calm = PlayedSpec.page(known.scenarios)
        let text = PlayedSpec.page(known.scenarios.map { Self.filled($0, with: hostile) })
        // The text of the spec stays whole, for the playground; a real one has a limit.
        let added = text.utf8.count - calm.utf8.count - hostile.utf8.count * 6 / 5
        #expect(added < 120_000, "\(added) bytes")
    }

    // MARK: - Texts

    private static func text(_ generator: inout SplitMix) -> String {
        var text = ""
        for _ in 0...generator.number(below: 6) { text += pieces[generator.number(below: pieces.count)] }
        return text
    }

    /// The event with the text in every place that may hold anybody's.
    private static func filled(_ event: ScenarioEvent, with text: String) -> ScenarioEvent {
        var event = event
        event.name = text
        event.file = String(text.prefix(255))
        event.reason = text
        event.remarks = [text]
        for index in event.failures.indices { event.failures[index].styledText = StyledText(text) }
        event.play = event.play.map { filled($0, with: text) }
        return event
    }

    private static func filled(_ play: ScenarioPlay, with text: String) -> ScenarioPlay {
        var play = play
        play.sequence.title = text
        play.sequence.file = text
        for index in play.sequence.messages.indices {
            play.sequence.messages[index].text = text
            play.sequence.messages[index].answer = text
        }
        for index in play.moments.indices {
            play.moments[index].step = text
            play.moments[index].scene.lists[0].name = text
            play.moments[index].scene.lists[0].sections[0].rows[0].label = text
        }
        play.ledger = [text]
        play.source = text
        return play
    }

    // MARK: - Checks

    /// The page has the same elements as a calm one, and data that is read as it was given.
    private static func check(_ page: PageBytes, like calm: PageBytes, _ round: Int, _ hostile: String) throws {
        for tag in Set(page.tags.keys).union(calm.tags.keys) {
            // A reason and a remark have elements of their own.
            let isCounted = tag != "p" && tag != "pre" && tag != "span"
            let isRight = tags.contains(tag) && (!isCounted || page.tags[tag] == calm.tags[tag])
            #expect(isRight, "round \(round): \(tag) for \(hostile.debugDescription)")
        }
        let data = try #require(page.data)
        #expect(throws: Never.self, "round \(round): \(hostile.debugDescription)") { try JSONReader.read(data) }
        for byte in page.controls {
            Issue.record("round \(round): U+\(String(byte, radix: 16)) of \(hostile.debugDescription)")
        }
    }
}

/// What a page has, read byte by byte: characters take ten times as long, and ten thousand pages are read.
private struct PageBytes {
    /// How often each name stands behind a `<`, without the style and the script.
    private(set) var tags: [String: Int] = [:]

    /// The data in its element, which ends before the next `<`; nil without one.
    private(set) var data: [UInt8]?

    /// The control characters but line ends and tabs.
    private(set) var controls: [UInt8] = []

    init(_ text: String) {
        let bytes = Array(text.utf8)
        controls = bytes.filter { $0 < 0x20 && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\t") }
        var body = Self.without(PageAssets.style, after: "<style>", bytes)
        body = Self.without(PageAssets.script, after: "<script type=\"module\">", body)
        for part in body.split(separator: UInt8(ascii: "<")) {
            let name = part.drop { $0 == UInt8(ascii: "/") }.prefix { Self.isOfName($0) }
            tags[String(decoding: name, as: UTF8.self), default: 0] += 1
            let opening = #"script type="application/json" id="data">"#
            if data == nil, part.starts(with: opening.utf8) { data = Array(part.dropFirst(opening.utf8.count)) }
        }
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        // A letter beyond ASCII is of a name, so that no tag is taken for a shorter one.
        byte >= 0x80 || byte == UInt8(ascii: "!") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    /// The bytes without the text behind the first of the tags that have it.
    private static func without(_ text: String, after tag: String, _ bytes: [UInt8]) -> [UInt8] {
        let wanted = Array((tag + text).utf8)
        guard let found = Data(bytes).range(of: Data(wanted)) else { return bytes }
        return Array(bytes[..<(found.lowerBound + tag.utf8.count)] + bytes[found.upperBound...])
    }
}

/// A small generator of numbers (Steele, Lea, Flood 2014), so that a failure can be repeated.
private struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func number(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((word ^ (word >> 31)) % UInt64(limit))
    }
}
