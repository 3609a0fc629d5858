/// A reference for placeholders: one section as an array of rows and placeholders.
struct PlaceholderReference: Hashable {
    enum Element: Hashable {
        case row(String)
        case placeholder(String)
    }

    private(set) var elements: [Element]

    init(rows: [String]) {
        elements = rows.map { .row($0) }
    }

    /// The rows of the data source.
    var rows: [String] {
        elements.compactMap { if case .row(let label) = $0 { label } else { nil } }
    }

    var placeholders: [String] {
        elements.compactMap { if case .placeholder(let label) = $0 { label } else { nil } }
    }

    /// The number of rows before a placeholder, where its commit inserts (R183).
    func path(of label: String) -> Int? {
        guard let position = elements.firstIndex(of: .placeholder(label)) else { return nil }
        return elements[..<position].count { if case .row = $0 { true } else { false } }
    }

    mutating func insertPlaceholder(_ label: String, at presentation: Int) {
        elements.insert(.placeholder(label), at: presentation)
    }

    mutating func commit(_ label: String) {
        guard let position = elements.firstIndex(of: .placeholder(label)) else { return }
        elements[position] = .row(label)
    }

    mutating func delete(_ label: String) {
        elements.removeAll { $0 == .placeholder(label) }
    }

    mutating func deleteRow(at index: Int) {
        let label = rows[index]
        elements.removeAll { $0 == .row(label) }
    }

    /// A row inserted at the index of placeholders goes after them.
    mutating func insertRow(_ label: String, at index: Int) {
        var before = 0
        var position = 0
        while position < elements.count {
            if case .row = elements[position] {
                if before == index { break }
                before += 1
            }
            position += 1
        }
        elements.insert(.row(label), at: position)
    }
}
