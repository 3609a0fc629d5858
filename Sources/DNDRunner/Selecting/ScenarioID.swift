internal import DNDInterpreter
internal import DNDLanguage
internal import DNDSpecs
internal import SourceText

/// Identifies a scenario by its content: a hash of its name, its text and its case's row.
package struct ScenarioID: Hashable, Sendable {
    /// 64-bit FNV-1a: short, the same on every machine, and even enough for sharding.
    private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    private mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // A separator, so that "a" and "bc" differ from "ab" and "c".
        hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }

    private mutating func add(_ range: SourceRange, in sources: SourceSet) {
        add(sources[range.file].utf8[Int(range.lowerBound)..<Int(range.upperBound)])
    }

    /// The hash after the SplitMix64 finalizer, which spreads every bit over all bits: the lowest bits of FNV-1a depend
    /// on little more than the lowest bits of the text.
    var mixed: UInt64 {
        var generator = SeededGenerator(seed: hash)
        return generator.next()
    }

    /// The ID within a file: the same text in another file is another scenario.
    func within(_ path: String) -> ScenarioID {
        var id = self
        id.add(path.utf8)
        return id
    }

    /// Parses the format of ``text``.
    init?(text: String) {
        guard text.utf8.count == 16, let hash = UInt64(text, radix: 16) else { return nil }
        self.hash = hash
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// `whole` is the scenario as written, including all its cases.
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
