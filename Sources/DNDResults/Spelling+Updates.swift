package import DragDrop

extension Spelling {
    /// `delete [0, 1]`, `insert section 2`: the verb of the language and the place.
    package static func update(_ update: ListUpdate) -> String {
        switch update.kind {
        case .insertRow(let row): "insert \(path(row))"
        case .deleteRow(let row): "delete \(path(row))"
        case .moveRow(let source, let destination): "move \(path(source)) to \(path(destination))"
        case .reloadRow(let row): "reload \(path(row))"
        case .reconfigureRow(let row): "reconfigure \(path(row))"
        case .insertSection(let section): "insert section \(section)"
        case .deleteSection(let section): "delete section \(section)"
        case .moveSection(let source, let destination): "move section \(source) to \(destination)"
        case .reloadSection(let section): "reload section \(section)"
        }
    }

    /// `red from 0 to 2`, `insert Z at 3`, `remove A at 0`: the changes of a difference, with moves and removals first.
    package static func changes(_ difference: ItemDifference, label: (ItemID) -> String) -> [String] {
        difference.removals.map { change in
            let item = self.label(label(change.item))
            guard let target = change.associatedWith else { return "remove \(item) at \(change.offset)" }
            return "\(item) from \(change.offset) to \(target)"
        }
            + difference.insertions.filter { $0.associatedWith == nil }.map {
                "insert \(self.label(label($0.item))) at \($0.offset)"
            }
    }
}
