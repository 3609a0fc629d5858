import SourceText
import Testing

@Suite struct TextSearchTests {
    /// For all words of up to six letters from an alphabet of two, and all parts of up to three.
    @Test func `Places are those of Swift's own search`() {
        let words = (0...6).flatMap { length in
            (0..<(1 << length)).map { bits in String((0..<length).map { bits >> $0 & 1 == 0 ? "a" : "é" }) }
        }
        for text in words {
            for part in words where part.count <= 3 {
                #expect(text.firstPlace(of: part) == text.firstRange(of: part), "\(part) in \(text)")
                #expect(text.hasPlace(of: part) == text.contains(part), "\(part) in \(text)")
            }
        }
    }

    @Test func `Characters are found, not bytes`() {
        #expect("e\u{301}".firstPlace(of: "e") == nil)
        #expect("a🇩🇪b"[...].firstPlace(of: "b") != nil)
    }
}
