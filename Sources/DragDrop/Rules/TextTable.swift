/// A hand-edited table as text: records that begin at the margin, with fields below them.
package struct TextTable: Sendable {
    /// The module and file, such as `DragDrop/RuleTable.swift`, and the line on which the text begins.
    private let file: String
    private let firstLine: Int
    private let text: String

    package init(_ text: String, file: String = #fileID, line: Int = #line) {
        self.file = file
        firstLine = line + 2
        self.text = text
    }

    /// An error in a table, with its position.
    package struct Fault: Error {
        /// `DragDrop/RuleTable.swift:17: …`
        package let description: String
    }

    /// A record: the words of its first line, and the fields indented below.
    package struct Record {
        fileprivate let place: Place
        package let words: [String]
        fileprivate var fields: [Field] = []
    }

    /// The first field has no name; its name is "".
    fileprivate struct Field {
        let place: Place
        let name: String
        var text: String
    }

    fileprivate struct Place {
        let file: String
        let line: Int

        func fault(_ message: String) -> Fault { Fault(description: "\(file):\(line): \(message)") }
    }
}

extension TextTable {
    private static let blank = UInt8(ascii: " ")

    /// Parses the text. O(bytes).
    package func records() throws(Fault) -> [Record] {
        var records: [Record] = []
        var place = Place(file: file, line: firstLine)
        for bytes in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let indented = bytes.drop { $0 == Self.blank }
            try read(String(Substring(indented)), indentedBy: bytes.count - indented.count, at: place, into: &records)
            place = Place(file: file, line: place.line + 1)
        }
        return records
    }

    private func read(
        _ text: String, indentedBy indentation: Int, at place: Place, into records: inout [Record]
    ) throws(Fault) {
        guard !text.isEmpty, indentation > 0 || text.utf8.first != UInt8(ascii: "#") else { return }
        guard indentation > 0 else {
            records.append(Record(place: place, words: Self.words(text)))
            return
        }
        guard let record = records.indices.last else { throw place.fault("a field belongs below the line of a number") }
        switch indentation {
        case 2: try records[record].begin(text, at: place)
        case 4: try records[record].continueField(text, at: place)
        default: throw place.fault("indent a field by two blanks, and a line that continues it by four")
        }
    }

    fileprivate static func words(_ text: String) -> [String] {
        text.utf8.split(separator: blank).map { String(Substring($0)) }
    }
}

extension TextTable.Record {
    fileprivate mutating func begin(_ text: String, at place: TextTable.Place) throws(TextTable.Fault) {
        guard !fields.isEmpty else {
            fields.append(TextTable.Field(place: place, name: "", text: text))
            return
        }
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), text[colon...].utf8.starts(with: ": ".utf8)
        else {
            throw place.fault("begin a field with its name and a colon, and indent by four what continues a line")
        }
        let value = text[colon...].utf8.dropFirst(2)
        fields.append(TextTable.Field(place: place, name: String(text[..<colon]), text: String(Substring(value))))
    }

    fileprivate mutating func continueField(_ text: String, at place: TextTable.Place) throws(TextTable.Fault) {
        guard let field = fields.indices.last else { throw place.fault("no field is there to continue") }
        fields[field].text += " " + text
    }
}

// MARK: - Reading the fields of a record

extension TextTable.Record {
    package func fault(_ message: String) -> TextTable.Fault { place.fault(message) }

    /// Refuses fields with other names.
    func allow(_ names: [String]) throws(TextTable.Fault) {
        for field in fields where !names.contains(field.name) {
            throw field.place.fault("there is no field '\(field.name)'")
        }
    }

    func texts(of name: String) -> [String] {
        fields.filter { $0.name == name }.map { $0.text }
    }

    /// The text of a field; nil when it is absent. Refuses a second occurrence.
    func text(of name: String) throws(TextTable.Fault) -> String? {
        let texts = texts(of: name)
        guard texts.count < 2 else { throw fault("the field '\(name)' is there twice") }
        return texts.first
    }

    func requiredText(of name: String) throws(TextTable.Fault) -> String {
        guard let text = try text(of: name) else {
            throw fault(name.isEmpty ? "a sentence is missing" : "the field '\(name)' is missing")
        }
        return text
    }

    /// Parses words as numbers.
    func numbers<ID: TableNumber>(_ words: [String]) throws(TextTable.Fault) -> [ID] {
        var numbers: [ID] = []
        for word in words {
            guard let number = ID(word) else { throw fault("there is no \(word)") }
            numbers.append(number)
        }
        return numbers
    }

    func numbers<ID: TableNumber>(of name: String) throws(TextTable.Fault) -> [ID]? {
        guard let text = try text(of: name) else { return nil }
        return try numbers(TextTable.words(text))
    }

    /// The number of the record. Numbers must be in the order of the records.
    func number<ID: TableNumber>(at position: Int) throws(TextTable.Fault) -> ID {
        guard let word = words.first, let number = ID(word) else {
            throw fault("'\(words.first ?? "")' is no case of \(ID.name): correct it, or run `make generated`")
        }
        guard Int(number.rawValue) == position else { throw fault("\(word) is out of order") }
        return number
    }
}
