import Foundation
import SourceText
import Testing

@testable import Adapting

/// Tests random input. A failure prints the seed: `DND_SEED=… swift test --filter RandomTests` replays it alone;
/// `DND_ROUNDS` is the number of seeds from there.
@Suite struct RandomTests {
    static let seed = number("DND_SEED") ?? 20_261_004
    static let roundCount = number("DND_ROUNDS") ?? (number("DND_SEED") == nil ? 1000 : 1)

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    /// The tokens that structure a file, and those that rules look for.
    private static let pieces = [
        "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\"#", "\\(", "/*", "*/", "//", "/", "#/", "/#", "`", "\n",
        "\r\n", ";", ",", ":", ".", "?", "!", "?(", "->", "<", ">", "@", "#", "@objc", "@objc(a:b:)", "@objc optional ",
        "@IBOutlet ", "@IBAction", "#selector(", "#keyPath(a.b)", "#imageLiteral(resourceName: ", "#if a\n", "#else\n",
        "\n#endif\n", "override ", "extension A {", "class A: B {", "@objc protocol P {", "func f(",
        "var a: Int? { get }",
        "import CoreGraphics\n", "class ", "lazy ", "open ", "where ", "as ", "é", "\u{1F4CC}", "\u{FEFF}", " ",
    ]

    @Test func `Cuts and insertions never stop the adapter, and what it makes it can read`() throws {
        for round in 0..<Self.roundCount {
            // Given a delegate file with some damage
            var random = SplitMix(state: Self.seed &+ round)
            var bytes = Array(
                DelegateFixture.all[Int.random(in: 0..<DelegateFixture.all.count, using: &random)].text.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, &random) }
            let source = SourceFile(name: "a", utf8: bytes)

            // When it is adapted, which may fail because it is not valid Swift
            guard let once = try? SwiftAdapter.adapt([source])[0] else { continue }

            // Then the result is as valid as before, and stable after a second time: damage inside an attribute or a
            // name may have hidden a construct the first time.
            let twice = try #require(try? adapted(once.text), "seed \(Self.seed &+ round)")
            let thrice = try #require(try? adapted(twice), "seed \(Self.seed &+ round)")
            #expect(thrice == twice, "seed \(Self.seed &+ round)")
            #expect(once.remarks.allSatisfy { $0.range.upperBound <= bytes.count }, "seed \(Self.seed &+ round)")
        }
    }

    @Test func `A text without a wall comes back as it was`() throws {
        let pieces = [
            "class A: B {\n    let a = \"@objc\"\n\n    override func f() {}\n}\n", "// @objc #selector(a)\n",
            "/* extension A { /* override */ */\n", "extension A {\n    func g() { \"\\(h(\"}\"))\" }\n}\n",
            "import UIKit\n", "let a = #\"\"@IBOutlet\"\"#\n", "let b = \"\"\"\n  #keyPath(a)\n  \"\"\"\n", "\n",
            "\t\n",
            "#if os(macOS)\nimport os\n#endif\n", "protocol P: AnyObject {\n    func f()\n}\n", "let c = a / b / c\n",
            "@available(iOS 15, *) @MainActor func f() { a?.b?(1) }\r\n", "let d = /[\"{]@objc/\n",
            "var `override` = 1;",
            "enum E { case a, b(Int) }\n", "struct S { @State private var a = 1 }\n",
            "func f() { label: for _ in a {} }\n",
        ]
        for round in 0..<Self.roundCount {
            var random = SplitMix(state: Self.seed &+ round)
            let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            .joined()
            let file = try SwiftAdapter.adapt([SourceFile(name: "a", text: text)])[0]
            #expect(file.text == text && file.remarks == [], "seed \(Self.seed &+ round)")
        }
    }

    @Test(arguments: [
        "(", "class A {", "\"\\(", "/*", "class ", "@a ", "#if a\n", "extension A { override ", ".",
    ])
    func `What is repeated often ends soon`(piece: String) {
        let text = String(repeating: piece, count: 5000)
        let start = Self.processorSeconds
        _ = try? adapted(text)
        _ = try? adapted(text + String(repeating: piece.contains("{") ? "}" : ")", count: 5000))
        #expect(Self.processorSeconds - start < 10)
    }

    /// Of this thread, since other tests run beside this one.
    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let end = min(bytes.count, place + Int.random(in: 1...200, using: &random))
            bytes.removeSubrange(place..<end)
        case 1:
            bytes.removeSubrange(place...)
        default:
            bytes.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
        }
    }
}

/// SplitMix64 (Steele, Lea and Flood 2014): small, and reproducible everywhere.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
