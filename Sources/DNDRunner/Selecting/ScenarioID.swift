internal import DNDInterpreter
internal import DNDLanguage
internal import DNDSpecs
internal import SourceText

/// A scenario by what it says: a hash of its name, its text and the row of its case.
package struct ScenarioID: Hashable, Sendable {
    /// FNV-1a with 64 bits: short, the same on every machine, and even enough to part scenarios by.
    private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    private mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // Keeps parts apart: "a" and "bc" are not "ab" and "c".
        hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }

    private mutating func add(_ range: SourceRange, in sources: SourceSet) {
        add(sources[range.file].utf8[Int(range.lowerBound)..<Int(range.upperBound)])
    }

    /// With every bit of the hash in every bit (the finalizer of SplitMix64): the lowest bits of FNV-1a hardly know
    /// more than the lowest bits of the text.
    var mixed: UInt64 {
        var generator = SeededGenerator(seed: hash)
        return generator.next()
    }

    /// The scenario in a file: in another one, the same text is another scenario.
    func within(_ path: String) -> ScenarioID {
        var id = self
        id.add(path.utf8)
        return id
    }

    /// Reads what ``text`` writes.
    init?(text: String) {
        guard text.utf8.count == 16, let hash = UInt64(text, radix: 16) else { return nil }
        self.hash = hash
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// The whole is the scenario as it is written, all its cases in one piece.
    init(_ scenario: Scenario, whole: SourceRange?, in sources: SourceSet) {
        add(scenario.name.utf8)
        let range = whole ?? scenario.range
        add(range, in: sources)
        if let row = scenario.caseRange { add(row, in: sources) }
    }
}

extension LoadedSpec {
    func id(of number: Int) -> ScenarioID {
        let scenario = program.scenarios[number]
        return ScenarioID(scenario, whole: wholeRange(of: scenario), in: sources)
    }
}
