import DNDLanguage
import Testing

@Suite struct FaultTests {
    @Test("The bad example of every fault triggers that fault and no other", arguments: Fault.allCases)
    func badExample(fault: Fault) {
        let checked = CheckedText(fault.description.bad, others: others)
        #expect(!checked.codes.isEmpty && Set(checked.codes) == [fault.code], "\(checked.report)")
    }

    @Test("The mended example of every fault is clean", arguments: Fault.allCases)
    func fix(fault: Fault) {
        let checked = CheckedText(fault.description.fix, others: others)
        #expect(checked.codes.isEmpty, "\(checked.report)")
    }

    @Test("Every fault is explained in two to four sentences, or one that says it all", arguments: Fault.allCases)
    func explanation(fault: Fault) {
        let description = fault.description
        #expect(description.title.first?.isLowercase == true)
        #expect(description.title.last != ".")
        #expect(description.explanation.last == ".")
        #expect(description.explanation.count < 400)
    }

    @Test("Codes are not used twice")
    func uniqueCodes() {
        #expect(Set(Fault.allCases.map { $0.code }).count == Fault.allCases.count)
    }

    /// The files included by the examples of include faults.
    private var others: [String: String] {
        var files = [
            "steps.dnd": "drag 0", "main.dnd": "", "people.dnd": "parameters { labels A B }\ntable people: $labels",
        ]
        for depth in 1...20 { files["deep-\(depth).dnd"] = "include \"deep-\(depth + 1).dnd\"" }
        return files
    }
}
