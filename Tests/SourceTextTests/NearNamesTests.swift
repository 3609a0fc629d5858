import SourceText
import Testing

@Suite struct NearNamesTests {
    static let verbs = ["drag", "drop", "hover", "lift", "leave", "release", "select", "deselect", "settle", "wait"]

    @Test(arguments: [
        ("hoover", ["hover"]), ("darg", ["drag"]), ("Drag", ["drag"]), ("dro", ["drop"]), ("drap", ["drag", "drop"]),
        ("relase", ["release"]), ("table", []), ("x", []), ("", []), ("drop", []), ("deslect", ["deselect"]),
    ])
    func theNearestNamesAreFoundInOrder(name: String, nearest: [String]) {
        #expect(NearNames.nearest(to: name, in: Self.verbs) == nearest)
    }

    @Test(arguments: [("ÄPFEL", "äpfel"), ("ΜΗΛΑ", "μηλα"), ("ЯБЛОКИ", "яблоки"), ("ЁЖ", "ёж"), ("A", "a")])
    func `Capitals are one difference in other alphabets, too`(capitals: String, letters: String) {
        #expect(NearNames.distance(capitals, letters, limit: 1) == 1)
    }

    @Test func longNamesAreNotCompared() {
        let long = String(repeating: "a", count: NearNames.lengthMax + 1)
        #expect(NearNames.nearest(to: long, in: [long + "b"]) == [])
    }

    /// Compares with the definition, for all words of up to four letters from an alphabet of two.
    @Test func theDistanceIsThatOfTheDefinition() {
        let words = (0...4).flatMap { length in
            (0..<(1 << length)).map { bits in String((0..<length).map { bits >> $0 & 1 == 0 ? "a" : "b" }) }
        }
        for first in words {
            for second in words {
                let expected = Self.distance(Array(first)[...], Array(second)[...])
                #expect(NearNames.distance(first, second, limit: 9) == expected, "\(first) \(second)")
                #expect(NearNames.distance(first, second, limit: 1) == (expected <= 1 ? expected : nil))
            }
        }
    }

    private static func distance(_ first: ArraySlice<Character>, _ second: ArraySlice<Character>) -> Int {
        guard let a = first.last, let b = second.last else { return first.count + second.count }
        var least = min(
            distance(first.dropLast(), second) + 1, distance(first, second.dropLast()) + 1,
            distance(first.dropLast(), second.dropLast()) + (a == b ? 0 : 1))
        if first.count > 1, second.count > 1, a == second.dropLast().last, b == first.dropLast().last {
            least = min(least, distance(first.dropLast(2), second.dropLast(2)) + 1)
        }
        return least
    }
}
