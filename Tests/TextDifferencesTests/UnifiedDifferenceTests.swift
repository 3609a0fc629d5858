import Foundation
import Testing

@testable import TextDifferences

@Suite struct UnifiedDifferenceTests {
    @Test func `Equal texts have no difference`() {
        #expect(UnifiedDifference(from: "a\nb", to: "a\nb", name: "f").lines == [])
    }

    /// 40,000 lines, of which every second one changes: the shortest script would take a minute.
    @Test func `A long text with many changes is compared soon, line for line`() {
        let old = (0..<40_000).map { "line \($0)\n" }
        let new = old.enumerated().map { $0.offset.isMultiple(of: 2) ? "new " + $0.element : $0.element }
        let start = ContinuousClock.now
        let difference = UnifiedDifference(from: old.joined(), to: new.joined(), name: "f")
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(difference.lines.count { $0.role == .removed } == 20_000)
        #expect(difference.lines.count { $0.role == .added } == 20_000)
    }

    @Test func `A long text without a common line is replaced as a whole`() {
        let old = (0..<2000).map { "\($0 % 7)\n" }.joined()
        let new = (0..<2000).map { "x\($0 % 7)\n" }.joined()
        let difference = UnifiedDifference(from: "a\n" + old + "z\n", to: "a\n" + new + "z\n", name: "f")
        #expect(difference.lines.count { $0.role == .removed } == 2000)
        #expect(difference.lines.count { $0.role == .context } == 2)
    }

    @Test func `A difference is written as diff -u writes it`() {
        let old = (1...12).map { "\($0)\n" }.joined()
        let new = old.replacing("2\n3\n", with: "2\nthree\n").replacing("12\n", with: "12\n13")
        #expect(
            text(from: old, to: new) == """
                --- f
                +++ f
                @@ -1,6 +1,6 @@
                 1
                 2
                -3
                +three
                 4
                 5
                 6
                @@ -10,3 +10,4 @@
                 10
                 11
                 12
                +13
                \\ No newline at end of file
                """)
    }

    @Test(arguments: [
        ("", "a\n", "@@ -0,0 +1 @@\n+a"), ("a\n", "", "@@ -1 +0,0 @@\n-a"),
        ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a"),
        ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a"),
    ])
    func `Empty texts, last lines and line ends count`(old: String, new: String, expected: String) {
        #expect(text(from: old, to: new) == "--- f\n+++ f\n" + expected)
    }

    /// Each pair of texts of up to four lines, from three different ones.
    @Test func `The new text follows from the old one and the difference`() {
        let texts = (0..<4).reduce([[""]]) { texts, _ in
            texts + [texts[texts.count - 1].flatMap { text in ["a\n", "b\n", "c\n"].map { text + $0 } }]
        }.joined()
        for old in texts {
            for new in texts {
                let lines = UnifiedDifference(from: old, to: new, name: "f").lines
                #expect(applied(lines, to: old) == new)
            }
        }
    }

    private func text(from old: String, to new: String) -> String {
        UnifiedDifference(from: old, to: new, name: "f").lines.map { $0.text }.joined(separator: "\n")
    }

    /// Applies a difference like `patch`, for texts that end with a newline.
    private func applied(_ lines: [UnifiedDifference.Line], to text: String) -> String {
        let old = text.split(separator: "\n", omittingEmptySubsequences: false)
        var result: [Substring] = []
        var next = 0
        for line in lines {
            switch line.role {
            case .file, .remark: continue
            case .place:
                let start = line.text.dropFirst(4).prefix { $0.isNumber }
                while next < (Int(start) ?? 0) - 1 {
                    result.append(old[next])
                    next += 1
                }
            case .context, .removed:
                #expect(old[next] == line.text.dropFirst())
                if line.role == .context { result.append(old[next]) }
                next += 1
            case .added: result.append(line.text.dropFirst())
            }
        }
        return (result + old[next...]).joined(separator: "\n")
    }
}
