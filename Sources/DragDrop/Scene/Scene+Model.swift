/// An access outside the app's own array: in Swift a trap of the app, not an exception of UIKit.
package enum ModelFault: Error, Hashable, Sendable {
    case noSuchRow(RowPath, rowCount: Int)
    case noSuchSection(Int, sectionCount: Int)
}

/// Changes of the app's own data, without UIKit's knowledge.
extension Scene {
    package mutating func insertIntoModel(_ item: ItemID, at path: RowPath, in list: ListID) throws(ModelFault) {
        try validateModelSection(path.section, in: list)
        let count = self[list].modelRowCount(inSection: path.section)
        guard path.item >= 0, path.item <= count else { throw .noSuchRow(path, rowCount: count) }
        self[list].model.insert(item, at: path)
    }

    @discardableResult
    package mutating func removeFromModel(at path: RowPath, in list: ListID) throws(ModelFault) -> ItemID {
        try validateModelSection(path.section, in: list)
        let count = self[list].modelRowCount(inSection: path.section)
        guard path.item >= 0, path.item < count else { throw .noSuchRow(path, rowCount: count) }
        return self[list].model.remove(at: path)
    }

    /// Removes a row, then inserts it at a path counted without it.
    package mutating func moveInModel(from source: RowPath, to target: RowPath, in list: ListID) throws(ModelFault) {
        let before = self[list].model
        let item = try removeFromModel(at: source, in: list)
        do {
            try insertIntoModel(item, at: target, in: list)
        } catch {
            self[list].model = before
            throw error
        }
    }

    package mutating func insertSectionIntoModel(
        _ section: SectionID, at index: Int, in list: ListID
    ) throws(ModelFault) {
        let count = self[list].model.sectionCount
        guard index >= 0, index <= count else { throw .noSuchSection(index, sectionCount: count) }
        self[list].model.insertSection(Arrangement.Section(id: section), at: index)
    }

    package mutating func removeSectionFromModel(at index: Int, in list: ListID) throws(ModelFault) {
        try validateModelSection(index, in: list)
        self[list].model.removeSection(at: index)
    }

    package mutating func moveSectionInModel(from source: Int, to target: Int, in list: ListID) throws(ModelFault) {
        try validateModelSection(source, in: list)
        try validateModelSection(target, in: list)
        self[list].model.moveSection(from: source, to: target)
    }

    private func validateModelSection(_ section: Int, in list: ListID) throws(ModelFault) {
        let count = self[list].model.sectionCount
        guard section >= 0, section < count else { throw .noSuchSection(section, sectionCount: count) }
    }
}
