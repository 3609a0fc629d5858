extension RuleID: CustomStringConvertible {
    /// The number as it is written: "R131", "B04", "T06w". O(number of runs).
    package var description: String {
        let run: Run = RuleID.run(containing: self)
        let number: Int = run.firstNumber + Int(rawValue - run.first.rawValue)
        var text: String = ""
        text.unicodeScalars.append(Unicode.Scalar(family.letterUTF8))
        var place: Int = family.digitCount == 3 ? 100 : 10
        while place > 0 {
            text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(number / place % 10)))
            place /= 10
        }
        if let variant: UInt8 = run.variantUTF8 { text.unicodeScalars.append(Unicode.Scalar(variant)) }
        return text
    }

    /// Reads a number in its written form, upper case or lower case; nil for anything else. O(number of runs).
    package init?(_ text: some StringProtocol) {
        var bytes = text.utf8.makeIterator()
        guard let letter: UInt8 = bytes.next(), let family = Family(letterUTF8: letter) else { return nil }
        var number: Int = 0
        for _ in 0..<family.digitCount {
            guard let digit: UInt8 = bytes.next(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else {
                return nil
            }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        let variant: UInt8? = bytes.next().map(lowercaseUTF8)
        guard bytes.next() == nil else { return nil }
        self.init(family: family, number: number, variantUTF8: variant)
    }

    private init?(family: Family, number: Int, variantUTF8: UInt8?) {
        for run in RuleID.runs where run.first.family == family && run.variantUTF8 == variantUTF8 {
            guard run.numbers.contains(number) else { continue }
            self.init(rawValue: run.first.rawValue + UInt16(number - run.firstNumber))
            return
        }
        return nil
    }
}

extension RuleID.Family {
    /// Reads a letter, upper case or lower case.
    fileprivate init?(letterUTF8: UInt8) {
        for family in RuleID.Family.allCases
        where lowercaseUTF8(family.letterUTF8) == lowercaseUTF8(letterUTF8) {
            self = family
            return
        }
        return nil
    }
}

extension RuleID {
    /// Numbers that follow one another without a gap.
    private struct Run {
        let first: RuleID
        let last: RuleID
        let firstNumber: Int

        /// The letter behind the digits, as in T06w.
        let variantUTF8: UInt8?

        init(_ first: RuleID, _ last: RuleID, from firstNumber: Int, variant: UInt8? = nil) {
            self.first = first
            self.last = last
            self.firstNumber = firstNumber
            self.variantUTF8 = variant
        }

        var numbers: ClosedRange<Int> {
            firstNumber...(firstNumber + Int(last.rawValue - first.rawValue))
        }
    }

    /// All numbers, in order. A test compares the runs with the names of the cases.
    private static let runs: [Run] = [
        Run(.r001, .r018, from: 1),
        Run(.r020, .r028, from: 20),
        Run(.r030, .r038, from: 30),
        Run(.r050, .r068, from: 50),
        Run(.r070, .r113, from: 70),
        Run(.r115, .r151, from: 115),
        Run(.r160, .r176, from: 160),
        Run(.r180, .r192, from: 180),
        Run(.r195, .r198, from: 195),
        Run(.r200, .r206, from: 200),
        Run(.r210, .r219, from: 210),
        Run(.r230, .r249, from: 230),
        Run(.b01, .b19, from: 1),
        Run(.e01, .e03, from: 1),
        Run(.e10, .e21, from: 10),
        Run(.e30, .e38, from: 30),
        Run(.e40, .e42, from: 40),
        Run(.e50, .e59, from: 50),
        Run(.s01, .s19, from: 1),
        Run(.t01, .t06, from: 1),
        Run(.t06w, .t06w, from: 6, variant: UInt8(ascii: "w")),
        Run(.t07, .t18, from: 7),
        Run(.q01, .q41, from: 1),
    ]

    private static func run(containing id: RuleID) -> Run {
        for run in runs where id.rawValue <= run.last.rawValue { return run }
        preconditionFailure("No run of RuleID holds the case with raw value \(id.rawValue).")
    }
}

/// Maps an ASCII capital to its small letter and leaves other bytes alone.
private func lowercaseUTF8(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
