/// State that can write itself: equal states write the same numbers in the same order.
package protocol StateWritable {
    func write(to writer: inout StateWriter)
}

extension StateWriter {
    package mutating func write(_ value: some StateWritable) { value.write(to: &self) }

    /// Writes the number of a case, and a value that belongs to it, such as the time until it is due.
    package mutating func write(case number: Int32, _ milliseconds: Int? = nil) {
        write(number)
        if let milliseconds { write(milliseconds) }
    }
}

extension Int: StateWritable {
    package func write(to writer: inout StateWriter) { writer.write(self) }
}

extension Bool: StateWritable {
    package func write(to writer: inout StateWriter) { writer.write(case: self ? 1 : 0) }
}

extension String: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(utf8.count)
        for byte in utf8 { writer.write(case: Int32(byte)) }
    }
}

extension Optional: StateWritable where Wrapped: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(case: self == nil ? 0 : 1)
        if let self { writer.write(self) }
    }
}

extension Array: StateWritable where Element: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(count)
        // Copies no element, unlike a loop over the array.
        let elements = span
        for index in elements.indices { elements[index].write(to: &writer) }
    }
}

// MARK: - Numbers and places

extension ItemID: StateWritable {
    package func write(to writer: inout StateWriter) { writer.write(self) }
}

extension ListID: StateWritable {
    package func write(to writer: inout StateWriter) { writer.write(rawValue) }
}

extension SectionID: StateWritable {
    package func write(to writer: inout StateWriter) { writer.write(rawValue) }
}

extension LoadID: StateWritable {
    package func write(to writer: inout StateWriter) { writer.write(self) }
}

extension RuleID: StateWritable {
    package func write(to writer: inout StateWriter) { writer.write(case: Int32(rawValue)) }
}

extension QuestionID: StateWritable {
    package func write(to writer: inout StateWriter) { writer.write(case: Int32(rawValue)) }
}

extension Citation: StateWritable {
    package func write(to writer: inout StateWriter) {
        switch self {
        case .rule(let rule):
            writer.write(case: 0)
            writer.write(rule)
        case .question(let question):
            writer.write(case: 1)
            writer.write(question)
        }
    }
}

extension DropOperation: StateWritable {
    package func write(to writer: inout StateWriter) { writer.write(case: Int32(rawValue)) }
}

extension RowPath: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(section)
        writer.write(item)
    }
}

extension DropProposal: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(operation)
        writer.write(case: Int32(intent.rawValue))
        writer.write(isPrecise)
        writer.write(prefersFullSizePreview)
    }
}

extension PreviewAnswer: StateWritable {
    package func write(to writer: inout StateWriter) {
        switch self {
        case .standard: writer.write(case: 0)
        case .own: writer.write(case: 1)
        case .none: writer.write(case: 2)
        }
    }
}

extension UIKitException: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(rule)
        writer.write(text)
    }
}
