/// Which items are where: sections in order, rows in order.
///
/// What a list shows is one arrangement, what its data source would answer is another. A value; copies share their
/// rows. The caller has checked what it asks for: an index path that is out of range ends the process.
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

    // MARK: - Asking

    package var sectionCount: Int { sections.count }

    /// The rows of all sections. O(sections).
    package var itemCount: Int {
        sections.reduce(0) { $0 + $1.rows.count }
    }

    /// The rows of a section, nil if there is no such section.
    package func rowCount(inSection section: Int) -> Int? {
        sections.indices.contains(section) ? sections[section].rows.count : nil
    }

    package func contains(_ path: RowPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.item)
    }

    /// The item at an index path, nil if there is none.
    package subscript(path: RowPath) -> ItemID? {
        contains(path) ? sections[path.section].rows[path.item] : nil
    }

    package func index(of section: SectionID) -> Int? {
        sections.firstIndex { $0.id == section }
    }

    /// Where an item is: near the hint if it is there, otherwise in the hint's section, otherwise the first of all.
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
