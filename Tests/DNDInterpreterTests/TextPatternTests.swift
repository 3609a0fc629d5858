import DNDInterpreter
import Testing

@Suite struct TextPatternTests {
    @Test(arguments: [
        ("a b", "a b", true), ("a b", "a  b", true), ("a  b", "a b", true), ("a b", "ab", false),
        ("a ...", "a b c", true), ("... c", "a b c", true), ("a ... c", "a b c", true), ("a ... c", "a c", false),
        ("a...c", "ac", true), ("a ...", "b a", false), ("...", "", true), ("...", "anything", true),
        ("a ... b ... c", "a 1 b 2 c", true), ("a ... b ... c", "a 1 c 2 b", false), ("a...a", "a", false),
        ("", "", true), ("", "a", false), ("a\tb", "a b", true), ("é...", "éa", true),
    ])
    func dotsStandForAnyText(pattern: String, text: String, matches: Bool) {
        #expect(TextPattern(pattern).matches(text) == matches)
    }
}
