/// The order of items in sections and rows.
///
/// The shown rows of a list are one arrangement, the rows of its data source another. Copies share their storage.
/// Callers check index paths first: an invalid one ends the process.
package struct Arrangement: Hashable, Sendable {
    package struct Section: Hashable, Sendable {
        package var id: SectionID
        package var rows: RowSequence

        package init(id: SectionID, rows: RowSequence = []) {
            self.id = id
            self.rows = rows
        }
    }

    package var sections: [Section]

    package init(sections: [Section] = []) {
        self.sections = sections
    }

    // MARK: - Queries

    package var sectionCount: Int { sections.count }

    /// The number of rows in all sections. O(sections).
    package var itemCount: Int {
        sections.reduce(0) { $0 + $1.rows.count }
    }

    /// The number of rows in a section; nil if it does not exist.
    package func rowCount(inSection section: Int) -> Int? {
        sections.indices.contains(section) ? sections[section].rows.count : nil
    }

    package func contains(_ path: RowPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.item)
    }

    /// The item at an index path; nil if there is none.
    package subscript(path: RowPath) -> ItemID? {
        contains(path) ? sections[path.section].rows[path.item] : nil
    }

    package func index(of section: SectionID) -> Int? {
        sections.firstIndex { $0.id == section }
    }

    /// The path of an item: one near the hint, otherwise in the hint's section, otherwise the first.
    ///
    /// O(log n) when the hint is good, otherwise O(n).
    package func path(of item: ItemID, near hint: RowPath? = nil) -> RowPath? {
        if let hint, sections.indices.contains(hint.section),
            let row = sections[hint.section].rows.firstIndex(of: item, near: hint.item)
        {
            return RowPath(section: hint.section, item: row)
        }
        for section in sections.indices where section != hint?.section {
            if let row = sections[section].rows.firstIndex(of: item) {
                return RowPath(section: section, item: row)
            }
        }
        return nil
    }

    // MARK: - Rows

    package mutating func insert(_ item: ItemID, at path: RowPath) {
        sections[path.section].rows.insert(item, at: path.item)
    }

    @discardableResult
    package mutating func remove(at path: RowPath) -> ItemID {
        sections[path.section].rows.remove(at: path.item)
    }

    /// Moves an item to an index path that counts without it.
    package mutating func move(from source: RowPath, to destination: RowPath) {
        insert(remove(at: source), at: destination)
    }

    package mutating func replace(at path: RowPath, with item: ItemID) {
        sections[path.section].rows.replace(at: path.item, with: item)
    }

    // MARK: - Sections

    package mutating func insertSection(_ section: Section, at index: Int) {
        sections.insert(section, at: index)
    }

    @discardableResult
    package mutating func removeSection(at index: Int) -> Section {
        sections.remove(at: index)
    }

    /// Moves a section to an index that counts without it.
    package mutating func moveSection(from source: Int, to destination: Int) {
        insertSection(removeSection(at: source), at: destination)
    }
}
