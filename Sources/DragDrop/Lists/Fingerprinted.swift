/// State that can write itself into a fingerprint: equal states write the same numbers in the same order.
protocol Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint)
}

extension Fingerprint {
    mutating func append(_ value: some Fingerprinted) {
        value.fingerprint(into: &self)
    }

    /// Appends the number of a case, and a value that belongs to it, such as the time until it is due.
    mutating func append(case number: Int32, _ milliseconds: Int? = nil) {
        append(number)
        if let milliseconds { append(milliseconds) }
    }
}

extension Int: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(Int32(truncatingIfNeeded: self))
        fingerprint.append(Int32(truncatingIfNeeded: self >> 32))
    }
}

extension Bool: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) { fingerprint.append(case: self ? 1 : 0) }
}

extension String: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(utf8.count)
        for byte in utf8 { fingerprint.append(case: Int32(byte)) }
    }
}

extension Optional: Fingerprinted where Wrapped: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(case: self == nil ? 0 : 1)
        if let self { fingerprint.append(self) }
    }
}

extension Array: Fingerprinted where Element: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(count)
        for element in self { fingerprint.append(element) }
    }
}

// MARK: - Numbers and places

extension ItemID: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) { fingerprint.append(rawValue) }
}

extension ListID: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) { fingerprint.append(rawValue) }
}

extension SectionID: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) { fingerprint.append(rawValue) }
}

extension LoadID: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) { fingerprint.append(rawValue) }
}

extension RuleID: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) { fingerprint.append(case: Int32(rawValue)) }
}

extension QuestionID: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) { fingerprint.append(case: Int32(rawValue)) }
}

extension Citation: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        switch self {
        case .rule(let rule):
            fingerprint.append(case: 0)
            fingerprint.append(rule)
        case .question(let question):
            fingerprint.append(case: 1)
            fingerprint.append(question)
        }
    }
}

extension DropOperation: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) { fingerprint.append(case: Int32(rawValue)) }
}

extension RowPath: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(section)
        fingerprint.append(item)
    }
}

extension DropProposal: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(operation)
        fingerprint.append(case: Int32(intent.rawValue))
        fingerprint.append(isPrecise)
        fingerprint.append(prefersFullSizePreview)
    }
}

extension PreviewAnswer: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        switch self {
        case .standard: fingerprint.append(case: 0)
        case .own: fingerprint.append(case: 1)
        case .none: fingerprint.append(case: 2)
        }
    }
}

extension UIKitException: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(rule)
        fingerprint.append(text)
    }
}
